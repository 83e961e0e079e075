import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
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
 * token does not give.
 */
const LEFT_OUT = [
  'signOut',
  'updatePassword',
  'signIn',
  'endSession',
  'beginSecondFactor',
  'confirmSecondFactor',
  'removeSecondFactor',
];

/** A picture that servers take. */
export const PICTURE = join(__dirname, '..', 'journeys', 'picture.png');

/** Makes a record of its own for each operation, so that no call depends on the order of the others. */
class Records {
  private counter = 0;

  constructor(private readonly server: Server) {}

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
      clients_email: 'peer@peer.example',
      clients_note: 'Sent by a test.',
    });
  }

  async email(): Promise<string> {
    const answer = await this.send('/users/get-profile', { method: 'GET' });
    const { user } = answer as { user: { email: string } };
    return user.email;
  }

  private async created(path: string, body: JsonObject): Promise<string> {
    const data = await this.send(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
    return (data as { id: string }).id;
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
  const records = new Records(server);
  const document = parse(readFileSync(file, 'utf8')) as JsonObject;
  document.servers = [{ url: server.baseUrl }];
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
  const path = operation.path.replace(/\{[^}]*\}/g, () => ids.inPath);
  const { value } = contract.resolve({ value: operation.value.requestBody ?? null, pointer: operation.pointer });
  if (!isObject(value)) return { operation, path, body: null, mediaType: null };
  const [mediaType = null] = Object.keys(value.content as JsonObject);
  const [example] = Object.values(
    (mediaOf(contract, operation)?.examples ?? {}) as Record<string, { value: JsonObject }>,
  );
  return { operation, path, mediaType, body: await realBody(example?.value ?? {}, ids, records) };
}

interface Ids {
  inPath: string;
  images: string[];
}

async function idsOf({ path, name }: Operation, records: Records): Promise<Ids> {
  if (!path.includes('{')) return { inPath: '', images: [] };
  if (path.startsWith('/categories')) return { inPath: await records.category(), images: [] };
  if (path.startsWith('/tags')) return { inPath: await records.tag(), images: [] };
  if (path.startsWith('/quotations')) return { inPath: await records.quotation(), images: [] };
  if (name === 'updateAdvertisement') return { inPath: await records.advert(), images: [] };
  if (name === 'deleteComment') return { inPath: await records.comment(), images: [] };
  const { id, imageId } = path.startsWith('/products') ? await records.product() : await records.article();
  return { inPath: path.includes('{imageId}') ? imageId : id, images: [imageId] };
}

/** The first example of the contract with ids and names of this server. */
async function realBody(example: JsonObject, ids: Ids, records: Records): Promise<JsonObject> {
  const body: JsonObject = {};
  for (const [field, value] of Object.entries(example)) {
    if (field === 'category_id') body[field] = await records.category();
    else if (field === 'productId') body[field] = (await records.product()).id;
    else if (field === 'productIds') body[field] = [(await records.product()).id];
    else if (field === 'imageIds') body[field] = ids.images;
    else if (field === 'tags')
      body[field] = typeof value === 'string' ? JSON.stringify([await records.tag()]) : [await records.tag()];
    else if (field === 'category_name' || field === 'tag_name') body[field] = records.name();
    else if (field === 'newEmail') body[field] = await records.email();
    else body[field] = value;
  }
  return body;
}

function segmentOf({ operation, path }: PreparedCall, parameter: string): string {
  return path.split('/')[operation.path.split('/').indexOf(`{${parameter}}`)] ?? '';
}
