import { callerOf, type Call, type CallOptions } from './caller';
import { createTestServer, type TestServer, type TestServerOptions } from './testServer';

export interface Named {
  id: string;
  isActive: boolean;
}

export interface Image {
  id: string;
  image_url: string;
  is_primary?: boolean;
}

export interface Product {
  id: string;
  product_name: string;
  product_price: string;
  new_price: string | null;
  category: { id: string; category_name: string } | null;
  isActive: boolean;
  rating: number;
  reviews: number;
  uses: string[];
  images: Image[];
  discounts: { discount_percentage: number; start_date: string | null; end_date: string | null }[];
  discount_start_date: string | null;
  discount_end_date: string | null;
  ratings: { rating: number; comment: string | null }[];
}

export interface Article {
  id: string;
  title: string;
  short_description: string | null;
  content: string | null;
  category: { id: string; category_name: string } | null;
  tags: { id: string; tag: { id: string; tag_name: string } }[];
  images: Image[];
  likesCount: number;
  viewsCount: number;
  comments: { id: string; content: string }[];
}

export interface Meta {
  page: number;
  pageSize: number;
  pageCount: number;
  total: number;
}

/** A caller in the process or over the wire. */
export type AnyCall = (
  operationId: string,
  options?: Omit<CallOptions, 'beforeBody'>,
) => Promise<{ status: number; message: string | undefined; data: unknown }>;

/** Makes records, each with a name of its own. */
export interface Makers {
  addCategory: () => Promise<Named & { category_name: string }>;
  addTag: () => Promise<Named & { tag_name: string }>;
  /** In a category of its own unless one is named. */
  addProduct: (fields?: object, files?: readonly Buffer[]) => Promise<Product>;
  addArticle: (fields?: object, files?: readonly Buffer[]) => Promise<Article>;
}

/** @param staff calls with a session's token @param named what the names begin with */
export function makersOf(staff: AnyCall, named = ''): Makers {
  let made = 0;
  const name = (kind: string) => `${named}${kind} ${++made}`;
  const makers: Makers = {
    addCategory: () => create('createCategory', { category_name: name('Category') }),
    addTag: () => create('createTag', { tag_name: name('Tag') }),
    async addProduct(fields = {}, files = []) {
      const category_id = 'category_id' in fields ? undefined : (await makers.addCategory()).id;
      return create(
        'createProduct',
        { product_name: name('Product'), product_price: '100.00', category_id, ...fields },
        files,
      );
    },
    addArticle: (fields = {}, files = []) => create('createArticle', { title: name('Article'), ...fields }, files),
  };

  async function create<T>(operationId: string, body: object, files: readonly Buffer[] = []): Promise<T> {
    const { status, message, data } = await staff(operationId, { body, files });
    if (status !== 201) throw new Error(`${operationId}: ${status} ${message} ${JSON.stringify(data)}`);
    return data as T;
  }
  return makers;
}

/** A running server with somebody signed in, and what tests need again and again. */
export interface Shop extends Makers {
  server: TestServer;
  visitor: Call;
  staff: Call;
  product(id: string): Promise<Product>;
  article(id: string): Promise<Article>;
}

export async function openShop(options: TestServerOptions = {}): Promise<Shop> {
  const server = await createTestServer(options);
  // A server left open would fail the whole run later, and hide why.
  const token = await server.signIn().catch(async (error: unknown) => {
    await server.close();
    throw error;
  });
  const staff = callerOf(server, token);
  return {
    server,
    staff,
    visitor: callerOf(server),
    ...makersOf(staff),
    product: async (id) => (await staff<Product>('getProduct', { path: { id } })).data,
    article: async (id) =>
      (await staff<Article>('getArticle', { path: { articleId: id }, query: { visit: '-' } })).data,
  };
}
