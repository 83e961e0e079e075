import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import { text as textOf } from 'node:stream/consumers';

/** An answer to a request that was sent to the letter. */
export interface WireAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

export interface WireRequest {
  method?: string;
  headers?: Readonly<Record<string, string | readonly string[]>>;
  body?: string | Buffer;
}

const agent = new Agent({ keepAlive: true, maxSockets: 8 });
const PATIENCE_MS = 30_000;

/** Sends a target as it is spelt, with headers as often as they are named: `fetch` would tidy both up. */
export function send(origin: string, path: string, { method = 'GET', headers = {}, body }: WireRequest = {}) {
  return new Promise<WireAnswer>((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const options = { agent, hostname, port, path, method, timeout: PATIENCE_MS };
    const framed = {
      ...(headers as Record<string, string | string[]>),
      ...(body && { 'content-length': body.length }),
    };
    const asked = request({ ...options, headers: framed }, (answer) => {
      textOf(answer).then((text) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }), reject);
    });
    asked.on('error', reject).on('timeout', () => asked.destroy(new Error(`${method} ${path}: no answer`)));
    asked.end(body);
  });
}

/** Does the work for each, some at once, and gathers what it says. */
export async function gather<T, R>(items: readonly T[], work: (item: T) => Promise<R>, atOnce = 6): Promise<R[]> {
  const results: R[] = [];
  const waiting = [...items.entries()];
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) results[next[0]] = await work(next[1]);
    }),
  );
  return results;
}

/** The first of a list, for a table's cell. */
export const first = (list: readonly string[]): string => (list.length > 0 ? ` (${list[0]!.slice(0, 300)})` : '');
