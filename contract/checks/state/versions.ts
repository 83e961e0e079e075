import { CREATES } from '../../run/creates';
import type { Kit } from '../../run/kit';
import type { Check } from '../check';
import { inWords } from './compared';
import { OPERATIONS, readData } from './kinds';
import { movesWithPictures, stampOf, type Versioned } from './versionMoves';

/** D27: `If-Match` keeps the second of two who save from overwriting the first. */
export const versions: Check = {
  id: 'D27',
  name: 'if-match',
  reach: 'own',
  rule: 'Where If-Match is offered, updatedAt is another after each change of a record’s own fields, an article’s tags, its pictures and its activity, and the same after likes, ratings, comments and their deletion, views, adverts and their changes, and a new name or another activity of its category or tag. An update with the present updatedAt in If-Match is taken, one with a former is 412 and changes nothing.',
  run: async (kit) => {
    for (const [what, judge] of [
      ['', moves],
      [' pictures', movesWithPictures],
      [' If-Match', held],
    ] as const)
      await kit.each(
        KINDS_WITH_VERSIONS,
        (kind) => `${OPERATIONS[kind].update}${what}`,
        async (kind) => {
          // What moves updatedAt is said of this header alone.
          kit.needs(`${OPERATIONS[kind].update}.If-Match`);
          await judge(kit, kind);
        },
      );
  },
};

const KINDS_WITH_VERSIONS = ['product', 'article'] as const;

const FIX = 'Compare If-Match with the quoted updatedAt in the statement that updates; answer 412 when no row matched.';
const POINTER = '/components/parameters/IfMatch';

/** `updatedAt` itself. */
async function moves(kit: Kit, kind: Versioned): Promise<void> {
  const { update, deactivate, activate } = OPERATIONS[kind];
  const { id } = await kit.create(kind);
  let last = await stampOf(kit, kind, id);
  for (const [operation, act] of visits(kit, kind, id)) {
    await act();
    const now = await stampOf(kit, kind, id);
    if (now !== last)
      kit.fail(kit.operation(operation), {
        expected: `updatedAt that ${operation} leaves alone`,
        got: `${last}, then ${now}`,
        fix: 'Set updatedAt in the updates of the record itself only.',
        root: 'moved',
        pointer: POINTER,
      });
    last = now;
  }
  await kit.must(update, { path: { id }, json: body(kit, kind) });
  if ((await stampOf(kit, kind, id)) === last)
    kit.fail(kit.operation(update), {
      expected: 'another updatedAt after an update',
      got: last,
      fix: 'Set updatedAt with every update, finely enough that two in one second differ.',
      root: 'same',
      pointer: POINTER,
    });
  for (const operation of [deactivate, activate]) {
    const was = await stampOf(kit, kind, id);
    await kit.must(operation, { path: { id } });
    if ((await stampOf(kit, kind, id)) === was)
      kit.fail(kit.operation(operation), {
        expected: `another updatedAt after ${operation}`,
        got: was,
        fix: 'Set updatedAt when the activity changes.',
        root: 'activity',
        pointer: POINTER,
      });
  }
}

/** The header that compares it. */
async function held(kit: Kit, kind: Versioned): Promise<void> {
  const { update } = OPERATIONS[kind];
  const { id } = await kit.create(kind);
  const send = (ifMatch: string) => ({ path: { id }, json: body(kit, kind), headers: { 'if-match': ifMatch } });
  kit.expect(await kit.call(update, send('no entity tag')), 400, {
    when: 'for an If-Match that is no entity tag',
    fix: FIX,
    root: 'malformed',
    pointer: POINTER,
  });
  const present = `"${await stampOf(kit, kind, id)}"`;
  await kit.must(update, send(present));
  const before = await readData(kit, kind, id);
  const stale = await kit.call(update, send(present));
  kit.expect(stale, 412, {
    when: 'for an If-Match with a former updatedAt',
    fix: FIX,
    root: 'stale',
    pointer: POINTER,
  });
  kit.expect(await kit.call(update, { ...send(present), json: { contractKit: 1 } }), 400, {
    when: 'for a body that is not valid, with a former updatedAt in If-Match',
    fix: 'Validate the body before the record’s state is looked at: 400 comes before 412.',
    root: 'order',
    pointer: '/info/description',
  });
  const words = inWords(before, await readData(kit, kind, id));
  if (words !== '')
    kit.fail(stale, {
      expected: 'that the update with a former updatedAt changes nothing',
      got: words,
      fix: FIX,
      root: 'effect',
      pointer: POINTER,
    });
}

const body = (kit: Kit, kind: Versioned) => ({ [CREATES[kind].name]: kit.own.marker() });

/** What visitors do, and what staff do beside the record; a read first, which the others are followed by. */
function visits(kit: Kit, kind: Versioned, id: string): readonly [operation: string, act: () => Promise<unknown>][] {
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
