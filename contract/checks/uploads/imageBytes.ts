import type { Check } from '../check';
import type { Kit } from '../../run/kit';
import { createWith, eachGallery, fetchPicture, imagesOf, type Gallery, type Image } from './galleries';
import { FIVE, isTurned, picture, PLAIN, TURNED, WITH_THUMBNAIL } from './pictures';

/** D10: what the addresses of pictures lead to. */
export const imageBytes: Check = {
  id: 'D10',
  name: 'image-bytes',
  reach: 'own',
  rule: 'Each image_url, and each width and format that sources names, is a picture: 200, the media type of its bytes, and the size that the contract’s fields say, turned as the metadata of what was sent say, kept or not. A colour that comes with it is its mean one.',
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
        WITH_THUMBNAIL,
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

/** Pictures that are 48 x 32 as their bytes lie, and whose metadata say that they are to be turned by a quarter. */
async function judgeTurned(kit: Kit, gallery: Gallery): Promise<void> {
  const { id } = await createWith(kit, gallery, TURNED);
  for (const { image_url: url, width, height } of await imagesOf(kit, gallery, id)) {
    const fetched = await fetchPicture(kit, gallery.create, url, 'image_url');
    if (!fetched) continue;
    const { facts, bytes } = fetched;
    // Seen it is upright, whether its bytes are or its metadata turn it still.
    const [narrow, long] = [Math.min(facts.width, facts.height), Math.max(facts.width, facts.height)];
    if ((width !== undefined && width !== narrow) || (height !== undefined && height !== long))
      kit.fail(kit.operation(gallery.create), {
        expected: `width ${narrow} and height ${long} of a picture of 48 x 32 that its metadata turn by a quarter`,
        got: `${String(width)} x ${String(height)}`,
        fix: 'Answer the size of the picture as it is seen: turn it as Exif Orientation says, in either order of bytes, or exchange the two.',
        root: 'turned',
        pointer: '/components/schemas/Image',
      });
    if (facts.width > facts.height && !isTurned(bytes))
      kit.fail(kit.operation(gallery.create), {
        expected: 'an upright picture of one of 48 x 32 that its metadata turn by a quarter',
        got: `${facts.width} x ${facts.height}, and no metadata that turn it`,
        fix: 'Turn the picture as Exif Orientation says before its metadata are dropped.',
        root: 'on its side',
        pointer: '/components/schemas/Image',
      });
  }
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
