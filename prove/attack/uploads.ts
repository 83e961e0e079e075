import { encodeForm } from '../../contract/http/form';
import { loadContract } from '../../server/openapi/document';
import { requestOf, type CallOptions } from '../../server/testing/caller';
import { STAFF_WRITES } from '../../server/testing/staffWrites';
import type { Trial } from '../support/part';
import { seconds } from '../support/seen';
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

/** How a file may be refused; each operation says which of these. */
const REFUSALS = [400, 413, 415, 422];
const refusalsOf = (route: string) => {
  const { responses } = loadContract().operations.find(({ id }) => id === route)!;
  return REFUSALS.filter((status) => responses.has(status));
};

interface Picture {
  file: Buffer;
  filename: string;
  type: string;
}

/** Sends a form of staff with a picture that is called whatever it likes. */
export async function sendPicture(
  { origin, token }: AttackedShop,
  route: string,
  options: CallOptions,
  { file, filename, type: pictureType }: Picture,
): Promise<WireAnswer> {
  const { method, url, headers } = await requestOf(route, { ...options, files: [] }, token);
  const fields = Object.entries(options.body ?? {}).map(([name, value]) => ({ name, value: String(value) }));
  const { bytes, type } = encodeForm([...fields, { name: 'image_url', file, filename, type: pictureType }]);
  return send(origin, url, { method, headers: { ...headers, 'content-type': type }, body: bytes });
}

async function upload(shop: AttackedShop, route: string, bad: BadFile): Promise<WireAnswer & { ms: number }> {
  const options = await STAFF_WRITES[route]!(shop);
  const start = performance.now();
  const answer = await sendPicture(shop, route, options, bad);
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
  // Refusals say nothing of a file where a sound one would be refused too.
  const sound: BadFile = {
    name: 'a sound one',
    file: shop.file,
    filename: 'a.png',
    type: 'image/png',
    mayBeTaken: true,
  };
  for (const bad of [sound, ...files]) {
    const answers = await gather(ROUTES, async (route) => ({ route, ...(await upload(shop, route, bad)) }), 2);
    const verdicts = new Set(answers.map(({ status }) => (status < 300 ? 'taken' : status)));
    if (verdicts.size > 1) wrong.push(`${bad.name}: ${[...verdicts].join()}`);
    for (const { route, status, text, ms } of answers) {
      slowest = Math.max(slowest, ms);
      if (ms > MOST_MS) wrong.push(`${bad.name} at ${route}: ${status} after ${Math.round(ms)} ms`);
      if (status < 300) {
        taken += 1;
        if (!bad.mayBeTaken) wrong.push(`${bad.name} at ${route} is taken`);
        for (const [address] of text.matchAll(/\/media\/[\w./-]+/g)) addresses.add(address);
      } else {
        refused += 1;
        if (bad === sound || !refusalsOf(route).includes(status)) wrong.push(`${bad.name} at ${route}: ${status}`);
      }
    }
  }
  trial.row({
    what: `${files.length} bad files at each of ${ROUTES.length} operations that take one`,
    aim: 'the same verdict everywhere, each refusal one that the contract has for files; what is no picture is refused, a sound one taken',
    seen: `${refused} refused, ${taken} made anew, slowest ${seconds(slowest)}, ${wrong.length} wrong${first(wrong)}`,
    holds: wrong.length === 0,
  });
  await served(trial, shop, [...addresses]);
}

/** What became of those that were taken. */
async function served({ row }: Trial, { origin, server }: AttackedShop, addresses: readonly string[]): Promise<void> {
  const unsafe: string[] = [];
  let shown = 0;
  await gather(addresses, async (address) => {
    const { status, headers, text } = await send(origin, address);
    const isPicture = /^image\/(jpeg|png|webp|avif)$/.test(headers['content-type'] ?? '');
    // A picture of a record that was deleted meanwhile is none.
    if (status === 404) return;
    shown += 1;
    if (!isPicture || headers['x-content-type-options'] !== 'nosniff')
      unsafe.push(`${address} is ${headers['content-type']}`);
    if (!String(headers['content-security-policy']).includes('sandbox')) unsafe.push(`${address} may do what it likes`);
    if (text.includes(HOOK) || text.includes('PK\x05\x06')) unsafe.push(`${address} holds what was hidden in it`);
  });
  const health = await send(origin, '/healthz');
  const deaths = server.log.match(/encodes pictures died/g)?.length ?? 0;
  row({
    what: 'what was made of those that were taken, as a visitor gets it',
    aim: 'a picture and nothing else: nosniff, sandboxed, nothing of what was hidden in it; no file ends the encoder',
    seen: `${shown} files, ${unsafe.length} otherwise${first(unsafe)}; /healthz ${health.status}, ${deaths} deaths of the encoder`,
    holds: shown > 0 && unsafe.length === 0 && health.status === 200 && deaths === 0,
  });
}
