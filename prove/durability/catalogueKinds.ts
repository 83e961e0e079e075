import {
  MARK,
  gone,
  hidden,
  named,
  next,
  path,
  shown,
  there,
  type Kind,
  type KindOfWrite,
  type Subject,
} from './kindOfWrite';

const widths = (table: string, owner: string) =>
  `coalesce((select string_agg(width::text, ',' order by position) from ${table} where ${owner} = entity.id), 'none')`;
const pictured = ({ isActive, pictures, ...subject }: Subject) =>
  `${subject.version} ${isActive} ${pictures.map(({ width }) => width).join(',') || 'none'}`;

/** Adding, replacing, ordering and removing pictures; ids of new ones come with the answer or are looked up. */
const pictureChanges = (noun: 'Product' | 'Article'): KindOfWrite['changes'] => [
  (subject, { picture }) => {
    const { bytes, width } = picture();
    const pictures = [...subject.pictures, { id: '', width }];
    const options = { path: path(subject), files: [bytes] };
    return { operation: `add${noun}Images`, options, after: { ...subject, pictures } };
  },
  (subject, { picture }) => {
    const [first, ...others] = subject.pictures;
    if (!first?.id) return null;
    const { bytes, width } = picture();
    const pictures = [{ id: first.id, width }, ...others];
    const options = { path: { imageId: first.id }, files: [bytes] };
    return { operation: `replace${noun}Image`, options, after: { ...subject, pictures } };
  },
  (subject) => {
    const pictures = subject.pictures.toReversed();
    if (pictures.length < 2 || pictures.some(({ id }) => !id)) return null;
    const options = { path: path(subject), body: { imageIds: pictures.map(({ id }) => id) } };
    return { operation: `order${noun}Images`, options, after: { ...subject, pictures } };
  },
  (subject) => {
    const [first, ...others] = subject.pictures;
    if (!first?.id) return null;
    const after = { ...subject, pictures: others };
    return { operation: `delete${noun}Image`, options: { path: { imageId: first.id } }, after };
  },
];

const name = (noun: 'Category' | 'Tag', table: string, field: string): KindOfWrite => ({
  all: `select split_part(${field}, ' ', 1) mark, split_part(${field}, ' ', 2) || ' ' || is_active state from ${table}`,
  state: ({ version, isActive }) => `${version} ${isActive}`,
  create: (subject) => ({ operation: `create${noun}`, options: { body: { [field]: named(subject) } }, after: subject }),
  changes: [
    (subject) => {
      const after = next(subject);
      return { operation: `update${noun}`, options: { path: path(subject), body: { [field]: named(after) } }, after };
    },
    hidden(`deactivate${noun}`),
    shown(`activate${noun}`),
    gone(`delete${noun}`),
  ],
});

/** What stands in the shop, and what visitors add to it. */
export const CATALOGUE_KINDS = {
  subscriber: {
    all: `select split_part(email, '@', 1) mark, 'there' state from newsletter_subscriptions`,
    state: there,
    create: (subject) => ({
      operation: 'subscribeToNewsletter',
      options: { body: { email: `${subject.mark}@example.com` } },
      after: subject,
    }),
    changes: [],
  },
  rating: {
    all: `select comment mark, 'there' state from product_ratings`,
    state: there,
    create: (subject, { random, ground }) => ({
      operation: 'rateProduct',
      options: {
        path: { productId: random.pick(ground.products) },
        body: { rating: 1 + random.below(5), comment: subject.mark },
      },
      after: subject,
    }),
    changes: [],
  },
  comment: {
    all: `select content mark, 'there' state from comments`,
    state: there,
    create: (subject, { random, ground }) => ({
      operation: random.chance(0.5) ? 'commentOnArticle' : 'commentOnArticleAlias',
      options: { path: { articleId: random.pick(ground.articles) }, body: { content: subject.mark } },
      after: subject,
    }),
    changes: [({ id }) => ({ operation: 'deleteComment', options: { path: { commentId: id } }, after: null })],
  },
  category: name('Category', 'categories', 'category_name'),
  tag: name('Tag', 'tags', 'tag_name'),
  advert: {
    // A column of its own for a mark there is not; the years of its start and end are one.
    all: `select 'zz' || extract(year from start_date) || 'x' || extract(epoch from end_date - start_date)::bigint mark,
      is_active::text state from advertisements where start_date >= '2100-01-01' and end_date is not null`,
    state: ({ isActive }) => String(isActive),
    create: (subject, { ground }) => {
      const [, year = '', seconds = ''] = MARK.exec(subject.mark) ?? [];
      const start = Date.UTC(Number(year), 0, 1);
      const body = {
        productId: ground.products[0] ?? '',
        start_date: new Date(start).toISOString(),
        end_date: new Date(start + 1_000 * Number(seconds)).toISOString(),
      };
      return { operation: 'createAdvertisement', options: { body }, after: subject };
    },
    changes: [
      (subject) => ({
        operation: 'updateAdvertisement',
        options: { path: path(subject), body: { isActive: !subject.isActive } },
        after: { ...subject, isActive: !subject.isActive },
      }),
    ],
  },
  product: {
    all: `select split_part(product_name, ' ', 1) mark,
      quantity || ' ' || is_active || ' ' || ${widths('product_images', 'product_id')} state from products entity`,
    state: pictured,
    create: (subject, { picture, ground }) => {
      const files = [picture(), picture()];
      const pictures = files.map(({ width }) => ({ id: '', width }));
      const body = {
        product_name: subject.mark,
        product_price: '100.00',
        quantity: subject.version,
        category_id: ground.category,
      };
      const options = { body, files: files.map(({ bytes }) => bytes) };
      return { operation: 'createProduct', options, after: { ...subject, pictures } };
    },
    changes: [
      (subject) => {
        const after = next(subject);
        const options = { path: path(subject), body: { quantity: after.version } };
        return { operation: 'updateProduct', options, after };
      },
      hidden('deactivateProduct'),
      shown('activateProduct'),
      gone('deleteProduct'),
      ...pictureChanges('Product'),
    ],
  },
  article: {
    all: `select split_part(title, ' ', 1) mark,
      split_part(title, ' ', 2) || ' ' || is_active || ' ' || ${widths('article_images', 'article_id')} state
      from articles entity`,
    state: pictured,
    create: (subject, { picture }) => {
      const { bytes, width } = picture();
      const options = { body: { title: named(subject), content: 'Words.' }, files: [bytes] };
      return { operation: 'createArticle', options, after: { ...subject, pictures: [{ id: '', width }] } };
    },
    changes: [
      (subject) => {
        const after = next(subject);
        return { operation: 'updateArticle', options: { path: path(subject), body: { title: named(after) } }, after };
      },
      hidden('deactivateArticle'),
      shown('activateArticle'),
      gone('deleteArticle'),
      ...pictureChanges('Article'),
    ],
  },
} satisfies Partial<Record<Kind, KindOfWrite>>;
