import { createHash } from 'node:crypto';
import type { Exchange, FormPart } from '../http/exchange';
import type { Operation } from '../spec/contract';
import { thingIn, type Thing } from './kinds';

/** Which exchange the id of a thing came from, and what that is called in a shell. */
export interface Origin {
  thing: Thing;
  id: string;
  exchange: Exchange;
  variable: string;
}
/** Each by a key of its own. */
export type Origins = ReadonlyMap<string, Origin>;

/** The files that commands send, by the names under which they are written into the shell's `$FILES`. */
export type SentFiles = Map<string, Buffer>;

/** A part of a form that is a file. */
type FilePart = Extract<FormPart, { file: Buffer }>;

const MAX_BODY = 2000;
const MAX_CHANGES = 7;
/** A text as a word of a shell, whatever is in it. */
export const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/** Hides secrets, so that a report can be shown to anybody. */
export function masked(text: string, secrets: readonly string[]): string {
  const forms = secrets
    .filter(({ length }) => length >= 4)
    .flatMap(formsOf)
    .sort((one, other) => other.length - one.length);
  return forms.reduce((shown, form) => shown.replaceAll(form, '***'), text);
}

/** How a secret looks in a text: as it is, in JSON, in an address, in a form, for printf; and these between a shell's quotes. */
function formsOf(secret: string): string[] {
  const bytes = Buffer.from(secret);
  const forms = [
    secret,
    JSON.stringify(secret).slice(1, -1),
    encodeURIComponent(bytes.toString('utf8')),
    new URLSearchParams({ '': secret }).toString().slice(1),
    escapesOf(bytes),
  ];
  return [...new Set([...forms, ...forms.map((form) => quoted(form).slice(1, -1))])];
}

/**
 * Shell commands that repeat an exchange: those that made the records it names, the last ones that changed these, itself.
 * @param history what was sent before
 * @param secrets of which tokens are written as a shell's variable
 * @param files collects what the commands send
 */
export function curlChain(
  last: Exchange,
  origins: Origins,
  history: readonly Exchange[],
  secrets: readonly string[],
  files: SentFiles = new Map(),
): string[] {
  const steps: Exchange[] = [];
  const visit = (exchange: Exchange) => {
    for (const origin of origins.values()) {
      const { exchange: made } = origin;
      if (made !== exchange && !steps.includes(made) && mentions(exchange, origin)) visit(made);
    }
    if (!steps.includes(exchange)) steps.push(exchange);
  };
  const named = [...origins.values()].filter((origin) => mentions(last, origin));
  const made = new Set([...origins.values()].map(({ exchange }) => exchange));
  // A comment is made below its article's address; a product that only has the category is nothing that happened to it.
  const happenedTo = (one: Exchange, origin: Origin) =>
    made.has(one) ? idPattern(origin, one.operation).test(quoted(one.request.path)) : mentions(one, origin);
  // A list names no record: what was changed just before is what it should show, or of that what it is filtered by.
  const isList = last.request.method === 'GET' && last.operation !== null && !last.operation.path.includes('{');
  const isConcerned = (one: Exchange) =>
    isList
      ? named.length === 0 || named.some((origin) => mentions(one, origin))
      : named.some((origin) => happenedTo(one, origin));
  const changes = history.filter(
    (one) => one !== last && one.number <= last.number && changed(one) && !isSignIn(one) && isConcerned(one),
  );
  for (const exchange of [...changes.slice(-MAX_CHANGES), last]) visit(exchange);
  return steps.map((exchange) => {
    const origin = [...origins.values()].find((one) => one.exchange === exchange);
    // The last one shows what is wrong, which may be its status or a header.
    const repeated = curl(exchange, origins, secrets, files);
    const command = exchange === last ? repeated.replace(/^curl -sS /, 'curl -isS ') : repeated;
    return origin && exchange !== last ? `${origin.variable}=$(${command} | jq -r .data.id)` : command;
  });
}

const changed = ({ request, status }: Exchange) =>
  !['GET', 'HEAD', 'OPTIONS'].includes(request.method) && status >= 200 && status < 300;

/** The shell's own sign-in comes before all. */
const isSignIn = ({ operation }: Exchange) => operation?.id === 'signIn';

/** The fields that name a thing, in queries and bodies. */
const FIELDS: Readonly<Partial<Record<Thing, string>>> = {
  product: 'productIds?',
  category: 'category_id',
  tag: 'tag_id|tags',
  quote: 'quotationId',
  proposal: 'proposalId',
  county: 'countyId|id',
};
const escaped = (text: string) => text.replace(/[^A-Za-z0-9_]/g, '\\$&');

/** Where the id of a thing stands as that: in its place in a path, and behind its fields; of an address that the contract does not have, anywhere. */
function idPattern({ thing, id }: Origin, operation: Operation | null): RegExp {
  const fields = FIELDS[thing];
  const places = [...(operation?.path ?? '').matchAll(/([^{}]+)\{(\w+)\}/g)]
    .filter(([, , name = '']) => operation && thingIn(operation, name) === thing)
    .map(([, before = '']) => escaped(before));
  const before = [
    ...(operation ? places : ['/']),
    ...(fields === undefined ? [] : [`\\b(${fields})(=|":"|"?[=:]\\[[^\\]]*")`]),
  ];
  return new RegExp(`(?<=${before.join('|') || '(?!)'})${escaped(id)}(?=[/?&'"])`, 'g');
}

function mentions({ request, operation }: Exchange, origin: Origin): boolean {
  const body = request.form || (request.body?.length ?? 0) < MAX_BODY ? bodyOf(request.body, request.form) : '';
  return idPattern(origin, operation).test(`${quoted(request.path)}${body}`);
}

/** A word of the header Authorization between a shell's double quotes: a session's token is `$TOKEN`, also where it was changed. */
function tokenInShell(word: string, secrets: readonly string[]): string {
  for (const secret of secrets) {
    if (secret.length < 16) continue;
    const most = Math.min(word.length, secret.length);
    let start = 0;
    while (start < most && word[start] === secret[start]) start += 1;
    let end = 0;
    while (end < most - start && word.at(-1 - end) === secret.at(-1 - end)) end += 1;
    if (start + end < secret.length / 2) continue;
    if (word === secret) return '$TOKEN';
    return `\${TOKEN:0:${start}}${inDoubleQuotes(word.slice(start, word.length - end))}${end > 0 ? `\${TOKEN:${secret.length - end}}` : ''}`;
  }
  return inDoubleQuotes(word);
}

const inDoubleQuotes = (text: string) => text.replace(/["$`\\]/g, '\\$&');

function curl(
  { request, operation }: Exchange,
  origins: Origins,
  secrets: readonly string[],
  files: SentFiles,
): string {
  if (request.show !== undefined) return request.show;
  const withVariables = (text: string) =>
    [...origins.values()].reduce(
      (shown, origin) => shown.replace(idPattern(origin, operation), () => `'"$${origin.variable}"'`),
      text,
    );
  const address = request.origin ?? '"$ORIGIN"';
  const path = withVariables(quoted(request.path)).replace(/^''/, '');
  const headers = Object.entries(request.headers)
    .filter(([name]) => !['user-agent', 'accept'].includes(name) && !(name === 'content-type' && request.form))
    .map(([name, value]) =>
      name === 'authorization'
        ? ` -H "Authorization: ${value
            .split(' ')
            .map((word) => tokenInShell(word, secrets))
            .join(' ')}"`
        : // With a colon alone curl would take the header out.
          ` -H ${quoted(value === '' ? `${name};` : `${name}: ${value}`)}`,
    );
  // curl would take out `.` and `..`, and ask for another address.
  const asItIs = /\/(\.|%2e){1,2}(\/|\?|$)/i.test(request.path) ? ' --path-as-is' : '';
  return `curl -sS${asItIs} -X ${request.method} ${address}${path}${headers.join('')}${withVariables(bodyOf(request.body, request.form, (part) => nameOf(part, files)))}`;
}

/** The name under which a file is kept: its own, as far as it may be one, behind a mark of what is in it. */
function nameOf({ file, filename = 'picture' }: FilePart, files: SentFiles): string {
  const name = `${createHash('sha256').update(file).digest('hex').slice(0, 8)}-${filename.replace(/[^\w.-]+/g, '_').slice(-40)}`;
  files.set(name, file);
  return name;
}

/** As curl reads it (its manual, -F): a file, and the media type and the name that are sent with it. */
function fileArgument(
  { name, type = 'application/octet-stream', filename = 'picture' }: FilePart,
  place: string,
): string {
  return `${quoted(`${name}=@`)}"$FILES"${quoted(`/${place};type=${type};filename="${filename.replace(/[\\"]/g, '\\$&')}"`)}`;
}

function bodyOf(
  body: Buffer | null,
  form: readonly FormPart[] | null,
  placeOf: (part: FilePart) => string = () => '',
): string {
  if (form)
    return form
      .map(
        (part) =>
          ` -F ${'value' in part ? quoted(`${part.name}=${shownText(part.value)}`) : fileArgument(part, placeOf(part))}`,
      )
      .join('');
  if (!body || body.length === 0) return '';
  const text = body.toString('utf8');
  // Bytes that are no text are given as escapes that a shell's printf takes.
  if (!Buffer.from(text, 'utf8').equals(body))
    return ` --data-binary @<(printf ${quoted(escapesOf(body.subarray(0, 200)))})`;
  return ` --data-binary ${quoted(shownText(text))}`;
}

const shownText = (text: string) =>
  text.length > MAX_BODY ? `${text.slice(0, 200)}…(${text.length} characters)` : text;

const escapesOf = (bytes: Buffer) => [...bytes].map((byte) => `\\x${byte.toString(16).padStart(2, '0')}`).join('');
