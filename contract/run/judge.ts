import { dataOf, NOT_OFFERED, parseJson, type Exchange } from '../http/exchange';
import { fromText } from '../spec/cases';
import type { Contract, DocumentedResponse } from '../spec/contract';
import { valueAt, type JsonValue } from '../spec/document';
import type { Findings } from './findings';

/** What may be answered before an operation is found (openapi.yaml, info): of requests that are broken as HTTP. */
const BEFORE_THE_OPERATION = [400, 404, 405, 408, 413, 414, 415, 417, 431];

/** Names of fields that hold a secret, where they hold a text or bytes: `hasPassword` tells none. */
const SECRET_KEY =
  /^(salt|.*secret|pwd|pass|.*passw(or)?d(_?(hash(ed)?|digest|salt))?|(pwd?|pass)_?hash|((access|refresh|session)_?)?token)$/i;
/** Who somebody is that asked without a session: visitors are anonymous. */
const VISITOR_KEY = /^((.*_)?ip(_?addr(ess)?)?|user_?agent)$/i;
/** Called by staff, and about visitors. */
const ABOUT_VISITORS = 'listMissedSearches';

/** How hashes of passwords begin (crypt's and PHC's formats). */
const PASSWORD_HASH = /^\$(2[abxy]?|5|6|7|y|argon2\w*|scrypt|pbkdf2[\w-]*)\$/;

/** Bytes; larger bodies are no credentials. */
const MAX_CREDENTIALS = 4096;

/** Signs of a server's inside: stack traces, places on its disk, its database's words. */
const INSIDES: readonly [RegExp, string][] = [
  [/\bat [^\n]{0,200}?(\.[cm]?[jt]sx?|<anonymous>|node:[\w/]+):\d+:\d+/, 'a JavaScript stack trace'],
  [/Traceback \(most recent call last\)|File "[^"]+", line \d+/, 'a Python stack trace'],
  [/\bat [\w.$]+\([\w]+\.(java|kt|scala):\d+\)|\.java:\d+/, 'a Java stack trace'],
  [/\b[\w/.-]+\.(php|rb|go|cs):\d+\b/, 'a stack trace'],
  [/node_modules|\/(home|usr|var|opt|srv|app)\/[\w.-]+\/[\w./-]+/, 'a place on the server’s disk'],
  [/SQLSTATE|duplicate key value|violates \w+ constraint|syntax error at or near/i, 'the database’s words'],
  [
    /\b(SELECT .{1,200} FROM \S|INSERT INTO \S+ ?\(|UPDATE \S+ SET \S|DELETE FROM \S+ WHERE \S)|\binsert into \S+ \(/,
    'a statement of its database',
  ],
  [
    /\b(Prisma|Sequelize|Mongo|Mongoose|TypeORM|Hibernate|ActiveRecord|SQLAlchemy|Drizzle)\w*(Error|Exception)/,
    'the words of a database library',
  ],
];

/**
 * Judges every answer of every check (group A, and C07, C08): one finding an answer, the root of what is wrong with it.
 * @param before whether the request is so broken that no operation has to be found for it
 */
export class Judge {
  constructor(
    private readonly contract: Contract,
    private readonly findings: Pick<Findings, 'add'>,
    private readonly secrets: () => readonly string[],
  ) {}

  judge(exchange: Exchange, before = false): void {
    this.leaks(exchange);
    void (
      this.reached(exchange) &&
      this.status(exchange, before) &&
      this.mediaType(exchange) &&
      this.envelope(exchange) &&
      this.schema(exchange) &&
      this.once(exchange)
    );
  }

  /** Of a request that is broken as HTTP: what answers it may stand before the server's own program, in a form of its own. */
  judgeBroken(exchange: Exchange): void {
    this.leaks(exchange);
    this.reached(exchange);
  }

  /** A list that the answer is, or holds beside what counts it, has each record once. */
  private once(exchange: Exchange): boolean {
    const data = dataOf<unknown>(exchange);
    if (typeof data !== 'object' || data === null) return true;
    const lists = Array.isArray(data) ? [data] : 'id' in data ? [] : Object.values(data).filter(Array.isArray);
    // Events of several types may each have the ids of their own.
    const ids = lists.map((list) =>
      (list as ({ id?: string; type?: string } | null)[]).flatMap((one) =>
        one?.id === undefined ? [] : [`${one.type ?? ''} ${one.id}`.trim()],
      ),
    );
    const twice = ids.flatMap((list) => list.filter((id, at) => list.indexOf(id) < at))[0];
    if (twice === undefined) return true;
    this.findings.add({
      check: 'A17',
      at: exchange,
      root: 'twice',
      pointer: exchange.operation?.pointer,
      expected: 'each record once in a list',
      got: `${twice} twice`,
      fix: 'Ask for records, not for rows of a join: what has several tags, pictures or products is one record (DISTINCT, EXISTS).',
    });
    return false;
  }

  private reached(exchange: Exchange): boolean {
    if (exchange.failure === null && exchange.status < 500) return true;
    this.findings.add({
      check: 'A03',
      at: exchange,
      root: String(exchange.status),
      expected: 'an answer below 500',
      got: exchange.failure ?? `${exchange.status} ${shown(exchange)}`,
      fix: 'Handle this input: answer the documented 4xx. The server must not fail, hang or close the connection.',
    });
    return false;
  }

  private status(exchange: Exchange, before: boolean): boolean {
    const { operation, status } = exchange;
    if (
      !operation ||
      operation.responses.has(status) ||
      (before && BEFORE_THE_OPERATION.includes(status)) ||
      exchange.request.method === 'HEAD' ||
      exchange.request.method === 'OPTIONS'
    )
      return true;
    this.findings.add({
      check: 'A01',
      at: exchange,
      root: String(status),
      pointer: `${operation.pointer}/responses`,
      expected: `one of ${[...operation.responses.keys()].join(', ')}`,
      got: `${status} ${shown(exchange)}`,
      fix:
        NOT_OFFERED.includes(status) && !operation.responses.has(404)
          ? `Offer ${operation.method.toUpperCase()} ${operation.path}; where it is offered, answer one of the documented statuses.`
          : 'Answer with a status that this operation documents.',
    });
    return false;
  }

  private mediaType(exchange: Exchange): boolean {
    const { request, operation, status } = exchange;
    if (request.method === 'HEAD' || request.method === 'OPTIONS' || (!operation && status < 400)) return true;
    const documented = operation?.responses.get(status);
    const wanted = documented?.mediaTypes ?? ['application/json'];
    const add = (expected: string, got: string, fix: string, root = '') =>
      this.findings.add({
        check: 'A04',
        at: exchange,
        root: `${status} ${root}`,
        pointer: documented?.pointer,
        expected,
        got,
        fix,
      });
    const type = (exchange.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
    if (!wanted.includes(type)) {
      add(
        `content-type ${wanted.join(' or ')} with ${status}`,
        type === '' ? 'no content-type' : `content-type ${type}`,
        'Send the envelope as application/json, errors included.',
      );
      return false;
    }
    const charset = /charset="?([^";\s]+)/i.exec(exchange.headers['content-type'] ?? '')?.[1];
    if (charset !== undefined && !/^utf-?8$/i.test(charset)) {
      add(
        'a body in UTF-8, and a charset that says so or none',
        `charset=${charset}`,
        'JSON is UTF-8 (RFC 8259, 8.1): declare no other charset.',
        'charset',
      );
      return false;
    }
    if (exchange.json === undefined) {
      add(
        'a JSON body',
        `${exchange.body.length} bytes that are no JSON: ${shown(exchange)}`,
        'Serialise the envelope with a JSON library; an empty body is no JSON.',
        'body',
      );
      return false;
    }
    return this.headers(exchange, documented);
  }

  private headers(exchange: Exchange, documented: DocumentedResponse | undefined): boolean {
    const { status } = exchange;
    const wrong = (documented?.headers ?? []).flatMap(({ name, required, schema, pointer }) => {
      const sent = exchange.headers[name.toLowerCase()]?.toString();
      const [error] = sent === undefined ? [] : this.contract.errors(pointer, fromText(schema, sent));
      if (error) return [{ name, pointer, expected: `${name} that ${error.message ?? 'is valid'}`, got: sent ?? '' }];
      const expected = `the header ${name} with ${status}`;
      return required && sent === undefined ? [{ name, pointer: documented?.pointer, expected, got: 'none' }] : [];
    });
    for (const { name, ...fault } of wrong)
      this.findings.add({
        check: 'A04',
        at: exchange,
        root: `${status} ${name}`,
        ...fault,
        fix: `Send ${name} with every ${status}, in the form that the contract gives it.`,
      });
    return wrong.length === 0;
  }

  private envelope(exchange: Exchange): boolean {
    if (exchange.request.method === 'HEAD' || exchange.json === undefined) return true;
    const wrong = envelopeFault(exchange.json, exchange.status);
    if (!wrong) return true;
    this.findings.add({
      check: 'A06',
      at: exchange,
      root: `${exchange.status < 300 ? 'ok' : exchange.status} ${wrong.expected}`,
      pointer: `/components/schemas/${exchange.status < 300 ? 'Success' : 'Error'}`,
      expected: wrong.expected,
      got: wrong.got,
      fix: 'Wrap every answer: {success: true, message, data?} for 2xx, {success: false, message, data?: {field: text}} for the rest.',
    });
    return false;
  }

  private schema(exchange: Exchange): boolean {
    const documented = exchange.operation?.responses.get(exchange.status);
    if (!documented || documented.mediaTypes.length === 0 || exchange.request.method === 'HEAD') return true;
    // A schema that requests and answers share bounds the fields of requests alone.
    const error = this.contract
      .errors(`${documented.pointer}/content/application~1json/schema`, exchange.json)
      .find(({ keyword }) => keyword !== 'additionalProperties');
    if (!error) return true;
    const place = error.instancePath === '' ? 'the body' : error.instancePath;
    const missing =
      error.keyword === 'required' ? String((error.params as { missingProperty: string }).missingProperty) : '';
    const value = valueAt(exchange.json as JsonValue, error.instancePath);
    this.findings.add({
      check: 'A05',
      at: exchange,
      root: `${exchange.status} ${error.instancePath.replace(/\/\d+/g, '/*')} ${error.keyword} ${missing}`,
      pointer: this.contract.placeOf(error),
      expected: `${place}: ${error.message ?? 'valid'}`,
      got:
        missing !== ''
          ? `no ${missing}; it has ${Object.keys(value ?? {})
              .slice(0, 25)
              .join(', ')}`
          : String(JSON.stringify(value)),
      fix: missing !== '' ? `Answer ${missing} as well.` : 'Answer this value in the form that the contract gives it.',
    });
    return false;
  }

  /** A14, C07, C08: what no answer may tell. */
  private leaks(exchange: Exchange): void {
    const text =
      exchange.body.length < 1_000_000 && !(exchange.headers['content-type'] ?? '').startsWith('image/')
        ? exchange.body.toString('utf8')
        : '';
    // What an app makes codes of is handed out once, to whoever sets it up.
    const { id, session } = exchange.operation ?? {};
    const ofVisitors = session !== 'required' || id === ABOUT_VISITORS;
    const key = id === 'beginSecondFactor' ? null : secretKey(exchange.json, ofVisitors);
    if (key !== null) {
      this.findings.add({
        check: 'A14',
        at: exchange,
        root: key,
        expected: 'no field that holds a secret',
        got: `a field ${key}`,
        fix: 'Build answers from a list of fields that may be shown, never from the whole record.',
      });
    }
    const signedIn = id === 'signIn' && exchange.status === 200 ? dataOf<unknown>(exchange) : null;
    const headers = JSON.stringify(exchange.headers);
    for (const secret of [...this.secrets(), ...passwordsIn(exchange)]) {
      if (secret.length < 6 || secret === signedIn || !(text.includes(secret) || headers.includes(secret))) continue;
      const place = placeOf(exchange, secret, text);
      if (place === null) continue;
      this.findings.add({
        check: 'C07',
        at: exchange,
        expected: 'no token and no password in an answer',
        got: `one in ${place}`,
        fix: 'Never echo credentials: not in messages, fields, headers or cookies. The token stands in the answer to the sign-in alone.',
      });
    }
    // The address that was asked for is no place on a disk.
    const said = text.replaceAll(exchange.request.path.split('?')[0] ?? '', '');
    const inside = exchange.status >= 400 ? INSIDES.find(([sign]) => sign.test(said)) : undefined;
    if (inside)
      this.findings.add({
        check: 'C08',
        at: exchange,
        expected: 'a message for the person who uses the site',
        got: `${inside[1]}: ${inside[0].exec(said)?.[0] ?? ''}`,
        fix: 'Catch the exception, log it, and answer a message that tells nothing of the inside.',
      });
  }
}

/** Passwords that a request carried, right or wrong. */
function passwordsIn({ request }: Exchange): string[] {
  if (request.body === null || request.form !== null || request.body.length > MAX_CREDENTIALS) return [];
  const json = parseJson(request.body) as Record<string, unknown> | null | undefined;
  return Object.entries(json ?? {}).flatMap(([key, value]) =>
    /password/i.test(key) && typeof value === 'string' ? [value] : [],
  );
}

/** A password that is a word like others may stand in a sentence. */
const WORD = /^\p{L}{1,15}$/u;
const tells = (text: string, secret: string) => text === secret || (!WORD.test(secret) && text.includes(secret));

/** Where an answer tells a secret: a header's name, or the place in its body; null where it does not. */
function placeOf({ headers, json = '' }: Exchange, secret: string, text: string): string | null {
  const header = Object.entries(headers).find(([, value]) => tells(String(value), secret));
  if (header) return `the header ${header[0]}`;
  const keys = keysTo(json || text, secret);
  return keys && (keys.join('.') || 'the body');
}

/** The keys that lead to the first text that tells a secret; null where none does. */
function keysTo(value: unknown, secret: string): string[] | null {
  if (typeof value === 'string') return tells(value, secret) ? [] : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, inner] of Object.entries(value)) {
    const below = keysTo(inner, secret);
    if (below !== null) return [key, ...below];
  }
  return null;
}

/** What is wrong with an answer's envelope; null where nothing is. */
function envelopeFault(json: unknown, status: number): { expected: string; got: string } | null {
  const ok = status >= 200 && status < 300;
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    return {
      expected: 'an object with success and message',
      got: Array.isArray(json) ? 'a list' : String(JSON.stringify(json)),
    };
  const { success, message, data } = json as Record<string, unknown>;
  if (success !== ok)
    return { expected: `success: ${ok} with ${status}`, got: `success: ${String(JSON.stringify(success))}` };
  if (typeof message !== 'string' || message.trim() === '')
    return { expected: 'a message that says something', got: `message: ${String(JSON.stringify(message))}` };
  if (ok || data === undefined) return null;
  const isMap =
    typeof data === 'object' &&
    data !== null &&
    !Array.isArray(data) &&
    Object.values(data).every((text) => typeof text === 'string');
  return isMap ? null : { expected: 'data that maps a field to its message', got: `data: ${JSON.stringify(data)}` };
}

/** The first key below a value that names a secret, or of somebody who is to stay unknown. */
function secretKey(value: unknown, ofVisitors: boolean): string | null {
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, inner] of Object.entries(value)) {
    const isHeld = typeof inner === 'string' || (typeof inner === 'object' && inner !== null);
    const isSecret = key === '__v' || (isHeld && (SECRET_KEY.test(key) || (ofVisitors && VISITOR_KEY.test(key))));
    // An error names the field that is wrong: {data: {password: 'is required'}}.
    if (isSecret && !isErrorMap(value)) return key;
    if (typeof inner === 'string' && PASSWORD_HASH.test(inner)) return key;
    const isErrors = key === 'data' && isErrorMap(value);
    const found = secretKey(isErrors ? null : inner, ofVisitors);
    if (found !== null) return found;
  }
  return null;
}

const isErrorMap = (value: object) => 'success' in value && value.success === false;

const shown = ({ body }: Exchange) => body.subarray(0, 200).toString('utf8');
