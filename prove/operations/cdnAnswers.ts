import { callerOf, signIn, type Caller } from '../support/calls';
import type { Trial } from '../support/part';
import { listed } from '../support/seen';
import { get, LANGUAGES, type CachedShop } from './varnish';

/** A shop behind Varnish, with what is read of it. */
export interface Shop extends CachedShop {
  /** Signed in, at each process past Varnish. */
  staff: readonly Caller[];
  product: string;
  pages: readonly string[];
}

const languageIn = (html: string) => /<html lang="(\w+)">/.exec(html)?.[1];

export async function languages({ row, sample }: Trial, { varnish, pages, answered }: Shop): Promise<void> {
  const rounds = sample ? 3 : 20;
  const wrong: string[] = [];
  let [read, before] = [0, await answered('page')];
  for (let round = 0; round < rounds; round += 1) {
    await Promise.all(
      pages.flatMap((page) =>
        LANGUAGES.map(async (language) => {
          const said = languageIn(await (await get(varnish.origin, page, language)).text());
          read += 1;
          if (said !== language) wrong.push(`${page}: ${said} for ${language}`);
        }),
      ),
    );
  }
  before = (await answered('page')) - before;
  row({
    what: `cdn: ${pages.length} pages read through Varnish in English and Kiswahili by turns, ${rounds} times`,
    aim: 'each in its language',
    seen: `${read} read, ${listed(wrong, 'in another')}; ${before} of them reached a server`,
    holds: read > 0 && wrong.length === 0 && before < read,
  });
}

/** What a visitor is given: as the server would have said it, in each form. */
export async function answers({ row }: Trial, { varnish, servers, pages }: Shop): Promise<void> {
  const faults: string[] = [];
  const same = (what: string, cached: unknown, own: unknown) => {
    if (cached !== own) faults.push(`${what}: ${String(cached)}, not ${String(own)}`);
  };
  let compared = 0;
  for (const path of [...pages.slice(0, 8), '/api/v1/products', '/api/v1/categories/get-all-categories', '/nowhere']) {
    for (const language of LANGUAGES) {
      for (const encoding of ['br, gzip', 'gzip', 'identity']) {
        const how = { 'accept-encoding': encoding };
        const ask = async (origin: string) => {
          const answer = await get(origin, path, language, how);
          return { answer, text: await answer.text() };
        };
        // The first one of a server's is not kept yet, and so has no tag.
        await ask(servers[0].origin);
        const [own, cached] = [await ask(servers[0].origin), await ask(varnish.origin)];
        const what = `${path} ${language} ${encoding}`;
        compared += 1;
        same(`${what} status`, cached.answer.status, own.answer.status);
        if (words(cached.text) !== words(own.text)) faults.push(`${what}: another text`);
        for (const name of ['content-type', 'cache-control', 'vary', 'content-security-policy', 'set-cookie'])
          same(`${what} ${name}`, cached.answer.headers.get(name), own.answer.headers.get(name));
        same(`${what} encoding`, cached.answer.headers.get('content-encoding'), encodingOf(encoding, own.text));
        for (const name of ['surrogate-key', 'surrogate-control', 'via', 'x-varnish'])
          same(`${what} ${name}`, cached.answer.headers.get(name), null);
        const tag = cached.answer.headers.get('etag') ?? '';
        const again = await get(varnish.origin, path, language, { ...how, 'if-none-match': tag });
        same(`${what} again`, again.status, own.answer.status === 200 ? 304 : own.answer.status);
        const head = await fetch(varnish.origin + path, {
          method: 'HEAD',
          headers: { ...how, cookie: `lang=${language}` },
        });
        same(`${what} HEAD`, `${head.status} ${(await head.text()).length}`, `${own.answer.status} 0`);
      }
    }
    const [english, swahili] = [await get(varnish.origin, path, 'en'), await get(varnish.origin, path, 'sw')];
    const crossed = await get(varnish.origin, path, 'sw', { 'if-none-match': english.headers.get('etag') ?? '' });
    const isPage = !path.startsWith('/api') && english.status === 200;
    same(`${path}: the English tag with a Swahili cookie`, crossed.status, isPage ? 200 : crossed.status);
    await Promise.all([english, swahili, crossed].map((answer) => answer.text()));
  }
  row({
    what: `cdn: ${compared} answers through Varnish beside the server's own: compressed in each way, asked again by their tag, by HEAD`,
    aim: 'alike; no header of the cache’s, no cookie',
    seen: listed(faults, 'differences'),
    holds: faults.length === 0,
  });
}

/** Each process says in its page when it rendered it. */
const words = (text: string) => text.replaceAll(/\b\d{13}\b/g, '');
/** Short texts are not worth compressing. */
const encodingOf = (accepted: string, text: string) =>
  accepted === 'identity' || Buffer.byteLength(text) < 1_000 ? null : (accepted.split(',')[0] ?? null);

/** What is not for many: staff, writes, pages of the dashboard, what a visitor claims to be. */
export async function others({ row }: Trial, { varnish, answered, product }: Shop): Promise<void> {
  const faults: string[] = [];
  const token = await signIn(varnish.origin);
  const [staff, visitor] = [callerOf(varnish.origin, token), callerOf(varnish.origin)];
  const each = 10;
  const expect = async (operation: string, ask: () => Promise<{ status: number }>, status: number) => {
    const before = await answered(operation);
    for (let turn = 0; turn < each; turn += 1) {
      const answer = await ask();
      if (answer.status !== status) faults.push(`${operation}: ${answer.status}`);
    }
    const reached = (await answered(operation)) - before;
    if (reached !== each) faults.push(`${operation}: ${reached} of ${each} reached a server`);
  };
  await visitor('listProducts');
  await expect('listProducts', () => staff('listProducts'), 200);
  await expect('getProduct', () => staff('getProduct', { path: { id: product } }), 200);
  await expect('listQuotations', () => staff('listQuotations'), 200);
  await expect('listQuotations', () => visitor('listQuotations'), 401);
  const body = { clients_name: 'Visitor', clients_email: 'visitor@example.com', clients_note: 'Two kits.' };
  await expect('createQuotation', () => visitor('createQuotation', { body }), 201);
  await expect('page', () => get(varnish.origin, '/dashboard', 'en'), 200);
  const purge = (headers: Record<string, string>) =>
    fetch(varnish.origin, { method: 'PURGE', headers: { 'surrogate-key': 'products', ...headers } });
  const [foreign, nonsense] = [await purge({ 'x-forwarded-for': '192.0.2.1' }), await purge({ 'surrogate-key': '.*' })];
  if (foreign.status !== 405) faults.push(`a visitor's PURGE: ${foreign.status}`);
  if (nonsense.status !== 400) faults.push(`a PURGE of ".*": ${nonsense.status}`);
  // Who claims a language in the header, or to be signed in, gets what the cookie says, and what everybody gets.
  const claimed = await get(varnish.origin, '/shop', 'en', { 'x-language': 'sw', cookie: 'lang=en; xx_tgk=x' });
  const plain = await (await get(varnish.origin, '/shop', 'en')).text();
  if ((await claimed.text()) !== plain) faults.push('a page differs by what its visitor claims');
  const before = await answered('page');
  for (let turn = 0; turn < each; turn += 1)
    await (await get(varnish.origin, '/shop', 'en', { origin: `https://${turn}.example` })).text();
  if ((await answered('page')) - before > 1) faults.push('a page is kept for each origin that somebody makes up');
  row({
    what: `cdn: staff's reads and visitors' writes through Varnish, ${each} of each; a visitor's PURGE; a page asked with a session's cookie`,
    aim: 'all reach a server, none is kept; refused; the page of everybody',
    seen: listed(faults, 'others'),
    holds: faults.length === 0,
  });
}
