import type { Exchange, FormPart } from '../http/exchange';
import type { Call } from './call';
import { idIn } from './cannotJudge';
import { CREATES, removerOf } from './creates';
import type { Kind, Made } from './journal';
import type { Thing } from './kinds';
import { formOf, type Own } from './own';

/** Records of the run's own: whoever makes the calls can make, read and remove them. */
export abstract class OwnRecords {
  private category: Promise<{ id: string }> | null = null;
  /** Of each kind the one that was made after what was deleted, and stays until a newer one is there. */
  private readonly newest = new Map<Kind, string>();

  constructor(readonly own: Own) {}

  abstract call(id: string, call?: Call): Promise<Exchange>;
  abstract must(id: string, call?: Call): Promise<Exchange>;

  /** A record of ours with what is required only. */
  create(kind: Kind): Promise<{ id: string; exchange: Exchange }> {
    return {
      product: () => this.createProduct(),
      article: () => this.createArticle(),
      category: () => this.createCategory(),
      tag: () => this.createTag(),
    }[kind]();
  }

  async createCategory(fields: Record<string, unknown> = {}): Promise<{ id: string; exchange: Exchange }> {
    return this.created(await this.must('createCategory', { json: { category_name: this.own.marker(), ...fields } }));
  }

  async createTag(fields: Record<string, unknown> = {}): Promise<{ id: string; exchange: Exchange }> {
    return this.created(await this.must('createTag', { json: { tag_name: this.own.marker(), ...fields } }));
  }

  /** @param fields beside name, price and category, as form texts */
  async createProduct(
    fields: Record<string, string | number | boolean | undefined> = {},
    files: readonly FormPart[] = [],
  ): Promise<{ id: string; exchange: Exchange }> {
    const category = await this.sharedCategory();
    return this.created(
      await this.must('createProduct', {
        form: formOf(
          { product_name: this.own.marker(), product_price: '1200.00', category_id: category.id, ...fields },
          files,
        ),
      }),
    );
  }

  async createArticle(
    fields: Record<string, string | undefined> = {},
    files: readonly FormPart[] = [],
  ): Promise<{ id: string; exchange: Exchange }> {
    return this.created(
      await this.must('createArticle', { form: formOf({ title: this.own.marker(), ...fields }, files) }),
    );
  }

  async createAdvert(
    productId: string,
    fields: Record<string, unknown> = {},
  ): Promise<{ id: string; exchange: Exchange }> {
    return this.created(await this.must('createAdvertisement', { json: { productId, ...fields } }));
  }

  /** A category of ours that products need, made once. */
  sharedCategory(): Promise<{ id: string }> {
    this.category ??= this.createCategory();
    // One that could not be made is tried again by the next part, which then says why it cannot go on.
    this.category.catch(() => {
      this.category = null;
    });
    return this.category;
  }

  /** Deletes a record of ours. */
  async remove(kind: Made, id: string): Promise<Exchange> {
    return this.call(removerOf(kind), { path: { id } });
  }

  /** Reads a record of ours, as staff unless said otherwise. */
  async read(kind: Kind, id: string, as: Call['as'] = 'staff'): Promise<Exchange> {
    const { read, idParameter } = CREATES[kind];
    return this.call(read, { path: { [idParameter]: id }, as });
  }

  /**
   * An id of the server's own form that no record of a kind has: that of one made and deleted. A server that counts on from the
   * highest id gives it to nothing else, as a newer one stays.
   */
  async absentId(kind: Kind): Promise<string> {
    const id = this.newest.get(kind) ?? (await this.create(kind)).id;
    this.newest.delete(kind);
    this.newest.set(kind, (await this.create(kind)).id);
    await this.must(CREATES[kind].remove, { path: { id } });
    return id;
  }

  /**
   * The id, or what else a field names it by, of what a call has made; from here on it is the run's own.
   * @throws CannotJudge where it was answered without
   */
  made(exchange: Exchange, thing: Thing, field = 'id'): string {
    const id = idIn(exchange, field);
    this.own.owns(id, exchange, thing);
    return id;
  }

  private created(exchange: Exchange): { id: string; exchange: Exchange } {
    return { id: idIn(exchange), exchange };
  }
}
