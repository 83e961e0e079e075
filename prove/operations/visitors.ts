import { setTimeout as delay } from 'node:timers/promises';
import type { Outcome, Plan, Stream } from '../load/mix';
import { play } from '../load/processes';
import { callerOf, type Caller } from '../support/calls';

/** Of 50 requests a second; the rest are writes. */
const READS = 40;
const WRITES = 10;
/** One in so many writes is the staff's. */
const STAFF = 5;

/** What became of writes: by the words that each carries. */
export interface Written {
  /** When each was acknowledged, ms of performance.now(). */
  acknowledged: Map<string, number>;
  refused: number;
  /** Without any answer. */
  broken: number;
  /** Neither success nor 503 with Retry-After. */
  strange: string[];
}

/** Paths that visitors read again and again, so that they are in memory. */
export async function readPaths(origin: string): Promise<string[]> {
  const { data } = await callerOf(origin)('listProducts');
  const ids = (data as { products: { id: string }[] }).products.slice(0, 3).map(({ id }) => id);
  const api = '/api/v1';
  return [
    ...ids.flatMap((id) => [`${api}/products/get-productById/${id}`, `/shop/single-product/${id}`]),
    ...['/products', '/products?page=2', '/posts', '/categories/get-all-categories'].map((list) => api + list),
    ...['/', '/shop', '/articles'],
  ];
}

/** Reads at a fixed rate. */
export async function read(origin: string, paths: readonly string[], seconds: number): Promise<Outcome> {
  const reads: Stream = { name: 'reads', rate: READS, method: 'GET', paths };
  const plan: Plan = { origin, seconds, streams: [reads] };
  const [outcome] = (await play(plan)).outcomes;
  if (!outcome) throw new Error('Nothing was read.');
  return outcome;
}

let marks = 0;

/** Requests for quotes, and now and then the staff's answer to one, at a fixed rate whatever becomes of them. */
export async function write(origin: string, staff: Caller, until: () => boolean): Promise<Written> {
  const visitor = callerOf(origin);
  const written: Written = { acknowledged: new Map(), refused: 0, broken: 0, strange: [] };
  const open: Promise<void>[] = [];
  let quote = '';
  while (!until()) {
    const mark = `mark${(marks += 1)}`;
    const isStaff = marks % STAFF === 0 && quote !== '';
    const body = { clients_name: 'Visitor', clients_email: 'visitor@example.com', clients_note: mark };
    const answer = isStaff
      ? staff('updateQuotation', { path: { id: quote }, body: { status: 'contacted' } })
      : visitor('createQuotation', { body });
    open.push(
      answer.then(
        ({ status, text, data, headers }) => {
          if (status === 201) {
            written.acknowledged.set(mark, performance.now());
            quote = (data as { id?: string } | undefined)?.id ?? quote;
          } else if (status === 503 && headers.has('retry-after')) written.refused += 1;
          else if (status !== 200) written.strange.push(`${status} ${text.slice(0, 100)}`);
        },
        () => void (written.broken += 1),
      ),
    );
    await delay(1_000 / WRITES);
  }
  await Promise.all(open);
  return written;
}
