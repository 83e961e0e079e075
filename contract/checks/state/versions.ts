import { CannotJudge, CREATES, type Kit } from '../../run/kit';
import type { Check } from '../check';
import { inWords, OPERATIONS, readData } from './kinds';

/** D27: `If-Match` keeps the second of two who save from overwriting the first. */
export const versions: Check = {
  id: 'D27',
  name: 'if-match',
  reach: 'own',
  rule: 'updatedAt is another after each change of a record’s own fields and of its activity, and the same after likes, ratings, comments, views and adverts. An update with the present updatedAt in If-Match is taken, one with a former is 412 and changes nothing.',
  run: (kit) => kit.each(['product', 'article'] as const, (kind) => OPERATIONS[kind].update, (kind) => held(kit, kind)),
};

const FIX = 'Compare If-Match with the quoted updatedAt in the statement that updates; answer 412 when no row matched.';
const POINTER = '/components/parameters/IfMatch';

async function held(kit: Kit, kind: 'product' | 'article'): Promise<void> {
  const { update, deactivate, activate } = OPERATIONS[kind];
  const { id } = await kit.create(kind);
  const stamp = async () => {
    const { updatedAt } = await readData(kit, kind, id);
    if (typeof updatedAt !== 'string') throw new CannotJudge(`the ${kind} has no updatedAt`);
    return updatedAt;
  };
  const body = () => ({ [CREATES[kind].name]: kit.own.marker() });
  let last = await stamp();
  for (const [operation, act] of visits(kit, kind, id)) {
    await act();
    const now = await stamp();
    if (now !== last) kit.fail(kit.operation(operation), { expected: `updatedAt that ${operation} leaves alone`, got: `${last}, then ${now}`, fix: 'Set updatedAt in the updates of the record itself only.', root: 'moved', pointer: POINTER });
    last = now;
  }
  // Without the header's support it is ignored, and nothing can be judged.
  const malformed = await kit.call(update, { path: { id }, json: body(), headers: { 'if-match': 'no entity tag' } });
  if (malformed.status !== 400 && kit.options.profile !== 'all') return;
  kit.expect(malformed, 400, { when: 'for an If-Match that is no entity tag', fix: FIX, root: 'malformed', pointer: POINTER });
  const present = await stamp();
  await kit.must(update, { path: { id }, json: body(), headers: { 'if-match': `"${present}"` } });
  const next = await stamp();
  if (next === present) kit.fail(kit.operation(update), { expected: 'another updatedAt after an update', got: next, fix: 'Set updatedAt with every update, finely enough that two in one second differ.', root: 'same', pointer: POINTER });
  const before = await readData(kit, kind, id);
  const stale = await kit.call(update, { path: { id }, json: body(), headers: { 'if-match': `"${present}"` } });
  kit.expect(stale, 412, { when: 'for an If-Match with a former updatedAt', fix: FIX, root: 'stale', pointer: POINTER });
  const words = inWords(before, await readData(kit, kind, id));
  if (words !== '') kit.fail(stale, { expected: 'that the update with a former updatedAt changes nothing', got: words, fix: FIX, root: 'effect', pointer: POINTER });
  for (const operation of [deactivate, activate]) {
    const was = await stamp();
    await kit.must(operation, { path: { id } });
    if ((await stamp()) === was) kit.fail(kit.operation(operation), { expected: `another updatedAt after ${operation}`, got: was, fix: 'Set updatedAt when the activity changes.', root: 'activity', pointer: POINTER });
  }
}

/** What visitors do, and what staff do beside the record; a read first, which the others are followed by. */
function visits(kit: Kit, kind: 'product' | 'article', id: string): readonly [operation: string, act: () => Promise<unknown>][] {
  if (kind === 'product') {
    return [
      ['getProduct', () => kit.must('getProduct', { path: { id }, as: 'visitor' })],
      ['rateProduct', () => kit.must('rateProduct', { path: { productId: id }, json: { rating: 4 } })],
      ['createAdvertisement', () => kit.createAdvert(id, { isActive: false })],
    ];
  }
  const path = { articleId: id };
  return [
    ['getArticle', () => kit.must('getArticle', { path, as: 'visitor' })],
    ['likeArticle', () => kit.must('likeArticle', { path })],
    ['commentOnArticle', () => kit.must('commentOnArticle', { path, json: { content: 'A word.' } })],
  ];
}
