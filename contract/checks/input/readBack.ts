import { dataOf, type Exchange } from '../../http/exchange';
import type { Kit } from '../../run/kit';
import type { Listed } from '../../run/lists';
import { listAll } from '../../run/snapshot';
import { same } from '../state/compared';
import type { Base, WithBody } from './bases';

/** Where what an operation took can be read, by its own answer and what it was sent. */
type Read = (kit: Kit, sent: Base, id: string) => Promise<Record<string, unknown> | undefined>;

const child = (records: unknown, id: string) =>
  (Array.isArray(records) ? (records as Listed[]) : []).find((record) => record.id === id);
const product = async (kit: Kit, id: string) => dataOf(await kit.read('product', id));
const article = async (kit: Kit, id: string) => dataOf(await kit.read('article', id));

const READS: Readonly<Record<string, Read>> = {
  createProduct: (kit, _, id) => product(kit, id),
  updateProduct: (kit, { path }) => product(kit, path?.id ?? ''),
  createArticle: (kit, _, id) => article(kit, id),
  updateArticle: (kit, { path }) => article(kit, path?.id ?? ''),
  createCategory: async (kit, _, id) => dataOf(await kit.read('category', id)),
  updateCategory: async (kit, { path }) => dataOf(await kit.read('category', path?.id ?? '')),
  createTag: async (kit, _, id) => dataOf(await kit.read('tag', id)),
  updateTag: async (kit, { path }) => dataOf(await kit.read('tag', path?.id ?? '')),
  rateProduct: async (kit, { path }, id) => child((await product(kit, path?.productId ?? ''))?.ratings, id),
  commentOnArticle: async (kit, { path }, id) => child((await article(kit, path?.articleId ?? ''))?.comments, id),
  commentOnArticleAlias: async (kit, { path }, id) => child((await article(kit, path?.articleId ?? ''))?.comments, id),
  createAdvertisement: (kit, _, id) => advert(kit, id),
  updateAdvertisement: (kit, { path }) => advert(kit, path?.id ?? ''),
  createQuotation: (kit, _, id) => request(kit, id),
  requestQuote: (kit, _, id) => request(kit, id),
  updateProfile: async (kit) => dataOf<{ user?: Record<string, unknown> }>(await kit.call('getProfile'))?.user,
};

async function advert(kit: Kit, id: string): Promise<Record<string, unknown> | undefined> {
  if (!kit.offers('listAdvertisements.status=all')) return undefined;
  return child(await listAll(kit, 'advert'), id);
}

async function request(kit: Kit, id: string): Promise<Record<string, unknown> | undefined> {
  if (!kit.offers('listQuotations')) return undefined;
  return child(dataOf<{ quotations?: unknown }>(await kit.call('listQuotations'))?.quotations, id);
}

/**
 * The fields that were taken and are read otherwise than they were sent: a text in a form means what its field is.
 * None where it cannot be read.
 */
export async function notKept(
  kit: Kit,
  operation: WithBody,
  sent: Base,
  answer: Exchange,
): Promise<{ name: string; due: unknown; got: unknown }[]> {
  const read = await READS[operation.id]?.(kit, sent, String(dataOf<{ id?: unknown }>(answer)?.id));
  if (!read) return [];
  return Object.entries(sent.fields).flatMap(([name, due]) => {
    // What is shown in another form: a list of ids, a form's list as text, a percentage among the discounts.
    if (!(name in read) || Array.isArray(read[name])) return [];
    const got = read[name];
    // An empty text is none.
    const isKept = same(got, due === '' ? null : due) || (name === 'rating' && 'reviews' in read && read.reviews !== 0);
    return isKept ? [] : [{ name, due, got }];
  });
}
