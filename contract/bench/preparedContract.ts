import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LocatedContract } from '../diff/located';
import { isObject, type JsonObject } from '../spec/document';
import { operationsOf, type Operation } from '../diff/operations';

/** Where the server is and who speaks. */
export interface Server {
  /** With the version prefix, without a slash at the end. */
  baseUrl: string;
  token: string;
}

/** A call that a peer makes: the operation with values that are valid on this server at this moment. */
export interface PreparedCall {
  operation: Operation;
  /** The path with real ids. */
  path: string;
  /** The fields of the body; null without a body. */
  body: JsonObject | null;
  mediaType: string | null;
}

/** An operation as it stands in a contract for a peer; peers read only what is here. */
export interface PeerOperation extends JsonObject {
  parameters: JsonObject[];
  responses: Record<string, JsonObject>;
}

export interface PreparedContract {
  /** All of it, with references. */
  document: JsonObject;
  /** Its operations by path and method, to be changed in place. */
  paths: Record<string, Record<string, PeerOperation>>;
  calls: PreparedCall[];
}

/**
 * Left out of what the peers get: the first two would end the session or lock the account out while the
 * rest still runs, signing in (and so a second session to end) and the second factor need a password that a
 * token does not give, a stream never ends, and nobody can make a notice fail by a call.
 */
const LEFT_OUT = [
  'signOut',
  'updatePassword',
  'signIn',
  'endSession',
  'beginSecondFactor',
  'confirmSecondFactor',
  'removeSecondFactor',
  'getNews',
  'retryNotice',
];

/** A picture that servers take. */
export const PICTURE = join(__dirname, '..', 'journeys', 'picture.png');

/** Makes a record of its own for each operation, so that no call depends on the order of the others. */
class Records {
  private counter = 0;

  constructor(
    private readonly server: Server,
    private readonly contract: LocatedContract,
  ) {}

  name(): string {
    this.counter += 1;
    return `peer ${Date.now().toString(36)} ${this.counter}`;
  }

  async category(): Promise<string> {
    return this.created('/categories/create-category', { category_name: this.name() });
  }

  async tag(): Promise<string> {
    return this.created('/tags/create-tag', { tag_name: this.name() });
  }

  async product(): Promise<{ id: string; imageId: string }> {
    return this.withPicture('/products/create-product', {
      product_name: this.name(),
      product_price: '1',
      category_id: await this.category(),
    });
  }

  async article(): Promise<{ id: string; imageId: string }> {
    // With a category: some peers do not know that an object may be null.
    return this.withPicture('/posts/create-post', { title: this.name(), category_id: await this.category() });
  }

  async comment(): Promise<string> {
    return this.created(`/posts/posts-comments/${(await this.article()).id}/comments`, { content: 'A comment.' });
  }

  async advert(): Promise<string> {
    return this.created('/products/advertisement', { productId: (await this.product()).id });
  }

  async quotation(): Promise<string> {
    return this.created('/quotations/get-a-quote', {
      clients_name: 'Peer',
      clients_phone: '+254 700 000 002',
      clients_email: 'peer@peer.example',
      clients_note: 'Sent by a test.',
    });
  }

  async email(): Promise<string> {
    const { user } = (await this.read('/users/get-profile')) as { user: { email: string } };
    return user.email;
  }

  async colleague(): Promise<string> {
    const { colleagues } = (await this.read('/users/colleagues')) as { colleagues: { id: string }[] };
    return colleagues[0]?.id ?? '';
  }

  async county(): Promise<string> {
    const { counties } = (await this.read('/counties')) as { counties: { id: string }[] };
    return counties[0]?.id ?? '';
  }

  /** Of what is written whole: the version that stands. */
  async version(path: string): Promise<string> {
    return ((await this.read(path)) as { version: string }).version;
  }

  async device(): Promise<string> {
    // Whatever address of the push service is the contract's own example.
    return this.created('/notifications/devices', exampleOf(this.contract, 'addPushDevice'));
  }

  /** A quotation that may be changed, with a line. */
  async draft(): Promise<string> {
    const id = await this.created('/proposals', { language: 'en' });
    const line = { kind: 'item', text: 'A kit', quantity: 1, unitPrice: '49900.00' };
    await this.write('PATCH', `/proposals/${id}`, { lines: [line], customerName: 'Peer' });
    return id;
  }

  /** One that has been sent. */
  async sent(): Promise<{ id: string; shareKey: string }> {
    const id = await this.draft();
    await this.write('POST', `/proposals/${id}/send`, { channel: 'link' });
    const { shareKey } = (await this.read(`/proposals/${id}`)) as { shareKey: string };
    return { id, shareKey };
  }

  /** One that has been accepted: its visit may be set. */
  async accepted(): Promise<string> {
    const { id, shareKey } = await this.sent();
    await this.write('POST', `/shared-proposals/${shareKey}/accept`, { name: 'A peer', version: 1 });
    return id;
  }

  async payment(): Promise<{ id: string; paymentId: string }> {
    const { id } = await this.sent();
    const payment = { amount: '100.00', method: 'cash', paidOn: dayFrom(0) };
    return { id, paymentId: await this.created(`/proposals/${id}/payments`, payment) };
  }

  async visit(): Promise<string> {
    const times = { date: dayFrom(7), from: '09:00', until: '12:00' };
    return this.created('/visits', {
      ...{ proposalId: await this.accepted(), ...times, crew: [], address: '', phone: '', notes: '' },
    });
  }

  private read(path: string): Promise<unknown> {
    return this.send(path, { method: 'GET' });
  }

  private write(method: string, path: string, body: JsonObject): Promise<unknown> {
    const headers = { 'content-type': 'application/json' };
    return this.send(path, { method, body: JSON.stringify(body), headers });
  }

  private async created(path: string, body: JsonObject): Promise<string> {
    return ((await this.write('POST', path, body)) as { id: string }).id;
  }

  private async withPicture(path: string, fields: Record<string, string>): Promise<{ id: string; imageId: string }> {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('image_url', new Blob([readFileSync(PICTURE)], { type: 'image/png' }), 'picture.png');
    const data = (await this.send(path, { method: 'POST', body: form })) as { id: string; images: { id: string }[] };
    return { id: data.id, imageId: data.images[0]?.id ?? '' };
  }

  private async send(path: string, init: RequestInit): Promise<unknown> {
    const headers = { ...(init.headers as Record<string, string>), authorization: `Bearer ${this.server.token}` };
    const answer = await fetch(this.server.baseUrl + path, { ...init, headers });
    if (!answer.ok) throw new Error(`${init.method} ${path}: ${answer.status} ${await answer.text()}`);
    return ((await answer.json()) as { data?: unknown }).data;
  }
}

/**
 * The contract with examples that are valid now, one for each operation, and the calls that they describe.
 * Peers take path parameters and bodies from examples; the contract's own name records that are not there.
 * @throws Error when a record cannot be created
 */
export async function prepareContract(file: string, server: Server): Promise<PreparedContract> {
  const contract = LocatedContract.read(file);
  const records = new Records(server, contract);
  const document: JsonObject = { ...structuredClone(contract.root.value), servers: [{ url: server.baseUrl }] };
  const paths: PreparedContract['paths'] = {};
  const calls: PreparedCall[] = [];
  for (const operation of operationsOf(contract)) {
    if (LEFT_OUT.includes(operation.name)) continue;
    const call = await callOf(contract, operation, records);
    calls.push(call);
    (paths[operation.path] ??= {})[operation.method] = peerOperation(contract, call);
  }
  document.paths = paths;
  return { document, paths, calls };
}

/** References of the parameters, the body and the answers are followed; those of schemas stay. */
function peerOperation(contract: LocatedContract, call: PreparedCall): PeerOperation {
  const { operation } = call;
  // Optional parameters are left out: their values would have to fit together.
  const required = [...operation.parameters.values()].filter(({ isRequired }) => isRequired);
  const responses = Object.entries((operation.value.responses ?? {}) as JsonObject).map(([status, response]) => {
    const { links: _links, ...rest } = contract.resolve({ value: response ?? null, pointer: operation.pointer })
      .value as JsonObject;
    return [status, rest] satisfies [string, JsonObject];
  });
  return {
    ...operation.value,
    parameters: required.map(({ value, name }) => ({ ...value, example: segmentOf(call, name) })),
    responses: Object.fromEntries(responses),
    ...(call.mediaType !== null &&
      call.body && {
        requestBody: {
          required: true,
          content: { [call.mediaType]: { ...mediaOf(contract, operation), examples: undefined, example: call.body } },
        },
      }),
  };
}

function mediaOf(contract: LocatedContract, operation: Operation): JsonObject | undefined {
  const { value } = contract.resolve({ value: operation.value.requestBody ?? null, pointer: operation.pointer });
  return isObject(value) ? Object.values(value.content as Record<string, JsonObject>)[0] : undefined;
}

async function callOf(contract: LocatedContract, operation: Operation, records: Records): Promise<PreparedCall> {
  const ids = await idsOf(operation, records);
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => ids.inPath[name] ?? ids.inPath.id ?? '');
  const { value } = contract.resolve({ value: operation.value.requestBody ?? null, pointer: operation.pointer });
  if (!isObject(value)) return { operation, path, body: null, mediaType: null };
  const [mediaType = null] = Object.keys(value.content as JsonObject);
  const example = firstExample(mediaOf(contract, operation));
  return { operation, path, mediaType, body: await realBody(operation.path, example, ids, records) };
}

const firstExample = (media: JsonObject | undefined): JsonObject =>
  Object.values((media?.examples ?? {}) as Record<string, { value: JsonObject }>)[0]?.value ?? {};

function exampleOf(contract: LocatedContract, name: string): JsonObject {
  const operation = operationsOf(contract).find((one) => one.name === name);
  return operation ? firstExample(mediaOf(contract, operation)) : {};
}

/** A day as the API writes it. @param days from today */
const dayFrom = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

interface Ids {
  /** By the parameter; `id` stands for any that is not named. */
  inPath: Readonly<Record<string, string>>;
  images: string[];
}

/** What stands behind a path, by its beginning: the first that fits. */
const BEHIND: readonly (readonly [RegExp, (records: Records) => Promise<Record<string, string>>])[] = [
  [/^\/categories/, async (records) => ({ id: await records.category() })],
  [/^\/tags/, async (records) => ({ id: await records.tag() })],
  [/^\/quotations/, async (records) => ({ id: await records.quotation() })],
  [/^\/counties/, async (records) => ({ id: await records.county() })],
  [/^\/visits/, async (records) => ({ id: await records.visit() })],
  [/^\/notifications\/devices/, async (records) => ({ id: await records.device() })],
  [/^\/shared-proposals/, (records) => records.sent()],
  [/^\/proposals\/\{id\}\/payments\/\{/, (records) => records.payment()],
  [/^\/proposals\/\{id\}\/payments/, (records) => records.sent()],
  [/^\/proposals/, async (records) => ({ id: await records.draft() })],
  [/^\/products\/advertisement\//, async (records) => ({ id: await records.advert() })],
  [/^\/posts\/.*\{commentId\}/, async (records) => ({ id: await records.comment() })],
  [/^\/products/, (records) => records.product()],
  [/^\/(posts|articles)/, (records) => records.article()],
];

async function idsOf({ path }: Operation, records: Records): Promise<Ids> {
  if (!path.includes('{')) return { inPath: {}, images: [] };
  const [, made] = BEHIND.find(([beginning]) => beginning.test(path)) ?? [];
  if (!made) throw new Error(`Nobody knows what stands behind ${path}.`);
  const inPath = await made(records);
  return { inPath, images: inPath.imageId === undefined ? [] : [inPath.imageId] };
}

/** What a field of an example is on this server, by its name; a field that is not named stays as it is. */
const REAL: Readonly<Record<string, (records: Records, at: At) => JsonObject[string] | Promise<JsonObject[string]>>> = {
  quotationId: (records) => records.quotation(),
  proposalId: (records) => records.accepted(),
  userId: (records) => records.colleague(),
  crew: async (records) => [await records.colleague()],
  counties: async (records, { value }) => [{ ...(value as JsonObject[])[0], id: await records.county() }],
  // Of a quotation a number, which is always the first here.
  version: (records, { value, path }) => (typeof value === 'string' ? records.version(path) : value),
  date: () => dayFrom(7),
  validUntil: () => dayFrom(7),
  paidOn: () => dayFrom(0),
  category_id: (records) => records.category(),
  productId: async (records) => (await records.product()).id,
  productIds: async (records) => [(await records.product()).id],
  imageIds: (_, { images }) => images,
  tags: async (records, { value }) => {
    const tags = [await records.tag()];
    return typeof value === 'string' ? JSON.stringify(tags) : tags;
  },
  category_name: (records) => records.name(),
  tag_name: (records) => records.name(),
  newEmail: (records) => records.email(),
};

interface At {
  value: JsonObject[string];
  path: string;
  images: string[];
}

/** The first example of the contract with ids, names, versions and days of this server. */
async function realBody(path: string, example: JsonObject, { images }: Ids, records: Records): Promise<JsonObject> {
  const body: JsonObject = {};
  for (const [field, value] of Object.entries(example))
    body[field] = (await REAL[field]?.(records, { value, path, images })) ?? value;
  return body;
}

function segmentOf({ operation, path }: PreparedCall, parameter: string): string {
  return path.split('/')[operation.path.split('/').indexOf(`{${parameter}}`)] ?? '';
}

/** A prepared call without a form, as it is sent. */
export function requestOf({ operation, body }: PreparedCall, token: string): RequestInit {
  const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) };
  return { method: operation.method.toUpperCase(), headers, ...(body && { body: JSON.stringify(body) }) };
}
