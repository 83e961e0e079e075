import type { Database } from '../database/client';
import { invalid, notFound, unauthorized } from '../errors';
import type { ProductUse } from '../openapi/operations.gen';
import { PRODUCT_IMAGES } from '../repositories/images';
import { productFacets } from '../repositories/productFacets';
import { isNarrowed, type ProductFilter } from '../repositories/productFilters';
import { type ProductInput, insertProduct, updateProductRow } from '../repositories/productWrites';
import { findProduct, listProducts, type ProductDetailRow } from '../repositories/products';
import { accessories } from '../repositories/relatedProducts';
import { addRating } from '../repositories/ratings';
import { memoryOf } from '../repositories/remember';
import { orNone } from '../repositories/rows';
import type { Services } from '../services';
import { alsoNeeded, isKit } from './alsoNeeded';
import { instantOf, statusOf, viewerOf } from './input';
import { countMissed, wordsOf } from './searches';
import { recordHandlers, requireCategoryId } from './records';
import type { Input, Operations, Output } from './types';
import { toProduct, toRelated } from './views';

/** Adverts show products. */
const TOPICS = ['products', 'adverts'] as const;

export function productOperations(services: Services) {
  const { config, content, db, media } = services;
  const staff = recordHandlers(services, {
    rows: 'products',
    table: PRODUCT_IMAGES,
    noun: 'Product',
    topics: TOPICS,
    async view(where, id) {
      const row = await findProduct(where, 'staff', id);
      return row && whole(where, row);
    },
    insert: insertProduct,
    update: updateProductRow,
    // One of the dates was there before.
    refusals: () => ({ products_discount_window_check: endsBeforeItStarts() }),
    created: 'Product created successfully',
  });

  /** With what it needs beside it. */
  async function whole(where: Database, row: ProductDetailRow): Promise<Output<'getProduct'>> {
    const needed = isKit(row) ? alsoNeeded(row, await accessories(where, row.id, row.category_id)) : [];
    return {
      ...toProduct(media, row),
      related: needed.map(({ candidate, reason }) => toRelated(media, candidate, reason)),
    };
  }

  return {
    async listProducts({ query }, request) {
      if (query.health !== undefined && !request.session) throw unauthorized();
      const asked: ProductFilter = {
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
      const memory = query.health === undefined ? memoryOf(content, ['products']) : null;
      const { filter, found } = await wordsOf(services, asked);
      const { rows, meta } = await listProducts(db, memory, filter, found, page);
      const isMissed = meta.total === 0 && page.page === 1 && !isNarrowed(asked);
      const isSearch = request.method === 'GET' && !query.quiet && !request.session;
      if (isMissed && isSearch) await countMissed(services, asked.search, request);
      const data = { products: rows.map((row) => toProduct(media, row)), meta };
      return { success: true, message: 'Product list', data };
    },

    async listProductFacets({ query }) {
      const memory = memoryOf(content, ['products']);
      const { filter, found } = await wordsOf(services, {
        status: 'active',
        search: query.search,
        categoryId: query.category_id,
        suggest: query.suggest,
        inStock: query.in_stock,
        use: query.use,
        minPrice: query.min_price,
        maxPrice: query.max_price,
      });
      const data = await productFacets(db, memory, filter, found);
      return { success: true, message: 'Product facets', data };
    },

    async getProduct({ path }, request) {
      const row = await findProduct(db, viewerOf(request), path.id);
      if (!row) throw notFound('Product');
      return { success: true, message: 'Product', data: await whole(db, row) };
    },

    async rateProduct({ path, body: { rating, comment } }) {
      const words = orNone(comment) ?? null;
      const id = await db.transaction((transaction) => addRating(transaction, path.productId, rating, words));
      if (id === null) throw notFound('Product');
      await content.invalidate(['products']);
      return { success: true, message: 'Thank you for your rating.', data: { id } };
    },

    async createProduct({ body, files }, request) {
      const { product_name, product_price, uses, ...rest } = body;
      const given = toInput({ ...rest, ...(uses !== undefined && { uses: usesOf(uses) }) });
      return staff.create({ ...given, product_name, product_price }, files, request);
    },

    updateProduct: async (input, request) => staff.update(input, toInput(input.body), request),
    activateProduct: staff.activate,
    deactivateProduct: staff.deactivate,
    deleteProduct: staff.remove,
    addProductImages: staff.addImages,
    orderProductImages: staff.orderImages,
    replaceProductImage: staff.replaceImage,
    deleteProductImage: staff.removeImage,
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
  requireCategoryId(body.category_id);
  return { ...body, discount_start_date: start, discount_end_date: end };
}

const endsBeforeItStarts = () => invalid({ discount_end_date: 'The discount ends before it starts.' });
