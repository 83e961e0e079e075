import { answered, defectsOf, withData } from './tools';

interface Dated {
  createdAt: unknown;
}

interface Money {
  product_price: unknown;
  new_price: unknown;
}

export const SCHEMA = defectsOf('schema', {
  'id-number': [
    'listTags',
    'Ids of tags are numbers in the list.',
    withData<{ tags: { id: unknown }[] }>('listTags', ({ tags }) => ({
      tags: tags.map((tag, index) => ({ ...tag, id: index + 1 })),
    })),
  ],
  'price-number': [
    'getProduct',
    'A price without cents is a number.',
    withData<Money>('getProduct', (product) => ({
      ...product,
      product_price: Number.isInteger(Number(product.product_price))
        ? Number(product.product_price)
        : product.product_price,
    })),
  ],
  'price-grouped': [
    'listAdvertisements',
    'Prices in adverts have separators for thousands.',
    withData<{ product: Money }[]>('listAdvertisements', (adverts) => {
      for (const { product } of adverts)
        product.product_price = Number(product.product_price).toLocaleString('en', { minimumFractionDigits: 2 });
    }),
  ],
  'null-text': [
    'listProducts',
    'A missing new price is the text "null".',
    withData<{ products: Money[] }>('listProducts', ({ products }) => {
      for (const product of products) product.new_price = String(product.new_price);
    }),
  ],
  'images-missing': [
    'listProducts',
    'Products without pictures have no `images` at all.',
    withData<{ products: { images?: unknown[] }[] }>('listProducts', ({ products }) => {
      for (const product of products) if (product.images?.length === 0) delete product.images;
    }),
  ],
  'discounts-null': [
    'getProduct',
    '`discounts` is null where there are none.',
    withData<{ discounts: unknown[] | null }>('getProduct', (product) => {
      if (product.discounts?.length === 0) product.discounts = null;
    }),
  ],
  'epoch-time': [
    'getArticle',
    'Comments have milliseconds since 1970 as `createdAt`.',
    withData<{ comments: Dated[] }>('getArticle', ({ comments }) => {
      for (const comment of comments) comment.createdAt = Date.parse(String(comment.createdAt));
    }),
  ],
  'time-without-zone': [
    'listQuotations',
    'Times in the inbox have no offset.',
    withData<{ quotations: Dated[] }>('listQuotations', ({ quotations }) => {
      for (const quotation of quotations) quotation.createdAt = String(quotation.createdAt).replace('Z', '');
    }),
  ],
  'average-text': [
    'getProduct',
    'The average is a text, as the database gives it, once there are ratings.',
    withData<{ rating: unknown; reviews: number }>('getProduct', (product) => {
      if (product.reviews > 0) product.rating = Number(product.rating).toFixed(4);
    }),
  ],
  'active-number': [
    'listCategories',
    '`isActive` is 1 or 0.',
    withData<{ categories: { isActive: unknown }[] }>('listCategories', ({ categories }) => {
      for (const category of categories) category.isActive = Number(category.isActive);
    }),
  ],
  'tags-flat': [
    'getArticle',
    'Tags of an article stand there without their connection.',
    withData<{ tags: { tag: unknown }[] }>('getArticle', (article) => ({
      ...article,
      tags: article.tags.map(({ tag }) => tag),
    })),
  ],
  'count-text': [
    'listArticles',
    '`pageCount` is a text.',
    withData<{ meta: { pageCount: unknown } }>('listArticles', (data) => ({
      ...data,
      meta: { ...data.meta, pageCount: String(data.meta.pageCount) },
    })),
  ],
  'category-empty': [
    'getArticle',
    'An article without a category has an empty object as category.',
    withData<{ category: object | null }>('getArticle', (article) => {
      article.category ??= {};
    }),
  ],
  'stock-label': [
    'createProduct',
    'A new product is answered with a label for people as stock status.',
    withData<{ stock_status: string }>('createProduct', (product) => ({
      ...product,
      stock_status: product.stock_status === 'in_stock' ? 'In stock' : 'Out of stock',
    })),
  ],
  'days-missing': [
    'getDashboardSummary',
    'Days without a request are missing in the dashboard.',
    withData<{ quotesPerDay: { count: number }[] }>('getDashboardSummary', (data) => ({
      ...data,
      quotesPerDay: data.quotesPerDay.filter(({ count }) => count > 0),
    })),
  ],
  'profile-flat': [
    'getProfile',
    'The profile stands in `data` instead of `data.user`.',
    withData<{ user: object }>('getProfile', ({ user }) => user),
  ],
  'middle-name-missing': [
    'getProfile',
    'A middle name that is not there is left out instead of null.',
    withData<{ user: { middle_name?: string | null } }>('getProfile', ({ user }) => {
      if (user.middle_name === null) delete user.middle_name;
    }),
  ],
  'null-body': [
    'deactivateTag',
    'Hiding a tag is answered with the JSON `null`.',
    answered('deactivateTag', (answer) =>
      answer.status === 200
        ? { ...answer, body: Buffer.from('null'), headers: { ...answer.headers, 'Content-Type': 'application/json' } }
        : answer,
    ),
  ],
});
