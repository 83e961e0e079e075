import type { FormPart } from '../../contract/http/exchange';
import { atBound, blanks, fieldsOf, outOfBounds, wrongTypes } from '../../contract/spec/cases';
import type { Contract, Operation } from '../../contract/spec/contract';
import { PUSH_KEYS } from '../../server/testing/staffWrites';
import { PUSH_NOWHERE } from '../../server/testing/pushService';
import { DEMO_ACCOUNT } from '../support/builtServer';
import type { Random } from '../support/random';
import { filePart, formOf } from './forms';
import { CONTENT_TYPES, ENCODINGS, faultyBody, HEADERS, KEYS, MARKS, TEXTS, tokensLike, VALUES } from './hostile';
import type { Kind, Pools } from './pools';
import { oddPath, segmentOf } from './targets';

/** A request as it goes over the wire. */
export interface Made {
  /** What was meant; null where method or address are of none. */
  operation: Operation | null;
  method: string;
  /** As it stands in the first line. */
  target: string;
  bytes: Buffer;
  /** So broken that it may be answered before an operation is found. */
  before: boolean;
  /** Whether an answer has to come: not to a message that breaks off. */
  whole: boolean;
  /** Whether it asks only for what is new. */
  conditional: boolean;
  /** Whether the answer is the API's, in its envelope. */
  api: boolean;
}

/** Requests for one of these are rare: they cost the server far more than the look at what came. */
const COSTLY = /^(signIn|updatePassword|updateEmail)$/;

const COUNTY_TERMS = [
  { delivery_price: '500.00', delivery_days: 1, installation_price: null, installation_days: null, isActive: true },
];

/** An address that a server may call too long, characters. */
const LONG_TARGET = 1_900;

const KIND_OF: readonly (readonly [RegExp, Kind])[] = [
  [/advertisement/, 'advert'],
  [/update-image|delete-image/, 'picture'],
  [/comments\/\{/, 'comment'],
  [/sessions/, 'session'],
  [/devices/, 'device'],
  [/failed/, 'notice'],
  [/paymentId/, 'payment'],
  [/shareKey/, 'share'],
  [/proposals/, 'proposal'],
  [/counties/, 'county'],
  [/visits/, 'visit'],
  [/products/, 'product'],
  [/posts|articles/, 'article'],
  [/categor/, 'category'],
  [/tags/, 'tag'],
  [/quotations/, 'quotation'],
];

/** Makes requests out of the contract: its examples and bounds, and what nobody meant. */
export class Requests {
  private readonly weighted: readonly Operation[];
  private readonly candidates = new Map<string, Map<string, readonly unknown[]>>();

  constructor(
    private readonly contract: Contract,
    private readonly pools: Pools,
    private readonly token: string,
    private readonly random: Random,
  ) {
    this.weighted = [...contract.operations.values()].flatMap((operation) =>
      Array<Operation>(
        COSTLY.test(operation.id) ? 1 : operation.body?.mediaType === 'multipart/form-data' ? 2 : 6,
      ).fill(operation),
    );
  }

  next(host: string): Made {
    const { random } = this;
    const operation = random.pick(this.weighted);
    let meant: Operation | null = operation;
    let before = false;
    let method = operation.method.toUpperCase();
    const path = this.pathOf(operation);
    let target = path + this.queryOf(operation);
    const headers: [string, string][] = [
      ['host', host],
      ...this.authorizationOf(operation),
      ...this.parametersOf(operation),
    ];
    const { bytes: body, type, encoding } = this.bodyOf(operation);
    if (type !== null) headers.push(['content-type', type]);
    if (encoding !== null) headers.push(['content-encoding', encoding]);
    if (random.chance(0.3))
      for (let count = 1 + random.below(3); count > 0; count -= 1) {
        const [name, values] = random.pick(HEADERS);
        headers.push([name, random.pick(values)]);
      }
    if (random.chance(0.04)) {
      method = random.pick(['HEAD', 'OPTIONS', 'PUT', 'PATCH', 'DELETE', 'POST', 'GET', 'PROPFIND', 'TRACE', 'get']);
      if (method !== 'HEAD' && method !== 'OPTIONS') meant = null;
    }
    if (random.chance(0.05)) {
      target = oddPath(target, random);
      meant = null;
    }
    if (random.chance(0.01)) {
      headers.push([random.pick(['x-pad', 'cookie']), 'y'.repeat(20_000)]);
      before = true;
    }
    // What ends or upgrades the connection, or waits for leave, is answered by the HTTP server itself.
    before ||= target.length > LONG_TARGET || headers.some(([name]) => name === 'expect' || name === 'upgrade');
    const chunked = body !== null && random.chance(0.1);
    if (chunked) headers.push(['transfer-encoding', 'chunked']);
    else if (body !== null || !['GET', 'HEAD'].includes(method))
      headers.push(['content-length', String(body?.length ?? 0)]);
    const head = `${method} ${target} HTTP/1.1\r\n${headers.map(([name, value]) => `${name}: ${fieldValue(value)}\r\n`).join('')}\r\n`;
    const sent = body === null ? [] : chunked ? chunksOf(body, random) : [body];
    const whole = !(chunked && random.chance(0.02));
    return {
      operation: meant,
      method,
      target,
      bytes: Buffer.concat([Buffer.from(head, 'latin1'), ...(whole ? sent : sent.slice(0, -1))]),
      before,
      whole,
      conditional: headers.some(([name]) => /^if-(none-match|modified-since)$/.test(name)),
      api: /^(http:\/\/[^/]+)?\/api\/v1\//.test(target),
    };
  }

  private pathOf({ id, path }: Operation): string {
    const { random } = this;
    const kind = KIND_OF.find(([pattern]) => pattern.test(path))?.[1];
    if (!kind) return `/api/v1${path}`;
    const ends = /^(delete|remove|end)/.test(id);
    const names = (ends ? this.pools.taken(kind, random) : this.pools.any(kind, random)).split(' ');
    return `/api/v1${path.replace(/\{\w+\}/g, () => {
      const name = names.shift() ?? '0';
      return random.chance(0.15) ? segmentOf(random.pick(TEXTS), random) : encodeURIComponent(name);
    })}`;
  }

  private queryOf({ parameters }: Operation): string {
    const { random } = this;
    const pairs = parameters
      .filter(({ in: place }) => place === 'query')
      .filter(() => random.chance(0.4))
      .flatMap(({ name, schema }) => {
        const usual = schema.enum ? String(random.pick(schema.enum)) : schema.type === 'integer' ? '1' : MARKS.search;
        const value = random.chance(0.4) ? usual : random.pick(TEXTS);
        const pair = `${name}=${segmentOf(value, random)}`;
        return random.chance(0.08) ? [pair, `${name}=2`, `${name}[]=3`] : [pair];
      });
    if (random.chance(0.05))
      pairs.push(`${segmentOf(random.pick(KEYS), random)}=${segmentOf(random.pick(TEXTS), random)}`);
    return pairs.length > 0 ? `?${pairs.join('&')}` : '';
  }

  private authorizationOf({ id, session }: Operation): [string, string][] {
    const { random } = this;
    if (id === 'signOut' && this.pools.spareTokens.length > 0 && random.chance(0.5))
      return [['authorization', `Bearer ${this.pools.spareTokens.pop() ?? ''}`]];
    const chance = session === 'required' ? 0.1 : 0.05;
    if (random.chance(chance)) return [['authorization', random.pick(tokensLike(this.token.replace(/.$/, '_')))]];
    const wanted = session === 'required' || (session === 'optional' && random.chance(0.5));
    return wanted && id !== 'signOut' && !random.chance(0.03) ? [['authorization', `Bearer ${this.token}`]] : [];
  }

  /** The call's own headers, as they should be. */
  private parametersOf({ parameters }: Operation): [string, string][] {
    return parameters
      .filter(({ in: place }) => place === 'header')
      .filter(() => this.random.chance(0.3))
      .map(({ name }) => [name, this.random.pick(['key-1', 'key-2', '"1"', '*', `k${this.random.below(1e9)}`])]);
  }

  private bodyOf(operation: Operation): { bytes: Buffer | null; type: string | null; encoding: string | null } {
    const { random } = this;
    const plain = { encoding: null, type: null };
    if (!operation.body) return { ...plain, bytes: random.chance(0.03) ? Buffer.from(random.pick(VALUES)) : null };
    if (operation.body.mediaType === 'multipart/form-data') {
      const form = formOf(this.partsOf(operation), random);
      return { ...plain, bytes: form.bytes, type: random.chance(0.05) ? random.pick(CONTENT_TYPES) : form.type };
    }
    const json = this.jsonOf(operation);
    let bytes = random.chance(0.1) ? faultyBody(json, random) : Buffer.from(json);
    let encoding: string | null = null;
    if (random.chance(0.03)) {
      const [name, encode] = random.pick(ENCODINGS);
      encoding = name;
      bytes = Buffer.from(encode(bytes));
    }
    return { bytes, encoding, type: random.chance(0.05) ? random.pick(CONTENT_TYPES) : 'application/json' };
  }

  /** The example with some of its values exchanged, as text: it may hold what no object could. */
  private jsonOf(operation: Operation): string {
    const { random } = this;
    const members = new Map(
      Object.entries(this.exampleOf(operation)).map(([key, value]) => [key, JSON.stringify(value)]),
    );
    const names = [...members.keys()];
    for (let count = random.below(4); count > 0 && names.length > 0; count -= 1) {
      const name = random.pick(names);
      const made = random.below(10);
      if (made < 1) members.delete(name);
      else if (made < 2) members.set(random.pick(KEYS), random.pick(VALUES));
      else if (made < 6) members.set(name, random.pick(VALUES));
      else members.set(name, JSON.stringify(random.pick(this.candidatesOf(operation, name))) ?? 'null');
    }
    return `{${[...members].map(([key, value]) => `${JSON.stringify(key)}:${value}`).join()}}`;
  }

  private partsOf(operation: Operation): FormPart[] {
    const { random } = this;
    return Object.entries(this.exampleOf(operation)).flatMap(([name, value]): FormPart[] => {
      if (name === 'image_url') return random.chance(0.3) ? [filePart(random)] : [];
      const usual = typeof value === 'string' ? value : JSON.stringify(value);
      if (random.chance(0.85)) return [{ name, value: usual }];
      const odd = random.chance(0.5) ? random.pick(TEXTS) : String(random.pick(this.candidatesOf(operation, name)));
      return [{ name: random.chance(0.1) ? random.pick(KEYS).slice(0, 500) : name, value: odd }];
    });
  }

  /** A valid body: the contract's example with ids, names and marks of this run. */
  private exampleOf({ id, body }: Operation): Record<string, unknown> {
    const { random, pools } = this;
    const examples = Object.values(
      (this.contract.at(body?.pointer.replace(/\/schema$/, '/examples') ?? '') ?? {}) as Record<
        string,
        { value: object }
      >,
    );
    const fields: Record<string, unknown> = { ...(examples.length > 0 ? random.pick(examples).value : {}) };
    const put: Readonly<Record<string, () => unknown>> = {
      category_id: () => pools.any('category', random),
      productId: () => pools.any('product', random),
      quotationId: () => pools.any('quotation', random),
      proposalId: () => pools.any('proposal', random),
      countyId: () => pools.any('county', random),
      counties: () => COUNTY_TERMS.map((terms) => ({ id: pools.any('county', random), ...terms })),
      version: () => pools.versions.get(id) ?? fields.version,
      crew: () => [],
      userId: () => null,
      code: () => (id === 'recordPayment' ? `GEN${random.below(1e9)}` : fields.code),
      // Nobody listens there: what is announced is tried in vain.
      endpoint: () => `${PUSH_NOWHERE}/${random.below(3)}`,
      p256dh: () => PUSH_KEYS.p256dh,
      productIds: () => [pools.any('product', random)],
      imageIds: () => [pools.any('picture', random)],
      tags: () => (id === 'createArticle' ? JSON.stringify([pools.any('tag', random)]) : [pools.any('tag', random)]),
      product_name: () => `Generated ${random.below(1e9)}`,
      title: () => `Generated ${random.below(1e9)}`,
      category_name: () => `Generated ${random.below(1e9)}`,
      tag_name: () => `generated ${random.below(1e9)}`,
      emailOrPhone: () => (random.chance(0.3) ? DEMO_ACCOUNT.user : `nobody${MARKS.email}`),
      password: () => (random.chance(0.5) ? DEMO_ACCOUNT.password : MARKS.password),
      // The account's own: a valid request changes nothing, and what another one has changed is set back.
      newEmail: () => DEMO_ACCOUNT.user,
      // A new password would leave the run without the one that it knows.
      currentPassword: () => (id !== 'updatePassword' && random.chance(0.5) ? DEMO_ACCOUNT.password : MARKS.password),
      newPassword: () => `${MARKS.password}-new`,
      clients_phone: () => `${MARKS.phone}${10 + random.below(80)}`,
      clients_email: () => `visitor${MARKS.email}`,
      email: () => `reader${random.below(100)}${MARKS.email}`,
    };
    for (const name of Object.keys(fields)) fields[name] = put[name]?.() ?? fields[name];
    return fields;
  }

  /** Values of a field that the contract's bounds suggest, on both sides of each. */
  private candidatesOf(operation: Operation, name: string): readonly unknown[] {
    const known = this.candidates.get(operation.id) ?? this.readCandidates(operation);
    this.candidates.set(operation.id, known);
    return known.get(name) ?? ['x'];
  }

  private readCandidates({ body }: Operation): Map<string, readonly unknown[]> {
    const { contract } = this;
    const asText = body?.mediaType !== 'application/json';
    const fields = body ? fieldsOf(contract, body) : [];
    return new Map(
      fields.map((field) => [
        field.name,
        [
          ...[...wrongTypes(contract, field), ...outOfBounds(contract, field, asText), ...blanks(contract, field)].map(
            ({ value }) => value,
          ),
          ...(['least', 'most'] as const).map((bound) => atBound(contract, field, bound, 'p')),
        ],
      ]),
    );
  }
}

/** Nothing that ends a line of the head or is no byte: broken heads are the raw messages' matter. */
const fieldValue = (value: string) => value.replace(/[\r\n\u0000]/g, ' ').replace(/[^\u0001-\u00ff]/g, '?');

function chunksOf(body: Buffer, random: Random): Buffer[] {
  const pieces: Buffer[] = [];
  for (let at = 0; at < body.length;) {
    const size = Math.min(body.length - at, 1 + random.below(Math.max(1, Math.ceil(body.length / 3))));
    pieces.push(Buffer.from(`${size.toString(16)}\r\n`), body.subarray(at, at + size), Buffer.from('\r\n'));
    at += size;
  }
  return [...pieces, Buffer.from('0\r\n\r\n')];
}
