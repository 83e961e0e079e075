import type { FastifyRequest } from 'fastify';
import { invalid, notFound, unauthorized } from '../errors';
import type { ProductUse } from '../openapi/operations.gen';
import { PRODUCT_IMAGES, insertImages } from '../repositories/images';
import { isId } from '../repositories/conditions';
import { isNarrowed, type ProductFilter } from '../repositories/productFilters';
import { type ProductInput, insertProduct, setProductActive, updateProductRow } from '../repositories/productWrites';
import { productFacets } from '../repositories/productFacets';
import { findProduct, listProducts, type ProductDetailRow } from '../repositories/products';
import { accessories } from '../repositories/relatedProducts';
import { addRating } from '../repositories/ratings';
import type { Memory } from '../repositories/remember';
import type { Services } from '../services';
import { alsoNeeded, isKit } from './alsoNeeded';
import { imageHandlers } from './images';
import { instantOf, refusing, statusOf, viewerOf } from './input';
import { countMissed } from './searches';
import { requireUnchanged } from './precondition';
import { staffTransaction } from './staffTransaction';
import type { Done, Input, Operations, Output, Success } from './types';
import { toProduct, toRelated } from './views';

/** Adverts show products. */
const TOPICS = ['products', 'adverts'] as const;

export function productOperations(services: Services) {
  const { config, content, db, media, search } = services;
  const images = imageHandlers(services, { table: PRODUCT_IMAGES, noun: 'Product', topics: TOPICS });

  /** The whole product as staff see it. */
  async function answerWith(id: string, message: string): Promise<Success<Output<'getProduct'>>> {
    const row = await findProduct(db, 'staff', id);
    if (!row) throw notFound('Product');
    return { success: true, message, data: await whole(row) };
  }

  /** With what it needs beside it. */
  async function whole(row: ProductDetailRow): Promise<Output<'getProduct'>> {
    const needed = isKit(row) ? alsoNeeded(row, await accessories(db, row.id, row.category_id)) : [];
    return {
      ...toProduct(media, row),
      related: needed.map(({ candidate, reason }) => toRelated(media, candidate, reason)),
    };
  }

  async function activity(id: string, request: FastifyRequest, isActive: boolean): Promise<Done> {
    const found = await staffTransaction(db, request, (transaction) => setProductActive(transaction, id, isActive));
    if (!found) throw notFound('Product');
    await content.invalidate(TOPICS);
    return { success: true, message: `Product ${isActive ? 'activated' : 'deactivated'} successfully` };
  }

  return {
    async listProducts({ query }, request) {
      if (query.health !== undefined && !request.session) throw unauthorized();
      const filter: ProductFilter = {
        status: statusOf(request, query.status),
        search: query.search,
        categoryId: query.category_id,
        suggest: query.suggest,
        sort: query.sort,
        inStock: query.in_stock,
        use: query.use,
        minPrice: query.min_price,
        maxPrice: query.max_price,
        health: query.health,
      };
      const page = { page: query.page ?? 1, pageSize: config.pageSize.products };
      // What wants tending changes with adverts and by the clock too, so nothing is kept of it.
      const memory: Memory = query.health === undefined ? { content, topics: ['products'] } : null;
      const found = filter.search === undefined ? null : await search.products.find(filter.search, filter.status);
      const { rows, meta } = await listProducts(db, memory, filter, found, page);
      const isMissed = meta.total === 0 && page.page === 1 && !isNarrowed(filter);
      if (isMissed && !query.quiet && !request.session) await countMissed(services, filter.search, request);
      const data = { products: rows.map((row) => toProduct(media, row)), meta };
      return { success: true, message: 'Product list', data };
    },

    async listProductFacets({ query }) {
      const filter: ProductFilter = {
        status: 'active',
        search: query.search,
        categoryId: query.category_id,
        suggest: query.suggest,
        inStock: query.in_stock,
        use: query.use,
        minPrice: query.min_price,
        maxPrice: query.max_price,
      };
      const found = filter.search === undefined ? null : await search.products.find(filter.search, filter.status);
      const data = await productFacets(db, { content, topics: ['products'] }, filter, found);
      return { success: true, message: 'Product facets', data };
    },

    async getProduct({ path }, request) {
      const row = await findProduct(db, viewerOf(request), path.id);
      if (!row) throw notFound('Product');
      return { success: true, message: 'Product', data: await whole(row) };
    },

    async rateProduct({ path, body: { rating, comment } }) {
      const id = await addRating(db, path.productId, rating, comment?.trim() ? comment : null);
      if (id === null) throw notFound('Product');
      await content.invalidate(['products']);
      return { success: true, message: 'Thank you for your rating.', data: { id } };
    },

    async createProduct({ body, files }, request) {
      const { product_name, product_price, uses, ...rest } = body;
      const input = {
        ...toInput({ ...rest, ...(uses !== undefined && { uses: usesOf(uses) }) }),
        product_name,
        product_price,
      };
      const id = await media.save(files, (pictures) =>
        unlessInvalid(
          staffTransaction(db, request, async (transaction) => {
            const created = await insertProduct(transaction, input);
            await insertImages(transaction, PRODUCT_IMAGES, created, pictures);
            return created;
          }),
        ),
      );
      await content.invalidate(TOPICS);
      return answerWith(id, 'Product created successfully');
    },

    async updateProduct({ path: { id }, headers, body }, request) {
      const input = toInput(body);
      const found = await unlessInvalid(
        staffTransaction(db, request, async (transaction) => {
          await requireUnchanged(transaction, 'products', id, headers['if-match']);
          return updateProductRow(transaction, id, input);
        }),
      );
      if (!found) throw notFound('Product');
      await content.invalidate(TOPICS);
      return { success: true, message: 'Product updated successfully' };
    },

    activateProduct: ({ path }, request) => activity(path.id, request, true),
    deactivateProduct: ({ path }, request) => activity(path.id, request, false),

    deleteProduct: images.removeOwner,

    async addProductImages(input, request) {
      await images.add(input, request);
      return answerWith(input.path.id, 'Images added successfully');
    },

    async orderProductImages(input, request) {
      await images.order(input, request);
      return answerWith(input.path.id, 'Image order updated successfully');
    },

    replaceProductImage: images.replace,
    deleteProductImage: images.remove,
  } satisfies Partial<Operations>;
}

/** The uses of a form, which its schema has found to be a JSON list. @throws ApiError 400 where one stands there twice */
function usesOf(text: string): ProductUse[] {
  const uses = JSON.parse(text) as ProductUse[];
  if (new Set(uses).size < uses.length) throw invalid({ uses: 'Name each use once.' });
  return uses;
}

/** @throws ApiError 400 for what the contract's schema cannot see */
function toInput(body: Input<'updateProduct'>['body']): ProductInput {
  const start = instantOf(body.discount_start_date, 'discount_start_date');
  const end = instantOf(body.discount_end_date, 'discount_end_date');
  if (start && end && start > end) throw endsBeforeItStarts();
  if (body.category_id && !isId(body.category_id)) throw unknownCategory();
  return { ...body, discount_start_date: start, discount_end_date: end };
}

const endsBeforeItStarts = () => invalid({ discount_end_date: 'The discount ends before it starts.' });
const unknownCategory = () => invalid({ category_id: 'This category does not exist.' });

function unlessInvalid<T>(work: Promise<T>): Promise<T> {
  return refusing(work, {
    products_category_id_categories_id_fk: unknownCategory(),
    // One of the dates was there before.
    products_discount_window_check: endsBeforeItStarts(),
  });
}
