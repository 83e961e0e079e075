import { dataOf } from '../../http/exchange';
import type { Kind } from '../../run/journal';
import type { Call } from '../../run/call';
import { CREATES } from '../../run/creates';
import type { Kit } from '../../run/kit';
import type { Listed } from '../../run/lists';
import { formOf } from '../../run/own';
import { createWith, fetchPicture, GALLERIES, imagesOf, type Gallery } from '../uploads/galleries';
import { grey } from '../uploads/pictures';
import type { Check } from '../check';
import { inWords } from './compared';
import { createFilled } from './fieldsAlone';
import { KINDS, OPERATIONS, readData, timesListed } from './kinds';

/** D06: what is inactive is hidden from visitors, and from them alone. */
export const deactivateHides: Check = {
  id: 'D06',
  name: 'deactivate-hides',
  reach: 'own',
  shared: true,
  rule: 'Visitors get 404 for an inactive record and do not find it in lists; staff still see it, as inactive, and change it and its pictures, which are served. Activating brings it back. Each of the two may be called twice, and changes nothing else. Inactive products take no ratings, inactive articles no likes and no comments, of staff neither; staff delete a comment there. An inactive category or tag is a known one: products and articles are saved with it.',
  run: (kit) =>
    kit.each(
      KINDS,
      (kind) => OPERATIONS[kind].deactivate,
      (kind) => hides(kit, kind),
    ),
};

async function hides(kit: Kit, kind: Kind): Promise<void> {
  const { list, activate, deactivate } = OPERATIONS[kind];
  const { read } = CREATES[kind];
  const gallery = GALLERIES.find((one) => one.kind === kind);
  const { id } = await (gallery ? createWith(kit, gallery, [grey(33)]) : kit.create(kind));
  const commentId = kind === 'article' ? await commented(kit, id) : undefined;
  const everything: Record<string, string> = kit.operation(list).parameters.some(({ name }) => name === 'status')
    ? { status: 'all' }
    : {};

  await kit.must(deactivate, { path: { id } });
  kit.expect(await kit.read(kind, id, 'visitor'), 404, {
    when: `for a visitor once the ${kind} is inactive`,
    fix: `Let ${read} answer 404 for inactive records unless a session is sent.`,
  });
  if ((await timesListed(kit, kind, id, 'visitor', {}, 0)).times > 0)
    kit.fail(kit.operation(list), {
      expected: `no inactive ${kind} in the list of visitors`,
      got: 'it is listed',
      fix: `Let ${list} leave out inactive records unless a session asks for them.`,
      root: 'visitor',
    });
  if ((await readData(kit, kind, id)).isActive !== false)
    kit.fail(kit.operation(deactivate), {
      expected: `isActive: false for staff after ${deactivate}`,
      got: 'isActive: true',
      fix: `Let ${deactivate} set isActive to false.`,
      root: 'flag',
    });
  if ((await timesListed(kit, kind, id, 'staff', everything)).times !== 1)
    kit.fail(kit.operation(list), {
      expected: `the inactive ${kind} in the list of staff`,
      got: 'it is missing',
      fix: `Let ${list} show inactive records to staff${everything.status === undefined ? '' : ' with status=all'}.`,
      root: 'staff',
    });
  if (everything.status !== undefined) await filters(kit, kind, id);
  await followers(kit, kind, id);
  await changedStill(kit, kind, id);
  if (gallery) await picturesStill(kit, gallery, id);
  if (commentId !== undefined && kit.offers('deleteComment'))
    kit.expect(await kit.call('deleteComment', { path: { commentId } }), 200, {
      when: 'for a comment on an inactive article',
      ...STILL,
    });
  await givenStill(kit, kind, id);
  await deletedStill(kit, kind);
  await restStays(kit, kind);

  kit.expect(await kit.call(deactivate, { path: { id } }), 200, {
    when: 'for a second time',
    fix: `Let ${deactivate} answer 200 for a record that is inactive already.`,
    root: 'twice',
  });
  await stays(kit, kind, id, deactivate, false);
  await kit.must(activate, { path: { id } });
  kit.expect(await kit.call(activate, { path: { id } }), 200, {
    when: 'for a second time',
    fix: `Let ${activate} answer 200 for a record that is active already.`,
    root: 'twice',
  });
  await stays(kit, kind, id, activate, true);
  kit.expect(await kit.read(kind, id, 'visitor'), 200, {
    when: `for a visitor after ${activate}`,
    fix: `Let ${activate} set isActive to true.`,
  });
  if ((await timesListed(kit, kind, id, 'visitor')).times !== 1)
    kit.fail(kit.operation(activate), {
      expected: `the ${kind} in the list of visitors after ${activate}`,
      got: 'it is missing',
      fix: `Let ${activate} set isActive to true, and forget what is cached of the list.`,
      root: 'listed',
    });
}

/** What is hidden is deleted as what is shown. */
async function deletedStill(kit: Kit, kind: Kind): Promise<void> {
  const { id } = await kit.create(kind);
  await kit.must(OPERATIONS[kind].deactivate, { path: { id } });
  kit.expect(await kit.remove(kind, id), 200, {
    when: `for an inactive ${kind}`,
    ...STILL,
    fix: 'Delete what the path names, whatever its activity.',
  });
}

/** Neither call changes what was sent, or when the record was made. */
async function restStays(kit: Kit, kind: Kind): Promise<void> {
  const { update, deactivate, activate } = OPERATIONS[kind];
  const { id } = await createFilled(kit, kind);
  const kept = [...kit.fields(kit.operation(update)).map(({ name }) => name), 'createdAt'];
  const read = async () => {
    const record = await readData(kit, kind, id);
    return Object.fromEntries(kept.filter((field) => field in record).map((field) => [field, record[field]]));
  };
  const before = await read();
  for (const operation of [deactivate, activate]) {
    await kit.must(operation, { path: { id } });
    const words = inWords(before, await read());
    if (words === '') continue;
    kit.fail(kit.operation(operation), {
      expected: `that ${operation} changes isActive alone`,
      got: words,
      fix: `Let ${operation} write isActive, and no other field.`,
      root: 'rest',
    });
    return;
  }
}

/** A second call leaves what the first one made. */
async function stays(kit: Kit, kind: Kind, id: string, operation: string, due: boolean): Promise<void> {
  const { isActive } = await readData(kit, kind, id);
  if (isActive !== due)
    kit.fail(kit.operation(operation), {
      expected: `isActive: ${due} after ${operation} twice`,
      got: `isActive: ${String(isActive)}`,
      fix: `Let ${operation} set isActive to ${due} instead of turning it over.`,
      root: 'toggled',
    });
}

/** `status` of the lists that come in pages. */
async function filters(kit: Kit, kind: Kind, id: string): Promise<void> {
  const { list } = OPERATIONS[kind];
  for (const [status, due] of [
    ['inactive', 1],
    ['active', 0],
  ] as const) {
    const { times } = await timesListed(kit, kind, id, 'staff', { status }, due);
    if (times !== due)
      kit.fail(kit.operation(list), {
        expected: `status=${status} ${due === 1 ? 'with' : 'without'} an inactive ${kind}`,
        got: `it is there ${times} times`,
        fix: `Filter ${list} by status.`,
        root: status,
        pointer: '/components/parameters/StatusFilter',
      });
  }
  for (const status of ['inactive', 'all']) {
    kit.expect(await kit.call(list, { query: { status }, as: 'visitor' }), 401, {
      when: `for a visitor who asks for status=${status}`,
      fix: `Let ${list} demand a session for status=inactive and status=all.`,
      root: 'open',
      pointer: '/components/parameters/StatusFilter',
    });
  }
  const capitals = await kit.call(list, { query: { STATUS: 'inactive' }, as: 'visitor' });
  const records = Object.values(dataOf<object>(capitals) ?? {}).find((value): value is Listed[] =>
    Array.isArray(value),
  );
  if (records?.some((record) => record.id === id))
    kit.fail(capitals, {
      expected: `no inactive ${kind} for a visitor who asks for STATUS=inactive`,
      got: 'it is listed',
      fix: 'Let what filters and what asks for a session read the same parameter, whose name is compared to the letter.',
      root: 'capitals',
      pointer: '/components/parameters/StatusFilter',
    });
}

const STILL = { fix: 'Look a record up whatever its activity where staff change it.', root: 'inactive changed' };

const commented = async (kit: Kit, articleId: string): Promise<string> =>
  kit.made(await kit.must('commentOnArticle', { path: { articleId }, json: { content: 'A word.' } }), 'comment');

/** Staff go on working with what is hidden. */
async function changedStill(kit: Kit, kind: Kind, id: string): Promise<void> {
  const { update } = OPERATIONS[kind];
  const { name } = CREATES[kind];
  const renamed = kit.own.marker();
  const answer = await kit.call(update, { path: { id }, json: { [name]: renamed } });
  if (!kit.expect(answer, 200, { when: `for an inactive ${kind}`, ...STILL })) return;
  const read = await readData(kit, kind, id);
  if (read[name] !== renamed || read.isActive !== false)
    kit.fail(kit.operation(update), {
      expected: `the inactive ${kind} with its new name, inactive still`,
      got: `${name}: ${String(read[name])}, isActive: ${String(read.isActive)}`,
      ...STILL,
    });
}

async function picturesStill(kit: Kit, gallery: Gallery, id: string): Promise<void> {
  const { kind, add, replace, remove } = gallery;
  const [image] = await imagesOf(kit, gallery, id);
  // Who opens its page again, and staff who look at it, see it.
  if (image) await fetchPicture(kit, OPERATIONS[kind].deactivate, image.image_url, `image_url of an inactive ${kind}`);
  const path = { imageId: image?.id ?? '' };
  for (const [operation, status, call] of [
    [add, 201, { path: { id }, form: [grey(33)] }],
    [replace, 200, { path, form: [grey(34)] }],
    [remove, 200, { path }],
  ] as const)
    if (kit.offers(operation))
      kit.expect(await kit.call(operation, call), status, { when: `for an inactive ${kind}`, ...STILL });
}

/** Only an unknown category or tag is refused: what is hidden from visitors is known to staff. */
async function givenStill(kit: Kit, kind: Kind, id: string): Promise<void> {
  if (kind !== 'category' && kind !== 'tag') return;
  const title = kit.own.marker();
  const given = kind === 'category' ? { category_id: id } : { tags: JSON.stringify([id]) };
  const article = { path: { id: (await kit.createArticle()).id } };
  const calls: [operation: string, call: Call][] = [
    ['createArticle', { form: formOf({ title: kit.own.marker(), ...given }) }],
    ['updateArticle', { ...article, json: kind === 'category' ? { title, ...given } : { title, tags: [id] } }],
  ];
  if (kind === 'category')
    calls.push(
      ['createProduct', { form: formOf({ product_name: kit.own.marker(), product_price: '1', ...given }) }],
      ['updateProduct', { path: { id: (await kit.createProduct()).id }, json: given }],
    );
  for (const [operation, call] of calls)
    kit.expect(await kit.call(operation, call), kit.operation(operation).success, {
      when: `with a ${kind} that is inactive`,
      fix: `Refuse an unknown ${kind} alone: staff know those that visitors are not shown.`,
      root: `inactive ${kind}`,
      pointer: kit.operation(operation).pointer,
    });
}

/** What visitors do: a session makes no difference where a call takes none. */
async function followers(kit: Kit, kind: Kind, id: string): Promise<void> {
  const json = { content: 'May I?' };
  const calls: Readonly<Partial<Record<Kind, readonly (readonly [operation: string, call: Call])[]>>> = {
    product: [['rateProduct', { path: { productId: id }, json: { rating: 5 } }]],
    article: [
      ['likeArticle', { path: { articleId: id } }],
      ['commentOnArticle', { path: { articleId: id }, json }],
      ['commentOnArticleAlias', { path: { articleId: id }, json }],
    ],
  };
  for (const [operation, call] of calls[kind] ?? [])
    for (const as of ['visitor', 'staff'] as const)
      kit.expect(await kit.call(operation, { ...call, as }), 404, {
        when: `for an inactive ${kind}${as === 'staff' ? ', with the session of staff, which this call does not look at' : ''}`,
        fix: 'Look for an active record before writing, whoever asks.',
      });
}
