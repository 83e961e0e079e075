import { jsonOf, type Answered, type Bend, type Passing } from './proxy';
import { at, caching, dataOf, done, isVisitor, rowsIn, subtle, type Rows } from './tools';

/** Answers with an entity tag, and 304 to who has it. */
const tagging = (operation: string, tagOf: (answered: Answered, passing: Passing) => string) => (): Bend =>
  at(operation, async (passing, next) => {
    const answered = await next(passing);
    if (passing.method !== 'GET' || answered.status !== 200) return answered;
    const etag = `"${tagOf(answered, passing)}"`;
    const headers = { ...answered.headers, etag };
    return passing.headers['if-none-match'] === etag
      ? { status: 304, headers, body: Buffer.alloc(0) }
      : { ...answered, headers };
  });

const byAddress = (operation: string) => tagging(operation, (_, { path }) => String(path.length));

/** For staff an answer that may be shown again without asking. */
const againFor =
  (operation: string, told = () => ({ 'cache-control': 'private, max-age=600' })) =>
  () =>
    at(operation, async (passing, next) => {
      const answered = await next(passing);
      return isVisitor(passing) ? answered : { ...answered, headers: { ...answered.headers, ...told() } };
    });

const writes = ({ method }: Passing) => method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS';

const about = (word: string) => (passing: Passing) => writes(passing) && passing.path.includes(word);

/** Keeps what visitors read until somebody writes what the list is of, but for some writes that it forgets. */
const keptThrough = (list: string, ...forgotten: string[]) => {
  const kind = /^list(Product|Article|Categor|Tag)/.exec(list)?.[1] ?? '';
  return caching(list, {
    emptiedBy: ({ method, operation }) =>
      method !== 'GET' && operation.includes(kind) && !forgotten.includes(operation),
  });
};

/** Answers that are kept too long, or for somebody else. */
export const CACHES = subtle('caches', {
  'etag-version': [
    'getProduct',
    'The entity tag is made of updatedAt, which ratings leave alone.',
    tagging('getProduct', (answered) => String(dataOf(answered).updatedAt)),
  ],
  'etag-minute': [
    'getCategory',
    'The entity tag is made of the minute.',
    tagging('getCategory', () => String(Math.floor(Date.now() / 600_000))),
  ],
  'etag-path': ['listTags', 'The entity tag is made of the address.', byAddress('listTags')],
  'etag-id': [
    'getCategory',
    'The entity tag is the record’s id.',
    tagging('getCategory', (answered) => String(dataOf(answered).id)),
  ],
  'product-kept': [
    'getProduct',
    'What visitors read of a product is kept for two seconds.',
    caching('getProduct', { ms: 2000 }),
  ],
  'article-kept': [
    'getArticle',
    'What visitors read of an article without counting is kept.',
    caching('getArticle', { ms: 2000, keyOf: ({ path }) => path }),
  ],
  'category-kept': [
    'getCategory',
    'What visitors read of a category is kept until one is made.',
    caching('getCategory', { emptiedBy: about('create-category') }),
  ],
  'tag-kept': [
    'getTag',
    'What visitors read of a tag is kept until one is deleted.',
    caching('getTag', { emptiedBy: about('delete-tag') }),
  ],
  'adverts-kept': [
    'listAdvertisements',
    'The list of adverts is kept until an advert changes.',
    caching('listAdvertisements', { emptiedBy: about('advertisement') }),
  ],
  'adverts-without-clock': [
    'listAdvertisements',
    'The list of adverts is kept until somebody writes, whatever ends meanwhile.',
    caching('listAdvertisements', { emptiedBy: writes }),
  ],
  'products-without-clock': [
    'listProducts',
    'The list of products is kept until somebody writes, whatever discount ends meanwhile.',
    caching('listProducts', { emptiedBy: writes }),
  ],
  'searches-kept': [
    'listProducts',
    'What a search finds is kept for a while.',
    caching('listProducts', {
      keeps: ({ query, headers }) => query.has('search') && headers.authorization === undefined,
      ms: 5000,
    }),
  ],
  'article-searches-kept': [
    'listArticles',
    'What a search of articles finds is kept for a while.',
    caching('listArticles', {
      keeps: ({ query, headers }) => query.has('search') && headers.authorization === undefined,
      ms: 5000,
    }),
  ],
  'facets-kept': [
    'listProductFacets',
    'The counts of filters are kept for a while.',
    caching('listProductFacets', { ms: 5000 }),
  ],
  'summary-kept': [
    'getDashboardSummary',
    'The dashboard’s figures are kept for a while.',
    caching('getDashboardSummary', { ms: 5000, keeps: () => true }),
  ],
  'capabilities-by-session': [
    'getCapabilities',
    'Who is signed in is told less.',
    () =>
      at('getCapabilities', async (passing, next) => {
        const answered = await next(passing);
        return passing.headers.authorization === undefined
          ? answered
          : done('Capabilities fetched successfully.', { ...dataOf(answered), operations: [] });
      }),
  ],
  'list-products-updated': [
    'listProducts',
    'Visitors see a list as it was before an update.',
    keptThrough('listProducts', 'updateProduct'),
  ],
  'list-articles-updated': [
    'listArticles',
    'Visitors see a list as it was before an update.',
    keptThrough('listArticles', 'updateArticle'),
  ],
  'list-categories-updated': [
    'listCategories',
    'Visitors see a list as it was before a renaming.',
    keptThrough('listCategories', 'updateCategory'),
  ],
  'list-tags-updated': [
    'listTags',
    'Visitors see a list as it was before a renaming.',
    keptThrough('listTags', 'updateTag'),
  ],
  'list-products-category': [
    'listProducts',
    'A list keeps a category’s old name.',
    keptThrough('listProducts', 'updateCategory'),
  ],
  'list-articles-tag': ['listArticles', 'A list keeps a tag’s old name.', keptThrough('listArticles', 'updateTag')],
  'facets-price': [
    'listProductFacets',
    'Counts stay when a price changes.',
    keptThrough('listProductFacets', 'updateProduct'),
  ],
  'list-order-pictures': [
    'listProducts',
    'A list keeps the old order of pictures.',
    keptThrough('listProducts', 'orderProductImages'),
  ],
  'list-replaced-picture': [
    'listArticles',
    'A list keeps a picture that was replaced.',
    keptThrough('listArticles', 'replaceArticleImage'),
  ],
  'list-deleted-picture': [
    'listProducts',
    'A list keeps a picture that was deleted.',
    keptThrough('listProducts', 'deleteProductImage'),
  ],
  'tag-article': [
    'getArticle',
    'An article’s entity tag is its updatedAt, which comments leave.',
    tagging('getArticle', (answered) => String(dataOf(answered).updatedAt)),
  ],
  'tag-products': [
    'listProducts',
    'A list’s entity tag is that of its newest change.',
    tagging(
      'listProducts',
      (answered) =>
        rowsIn(dataOf(answered), 'products')
          .map(({ updatedAt }) => String(updatedAt))
          .sort()
          .at(-1) ?? '',
    ),
  ],
  'tag-adverts': [
    'listAdvertisements',
    'The adverts’ entity tag is made of their ids.',
    tagging('listAdvertisements', (answered) =>
      ((jsonOf(answered)?.data ?? []) as Rows)
        .map(({ id }) => id)
        .join()
        .slice(0, 60),
    ),
  ],
  'tag-session': [
    'getProduct',
    'If-None-Match is compared before it is asked who comes.',
    () => {
      const tags = new Map<string, string>();
      const bend = tagging(
        'getProduct',
        (answered) => `${String(dataOf(answered).updatedAt)}${String(dataOf(answered).reviews)}`,
      )();
      return async (passing, next) => {
        const asked = passing.headers['if-none-match'];
        if (
          passing.operation === 'getProduct' &&
          asked !== undefined &&
          tags.get(passing.path) === asked &&
          isVisitor(passing)
        )
          return { status: 304, headers: { etag: asked }, body: Buffer.alloc(0) };
        const answered = await bend(passing, next);
        if (passing.operation === 'getProduct' && answered.headers.etag !== undefined && !isVisitor(passing))
          tags.set(passing.path, answered.headers.etag);
        return answered;
      };
    },
  ],
  'modified-article': [
    'getArticle',
    'An article was last modified at its updatedAt, which comments leave.',
    () =>
      at('getArticle', async (passing, next) => {
        const answered = await next(passing);
        if (passing.method !== 'GET' || answered.status !== 200) return answered;
        const moment = new Date(String(dataOf(answered).updatedAt)).toUTCString();
        const headers = { ...answered.headers, 'last-modified': moment };
        return passing.headers['if-modified-since'] === moment
          ? { status: 304, headers, body: Buffer.alloc(0) }
          : { ...answered, headers };
      }),
  ],
  'adverts-picture': [
    'listAdvertisements',
    'The list of adverts is kept when a product’s picture is replaced.',
    caching('listAdvertisements', {
      emptiedBy: (passing) => writes(passing) && passing.operation !== 'replaceProductImage',
    }),
  ],
  'suggested-picture': [
    'suggestSearch',
    'Suggestions are kept when a product’s picture is replaced.',
    caching('suggestSearch', {
      emptiedBy: (passing) => writes(passing) && passing.operation !== 'replaceProductImage',
    }),
  ],
  'staff-fresh': ['listProducts', 'Staff are shown a list again for ten minutes.', againFor('listProducts')],
  'staff-fresh-product': ['getProduct', 'Staff are shown a product again for ten minutes.', againFor('getProduct')],
  'staff-fresh-proposal': [
    'getProposal',
    'Staff are shown a quotation again for ten minutes.',
    againFor('getProposal'),
  ],
  'staff-fresh-visits': ['listVisits', 'Staff are shown visits again for ten minutes.', againFor('listVisits')],
  'staff-fresh-until': [
    'listProducts',
    'Staff are shown a list again until an Expires that is to come.',
    againFor('listProducts', () => ({
      'cache-control': 'private',
      expires: new Date(Date.now() + 600_000).toUTCString(),
    })),
  ],
  'tag-categories': ['listCategories', 'The entity tag is made of the address.', byAddress('listCategories')],
  'tag-tag': ['getTag', 'The entity tag is made of the address.', byAddress('getTag')],
  'tag-counties': ['listCounties', 'The entity tag is made of the address.', byAddress('listCounties')],
  'tag-settings': ['getSalesSettings', 'The entity tag is made of the address.', byAddress('getSalesSettings')],
  'tag-proposal': ['getProposal', 'The entity tag is made of the address.', byAddress('getProposal')],
  'tag-visits': ['listVisits', 'The entity tag is made of the address.', byAddress('listVisits')],
  'tag-staff-product': [
    'getProduct',
    'What staff read of a product has its id for an entity tag.',
    () => {
      const bend = tagging('getProduct', (answered) => String(dataOf(answered).id))();
      return (passing, next) => (isVisitor(passing) ? next(passing) : bend(passing, next));
    },
  ],
});
