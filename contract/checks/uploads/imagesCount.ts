import type { Check } from '../check';
import { newlyListed } from '../state/kinds';
import { CannotJudge } from '../../run/cannotJudge';
import { CREATES } from '../../run/creates';
import type { Kit } from '../../run/kit';
import type { FormPart } from '../../http/exchange';
import {
  createWith,
  eachGallery,
  expectListed,
  fetchFollowing,
  imagesIn,
  imagesOf,
  lettersOf,
  sameOrder,
  type Gallery,
  type Image,
} from './galleries';
import { factsOf, FIVE, picture } from './pictures';

const PRIMARY = '/components/schemas/Image/properties/is_primary';

/** D09: as many pictures as were sent, in their order, one of a product's the primary one. */
export const imagesCount: Check = {
  id: 'D09',
  name: 'images-count',
  reach: 'own',
  rule: 'A record has exactly the pictures that were uploaded, in the order of the form, each with an id of its own. Of a product’s pictures the first is the primary one, and no other. Pictures that are added follow those that are there; lists show them as the record does; image-order takes every picture once and nothing else.',
  run: async (kit) => {
    await eachGallery(kit, async (gallery) => {
      for (const files of [[], FIVE.slice(0, 1)])
        judgeImages(kit, gallery, files, imagesIn((await createWith(kit, gallery, files)).exchange), 'created');
      const { id, exchange } = await createWith(kit, gallery, FIVE);
      judgeImages(kit, gallery, FIVE, imagesIn(exchange), 'created');
      const stored = await imagesOf(kit, gallery, id);
      judgeImages(kit, gallery, FIVE, stored, 'read');
      if (stored.length !== FIVE.length)
        throw new CannotJudge(`${gallery.create} did not keep five pictures, of which the rest is made`);
      await judgeOrder(kit, gallery, stored);
      await kit.part(gallery.add, () => adds(kit, gallery, id));
      await kit.part(gallery.order, () => orders(kit, gallery, id));
    });
  },
};

/** How many, whether their ids differ, and which is the primary one. */
function judgeImages(
  kit: Kit,
  { kind, create }: Gallery,
  files: readonly FormPart[],
  images: readonly Image[],
  when: string,
): void {
  const operation = kit.operation(create);
  if (images.length !== files.length)
    kit.fail(operation, {
      expected: `${files.length} images in the ${kind} (${when}) for ${files.length} parts image_url`,
      got: `${images.length} images`,
      fix: 'Store every part named image_url, and answer all of them in images.',
      root: 'count',
    });
  if (new Set(images.map(({ id }) => id)).size < images.length)
    kit.fail(operation, {
      expected: 'an id of its own for each picture',
      got: `${images.length} pictures with ${new Set(images.map(({ id }) => id)).size} ids`,
      fix: 'Give each picture its own id.',
      root: 'ids',
    });
  if (kind === 'product') judgePrimary(kit, when === 'read' ? CREATES[kind].read : create, images, when);
}

/** Of a product’s pictures the first is the primary one; a server that never sends is_primary leaves that to the order. */
export function judgePrimary(kit: Kit, operation: string, images: readonly Image[], when: string): void {
  if (images.length === 0 || images.every(({ is_primary: primary }) => primary === undefined)) return;
  const primary = images.filter((image) => image.is_primary === true);
  if (primary.length === 1 && primary[0] === images[0]) return;
  kit.fail(kit.operation(operation), {
    expected: `exactly one image with is_primary: true (${when}), the first of ${images.length}`,
    got: lettersOf(images, images),
    fix: 'Mark the first picture as the primary one and no other.',
    root: 'primary',
    pointer: PRIMARY,
  });
}

/** The stored pictures' shapes in the order in which they were sent, unless the server crops them all. */
async function judgeOrder(kit: Kit, { create }: Gallery, images: readonly Image[]): Promise<void> {
  const shapes: string[] = [];
  for (const { image_url: url } of images) {
    const facts = factsOf((await fetchFollowing(kit, url)).body);
    // What is wrong with the picture itself is told by D10.
    if (!facts) return;
    shapes.push(shapeOf(facts));
  }
  const sent = FIVE.map((part) => ('file' in part ? factsOf(part.file) : null)).map((facts) =>
    facts ? shapeOf(facts) : '',
  );
  if ([...shapes].sort().join() !== [...sent].sort().join()) return;
  if (shapes.join() !== sent.join())
    kit.fail(kit.operation(create), {
      expected: `pictures in the order of the form, by width to height: ${sent.join(', ')}`,
      got: shapes.join(', '),
      fix: 'Keep the parts image_url in the order in which they came.',
      root: 'order',
    });
}

const shapeOf = ({ width, height }: { width: number; height: number }) => (width / height).toFixed(1);

async function adds(kit: Kit, gallery: Gallery, id: string): Promise<void> {
  kit.needs(gallery.add);
  const before = await imagesOf(kit, gallery, id);
  const answered = imagesIn(await kit.must(gallery.add, { path: { id }, form: [picture(50, 25), picture(25, 50)] }));
  const after = await imagesOf(kit, gallery, id);
  const about = { fix: 'Append the new pictures behind those that are there, and answer the whole record.' };
  if (after.length !== before.length + 2 || !sameOrder(before, after.slice(0, before.length)))
    kit.fail(kit.operation(gallery.add), {
      expected: `the ${before.length} pictures that were there in their order, then 2 new ones: ${lettersOf(before, before)} ? ?`,
      got: lettersOf(after, before),
      root: 'append',
      ...about,
    });
  if (!sameOrder(answered, after))
    kit.fail(kit.operation(gallery.add), {
      expected: `an answer with all pictures of the record: ${lettersOf(after, after)}`,
      got: lettersOf(answered, after),
      root: 'answer',
      ...about,
    });
  if (gallery.kind === 'product') judgePrimary(kit, gallery.add, after, 'after adding');
  await expectListed(kit, gallery, id, gallery.add);
}

async function orders(kit: Kit, gallery: Gallery, id: string): Promise<void> {
  kit.needs(gallery.order);
  const before = await imagesOf(kit, gallery, id);
  const reversed = before.map((image) => image.id).reverse();
  await newlyListed(kit, gallery.kind, id, 'visitor');
  const answered = imagesIn(await kit.must(gallery.order, { path: { id }, json: { imageIds: reversed } }));
  const after = await imagesOf(kit, gallery, id);
  for (const [where, images] of [
    ['the answer', answered],
    ['a read', after],
  ] as const) {
    if (!sameOrder(images, [...before].reverse()))
      kit.fail(kit.operation(gallery.order), {
        expected: `the pictures in the order asked for, in ${where}: ${lettersOf([...before].reverse(), before).replace(/ \(.*/, '')}`,
        got: lettersOf(images, before),
        fix: 'Store the order of imageIds, and answer the record in it.',
        root: 'order',
      });
  }
  if (gallery.kind === 'product') judgePrimary(kit, gallery.order, after, 'after ordering');
  await expectListed(kit, gallery, id, gallery.order);
  const [first = ''] = reversed;
  for (const [what, imageIds] of [
    ['one picture left out', reversed.slice(1)],
    ['one picture named twice', [...reversed.slice(1), reversed[1] ?? first]],
    ['a picture that is not the record’s', [...reversed.slice(1), 'no-such-picture']],
    ['no picture at all', []],
  ] as const) {
    const refused = await kit.call(gallery.order, { path: { id }, json: { imageIds } });
    kit.refuses(refused, 400, 'imageIds', {
      when: `for imageIds with ${what}`,
      fix: 'Take the list only when it names exactly the record’s pictures, each once.',
      root: 'incomplete',
    });
  }
  const still = await imagesOf(kit, gallery, id);
  if (!sameOrder(still, after))
    kit.fail(kit.operation(gallery.order), {
      expected: `the order as it was after refused calls: ${lettersOf(after, before)}`,
      got: lettersOf(still, before),
      fix: 'Check the list before anything is changed.',
      root: 'effect',
    });
}
