import { encodeForm } from '../../contract/http/form';
import { requestOf } from '../../server/testing/caller';
import { STAFF_WRITES } from '../../server/testing/staffWrites';
import type { Trial } from '../support/part';
import { badFiles, type BadFile } from './badFiles';
import { HOOK } from './scripts';
import type { AttackedShop } from './shop';
import { first, gather, send, type WireAnswer } from './wire';

/** Every operation that takes a file. */
const ROUTES = [
  'createProduct',
  'addProductImages',
  'replaceProductImage',
  'createArticle',
  'addArticleImages',
  'replaceArticleImage',
];
/** A refused file may take the server's patience with pictures, and no more (ms). */
const MOST_MS = 30_000;

async function upload(shop: AttackedShop, route: string, bad: BadFile): Promise<WireAnswer & { ms: number }> {
  const options = await STAFF_WRITES[route]!(shop);
  const { method, url } = await requestOf(route, { ...options, files: [] });
  const fields = Object.entries(options.body ?? {}).map(([name, value]) => ({ name, value: String(value) }));
  const { bytes, type } = encodeForm([
    ...fields,
    { name: 'image_url', file: bad.file, filename: bad.filename, type: bad.type },
  ]);
  const start = performance.now();
  const answer = await send(shop.origin, url, {
    method,
    headers: { authorization: `Bearer ${shop.token}`, 'content-type': type },
    body: bytes,
  });
  return { ...answer, ms: performance.now() - start };
}

/** Files that are no pictures, or bad ones, at every operation that takes a file. */
export async function uploads(trial: Trial, shop: AttackedShop): Promise<void> {
  const all = await badFiles(200, trial.seed);
  const files = trial.sample ? all.filter((_, index) => index % 25 === trial.seed % 25) : all;
  const wrong: string[] = [];
  let refused = 0;
  let taken = 0;
  let slowest = 0;
  const addresses = new Set<string>();
  for (const bad of files) {
    const answers = await gather(ROUTES, async (route) => ({ route, ...(await upload(shop, route, bad)) }), 2);
    const verdicts = new Set(answers.map(({ status }) => (status < 300 ? 'taken' : status)));
    if (verdicts.size > 1) wrong.push(`${bad.name}: ${[...verdicts].join()}`);
    for (const { route, status, text, ms } of answers) {
      slowest = Math.max(slowest, ms);
      if (status >= 500 || ms > MOST_MS) wrong.push(`${bad.name} at ${route}: ${status} after ${Math.round(ms)} ms`);
      if (status < 300) {
        taken += 1;
        if (!bad.mayBeTaken) wrong.push(`${bad.name} at ${route} is taken`);
        for (const [address] of text.matchAll(/\/media\/[\w./-]+/g)) addresses.add(address);
      } else refused += 1;
    }
  }
  trial.row({
    what: `${files.length} bad files at each of ${ROUTES.length} operations that take one`,
    aim: 'the same verdict everywhere, never 5xx; what is no picture is refused',
    seen: `${refused} refused, ${taken} made anew, slowest ${(slowest / 1000).toFixed(1)} s, ${wrong.length} wrong${first(wrong)}`,
    holds: wrong.length === 0,
  });
  await served(trial, shop, [...addresses]);
}

/** What became of those that were taken. */
async function served({ row }: Trial, { origin, server }: AttackedShop, addresses: readonly string[]): Promise<void> {
  const unsafe: string[] = [];
  await gather(addresses, async (address) => {
    const { status, headers, text } = await send(origin, address);
    const isPicture = /^image\/(jpeg|png|webp|avif)$/.test(headers['content-type'] ?? '');
    // A picture of a record that was deleted meanwhile is none.
    if (status === 404) return;
    if (!isPicture || headers['x-content-type-options'] !== 'nosniff')
      unsafe.push(`${address} is ${headers['content-type']}`);
    if (!String(headers['content-security-policy']).includes('sandbox')) unsafe.push(`${address} may do what it likes`);
    if (text.includes(HOOK) || text.includes('PK\x05\x06')) unsafe.push(`${address} holds what was hidden in it`);
  });
  const health = await send(origin, '/healthz');
  row({
    what: 'what was made of those that were taken, as a visitor gets it',
    aim: 'a picture and nothing else: nosniff, sandboxed, nothing of what was hidden in it',
    seen: `${addresses.length} files, ${unsafe.length} otherwise${first(unsafe)}; /healthz ${health.status}, ${server.log.match(/encodes pictures died/g)?.length ?? 0} deaths of the encoder`,
    holds: unsafe.length === 0 && health.status === 200,
  });
}
