import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Operation } from '../../server/openapi/document';
import { requestOf, type CallOptions } from '../../server/testing/caller';
import { sendProposal } from '../../server/testing/proposals';
import { STAFF_WRITES } from '../../server/testing/staffWrites';
import type { Cleanup } from '../support/cleanup';
import { fieldsOf, valuesIn, withField, type Body } from './fields';
import { LINE, WAYS_TO_PAY } from './hostile';
import type { AttackedShop } from './shop';
import { sendPicture } from './uploads';
import { send, type WireAnswer } from './wire';

/** In an address, what its place holds in a call that succeeds. */
export const OWN = 'own';

/** A call, and what is said of the picture that goes along. */
type Asked = CallOptions & { picture?: Record<string, string> };
/** Where in a call somebody may write what they like. */
interface Place {
  part: 'path' | 'query' | 'headers' | 'body' | 'picture';
  name: string;
}
type Make = (shop: AttackedShop) => CallOptions | Promise<CallOptions>;

const [QUOTATION, PROPOSAL] = [STAFF_WRITES.updateQuotation!, STAFF_WRITES.sendProposal!];
const pathFrom =
  (make: Make): Make =>
  async (shop) => ({ path: (await make(shop)).path });
const ofProduct =
  (name: string, body?: object): Make =>
  async ({ addProduct }) => ({ path: { [name]: (await addProduct()).id }, body });
const ofArticle =
  (body?: object): Make =>
  async ({ addArticle }) => ({ path: { articleId: (await addArticle()).id }, body });
const shared =
  (body?: object): Make =>
  async (shop) => ({ path: { shareKey: (await sendProposal(shop)).shareKey }, body });
const CLIENT = { clients_email: 'a@example.com', clients_phone: '+254 700 000 000' };

/** Calls that are no writes of staff, or have texts beside more than those send; without their texts. */
const CALLS: Readonly<Record<string, Make>> = {
  signIn: ({ account }) => ({ body: { emailOrPhone: account.email, password: account.password } }),
  getProduct: ofProduct('id'),
  rateProduct: ofProduct('productId', { rating: 3 }),
  getArticle: ofArticle(),
  likeArticle: ofArticle(),
  commentOnArticle: ofArticle({}),
  commentOnArticleAlias: ofArticle({}),
  getCategory: pathFrom(STAFF_WRITES.updateCategory!),
  getTag: pathFrom(STAFF_WRITES.updateTag!),
  // A name is taken once.
  createCategory: () => ({}),
  updateCategory: pathFrom(STAFF_WRITES.updateCategory!),
  createTag: () => ({}),
  updateTag: pathFrom(STAFF_WRITES.updateTag!),
  createQuotation: async ({ addProduct }) => ({ body: { ...CLIENT, productIds: [(await addProduct()).id] } }),
  requestQuote: () => ({ body: CLIENT }),
  getQuotation: pathFrom(QUOTATION),
  listQuotationHistory: pathFrom(QUOTATION),
  getProposal: pathFrom(PROPOSAL),
  getProposalPdf: pathFrom(PROPOSAL),
  updateProposal: async (shop) => ({ ...(await STAFF_WRITES.updateProposal!(shop)), body: { lines: [LINE] } }),
  updateSalesSettings: async (shop) => ({
    body: { ...(await STAFF_WRITES.updateSalesSettings!(shop)).body, ...WAYS_TO_PAY },
  }),
  getSharedProposal: shared(),
  openSharedProposal: shared(),
  acceptSharedProposal: shared({ version: 1 }),
  subscribeToNewsletter: () => ({ body: { email: 'a@example.com' } }),
  retryNotice: async ({ query }) => {
    const text = "insert into notices (kind, subject_id, failed_at) values ('request', 0, now()) returning id";
    return { path: { id: String((await query(text))[0]?.id) } };
  },
};

/** What a list is asked for: choices would leave nothing of it, and go along when it is they that are tried. */
const QUERIES: Readonly<Record<string, string>> = {
  page: '1',
  search: 'kit',
  min_price: '1',
  max_price: '9000000',
  days: '30',
  since: '2020-01-01T00:00:00Z',
  before: '2090-01-01T00:00:00Z',
  from: '2030-01-01',
  visit: '-',
};

const PICTURE = { filename: 'a.png', type: 'image/png' };
const isForm = ({ body }: Operation) => body?.kind === 'multipart';

/** A call that succeeds, with a value in each of its places; the nth is like no other. */
async function callOf(shop: AttackedShop, operation: Operation, nth: number): Promise<Asked> {
  const { id, parameters } = operation;
  const { path, body }: CallOptions = (await (CALLS[id] ?? STAFF_WRITES[id])?.(shop)) ?? {};
  const takes = (name: string) => parameters.some((parameter) => parameter.place !== 'path' && parameter.name === name);
  const present = valuesIn((body ?? {}) as Body);
  const filled = fieldsOf(id)
    .filter(({ name }) => !present.has(name))
    .reduce((whole, { name }) => withField(whole, name, `Text ${nth}`), (body ?? {}) as Body);
  return {
    path,
    query: Object.fromEntries(Object.entries(QUERIES).filter(([name]) => takes(name))),
    ...(operation.body && { body: filled }),
    ...(takes('Idempotency-Key') && { headers: { 'Idempotency-Key': `key-${nth}-${Date.now()}` } }),
    ...(isForm(operation) && { picture: PICTURE }),
  };
}

function placesOf({ parameters }: Operation, { body, picture }: Asked): Place[] {
  const PARTS = { path: 'path', query: 'query', header: 'headers' } as const;
  return [
    ...parameters.map(({ place, name }): Place => ({ part: PARTS[place], name })),
    ...[...valuesIn((body ?? {}) as Body).keys()].map((name): Place => ({ part: 'body', name })),
    ...Object.keys(picture ?? {}).map((name): Place => ({ part: 'picture', name })),
  ];
}

function withValue(call: Asked, { part, name }: Place, value: string): Asked {
  const own = part === 'body' ? valuesIn(call.body as Body).get(name) : call[part]?.[name];
  const text = value.replace(OWN, () => own ?? '1');
  if (part === 'body') return { ...call, body: withField(call.body as Body, name, text) };
  // A header with blanks, or a version without its quotation marks, is refused before anything is asked of the database.
  const header = part === 'headers' ? text.replaceAll(' ', '/**/') : text;
  return { ...call, [part]: { ...call[part], [name]: name === 'If-Match' ? `"${header}"` : header } };
}

/** An operation behind an address of its own. */
export interface Behind {
  name: string;
  address: string;
  /** In words, in the order of the address. */
  places: readonly string[];
  /** What was wrong with answers: 5xx, none, or a refusal of the call that should succeed. */
  wrong: string[];
  answer: (query: URLSearchParams) => Promise<WireAnswer>;
}

/**
 * Puts operations behind addresses of one form, `/updateTag?p0=own&p1=own`, for a program that tries a value at a time
 * and many of each: with every try the call is made anew, on records of its own, so that what is deleted, accepted or
 * renamed by one is there for the next. What only reads has one record: answers stay the same.
 */
export async function standIn(
  shop: AttackedShop,
  operations: readonly Operation[],
  undo: Cleanup['add'],
): Promise<Behind[]> {
  const accountAnew = await keeperOf(shop);
  const all = new Map<string, Behind>();
  const answer = async ({ url = '' }: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(url, 'http://stand-in');
    const behind = all.get(pathname);
    const { status, headers, text } = (await behind?.answer(searchParams).catch((error: unknown) => {
      behind.wrong.push(String(error));
      return null;
    })) ?? { status: 502, headers: {}, text: '' };
    response.writeHead(status, { 'content-type': headers['content-type'] ?? 'text/plain' }).end(text);
  };
  const server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  undo(() => void server.close().closeAllConnections());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  let made = 0;
  for (const operation of operations) {
    const make = () => callOf(shop, operation, (made += 1));
    const kept = await make();
    const places = placesOf(operation, kept);
    if (places.length === 0) continue;
    const wrong: string[] = [];
    const query = places.map((_, index) => `p${index}=${OWN}`).join('&');
    all.set(`/${operation.id}`, {
      name: operation.id,
      address: `${origin}/${operation.id}?${query}`,
      places: places.map(({ part, name }) => `${part} ${name}`),
      wrong,
      async answer(values) {
        const changed = places.flatMap((place, index) => {
          const value = values.get(`p${index}`) ?? OWN;
          return value === OWN ? [] : [{ place, value }];
        });
        const call = operation.method === 'GET' ? kept : await make();
        const whole = changed.reduce((one, { place, value }) => withValue(one, place, value), call);
        const answered = await sendCall(shop, operation, whole);
        if (operation.path.startsWith('/users/')) await accountAnew();
        if (answered.status >= 500 || (changed.length === 0 && answered.status >= 300))
          wrong.push(`${answered.status} ${answered.text.slice(0, 100)} ${JSON.stringify(changed)}`);
        return answered;
      },
    });
  }
  return [...all.values()];
}

/** Sends a call as its own senders do: customers have no session. */
async function sendCall(shop: AttackedShop, operation: Operation, { picture, ...call }: Asked): Promise<WireAnswer> {
  const { id, session } = operation;
  if (picture) return sendPicture(shop, id, call, { ...PICTURE, ...picture, file: shop.file });
  const isStaff = session === 'required' || (session === 'optional' && operation.method === 'GET');
  const { method, url, headers, payload } = await requestOf(id, call, isStaff ? shop.token : undefined);
  return send(shop.origin, url, { method, headers, ...(payload !== undefined && { body: Buffer.from(payload) }) });
}

/** What changes how an account signs in would leave it unusable: @returns what makes it as it was */
async function keeperOf({ query, account }: AttackedShop): Promise<() => Promise<unknown>> {
  const [user] = await query('select id, email, password_hash from users where lower(email) = lower($1)', [
    account.email,
  ]);
  return () =>
    query(
      `update users set email = $2, password_hash = $3, second_factor_secret = null, second_factor_since = null,
         second_factor_step = 0 where id = $1`,
      [user?.id, user?.email, user?.password_hash],
    );
}
