import type {
  Advertisement,
  Article,
  Calls,
  Product,
  ProposalUpdate,
  Quotation,
  QuotationStatus,
} from '../../server/openapi/operations.gen';
import type { Client } from './quote';
import { sharedAccount, type Account } from './session';

interface Envelope<T> {
  success: boolean;
  message: string;
  data: T;
}

/** Somebody of the staff, at the API: looks up what visitors sent, and changes the shop. */
export class Staff {
  private constructor(
    readonly url: string,
    readonly token: string,
  ) {}

  static async signIn(url: string, { email, password }: Account = sharedAccount): Promise<Staff> {
    const answer = await fetch(`${url}/api/v1/auth/web-login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ emailOrPhone: email, password }),
    });
    const { data, message } = (await answer.json()) as Envelope<string>;
    if (!answer.ok) throw new Error(`Staff could not sign in: ${message}`);
    return new Staff(url, data);
  }

  /** A journey that ended this session would break those after it. */
  async isSignedIn(): Promise<void> {
    await this.call('GET', '/users/get-profile');
  }

  /** The requests that came from an e-mail address, the newest first. */
  async quotationsFrom(email: string): Promise<Quotation[]> {
    const { quotations } = await this.call<Calls['listQuotations']['output']>(
      'GET',
      `/quotations?search=${encodeURIComponent(email)}`,
    );
    return quotations.filter((quotation) => quotation.clients_email === email);
  }

  /** A visitor's request from the header, sent past the form. @returns its id */
  async ask({ name, phone = '', email, message }: Client): Promise<string> {
    const body = { clients_name: name, clients_phone: phone, clients_email: email, clients_note: message };
    const { id } = await this.call<{ id: string }>('POST', '/quotations/get-a-quote', body);
    return id;
  }

  async moveRequest(id: string, status: QuotationStatus): Promise<void> {
    await this.call('PATCH', `/quotations/${id}`, { status });
  }

  /** A draft of a quotation, for a request where one is named. @returns its id */
  async draft(fields: ProposalUpdate, quotationId?: string): Promise<string> {
    const { id } = await this.call<{ id: string }>('POST', '/proposals', { quotationId, language: 'en' });
    await this.call('PATCH', `/proposals/${id}`, fields);
    return id;
  }

  /** Sends a draft. @returns how its customer accepts it */
  async send(id: string): Promise<(name: string) => Promise<void>> {
    const { shareKey } = await this.call<Calls['sendProposal']['output']>('POST', `/proposals/${id}/send`, {
      channel: 'link',
    });
    return (name) => this.call('POST', `/shared-proposals/${shareKey}/accept`, { name, version: 1 });
  }

  /** A quotation that was drafted, sent and accepted. @returns its id */
  async sell(customerName: string, lines: ProposalUpdate['lines'], quotationId?: string): Promise<string> {
    const id = await this.draft({ customerName, lines }, quotationId);
    const accept = await this.send(id);
    await accept(customerName);
    return id;
  }

  async productNamed(name: string): Promise<Product> {
    const { products } = await this.call<Calls['listProducts']['output']>(
      'GET',
      `/products?status=all&search=${encodeURIComponent(name)}`,
    );
    const product = products.find((candidate) => candidate.product_name === name);
    if (!product) throw new Error(`There is no product "${name}".`);
    return product;
  }

  /** Every product visitors see, in the order of the shop. */
  async productsOnSale(): Promise<Product[]> {
    const pageOf = (page: number) => this.call<Calls['listProducts']['output']>('GET', `/products?page=${page}`);
    const first = await pageOf(1);
    const others = await Promise.all(Array.from({ length: first.meta.pageCount - 1 }, (_, index) => pageOf(index + 2)));
    return [first, ...others].flatMap(({ products }) => products);
  }

  /** An article with its comments; looking at it counts no view. */
  async articleTitled(title: string): Promise<Article> {
    const { articles } = await this.call<Calls['listArticles']['output']>(
      'GET',
      `/posts?search=${encodeURIComponent(title)}`,
    );
    const article = articles.find((candidate) => candidate.title === title);
    if (!article) throw new Error(`There is no article "${title}".`);
    return this.article(article.id);
  }

  /** What the server holds of an article, its comments too; looking at it counts no view. */
  article(id: string): Promise<Article> {
    return this.call('GET', `/posts/get-single-post/${id}?visit=-`);
  }

  changePrice(id: string, price: string): Promise<unknown> {
    return this.change(id, { product_price: price });
  }

  /** Changes fields of a product, as the contract names them. */
  change(id: string, fields: object): Promise<unknown> {
    return this.call('PATCH', `/products/update-product/${id}`, fields);
  }

  renameProduct(id: string, name: string): Promise<unknown> {
    return this.call('PATCH', `/products/update-product/${id}`, { product_name: name });
  }

  /** Leaves a product without any picture, as one that was just listed. */
  async removePictures(name: string): Promise<void> {
    const { images } = await this.productNamed(name);
    for (const { id } of images) await this.call('DELETE', `/products/delete-image/${id}`);
  }

  async setOnSale(id: string, onSale: boolean): Promise<void> {
    await this.call(
      'PATCH',
      onSale ? `/products/activate-product/${id}/activate` : `/products/deactivate-product/${id}/deactivate`,
    );
  }

  /** The adverts that run now. */
  async runningAdverts(): Promise<Advertisement[]> {
    const running = await this.call<Advertisement[]>('GET', '/products/advertisements');
    const all = await this.call<Advertisement[]>('GET', '/products/advertisements?status=all');
    return all.filter(({ id }) => running.some((advert) => advert.id === id));
  }

  async setAdvert(id: string, isActive: boolean): Promise<void> {
    await this.call('PATCH', `/products/advertisement/${id}`, { isActive });
  }

  async call<T>(method: string, path: string, body?: object): Promise<T> {
    const answer = await fetch(`${this.url}/api/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${this.token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const { success, message, data } = (await answer.json()) as Envelope<T>;
    if (!success) throw new Error(`${method} ${path}: ${answer.status} ${message}`);
    return data;
  }
}
