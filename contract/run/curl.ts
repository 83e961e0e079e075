import type { Exchange, FormPart } from '../http/exchange';

/** Which exchange a record's id came from, and what that record is called in a shell. */
export type Origins = ReadonlyMap<string, { exchange: Exchange; variable: string }>;

const MAX_BODY = 2000;
const MAX_CHANGES = 7;
const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/** Hides secrets, so that a report can be shown to anybody. */
export function masked(text: string, secrets: readonly string[]): string {
  const forms = secrets.filter(({ length }) => length >= 4).flatMap(formsOf).sort((one, other) => other.length - one.length);
  return forms.reduce((shown, form) => shown.replaceAll(form, '***'), text);
}

/** How a secret looks in a text: as it is, in JSON, in an address, in a form, for printf; and these between a shell's quotes. */
function formsOf(secret: string): string[] {
  const bytes = Buffer.from(secret);
  const forms = [secret, JSON.stringify(secret).slice(1, -1), encodeURIComponent(bytes.toString('utf8')), new URLSearchParams({ '': secret }).toString().slice(1), escapesOf(bytes)];
  return [...new Set([...forms, ...forms.map((form) => quoted(form).slice(1, -1))])];
}

/**
 * Shell commands that repeat an exchange: those that made the records it names, the last ones that changed these, itself.
 * @param history what was sent before
 * @param secrets of which tokens are written as a shell's variable
 */
export function curlChain(last: Exchange, origins: Origins, history: readonly Exchange[], secrets: readonly string[]): string[] {
  const steps: Exchange[] = [];
  const visit = (exchange: Exchange) => {
    for (const [id, { exchange: made }] of origins) {
      if (made !== exchange && !steps.includes(made) && mentions(exchange, id)) visit(made);
    }
    if (!steps.includes(exchange)) steps.push(exchange);
  };
  const named = [...origins.keys()].filter((id) => mentions(last, id));
  const made = new Set([...origins.values()].map(({ exchange }) => exchange));
  // A comment is made below its article's address; a product that only has the category is nothing that happened to it.
  const happenedTo = (one: Exchange, id: string) => (made.has(one) ? one.request.path.split('/').includes(id) : mentions(one, id));
  // A list names no record: what was changed just before is what it should show.
  const isConcerned = (one: Exchange) => named.length === 0 ? last.request.method === 'GET' : named.some((id) => happenedTo(one, id));
  const changes = history.filter((one) => one !== last && one.number <= last.number && changed(one) && isConcerned(one));
  for (const exchange of [...changes.slice(-MAX_CHANGES), last]) visit(exchange);
  return steps.map((exchange) => {
    const origin = [...origins.values()].find((one) => one.exchange === exchange);
    const command = curl(exchange, origins, secrets);
    return origin && exchange !== last ? `${origin.variable}=$(${command} | jq -r .data.id)` : command;
  });
}

const changed = ({ request, status }: Exchange) => !['GET', 'HEAD', 'OPTIONS'].includes(request.method) && status >= 200 && status < 300;

/** Where an id stands as one: in a path, after a name that ends in `id`, or as a text in JSON; a short id may be a number elsewhere. */
const idPattern = (id: string) => new RegExp(`(?<=/|[iI]d=|")${id.replace(/[^A-Za-z0-9_]/g, '\\$&')}(?=[/?&'"])`, 'g');

function mentions({ request }: Exchange, id: string): boolean {
  const body = request.form || (request.body?.length ?? 0) < MAX_BODY ? bodyOf(request.body, request.form) : '';
  return idPattern(id).test(`${quoted(request.path)}${body}`);
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

function curl({ request }: Exchange, origins: Origins, secrets: readonly string[]): string {
  if (request.show !== undefined) return request.show;
  const withVariables = (text: string) => [...origins].reduce((shown, [id, { variable }]) => shown.replace(idPattern(id), () => `'"$${variable}"'`), text);
  const address = request.origin ?? '"$ORIGIN"';
  const path = withVariables(quoted(request.path)).replace(/^''/, '');
  const headers = Object.entries(request.headers)
    .filter(([name]) => !['user-agent', 'accept'].includes(name) && !(name === 'content-type' && request.form))
    .map(([name, value]) => (name === 'authorization' ? ` -H "Authorization: ${value.split(' ').map((word) => tokenInShell(word, secrets)).join(' ')}"` : ` -H ${quoted(`${name}: ${value}`)}`));
  return `curl -sS -X ${request.method} ${address}${path}${headers.join('')}${withVariables(bodyOf(request.body, request.form))}`;
}

function bodyOf(body: Buffer | null, form: readonly FormPart[] | null): string {
  if (form) return form.map((part) => ` -F ${quoted('value' in part ? `${part.name}=${shownText(part.value)}` : `${part.name}=@${part.filename ?? 'picture'} (${part.file.length} bytes);type=${part.type ?? ''}`)}`).join('');
  if (!body || body.length === 0) return '';
  const text = body.toString('utf8');
  // Bytes that are no text are given as escapes that a shell's printf takes.
  if (!Buffer.from(text, 'utf8').equals(body)) return ` --data-binary @<(printf ${quoted(escapesOf(body.subarray(0, 200)))})`;
  return ` --data-binary ${quoted(shownText(text))}`;
}

const shownText = (text: string) => (text.length > MAX_BODY ? `${text.slice(0, 200)}…(${text.length} characters)` : text);

const escapesOf = (bytes: Buffer) => [...bytes].map((byte) => `\\x${byte.toString(16).padStart(2, '0')}`).join('');
