import type { Kit } from '../../run/kit';
import type { Check } from '../check';
import { newlyListed } from '../state/kinds';
import {
  createWith,
  eachGallery,
  expectListed,
  expectUnchanged,
  fetchFollowing,
  GALLERIES,
  imagesOf,
  lettersOf,
  readRecord,
  sameOrder,
  type Gallery,
  type Image,
} from './galleries';
import { FIVE, picture } from './pictures';
import { judgePicture } from './imageBytes';
import { judgePrimary } from './imagesCount';

/** D11: a replaced picture, the first or another, keeps its id and place, and shows the new bytes at a new address. */
export const imageReplace: Check = {
  id: 'D11',
  name: 'image-replace',
  reach: 'own',
  rule: 'A replaced picture, the first or another, keeps its id, its place and whether it is the primary one; its address changes and serves the new picture, whose sizes are told. The other pictures stay as they are.',
  run: (kit) =>
    eachGallery(kit, async (gallery) => {
      const { id } = await createWith(kit, gallery, FIVE.slice(0, 3));
      await newlyListed(kit, gallery.kind, id, 'visitor');
      for (const at of [0, 1]) await replaced(kit, gallery, id, at);
    }),
};

/** Replaces the picture in a place. */
async function replaced(kit: Kit, gallery: Gallery, id: string, at: number): Promise<void> {
  const before = await imagesOf(kit, gallery, id);
  const target = before[at];
  if (!target) return;
  const old = (await fetchFollowing(kit, target.image_url)).body;
  const done = await kit.must(gallery.replace, { path: { imageId: target.id }, form: [picture(96, 24 + at)] });
  const after = await imagesOf(kit, gallery, id);
  const now = after[at];
  if (now?.id !== target.id || after.length !== before.length)
    kit.fail(done, {
      expected: `the same pictures in the same places: ${lettersOf(before, before)}`,
      got: lettersOf(after, before),
      fix: 'Replace the bytes under the same id, in the same place.',
      root: 'place',
    });
  else {
    if (now.is_primary !== target.is_primary)
      kit.fail(done, {
        expected: `is_primary: ${String(target.is_primary)} as before`,
        got: String(now.is_primary),
        fix: 'Leave is_primary alone when a picture is replaced.',
        root: 'primary',
      });
    if (now.image_url === target.image_url)
      kit.fail(done, {
        expected: 'another image_url than before',
        got: `${now.image_url} still`,
        fix: 'Give the new picture an address of its own: browsers keep what they fetched from the old one.',
        root: 'address',
      });
    if ((await judgePicture(kit, gallery.replace, now))?.equals(old))
      kit.fail(done, {
        expected: 'the new picture at image_url',
        got: 'the bytes of the old one',
        fix: 'Store the uploaded picture, and let image_url name it.',
        root: 'bytes',
      });
  }
  if (gallery.kind === 'product') judgePrimary(kit, gallery.replace, after, 'after replacing one');
  await expectListed(kit, gallery, id, gallery.replace);
  const others = (images: readonly Image[]) =>
    JSON.stringify(images.toSpliced(at, 1).map(({ id: other, image_url: url }) => [other, url]));
  if (others(before) !== others(after))
    kit.fail(done, {
      expected: `the other pictures untouched: ${others(before)}`,
      got: others(after),
      fix: 'Change only the picture that the path names.',
      root: 'others',
    });
}

/** D12: a deleted picture is gone, and a product is not left without a primary one. */
export const imageDelete: Check = {
  id: 'D12',
  name: 'image-delete',
  reach: 'own',
  rule: 'A deleted picture, the first or another, leaves its record and a second delete is 404; replacing it is 404 too. The others keep their order, and if the primary one of a product went, the first that remains becomes it, by the order that was asked for. What is added afterwards stands last. A picture of the other kind is none of this one’s (404, or 400 where it cannot be one).',
  run: async (kit) => {
    await kit.part('pictures of the other kind', () => ofTheOtherKind(kit));
    await eachGallery(kit, async (gallery) => {
      const { id } = await createWith(kit, gallery, FIVE.slice(0, 4));
      await newlyListed(kit, gallery.kind, id, 'visitor');
      const before = await withoutOne(kit, gallery, { id, at: 1, before: await imagesOf(kit, gallery, id) });
      const [target] = before;
      if (!target) return;
      const after = await withoutOne(kit, gallery, { id, at: 0, before });
      await expectListed(kit, gallery, id, gallery.remove);
      await kit.part(gallery.order, () => afterDelete(kit, gallery));
      const fix = 'Answer 404 for a picture that is not there any more.';
      kit.expect(await kit.call(gallery.remove, { path: { imageId: target.id } }), 404, {
        when: 'for a second delete',
        fix,
        root: 'second',
      });
      kit.expect(await kit.call(gallery.replace, { path: { imageId: target.id }, form: [picture(30, 30)] }), 404, {
        when: 'for replacing a picture that is deleted',
        fix,
        root: 'replace',
      });
      for (const image of after) await kit.must(gallery.remove, { path: { imageId: image.id } });
      const none = await readRecord(kit, gallery, id);
      const left = await imagesOf(kit, gallery, id);
      if (left.length > 0)
        kit.fail(none, {
          expected: 'no images once all are deleted',
          got: lettersOf(left, before),
          fix: 'Let the last picture go too.',
          root: 'last',
        });
      await kit.part(gallery.add, () => afterAll(kit, gallery, id));
    });
  },
};

interface Deletion {
  id: string;
  at: number;
  before: readonly Image[];
}

/** Deletes the picture in a place. @returns those that are left */
async function withoutOne(kit: Kit, gallery: Gallery, { id, at, before }: Deletion): Promise<Image[]> {
  const done = await kit.must(gallery.remove, { path: { imageId: before[at]?.id ?? '' } });
  const after = await imagesOf(kit, gallery, id);
  const left = before.toSpliced(at, 1);
  if (!sameOrder(after, left))
    kit.fail(done, {
      expected: `the other pictures of ${lettersOf(before, before)} in their order: ${lettersOf(left, before)}`,
      got: lettersOf(after, before),
      fix: 'Remove exactly the picture that the path names.',
      root: 'gone',
    });
  const when = at === 0 ? 'after deleting the primary one' : 'after deleting one behind it';
  if (gallery.kind === 'product') judgePrimary(kit, gallery.remove, after, when);
  return after;
}

/** A record that has no picture any more has them all in no order, and takes the first one anew. */
async function afterAll(kit: Kit, gallery: Gallery, id: string): Promise<void> {
  await kit.part(gallery.order, async () => {
    kit.needs(gallery.order);
    await kit.must(gallery.order, { path: { id }, json: { imageIds: [] } });
  });
  kit.needs(gallery.add);
  await kit.must(gallery.add, { path: { id }, form: [picture(42, 13), picture(13, 42)] });
  const added = await imagesOf(kit, gallery, id);
  if (gallery.kind === 'product') judgePrimary(kit, gallery.add, added, 'after adding to a product without pictures');
  for (const image of added) await judgePicture(kit, gallery.add, image, false);
}

/** Orders, deletes and adds: places are those of the order as it is, not of ids, and not those that became free. */
async function afterDelete(kit: Kit, gallery: Gallery): Promise<void> {
  kit.needs(gallery.order, gallery.add);
  const { id } = await createWith(kit, gallery, FIVE.slice(0, 4));
  const given = await imagesOf(kit, gallery, id);
  const [a, b, c, d] = given;
  if (!a || !b || !c || !d) return;
  await kit.must(gallery.order, { path: { id }, json: { imageIds: [c, a, d, b].map((image) => image.id) } });
  await kit.must(gallery.remove, { path: { imageId: c.id } });
  const left = await imagesOf(kit, gallery, id);
  const told = (got: readonly Image[], due: readonly Image[], operation: string, root: string) =>
    kit.fail(kit.operation(operation), {
      expected: `${lettersOf(due, given).replace(/ \(.*/, '')} once ${lettersOf(given, given).replace(/ \(.*/, '')} were put in the order C A D B, C was deleted${root === 'added' ? ' and one added' : ''}`,
      got: lettersOf(got, given),
      fix: 'Keep each picture’s place as it was given: a new one stands behind the last (its place is the highest plus one, not the number of pictures).',
      root,
    });
  if (!sameOrder(left, [a, d, b])) told(left, [a, d, b], gallery.remove, 'order');
  if (gallery.kind === 'product') judgePrimary(kit, gallery.remove, left, 'after ordering, and deleting the first');
  await kit.must(gallery.remove, { path: { imageId: a.id } });
  await kit.must(gallery.add, { path: { id }, form: [picture(41, 13)] });
  const after = await imagesOf(kit, gallery, id);
  const added = after.find((image) => !given.some((one) => one.id === image.id));
  if (added && !sameOrder(after, [d, b, added])) told(after, [d, b, added], gallery.add, 'added');
  if (gallery.kind === 'product') judgePrimary(kit, gallery.add, after, 'after deleting the first, and adding one');
}

/** From so many characters on no two kinds of records have the same id by chance. */
const UNIQUE_LENGTH = 16;

/** The id of the other kind's picture, where this kind's is due. */
async function ofTheOtherKind(kit: Kit): Promise<void> {
  for (const gallery of GALLERIES) {
    const other = GALLERIES.find((one) => one !== gallery) ?? gallery;
    const { id } = await createWith(kit, other, FIVE.slice(0, 2));
    const before = await imagesOf(kit, other, id);
    const imageId = before[0]?.id ?? '';
    if (imageId.length < UNIQUE_LENGTH) continue;
    kit.own.isAbsent(imageId, `${gallery.kind} picture`);
    for (const [operation, call] of [
      [gallery.replace, { form: [picture(31, 31)] }],
      [gallery.remove, {}],
    ] as const)
      // Where the kind stands in an id, this is none.
      kit.expect(await kit.call(operation, { path: { imageId }, ...call }), [400, 404], {
        when: `for the id of a picture of a ${other.kind}`,
        fix: `Look for the picture among those of ${gallery.kind}s alone.`,
        root: 'other kind',
      });
    await expectUnchanged(kit, other, id, before, {
      after: `calls about pictures of ${gallery.kind}s that named one of them`,
      operation: gallery.remove,
    });
  }
}
