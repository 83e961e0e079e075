import type { Check } from '../check';
import { newlyListed } from '../state/kinds';
import { CannotJudge, CREATES, type Kit } from '../../run/kit';
import type { FormPart } from '../../http/exchange';
import {
  createWith,
  eachGallery,
  expectListed,
  fetchFollowing,
  fetchPicture,
  imagesIn,
  imagesOf,
  lettersOf,
  sameOrder,
  type Gallery,
  type Image,
} from './galleries';
import { factsOf, FIVE, picture, PLAIN, TURNED } from './pictures';

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

/** D10: what the addresses of pictures lead to. */
export const imageBytes: Check = {
  id: 'D10',
  name: 'image-bytes',
  reach: 'own',
  rule: 'Each image_url, and each width and format that sources names, is a picture: 200, the media type of its bytes, and the size that the contract’s fields say, turned as its metadata say. A colour that comes with it is its mean one.',
  run: (kit) =>
    eachGallery(kit, async (gallery) => {
      const { id } = await createWith(kit, gallery, [
        {
          name: 'image_url',
          file: (picture(640, 400) as { file: Buffer }).file,
          filename: 'large.png',
          type: 'image/png',
        },
        ...FIVE.slice(1, 4),
      ]);
      for (const [index, image] of (await imagesOf(kit, gallery, id)).entries()) {
        // One picture's renditions stand for those of the others.
        await judgePicture(kit, gallery.create, image, index === 0);
        if (index === 0) judgeColour(kit, gallery, image);
      }
      await judgeTurned(kit, gallery);
    }),
};

/** What re-encoding and another way to the mean make of one colour, of 255. */
const COLOUR_TOLERANCE = 16;

/** The first picture is of one colour, which is its mean. */
function judgeColour(kit: Kit, { create }: Gallery, { color }: Image): void {
  const found = color?.match(/[0-9a-f]{2}/gi)?.map((part) => Number.parseInt(part, 16));
  if (!found || found.every((value, at) => Math.abs(value - (PLAIN[at] ?? 0)) <= COLOUR_TOLERANCE)) return;
  kit.fail(kit.operation(create), {
    expected: `a colour about #${PLAIN.map((value) => value.toString(16)).join('')}, that of all its pixels`,
    got: String(color),
    fix: 'Answer the mean of the pixels, as red, green and blue; where it is not known, leave it out.',
    root: 'colour',
    pointer: '/components/schemas/Image/properties/color',
  });
}

/** A picture that is 48 x 32 as its bytes lie, and whose metadata say that it is to be turned by a quarter. */
async function judgeTurned(kit: Kit, gallery: Gallery): Promise<void> {
  const { id } = await createWith(kit, gallery, [TURNED]);
  const [image] = await imagesOf(kit, gallery, id);
  if (!image || image.width === undefined || image.height === undefined) return;
  if (image.width > image.height)
    kit.fail(kit.operation(gallery.create), {
      expected: 'width 32 and height 48 of a picture of 48 x 32 that its metadata turn by a quarter',
      got: `${image.width} x ${image.height}`,
      fix: 'Answer the size of the picture as it is seen: turn it as Exif Orientation says, or exchange the two.',
      root: 'turned',
      pointer: '/components/schemas/Image',
    });
}

/** What is told of a picture is that of the bytes at its address. @param operation that made it so @returns the bytes */
export async function judgePicture(
  kit: Kit,
  operation: string,
  { image_url: url, width, height, sources }: Image,
  whole = true,
): Promise<Buffer | undefined> {
  const fetched = await fetchPicture(kit, operation, url, 'image_url');
  if (!fetched) return undefined;
  const { facts, exchange } = fetched;
  if ((width !== undefined && width !== facts.width) || (height !== undefined && height !== facts.height))
    kit.fail(kit.operation(operation), {
      expected: `width and height of the picture at image_url: ${facts.width} x ${facts.height}`,
      got: `${String(width)} x ${String(height)}`,
      fix: 'Answer the size of the file that image_url names, after any resizing and turning; not that of the upload.',
      root: 'size',
      pointer: '/components/schemas/Image/properties/width',
    });
  if (!/nosniff/i.test(String(exchange.headers['x-content-type-options'])))
    kit.remark(
      'image_url',
      'pictures come without X-Content-Type-Options: nosniff; with it no browser runs an upload as something else',
    );
  if (whole && sources) await judgeRenditions(kit, operation, sources);
  return fetched.bytes;
}

async function judgeRenditions(kit: Kit, create: string, sources: NonNullable<Image['sources']>): Promise<void> {
  const pointer = '/components/schemas/ImageSources';
  if (!sources.template.includes('{width}') || !sources.template.includes('{format}')) {
    kit.fail(kit.operation(create), {
      expected: 'a template with {width} and {format}',
      got: sources.template,
      fix: 'Answer sources only where every width exists in every format, with both words in the template.',
      root: 'template',
      pointer,
    });
    return;
  }
  if (sources.widths.some((width, index) => index > 0 && width <= (sources.widths[index - 1] ?? 0)))
    kit.fail(kit.operation(create), {
      expected: 'widths ascending',
      got: sources.widths.join(', '),
      fix: 'Sort the widths, each once.',
      root: 'widths',
      pointer,
    });
  for (const width of sources.widths) {
    for (const format of sources.formats) {
      const fetched = await fetchPicture(
        kit,
        create,
        sources.template.replaceAll('{width}', String(width)).replaceAll('{format}', format),
        'sources',
      );
      if (fetched && (fetched.facts.width !== width || fetched.facts.type !== `image/${format}`))
        kit.fail(kit.operation(create), {
          expected: `an image/${format} that is ${width} pixels wide for sources ${width}.${format}`,
          got: `${fetched.facts.type}, ${fetched.facts.width} pixels wide`,
          fix: 'Name in sources only widths and formats that exist.',
          root: 'rendition',
          pointer,
        });
    }
  }
}
