import { STATUS_CODES } from 'node:http';
import type { Exchange, FormPart, SentRequest } from '../http/exchange';
import type { Report } from '../run/run';

/** Of one body, characters; a picture's bytes are not kept. */
const MAX_TEXT = 20_000;
const HIDDEN = '***';
const SECRET_FIELDS = new Set(['password', 'currentPassword', 'newPassword']);

interface Pair {
  name: string;
  value: string;
}
type Mask = (text: string) => string;

/**
 * Everything that was sent and answered, as HTTP Archive 1.2, which browsers' network panels and proxies open. Secrets are
 * hidden by where they stand (passwords in bodies, the header Authorization, cookies, the answer to a sign-in) and by what
 * they are, wherever they turn up.
 */
export function toHar({ version, baseUrl, exchanges, mask, runId }: Report): string {
  const { origin } = new URL(baseUrl);
  const log = {
    version: '1.2',
    creator: { name: 'contract-kit', version },
    comment: `Run ${runId} against ${baseUrl}; secrets are shown as ${HIDDEN}.`,
    entries: exchanges.map((exchange) => entry(exchange, origin, mask)),
  };
  return `${JSON.stringify({ log }, null, 1)}\n`;
}

function entry(exchange: Exchange, origin: string, mask: Mask) {
  const { request, operation, number, at, ms, failure } = exchange;
  const time = Math.round(ms * 100) / 100;
  return {
    startedDateTime: new Date(at).toISOString(),
    time,
    request: requestOf(request, origin, mask),
    response: responseOf(exchange, mask),
    cache: {},
    timings: { send: 0, wait: time, receive: 0 },
    comment: [
      `${number}`,
      operation?.id ?? 'outside of the contract',
      ...(failure === null ? [] : [mask(failure)]),
    ].join(' '),
  };
}

function requestOf({ method, path, origin, headers, body, form }: SentRequest, server: string, mask: Mask) {
  return {
    method,
    url: mask(`${origin ?? server}${path}`),
    httpVersion: 'HTTP/1.1',
    cookies: [],
    headers: pairsOf(headers, mask),
    queryString: [...new URLSearchParams(path.split('?').slice(1).join('?'))].map(([name, value]) => ({
      name: mask(name),
      value: mask(value),
    })),
    headersSize: -1,
    bodySize: body?.length ?? 0,
    ...(body && body.length > 0 && { postData: postDataOf(body, form, headers['content-type'] ?? '', mask) }),
  };
}

function postDataOf(body: Buffer, form: readonly FormPart[] | null, mimeType: string, mask: Mask) {
  if (form) return { mimeType, params: form.map((part) => paramOf(part, mask)), text: '' };
  return { mimeType, params: [], text: textOf(body, mask) };
}

function paramOf(part: FormPart, mask: Mask) {
  if ('value' in part) return { name: part.name, value: cut(mask(part.value)) };
  return {
    name: part.name,
    fileName: mask(part.filename ?? 'picture'),
    contentType: part.type ?? 'application/octet-stream',
    comment: `${part.file.length} bytes`,
  };
}

function responseOf({ status, headers, body, operation }: Exchange, mask: Mask) {
  const mimeType = headers['content-type'] ?? '';
  // The answer to a sign-in is the token itself.
  const isToken = operation?.id === 'signIn' && status === 200;
  // In packed bytes no secret could be found, and in a picture there is nothing to read.
  const isText =
    body.length > 0 && headers['content-encoding'] === undefined && !/^(image|video|audio)\//.test(mimeType);
  return {
    status,
    statusText: STATUS_CODES[status] ?? '',
    httpVersion: 'HTTP/1.1',
    cookies: [],
    headers: pairsOf(headers, mask),
    content: { size: body.length, mimeType, ...(isText && { text: textOf(body, mask, isToken ? 'data' : null) }) },
    redirectURL: headers.location === undefined ? '' : mask(headers.location),
    headersSize: -1,
    bodySize: body.length,
  };
}

function pairsOf(headers: Readonly<Record<string, string | string[] | undefined>>, mask: Mask): Pair[] {
  return Object.entries(headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((one): Pair => ({ name, value: headerOf(name, one, mask) })),
  );
}

function headerOf(name: string, value: string, mask: Mask): string {
  if (name.toLowerCase() === 'authorization')
    return /^(Bearer|Basic) /i.test(value) ? `${value.split(' ')[0] ?? ''} ${HIDDEN}` : HIDDEN;
  if (name.toLowerCase() === 'set-cookie') return value.replace(/=[^;]*/, `=${HIDDEN}`);
  if (name.toLowerCase() === 'cookie') return value.replace(/=[^;]*/g, `=${HIDDEN}`);
  return mask(value);
}

/** A body as text, without secrets; bytes that are no text are U+FFFD. */
function textOf(body: Buffer, mask: Mask, secretField: string | null = null): string {
  return cut(mask(withoutFields(body.toString('utf8'), secretField)));
}

/** JSON with its secret fields hidden; any other text, and JSON without such fields, as it is. */
function withoutFields(text: string, secretField: string | null): string {
  let found = false;
  try {
    const hidden = JSON.stringify(
      JSON.parse(text, (key, value: unknown) => {
        if (typeof value !== 'string' || !(SECRET_FIELDS.has(key) || key === secretField)) return value;
        found = true;
        return HIDDEN;
      }),
    );
    return found ? hidden : text;
  } catch {
    return text;
  }
}

const cut = (text: string) =>
  text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}… (${text.length} characters)` : text;
