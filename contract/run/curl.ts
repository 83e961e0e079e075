import type { Exchange, FormPart } from '../http/exchange';

/** Which exchange a record's id came from, and what that record is called in a shell. */
export type Origins = ReadonlyMap<string, { exchange: Exchange; variable: string }>;

const MAX_BODY = 2000;
const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/** Hides secrets, so that a report can be shown to anybody. */
export function masked(text: string, secrets: readonly string[]): string {
  const forms = secrets.filter(({ length }) => length >= 4).flatMap(formsOf).sort((one, other) => other.length - one.length);
  return forms.reduce((shown, form) => shown.replaceAll(form, '***'), text);
}

/** How a secret looks in a text: as it is, in JSON, in an address, in a form, for printf; and these between a shell's quotes. */
function formsOf(secret: string): string[] {
  const asForm = new URLSearchParams({ '': secret }).toString().slice(1);
  const forms = [secret, JSON.stringify(secret).slice(1, -1), asForm, asForm.replaceAll('+', '%20'), escapesOf(Buffer.from(secret))];
  return [...new Set([...forms, ...forms.map((form) => quoted(form).slice(1, -1))])];
}

/** Shell commands that repeat an exchange: those that made the records it names, then itself. */
export function curlChain(last: Exchange, origins: Origins): string[] {
  const steps: Exchange[] = [];
  const visit = (exchange: Exchange) => {
    for (const [id, { exchange: made }] of origins) {
      if (made !== exchange && !steps.includes(made) && mentions(exchange, id)) visit(made);
    }
    if (!steps.includes(exchange)) steps.push(exchange);
  };
  visit(last);
  return steps.map((exchange) => {
    const made = [...origins.values()].find((origin) => origin.exchange === exchange);
    const command = curl(exchange, origins);
    return made && exchange !== last ? `${made.variable}=$(${command} | jq -r .data.id)` : command;
  });
}

const mentions = ({ request }: Exchange, id: string) =>
  request.path.split(/[/?&=]/).includes(id) || (request.body !== null && request.body.length < 100_000 && request.body.includes(id));

function curl({ request }: Exchange, origins: Origins): string {
  if (request.show !== undefined) return request.show;
  const withVariables = (text: string) => [...origins].reduce((shown, [id, { variable }]) => shown.replaceAll(id, `'"$${variable}"'`), text);
  const address = request.origin ?? '"$ORIGIN"';
  const path = withVariables(quoted(request.path)).replace(/^''/, '');
  const headers = Object.entries(request.headers)
    .filter(([name]) => !['user-agent', 'accept'].includes(name) && !(name === 'content-type' && request.form))
    .map(([name, value]) => (name === 'authorization' && value.startsWith('Bearer ') && value.length > 20 ? ' -H "Authorization: Bearer $TOKEN"' : ` -H ${quoted(`${name}: ${value}`)}`));
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
