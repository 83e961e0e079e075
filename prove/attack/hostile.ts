import { PUSH_NOWHERE } from '../../server/testing/pushService';
import type { Caller, Reply } from '../support/calls';
import { PUSH_KEYS, STAFF_WRITES } from '../../server/testing/staffWrites';
import { fieldsOf, TEXT_FIELDS, withField, type Body, type TextField } from './fields';
import { packed } from './scripts';
import type { AttackedShop } from './shop';

/** Where hostile text now stands, for who goes to look at it. */
export interface HostileShop {
  products: string[];
  articles: string[];
  categories: string[];
  quotations: string[];
  proposals: string[];
  /** Keys of the pages that customers have of these. */
  shareKeys: string[];
  /** Writes that were taken. */
  taken: number;
  /** Writes that were refused by a rule of the contract: 400 or 409. */
  refused: number;
  /** Answers that were neither. */
  wrong: string[];
  /** Text fields of the contract that none of this writes to. */
  forgotten: string[];
}

/** Said by who signs in, of whom nothing is kept or shown: tried in signIns. */
const OF_SIGN_IN = /^(signIn|updatePassword|beginSecondFactor|removeSecondFactor)\./;
/** Two texts in a field of one line, and in one of several. */
const [SPACE, BLOCK] = [' ', '\n\n'];
const SEVERAL_LINES = 1_000;
const AT_ONCE = 6;

/** Text that a pattern refuses for its control characters goes in without them. */
function accepted(value: string, { pattern }: TextField): string {
  return !pattern || pattern.test(value) ? value : value.replace(/[\u0000-\u001f\u007f]/g, ' ').trimStart();
}

type Values = Readonly<Record<string, string>>;
/** What else a call takes. */
interface Asked {
  body?: Body;
  path?: Readonly<Record<string, string>>;
}

/** Names must differ from those that are there already. */
const MARK = '~';

/** Bodies in which every text has stood once in every text field of an operation. */
function bodiesOf(operation: string, texts: readonly string[]): Values[] {
  const mark = operation.startsWith('update') ? MARK : '';
  const columns = fieldsOf(operation).map((field) => ({
    name: field.name,
    values: packed(texts, field.bound - mark.length, field.bound < SEVERAL_LINES ? SPACE : BLOCK).map((text) =>
      accepted(text + mark, field),
    ),
  }));
  const rows = Math.max(...columns.map(({ values }) => values.length));
  return Array.from({ length: rows }, (_, row) =>
    Object.fromEntries(columns.map(({ name, values }) => [name, values[row % values.length]!])),
  );
}

/** Writes every text into every text field of every write, as visitors and staff may. */
export async function fillWith(shop: AttackedShop, texts: readonly string[]): Promise<HostileShop> {
  const { staff, visitor } = shop;
  const written = new Set<string>();
  const result: HostileShop = {
    products: [],
    articles: [],
    categories: [],
    quotations: [],
    proposals: [],
    shareKeys: [],
    taken: 0,
    refused: 0,
    wrong: [],
    forgotten: [],
  };
  const ids = (list: string[]) => (data: unknown) => list.push((data as { id: string }).id);

  const note = (operation: string, { status, text, data }: Reply, keep?: (data: unknown) => void) => {
    if (status < 300) {
      result.taken += 1;
      keep?.(data);
    } else if (status === 400 || status === 409) result.refused += 1;
    else result.wrong.push(`${operation} ${status} ${text.slice(0, 100)}`);
  };
  /** @param asked what else the call takes, for the nth */
  const write = async (
    call: Caller,
    operation: string,
    asked: (row: number) => Asked | Promise<Asked>,
    keep?: (data: unknown) => void,
    atOnce = AT_ONCE,
  ) => {
    for (const { name } of fieldsOf(operation)) written.add(`${operation}.${name}`);
    const rows = [...bodiesOf(operation, texts).entries()];
    const before = result.taken;
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (let next = rows.shift(); next; next = rows.shift()) {
          const [row, values] = next;
          const { body = {}, path = {} } = await asked(row);
          const filled = Object.entries(values).reduce((whole, [name, value]) => withField(whole, name, value), body);
          note(operation, await call(operation, { path, body: filled }), keep);
        }
      }),
    );
    if (result.taken === before) result.wrong.push(`${operation}: none is taken`);
  };
  const at = (list: readonly string[], row: number) => list[row % list.length] ?? '';

  await write(staff, 'createCategory', () => ({}), ids(result.categories));
  await write(staff, 'updateCategory', async () => {
    const { id } = await shop.addCategory();
    result.categories.push(id);
    return { path: { id } };
  });
  const tags: string[] = [];
  await write(staff, 'createTag', () => ({}), ids(tags));
  await write(staff, 'updateTag', async () => {
    const { id } = await shop.addTag();
    tags.push(id);
    return { path: { id } };
  });
  const priced = (row: number) => ({ body: { product_price: '100.00', category_id: at(result.categories, row) } });
  await write(staff, 'createProduct', priced, ids(result.products));
  await write(staff, 'updateProduct', (row) => ({ path: { id: at(result.products, row) } }));
  await write(
    staff,
    'createArticle',
    (row) => ({ body: { category_id: at(result.categories, row), tags: JSON.stringify([at(tags, row)]) } }),
    ids(result.articles),
  );
  await write(staff, 'updateArticle', (row) => ({ path: { id: at(result.articles, row) } }));
  await write(visitor, 'rateProduct', (row) => ({
    body: { rating: 3 },
    path: { productId: at(result.products, row) },
  }));
  for (const operation of ['commentOnArticle', 'commentOnArticleAlias']) {
    await write(visitor, operation, (row) => ({ path: { articleId: at(result.articles, row) } }));
  }
  for (const operation of ['createQuotation', 'requestQuote']) {
    const client = { clients_email: 'a@example.com', clients_phone: '+254 700 000 000' };
    const products = operation === 'createQuotation' ? { productIds: result.products.slice(0, 3) } : {};
    await write(visitor, operation, () => ({ body: { ...client, ...products } }), ids(result.quotations));
  }
  await fillSale(shop, write, result);
  // What nobody found is told to staff in words of the visitor's.
  for (const search of texts) await visitor('listProducts', { query: { search: search.slice(0, 100) } });
  for (const id of result.products.slice(0, 20)) await staff('createAdvertisement', { body: { productId: id } });

  // A staff member's own names stand on every page of theirs: one body at a time, changed as the pages go by.
  for (const { name } of fieldsOf('updateProfile')) written.add(`updateProfile.${name}`);
  result.forgotten = TEXT_FIELDS.map(({ operation, name }) => `${operation}.${name}`).filter(
    (name) => !written.has(name) && !OF_SIGN_IN.test(name),
  );
  return result;
}

type Write = (
  call: Caller,
  operation: string,
  asked: (row: number) => Asked | Promise<Asked>,
  keep?: (data: unknown) => void,
  atOnce?: number,
) => Promise<void>;

/** Visits of the next days are shown. */
const tomorrow = () => new Date(Date.now() + 24 * 3_600_000).toISOString().slice(0, 10);
/** Beside which a line of a quotation, and each way to pay, has its texts. */
export const LINE = { kind: 'item', quantity: 1, unitPrice: '100', discount: '5' };
export const WAYS_TO_PAY = { mpesa: { kind: 'paybill', number: '400200' }, bank: { account: '0123456789' } };

/** From a request to a visit: what staff and customers write to each other. */
async function fillSale(
  shop: AttackedShop,
  write: Write,
  { quotations, proposals, shareKeys }: HostileShop,
): Promise<void> {
  const { staff, visitor } = shop;
  const at = (list: readonly string[], row: number) => list[row % list.length] ?? '';
  const read = async (operation: string) => (await staff(operation)).data as Body;
  await write(staff, 'addQuotationEntry', (row) => ({ path: { id: at(quotations, row) }, body: { kind: 'note' } }));
  // Saved as a whole, each time anew: the last ones stay.
  await write(
    staff,
    'saveReplyTemplates',
    async () => ({ body: { version: (await read('listReplyTemplates')).version } }),
    undefined,
    1,
  );
  await write(
    staff,
    'updateSalesSettings',
    async () => ({ body: { ...(await read('getSalesSettings')), ...WAYS_TO_PAY } }),
    undefined,
    1,
  );
  await write(
    staff,
    'updateProposal',
    async () => {
      const { id } = (await staff('createProposal', { body: { language: 'en' } })).data as { id: string };
      return { path: { id }, body: { lines: [LINE] } };
    },
    (data) => proposals.push((data as { id: string }).id),
  );
  for (const id of proposals) {
    const sent = await staff('sendProposal', { path: { id }, body: { channel: 'link' } });
    const { shareKey } = (sent.data ?? {}) as { shareKey?: string };
    if (shareKey) shareKeys.push(shareKey);
  }
  await write(visitor, 'acceptSharedProposal', (row) => ({
    path: { shareKey: at(shareKeys, row) },
    body: { version: 1 },
  }));
  await write(staff, 'addPushDevice', (row) => ({ body: { ...PUSH_KEYS, endpoint: `${PUSH_NOWHERE}/${row}` } }));
  const { colleagues } = (await read('listColleagues')) as { colleagues: { id: string }[] };
  const crew = colleagues.map(({ id }) => id);
  for (const operation of ['createVisit', 'updateVisit'])
    await write(staff, operation, async () => {
      const { path, body } = (await STAFF_WRITES[operation]?.(shop)) ?? {};
      return { ...(path && { path }), body: { ...(body as Body), date: tomorrow(), crew } };
    });
}

/** Gives the staff member the nth of the hostile names. @returns how many there are */
export function hostileNames(texts: readonly string[]): Values[] {
  return bodiesOf('updateProfile', texts);
}

/** What somebody signs in with, or takes for their passwords, is refused and said by nobody. @returns other answers */
export async function signIns({ visitor, staff }: AttackedShop, texts: readonly string[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const text of texts.map((whole) => whole.slice(0, 200))) {
    for (const { status, text: said } of [
      await visitor('signIn', { body: { emailOrPhone: text, password: text } }),
      await staff('updatePassword', { body: { currentPassword: text, newPassword: text } }),
      await staff('beginSecondFactor', { body: { currentPassword: text } }),
      await staff('removeSecondFactor', { body: { currentPassword: text } }),
    ])
      if (status !== 400 || said.includes(JSON.stringify(text).slice(1, -1)))
        wrong.push(`${status} ${said.slice(0, 200)}`);
  }
  return wrong;
}
