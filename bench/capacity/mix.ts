import type { Stream } from '../../prove/load/mix';
import { callerOf } from '../../prove/support/calls';

/**
 * What comes in a thousand requests. The first four are a visit of five pages as a browser on a phone made it (counted at
 * `/metrics`: three documents, 18 files, 14 pictures, three products); the others are guessed on the high side: a visitor
 * in four searches, one in eight comes to a page that nobody has seen lately, one in twenty-five asks for a quote.
 */
export const SHARES = {
  'page in memory': 77,
  file: 463,
  picture: 360,
  'product in memory': 77,
  search: 13,
  'page rendered anew': 9,
  quote: 1,
} as const;
export type KindName = keyof typeof SHARES;

/** What a cache in front leaves of each to the processes, after docs/proof/operations.md; files it keeps for good. */
export const PAST_CACHE: Readonly<Partial<Record<KindName, number>>> = {
  'page in memory': 0.07,
  'product in memory': 0.07,
  file: 0.01,
  picture: 0.01,
};

/** Requests of each kind, at a rate in all. */
export async function streamsOf(origin: string): Promise<(rate: number) => (Stream & { name: KindName })[]> {
  const api = '/api/v1';
  const { data } = await callerOf(origin)('listProducts');
  const products = (data as { products: { id: string; images: { image_url: string }[] }[] }).products;
  const page = await (await fetch(`${origin}/shop`)).text();
  const files = [...page.matchAll(/"(\/assets\/[\w.-]+\.js)"/g)].map(([, file = '']) => file);
  const paths = (run: number): Record<KindName, readonly string[]> => ({
    'page in memory': ['/', '/shop', '/articles', ...products.map(({ id }) => `/shop/single-product/${id}`)],
    file: files,
    picture: products.map(({ images }) => images[0]?.image_url ?? ''),
    'product in memory': products.map(({ id }) => `${api}/products/get-productById/${id}`),
    search: [`${api}/products?quiet=true&search=kit+${run}x{n}`],
    'page rendered anew': [`/shop?search=kit+${run}x{n}`],
    quote: [`${api}/quotations/create-quotation`],
  });
  const body = JSON.stringify({
    clients_name: 'Visitor {n}',
    clients_email: 'visitor{n}@example.com',
    clients_note: 'Two kits for a school.',
    productIds: products.slice(0, 2).map(({ id }) => id),
  });
  // What one run has asked for is in memory in the next.
  let runs = 0;
  return (rate) => {
    const own = paths((runs += 1));
    return (Object.keys(SHARES) as KindName[]).map((name) => ({
      name,
      rate: (rate * SHARES[name]) / 1_000,
      method: name === 'quote' ? 'POST' : 'GET',
      paths: own[name],
      ...(name === 'quote' && { body }),
    }));
  };
}
