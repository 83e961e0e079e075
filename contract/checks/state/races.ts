import { randomUUID } from 'node:crypto';
import { dataOf, type Exchange } from '../../http/exchange';
import { settledStatus } from '../../run/answers';
import { CREATES } from '../../run/creates';
import type { Kit } from '../../run/kit';
import type { Listed } from '../../run/lists';
import { createWith, GALLERIES, imagesIn, imagesOf } from '../uploads/galleries';
import { picture } from '../uploads/pictures';
import type { Check } from '../check';
import { deletedOnce } from './atOnce';
import { ASKS, atOnce, OPERATIONS, readData, statusesOf, together } from './kinds';
import { countsNoMore } from './likesAndViews';
import { stampOf } from './versionMoves';

const AT_ONCE = 8;

const count = (answers: readonly Exchange[], status: number) =>
  answers.filter((answer) => settledStatus(answer) === status).length;

/** D40: two who come at the same moment. */
export const races: Check = {
  id: 'D40',
  name: 'races',
  reach: 'load',
  rule: 'What comes at the same moment is as if one came after the other: of updates with one If-Match one is 200, the others 412; one Idempotency-Key is one request, and all get its answer; of renames to one name one is 200, the others 409; updates of different fields, a deactivation, pictures (up to 50), comments, likes, ratings and views are all kept; of deletions of one picture or comment one is 200; one visit is one view.',
  run: async (kit) => {
    for (const kind of ['product', 'article'] as const) {
      await kit.part(`${OPERATIONS[kind].update} If-Match`, () => oneVersion(kit, kind));
      await kit.part(`${OPERATIONS[kind].update} fields`, () => otherFields(kit, kind));
      await kit.part(`${OPERATIONS[kind].update} likes`, () => whileVisited(kit, kind));
      await kit.part(`pictures of ${kind}s`, () => pictures(kit, kind));
      await kit.part(`pictures of ${kind}s deleted`, () => deletedAtOnce(kit, kind));
      await kit.part(`most pictures of ${kind}s`, () => mostPictures(kit, kind));
    }
    for (const kind of ['category', 'tag'] as const) await kit.part(OPERATIONS[kind].update, () => oneName(kit, kind));
    await kit.part('commentOnArticle', () => visitors(kit));
    await kit.part('getArticle', () => oneVisit(kit));
    if (!kit.options.allow.traces) return;
    for (const operation of ['createQuotation', 'requestQuote'])
      await kit.part(operation, () => oneKey(kit, operation));
  },
};

async function oneVersion(kit: Kit, kind: 'product' | 'article'): Promise<void> {
  const { update } = OPERATIONS[kind];
  kit.needs(`${update}.If-Match`);
  const { id } = await kit.create(kind);
  const stamp = await stampOf(kit, kind, id);
  const answers = await atOnce(AT_ONCE, () =>
    kit.call(update, {
      path: { id },
      json: { [CREATES[kind].name]: kit.own.marker() },
      headers: { 'if-match': `"${stamp}"` },
    }),
  );
  if (count(answers, 200) !== 1 || answers.some((answer) => ![200, 412].includes(settledStatus(answer))))
    kit.fail(kit.operation(update), {
      expected: `one 200 and 412 for the others of ${AT_ONCE} updates at once with one If-Match`,
      got: statusesOf(answers),
      fix: 'Compare and write in one statement (UPDATE … WHERE id = … AND updated_at = …), and answer 412 when no row matched.',
      root: 'If-Match',
      pointer: '/components/parameters/IfMatch',
    });
}

/** Updates that save the whole record put back what another one has just changed. */
async function otherFields(kit: Kit, kind: 'product' | 'article'): Promise<void> {
  const { update } = OPERATIONS[kind];
  const { id } = await kit.create(kind);
  const title = kit.own.marker();
  const changes: Record<string, unknown>[] =
    kind === 'product'
      ? [{ quantity: 77 }, { description: 'One.' }, { compatibility: 'Two.' }, { package_weight: '3 kg' }]
      : [
          { title, short_description: 'One.' },
          { title, content: 'Two.' },
          { title, category_id: (await kit.sharedCategory()).id },
        ];
  await together([
    ...changes.slice(0, 1).map((json) => kit.call(update, { path: { id }, json })),
    kit.call(OPERATIONS[kind].deactivate, { path: { id } }),
    ...changes.slice(1).map((json) => kit.call(update, { path: { id }, json })),
  ]);
  const due = { ...Object.assign({}, ...changes), isActive: false } as Record<string, unknown>;
  const read = await readData(kit, kind, id);
  const lost = Object.keys(due).filter((key) => read[key] !== due[key]);
  if (lost.length > 0)
    kit.fail(kit.operation(update), {
      expected: `every change of ${Object.keys(due).join(', ')} (by ${OPERATIONS[kind].deactivate}), sent at once, each by a call of its own`,
      got: `lost: ${lost.join(', ')}`,
      fix: 'Write only the columns that the body names (UPDATE … SET those), not a whole record that was read before.',
      root: 'fields',
    });
}

async function pictures(kit: Kit, kind: 'product' | 'article'): Promise<void> {
  const gallery = GALLERIES.find((one) => one.kind === kind);
  if (!gallery) return;
  kit.needs(gallery.add);
  const { id } = await kit.create(kind);
  const answers = await atOnce(AT_ONCE, (index) =>
    kit.call(gallery.add, { path: { id }, form: [picture(20 + index, 10)] }),
  );
  const taken = count(answers, 201);
  const kept = await imagesOf(kit, gallery, id);
  if (kept.length !== taken || kept.filter(({ is_primary: primary }) => primary === true).length > 1)
    kit.fail(kit.operation(gallery.add), {
      expected: `${taken} pictures, of a product’s one the primary, after ${taken} additions at once`,
      got: `${kept.length} pictures, ${kept.filter(({ is_primary: primary }) => primary === true).length} of them primary`,
      fix: 'Lock the record while its pictures change (SELECT … FOR UPDATE), or let the database give each its place.',
      root: 'pictures',
    });
}

/** What visitors add while staff save. */
async function whileVisited(kit: Kit, kind: 'product' | 'article'): Promise<void> {
  const { update } = OPERATIONS[kind];
  const { id } = await kit.create(kind);
  const visit = () =>
    kind === 'article'
      ? kit.call('likeArticle', { path: { articleId: id } })
      : kit.call('rateProduct', { path: { productId: id }, json: { rating: 5 } });
  const name = kit.own.marker();
  const save = () => kit.call(update, { path: { id }, json: { [CREATES[kind].name]: name } });
  await together([visit(), save(), visit(), save(), visit(), save(), visit(), save(), visit(), visit()]);
  const read = await readData(kit, kind, id);
  const count = kind === 'article' ? read.likesCount : read.reviews;
  if (count !== 6)
    kit.fail(kit.operation(update), {
      expected: `6 ${kind === 'article' ? 'likes' : 'ratings'} of as many, that came while ${update} was called`,
      got: String(count),
      fix: 'Write only the columns that the body names (UPDATE … SET those), not a whole record that was read before.',
      root: 'visitors',
    });
}

/** Deletions of one picture, and of one comment, at once: each is deleted once. */
async function deletedAtOnce(kit: Kit, kind: 'product' | 'article'): Promise<void> {
  const gallery = GALLERIES.find((one) => one.kind === kind);
  if (!gallery) return;
  const { exchange } = await createWith(kit, gallery, [picture(24, 12), picture(25, 12)]);
  await deletedOnce(kit, gallery.remove, { imageId: imagesIn(exchange)[0]?.id ?? '' });
  if (kind !== 'article' || !kit.offers('deleteComment')) return;
  const { id } = await kit.createArticle();
  const made = await kit.must('commentOnArticle', { path: { articleId: id }, json: { content: 'Goes once.' } });
  await deletedOnce(kit, 'deleteComment', { commentId: String(dataOf<{ id?: unknown }>(made)?.id) });
}

const MOST_PICTURES = 50;

/** Additions that each fit, and together do not. */
async function mostPictures(kit: Kit, kind: 'product' | 'article'): Promise<void> {
  const gallery = GALLERIES.find((one) => one.kind === kind);
  if (!gallery) return;
  kit.needs(gallery.add);
  const five = Array.from({ length: 5 }, () => picture(8, 8));
  const { id } = await createWith(kit, gallery, five);
  for (let held = 5; held < MOST_PICTURES - 5; held += 5) await kit.must(gallery.add, { path: { id }, form: five });
  await atOnce(AT_ONCE, () => kit.call(gallery.add, { path: { id }, form: five.slice(0, 3) }));
  const held = (await imagesOf(kit, gallery, id)).length;
  if (held > MOST_PICTURES)
    kit.fail(kit.operation(gallery.add), {
      expected: `at most ${MOST_PICTURES} pictures after ${AT_ONCE} additions of 3 at once to ${MOST_PICTURES - 5}`,
      got: `${held} pictures`,
      fix: 'Lock the record (SELECT … FOR UPDATE) before its pictures are counted and added.',
      root: 'most',
    });
}

async function oneName(kit: Kit, kind: 'category' | 'tag'): Promise<void> {
  const name = kit.own.marker();
  const records = await Promise.all(Array.from({ length: AT_ONCE }, () => kit.create(kind)));
  const answers = await together(
    records.map(({ id }, index) =>
      kit.call(OPERATIONS[kind].update, {
        path: { id },
        json: { [CREATES[kind].name]: index % 2 === 0 ? name : name.toUpperCase() },
      }),
    ),
  );
  if (count(answers, 200) !== 1 || answers.some((answer) => ![200, 409].includes(settledStatus(answer))))
    kit.fail(kit.operation(OPERATIONS[kind].update), {
      expected: `one 200 and 409 for the others of ${AT_ONCE} renames at once to one name, in capitals and small letters`,
      got: statusesOf(answers),
      fix: 'Let a unique index on lower(trim(name)) decide, and answer its refusal with 409.',
      root: 'name',
    });
}

async function visitors(kit: Kit): Promise<void> {
  const { id } = await kit.createArticle();
  const answers = await atOnce(AT_ONCE, (index) =>
    kit.call('commentOnArticle', { path: { articleId: id }, json: { content: `Comment ${index}` } }),
  );
  const due = count(answers, 201);
  const comments = ((await readData(kit, 'article', id)).comments ?? []) as unknown[];
  if (comments.length !== due)
    kit.fail(kit.operation('commentOnArticle'), {
      expected: `${due} comments after ${due} at once`,
      got: String(comments.length),
      fix: 'Keep each comment as a row of its own.',
      root: 'comments',
    });
}

async function oneVisit(kit: Kit): Promise<void> {
  kit.needs('getArticle.visit');
  const { id } = await kit.createArticle();
  const visit = kit.own.marker();
  await atOnce(AT_ONCE, (index) =>
    kit.call('getArticle', {
      path: { articleId: id },
      as: 'visitor',
      query: { visit: index % 2 === 0 ? visit : `${visit}-${index}` },
    }),
  );
  const due = 1 + AT_ONCE / 2;
  const { viewsCount } = await readData(kit, 'article', id);
  if (viewsCount !== due && !(Number(viewsCount) < due && (await countsNoMore(kit, id))))
    kit.fail(kit.operation('getArticle'), {
      expected: `viewsCount ${due} after ${AT_ONCE} reads at once with ${due} visits`,
      got: String(viewsCount),
      fix: 'Let a unique index on article and visit decide, and add in the database (views = views + 1).',
      root: 'visit',
    });
}

async function oneKey(kit: Kit, operation: string): Promise<void> {
  const json = { ...ASKS, clients_note: kit.own.marker() };
  const headers = { 'idempotency-key': randomUUID() };
  const answers = await atOnce(AT_ONCE, () => kit.call(operation, { json, headers }));
  const ids = new Set(answers.flatMap((answer) => dataOf<{ id?: string }>(answer)?.id ?? []));
  const kept = kit.offers('listQuotations.search')
    ? (
        dataOf<{ quotations?: Listed[] }>(await kit.must('listQuotations', { query: { search: json.clients_note } }))
          ?.quotations ?? []
      ).filter((request) => request.clients_note === json.clients_note).length
    : ids.size;
  // No answer, or a failure: these are told elsewhere.
  const isOther = ({ failure, status }: Exchange) => failure === null && status < 500;
  const { success } = kit.operation(operation);
  const refused = answers.filter(isOther).find((answer) => settledStatus(answer) !== success);
  if (ids.size > 1 || kept !== 1 || refused)
    kit.fail(refused ?? kit.operation(operation), {
      expected: `one request kept, and ${String(success)} with its id answered each time, for ${AT_ONCE} calls at once with one Idempotency-Key`,
      got: `${kept} kept, ${ids.size} ids answered (${statusesOf(answers)})`,
      fix: 'Keep the key first (INSERT … ON CONFLICT, in the transaction that keeps the request), and let the second call wait for the first one’s answer.',
      root: 'at once',
      pointer: '/components/parameters/IdempotencyKey',
    });
}
