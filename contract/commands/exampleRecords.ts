import { png } from '../checks/uploads/pictures';
import { addArticle } from '../fixtures/minimal/handlers/articles';
import { addProduct } from '../fixtures/minimal/handlers/products';
import type { Advert, Listed, Picture, Quotation, Store } from '../fixtures/minimal/store';
import { exampleAnswers } from '../guide/examples';
import type { Contract } from '../spec/contract';

/** A record as examples show it; the same one may stand in several, here more of it and there less. */
type Shown = Record<string, unknown> & { id: string };

/** How a record of each kind is known among whatever an answer holds. */
const KINDS = {
  categories: (record: object) => 'category_name' in record,
  tags: (record: object) => 'tag_name' in record,
  products: (record: object) => 'product_name' in record,
  articles: (record: object) => 'title' in record && 'viewsCount' in record,
  adverts: (record: object) => 'product' in record && !('tag' in record),
  quotations: (record: object) => 'clients_name' in record,
} as const;
type Kind = keyof typeof KINDS;

/** All records of the examples of answers, by kind and id. */
function recordsIn(contract: Contract): Record<Kind, Map<string, Shown>> {
  const found = {
    categories: new Map<string, Shown>(),
    tags: new Map<string, Shown>(),
    products: new Map<string, Shown>(),
    articles: new Map<string, Shown>(),
    adverts: new Map<string, Shown>(),
    quotations: new Map<string, Shown>(),
  };
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('id' in value && typeof value.id === 'string') {
      const record = value as Shown;
      for (const [kind, isOne] of Object.entries(KINDS))
        if (isOne(record)) found[kind as Kind].set(record.id, { ...found[kind as Kind].get(record.id), ...record });
    }
    Object.values(value).forEach(look);
  };
  for (const operation of contract.operations.values())
    for (const answer of exampleAnswers(contract, operation, operation.success)) look(answer);
  return found;
}

/** Puts the records of the contract's examples into an empty store, under the ids that they have there. */
export function addExamples(store: Store, contract: Contract): void {
  const { categories, tags, products, articles, adverts, quotations } = recordsIn(contract);
  for (const { id, category_name, category_name_sw, isActive } of categories.values())
    store.categories.set(id, {
      id,
      name: String(category_name),
      name_sw: typeof category_name_sw === 'string' ? category_name_sw : null,
      isActive: isActive !== false,
    });
  for (const { id, tag_name, isActive } of tags.values())
    store.tags.set(id, { id, name: String(tag_name), name_sw: null, isActive: isActive !== false });
  for (const product of products.values()) addExampleProduct(store, product);
  for (const article of articles.values()) addExampleArticle(store, article);
  for (const { id, product, ...advert } of adverts.values())
    store.adverts.set(id, {
      ...store.listed(),
      isActive: true,
      start_date: null,
      end_date: null,
      ...(advert as Partial<Advert>),
      id,
      productId: (product as Shown).id,
    });
  for (const { products: _, position: __, ...quotation } of quotations.values())
    store.quotations.set(quotation.id, {
      ...{ productIds: [], assigneeId: null, countyId: null, history: [] },
      ...store.listed(),
      ...(quotation as unknown as Quotation),
    });
}

/** Takes what stands in a store under a new id over to the example's id and times. */
function rename<T extends Listed & { updatedAt: string }>(records: Map<string, T>, record: T, shown: Shown): void {
  records.delete(record.id);
  const { id, createdAt = record.createdAt, updatedAt = record.updatedAt } = shown as Shown & Partial<T>;
  records.set(id, Object.assign(record, { id, createdAt, updatedAt }));
}

/** The pictures, grey and of the right size. */
function picturesOf(store: Store, { images = [] }: Shown): Picture[] {
  return (images as { id: string; image_url: string; width?: number; height?: number }[]).map(
    ({ id, image_url, width = 640, height = 480 }) => {
      const file = image_url.replace(/^.*\//, '');
      store.files.set(file, { type: 'image/png', bytes: png(width, height, [0x80]) });
      return { id, file, width, height };
    },
  );
}

const listOf = (store: Store, list: unknown) =>
  ((list ?? []) as object[]).map((entry) => ({ ...store.listed(), ...entry })).reverse();

function addExampleProduct(store: Store, shown: Shown): void {
  const { ratings, discounts, images: _, ...fields } = shown;
  const [discount] = (discounts ?? []) as { discount_percentage: number }[];
  const product = addProduct(store, {
    ...(fields as unknown as Parameters<typeof addProduct>[1]),
    discount_percentage: discount?.discount_percentage ?? null,
  });
  product.images = picturesOf(store, shown);
  product.ratings = listOf(store, ratings) as typeof product.ratings;
  rename(store.products, product, shown);
}

function addExampleArticle(store: Store, shown: Shown): void {
  const { tags = [], comments, likesCount = 0, viewsCount = 0 } = shown;
  const article = addArticle(store, shown as unknown as Parameters<typeof addArticle>[1], [], picturesOf(store, shown));
  Object.assign(article, { likesCount, viewsCount, comments: listOf(store, comments) });
  article.tags = (tags as { id: string; tag: { id: string } }[]).map(({ id, tag }) => ({ id, tagId: tag.id }));
  rename(store.articles, article, shown);
}
