import { dataOf, type Exchange } from '../../http/exchange';
import { CannotJudge } from '../../run/cannotJudge';
import { CREATES } from '../../run/creates';
import type { Kit } from '../../run/kit';
import { createWith, GALLERIES, imagesOf } from '../uploads/galleries';
import { picture } from '../uploads/pictures';
import { change, OPERATIONS, readData } from './kinds';

const POINTER = '/components/parameters/IfMatch';
export type Versioned = 'product' | 'article';

export async function stampOf(kit: Kit, kind: Versioned, id: string): Promise<string> {
  const { updatedAt } = await readData(kit, kind, id);
  if (typeof updatedAt !== 'string') throw new CannotJudge(`the ${kind} has no updatedAt`);
  return updatedAt;
}

/** Something that is done to a record, and whether that makes another version of it. */
interface Step {
  operation: string;
  what: string;
  act: () => Promise<Exchange>;
  moves: boolean;
}

/** What is done beside a record: its comments, its adverts, the tag that it has. */
async function others(kit: Kit, kind: Versioned, id: string): Promise<Step[]> {
  if (kind === 'product') {
    if (!kit.offers('updateAdvertisement')) return [];
    const advert = await kit.createAdvert(id, { isActive: false });
    const json = { end_date: '2031-01-01T00:00:00Z' };
    return [
      {
        operation: 'updateAdvertisement',
        what: 'a change of its advert',
        act: () => kit.must('updateAdvertisement', { path: { id: advert.id }, json }),
        moves: false,
      },
    ];
  }
  if (!kit.offers('deleteComment')) return [];
  const made = await kit.must('commentOnArticle', { path: { articleId: id }, json: { content: 'A word.' } });
  const commentId = String(dataOf<{ id?: unknown }>(made)?.id);
  return [
    {
      operation: 'deleteComment',
      what: 'the deletion of a comment',
      act: () => kit.must('deleteComment', { path: { commentId } }),
      moves: false,
    },
  ];
}

/** `updatedAt` after changes of pictures and tags, after two changes at a time, and after what others change. */
export async function movesWithPictures(kit: Kit, kind: Versioned): Promise<void> {
  const gallery = GALLERIES.find((one) => one.kind === kind);
  if (!gallery) return;
  const category = await kit.createCategory();
  const tag = await kit.createTag();
  const { id } = await createWith(kit, gallery, [picture(20, 10), picture(21, 10)]);
  const { update } = OPERATIONS[kind];
  const title = kit.own.marker();
  await change(kit, kind, id, { [CREATES[kind].name]: title, category_id: category.id });
  const images = () => imagesOf(kit, gallery, id);
  const first = async () => (await images())[0]?.id ?? '';
  const steps: Step[] = [
    ...(kind === 'article'
      ? [
          {
            operation: update,
            what: 'a change of its tags alone',
            act: () => change(kit, kind, id, { title, tags: [tag.id] }),
            moves: true,
          },
          {
            operation: 'updateTag',
            what: 'a new name of its tag',
            act: () => kit.must('updateTag', { path: { id: tag.id }, json: { tag_name: kit.own.marker() } }),
            moves: false,
          },
        ]
      : []),
    {
      operation: 'updateCategory',
      what: 'a new name of its category',
      act: () => kit.must('updateCategory', { path: { id: category.id }, json: { category_name: kit.own.marker() } }),
      moves: false,
    },
    {
      operation: gallery.replace,
      what: 'a replaced picture',
      act: async () => kit.must(gallery.replace, { path: { imageId: await first() }, form: [picture(22, 10)] }),
      moves: true,
    },
    ...(kit.offers(gallery.add)
      ? [
          {
            operation: gallery.add,
            what: 'a picture that was added',
            act: () => kit.must(gallery.add, { path: { id }, form: [picture(23, 10)] }),
            moves: true,
          },
        ]
      : []),
    ...(kit.offers(gallery.order)
      ? [
          {
            operation: gallery.order,
            what: 'another order of its pictures',
            act: async () =>
              kit.must(gallery.order, {
                path: { id },
                json: { imageIds: (await images()).map((image) => image.id).reverse() },
              }),
            moves: true,
          },
        ]
      : []),
    {
      operation: gallery.remove,
      what: 'a deleted picture',
      act: async () => kit.must(gallery.remove, { path: { imageId: await first() } }),
      moves: true,
    },
  ];
  steps.push(
    ...(['deactivateCategory', 'activateCategory'] as const).map((operation) => ({
      operation,
      what: `${operation} of its category`,
      act: () => kit.must(operation, { path: { id: category.id } }),
      moves: false,
    })),
    ...(await others(kit, kind, id)),
  );
  let last = await stampOf(kit, kind, id);
  for (const { operation, what, act, moves } of steps) {
    const answered = dataOf(await act());
    const now = await stampOf(kit, kind, id);
    if (answered?.id === id && answered.updatedAt === last && now !== last)
      kit.fail(kit.operation(operation), {
        expected: `updatedAt ${now} in the answer to ${what}, as it is read then`,
        got: `${last}, as it was before`,
        fix: 'Read the record again after the last statement that writes it, and answer that: with the former updatedAt in If-Match the next change is refused.',
        root: 'stale',
        pointer: POINTER,
      });
    if ((now !== last) !== moves)
      kit.fail(kit.operation(operation), {
        expected: moves ? `another updatedAt of the ${kind} after ${what}` : `updatedAt that ${what} leaves alone`,
        got: moves ? `${last} still` : `${last}, then ${now}`,
        fix: moves
          ? `Set updatedAt of the ${kind} in the transaction that changes its pictures and tags too.`
          : 'Set updatedAt in changes of the record itself only.',
        root: moves ? 'same' : 'moved',
        pointer: POINTER,
      });
    last = now;
  }
}
