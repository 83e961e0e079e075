import { listAll } from '../../run/snapshot';
import type { FormPart } from '../../http/exchange';
import { CREATES, type Kit } from '../../run/kit';
import type { Check } from '../check';
import {
  createWith,
  eachGallery,
  expectUnchanged,
  fetchPicture,
  formWith,
  imagesIn,
  imagesOf,
  type Gallery,
  type Image,
} from './galleries';
import {
  BMP,
  filePart,
  FIVE,
  GIF,
  HEAD_ALONE,
  HEIC,
  MAX_PICTURE_BYTES,
  OTHER_FORMS,
  picture,
  png,
  TIFF,
} from './pictures';

const TOO_LARGE = '/components/responses/UploadTooLarge';
export const NOT_AN_IMAGE = '/components/responses/NotAnImage';
const oneMore = (files: readonly FormPart[]) => [...files, picture(30, 30)];
const ofSize = (bytes: number) => filePart(png(60, 40, [10, 120, 90], bytes));

/** A record with one picture of ours, on which uploads are tried. */
export async function withOne(kit: Kit, gallery: Gallery): Promise<{ id: string; image: Image; before: Image[] }> {
  const { id } = await createWith(kit, gallery, [picture(44, 22)]);
  const before = await imagesOf(kit, gallery, id);
  const [image] = before;
  if (!image) throw new Error(`A ${gallery.kind} with a picture has none; D09 tells it.`);
  return { id, image, before };
}

/** A create that has to be refused and must leave nothing behind. */
async function refusedCreate(
  kit: Kit,
  gallery: Gallery,
  files: readonly FormPart[],
  about: { statuses: readonly number[]; when: string; fix: string; root: string; pointer: string },
): Promise<void> {
  const { id: category } = await kit.sharedCategory();
  const call = formWith(kit, gallery, files, category);
  const [name] = call.form ?? [];
  const answer = await kit.call(gallery.create, call);
  if (!kit.expect(answer, about.statuses, about)) return;
  const marker = name && 'value' in name ? name.value : '';
  if ((await listAll(kit, gallery.kind)).some((record) => record[CREATES[gallery.kind].name] === marker))
    kit.fail(answer, {
      expected: `no ${gallery.kind} after ${answer.status}`,
      got: `${marker} is listed`,
      fix: 'Check the pictures before the record is stored, or store both in one transaction.',
      root: `${about.root} effect`,
    });
}

/** F01: five pictures, one of each format, are taken. */
export const five: Check = {
  id: 'F01',
  name: 'five',
  reach: 'own',
  rule: 'A form may carry five pictures; JPEG, PNG, WebP and AVIF are taken, with a palette or an alpha channel too, with up to 40 million pixels, whatever the file is called and whichever of these types it is declared to be.',
  run: (kit) => {
    // Of few bytes; made once, for that takes a while.
    const large = filePart(png(8000, 5000, [90]));
    return eachGallery(kit, async (gallery) => {
      await createWith(kit, gallery, FIVE);
      const { image, id } = await withOne(kit, gallery);
      for (const part of FIVE.slice(0, 4))
        await kit.part(`${gallery.replace} ${'type' in part ? String(part.type) : ''}`, async () => {
          await kit.must(gallery.replace, { path: { imageId: image.id }, form: [part] });
        });
      await kit.part(`${gallery.create} of other forms`, async () => {
        const parts = OTHER_FORMS.map(([, part]) => part);
        await createWith(kit, gallery, parts);
      });
      for (const [what, part] of OTHER_FORMS)
        kit.expect(await kit.call(gallery.replace, { path: { imageId: image.id }, form: [part] }), 200, {
          when: `for ${what}`,
          fix: 'Take the formats in all their forms: where pictures are written anew, mind palettes and transparency.',
          root: 'form',
          pointer: NOT_AN_IMAGE,
        });
      kit.expect(await kit.call(gallery.replace, { path: { imageId: image.id }, form: [large] }), 200, {
        when: 'for a PNG of 8000 x 5000 pixels',
        fix: 'Take pictures of up to 40 million pixels: raise the limit of the decoder, and the memory that it may use.',
        root: 'pixels',
        pointer: TOO_LARGE,
      });
      const mislabelled = await kit.call(gallery.replace, {
        path: { imageId: image.id },
        form: [filePart(png(33, 33, [1, 2, 3]), 'photo.jpg', 'image/jpeg')],
      });
      kit.expect(mislabelled, 200, {
        when: 'for a PNG that is declared as image/jpeg and called photo.jpg',
        fix: 'Look at the content of a file; its name and declared type are the sender’s guess.',
        root: 'declared',
        pointer: NOT_AN_IMAGE,
      });
      const [now] = await imagesOf(kit, gallery, id);
      if (now && mislabelled.status === 200) await fetchPicture(kit, gallery.replace, now.image_url, 'image_url');
    });
  },
};

/** F02: six pictures at once are refused. */
export const six: Check = {
  id: 'F02',
  name: 'six',
  reach: 'own',
  rule: 'More than five pictures in one form are refused with 413 (or 400, by maxItems), and nothing of the form is stored. A record holds 50 pictures at most, which can be put in another order; an addition beyond that is 400, and changes nothing.',
  run: (kit) =>
    eachGallery(kit, async (gallery) => {
      const about = {
        statuses: [413, 400],
        when: 'for six parts image_url',
        fix: 'Refuse the whole form: at most 5 pictures.',
        root: 'six',
        pointer: TOO_LARGE,
      };
      await refusedCreate(kit, gallery, oneMore(FIVE), about);
      kit.needs(gallery.add);
      const { id, before } = await withOne(kit, gallery);
      kit.expect(await kit.call(gallery.add, { path: { id }, form: oneMore(FIVE) }), about.statuses, about);
      await expectUnchanged(kit, gallery, id, before, { after: 'six pictures at once', operation: gallery.add });
      await fifty(kit, gallery, id);
    }),
};

/** So many pictures one form may carry. */
const MOST_AT_ONCE = 5;
const MOST = 50;
/** Not full, but with no room for five. */
const ALMOST = 48;

/** Fills a record with pictures, and tries one more. */
async function fifty(kit: Kit, gallery: Gallery, id: string): Promise<void> {
  const some = (count: number) =>
    kit.must(gallery.add, { path: { id }, form: Array.from({ length: count }, () => picture(8, 8)) });
  let full: Image[] = [];
  for (let count = (await imagesOf(kit, gallery, id)).length; count < MOST; count = full.length) {
    const before = full.length;
    full = imagesIn(await some(Math.min(5, ALMOST - count > 0 ? ALMOST - count : MOST - count)));
    if (full.length === ALMOST) await tooMany(kit, gallery, id, full);
    if (full.length <= before) break;
  }
  if (full.length !== MOST) {
    kit.fail(kit.operation(gallery.add), {
      expected: `${MOST} pictures in the ${gallery.kind} after adding up to that`,
      got: `${full.length} pictures`,
      fix: 'Let a record hold 50 pictures.',
      root: 'fifty',
    });
    return;
  }
  const beyond = await kit.call(gallery.add, { path: { id }, form: [picture(9, 9)] });
  kit.expect(beyond, 400, {
    when: `for a picture beyond ${MOST}`,
    fix: 'Count what is there before pictures are added; at most 50.',
    root: 'beyond',
  });
  await expectUnchanged(kit, gallery, id, full, { after: `a picture beyond ${MOST}`, operation: gallery.add });
  kit.needs(gallery.order);
  await kit.must(gallery.order, { path: { id }, json: { imageIds: full.map((image) => image.id).reverse() } });
}

/** Five more where two would fit. */
async function tooMany(kit: Kit, gallery: Gallery, id: string, before: readonly Image[]): Promise<void> {
  const form = Array.from({ length: 5 }, () => picture(9, 9));
  kit.expect(await kit.call(gallery.add, { path: { id }, form }), 400, {
    when: `for 5 pictures where there are ${before.length} of at most ${MOST}`,
    fix: 'Add up what is there and what comes; at most 50.',
    root: 'over',
  });
  await expectUnchanged(kit, gallery, id, before, { after: `pictures beyond ${MOST}`, operation: gallery.add });
}

/** F03: 5,242,880 bytes are taken, one more is not. */
export const size: Check = {
  id: 'F03',
  name: 'size',
  reach: 'own',
  rule: 'A picture of exactly 5 MB (5,242,880 bytes) is taken, also five of them in one form; one byte more is 413, and nothing is stored, also where another file of the form is smaller.',
  run: (kit) =>
    eachGallery(kit, async (gallery) => {
      const { id, image } = await withOne(kit, gallery);
      const exact = await kit.call(gallery.replace, { path: { imageId: image.id }, form: [ofSize(MAX_PICTURE_BYTES)] });
      kit.expect(exact, 200, {
        when: 'for a picture of exactly 5,242,880 bytes',
        fix: 'Let the limit hold for the file, not for the whole body with its framing; 5 MB itself is allowed.',
        root: 'exact',
        pointer: TOO_LARGE,
      });
      await kit.part(gallery.create, () => fiveFull(kit, gallery));
      const before = await imagesOf(kit, gallery, id);
      const about = {
        when: 'for a picture of 5,242,881 bytes',
        fix: 'Refuse a file above 5,242,880 bytes with 413.',
        root: 'over',
        pointer: TOO_LARGE,
      };
      kit.expect(
        await kit.call(gallery.replace, { path: { imageId: image.id }, form: [ofSize(MAX_PICTURE_BYTES + 1)] }),
        413,
        about,
      );
      await expectUnchanged(kit, gallery, id, before, { after: 'a picture above 5 MB', operation: gallery.replace });
      await refusedCreate(kit, gallery, [ofSize(MAX_PICTURE_BYTES + 1)], { statuses: [413], ...about });
      const second = [picture(20, 20), ofSize(MAX_PICTURE_BYTES + 1)];
      const among = { ...about, when: 'for a form whose second file has 5,242,881 bytes', root: 'second' };
      await refusedCreate(kit, gallery, second, { statuses: [413], ...among });
      if (!kit.offers(gallery.add)) return;
      kit.expect(await kit.call(gallery.add, { path: { id }, form: second }), 413, among);
      await expectUnchanged(kit, gallery, id, before, {
        after: 'an addition whose second file is above 5 MB',
        operation: gallery.add,
      });
    }),
};

/** As much as a form may carry. */
async function fiveFull(kit: Kit, gallery: Gallery): Promise<void> {
  const { id: category } = await kit.sharedCategory();
  const full = ofSize(MAX_PICTURE_BYTES);
  const answer = await kit.call(
    gallery.create,
    formWith(kit, gallery, Array<FormPart>(MOST_AT_ONCE).fill(full), category),
  );
  const about = {
    when: `for ${MOST_AT_ONCE} pictures of exactly 5,242,880 bytes each`,
    fix: 'Let the whole body be as large as five full pictures with their framing: in the server, and in the proxy before it.',
    root: 'full',
    pointer: TOO_LARGE,
  };
  if (!kit.expect(answer, 201, about)) return;
  const { length } = imagesIn(answer);
  if (length !== MOST_AT_ONCE)
    kit.fail(answer, { ...about, expected: `${MOST_AT_ONCE} pictures ${about.when}`, got: `${length} pictures` });
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><script>alert(1)</script></svg>';
const EMPTY_ZIP = Buffer.from(`504b0506${'00'.repeat(18)}`, 'hex');
/** Files that are no picture of the four formats, and the name and type under which they come. */
const IMPOSTORS: readonly { what: string; part: FormPart; statuses?: readonly number[] }[] = [
  { what: 'a text that is called picture.png', part: filePart('no picture at all') },
  { what: 'an HTML page that is called picture.png', part: filePart('<!doctype html><script>alert(1)</script>') },
  { what: 'an SVG with a script', part: filePart(SVG, 'picture.svg', 'image/svg+xml') },
  { what: 'an SVG with a script that is declared as image/png', part: filePart(SVG) },
  { what: 'a PDF', part: filePart('%PDF-1.4\n%%EOF\n', 'picture.pdf', 'application/pdf') },
  { what: 'a ZIP archive that is called picture.png', part: filePart(EMPTY_ZIP) },
  { what: 'a GIF', part: filePart(GIF, 'picture.gif', 'image/gif') },
  { what: 'a BMP', part: filePart(BMP, 'picture.bmp', 'image/bmp') },
  { what: 'a TIFF', part: filePart(TIFF, 'picture.tiff', 'image/tiff') },
  { what: 'an HEIC picture', part: filePart(HEIC, 'IMG_0001.HEIC', 'image/heic') },
  { what: 'an HEIC picture that is declared as image/avif', part: filePart(HEIC, 'picture.avif', 'image/avif') },
  { what: 'a file that is both a GIF and a script', part: filePart('GIF89a/*\u0001\u0000*/=1;alert(1)//') },
  // Nothing of a picture is there, so that a server may also say that there is none.
  { what: 'a file of 0 bytes', part: filePart(''), statuses: [415, 400] },
  {
    what: 'the signature of a PNG and then rubbish',
    part: filePart(
      Buffer.concat([png(4, 4, [0, 0, 0]).subarray(0, 8), Buffer.from('rubbish that no decoder takes for a picture')]),
    ),
    statuses: [415, 400],
  },
  { what: 'the head of a PNG and then rubbish', part: filePart(HEAD_ALONE), statuses: [415, 400] },
];

/** F04: what is no picture is refused, whatever it calls itself. */
export const notAnImage: Check = {
  id: 'F04',
  name: 'not-an-image',
  reach: 'own',
  rule: 'A file that is no JPEG, PNG, WebP or AVIF picture by its content is 415, whatever its name and declared type are, and nothing of it is stored or served.',
  run: (kit) =>
    eachGallery(kit, async (gallery) => {
      const { id, image, before } = await withOne(kit, gallery);
      for (const { what, part, statuses = [415] } of IMPOSTORS) {
        const answer = await kit.call(gallery.replace, { path: { imageId: image.id }, form: [part] });
        kit.expect(answer, statuses, {
          when: `for ${what}`,
          fix: 'Decide by the content: read the picture with a decoder, and refuse what it cannot read.',
          root: answer.status < 300 ? 'accepted' : String(answer.status),
          pointer: NOT_AN_IMAGE,
        });
      }
      await expectUnchanged(kit, gallery, id, before, {
        after: 'files that are no pictures',
        operation: gallery.replace,
      });
      await refusedCreate(kit, gallery, [filePart('')], {
        statuses: [415, 400],
        when: 'for a form whose file has 0 bytes',
        fix: 'Refuse a file without content like any other that is no picture.',
        root: 'create empty',
        pointer: NOT_AN_IMAGE,
      });
      await refusedCreate(kit, gallery, [picture(20, 20), filePart('')], {
        statuses: [415, 400],
        when: 'for a form whose second file has 0 bytes',
        fix: 'Refuse a file without content like any other that is no picture, wherever it stands.',
        root: 'second empty',
        pointer: NOT_AN_IMAGE,
      });
      const text = filePart('no picture at all');
      for (const [place, files] of [
        ['first', [text, picture(20, 20)]],
        ['second', [picture(20, 20), text, picture(22, 22)]],
        ['last', [picture(20, 20), picture(22, 22), text]],
      ] as const)
        await refusedCreate(kit, gallery, files, {
          statuses: [415],
          when: `for a form whose ${place} file is a text`,
          fix: 'Check every file before anything is stored.',
          root: 'create',
          pointer: NOT_AN_IMAGE,
        });
      if (!kit.offers(gallery.add)) return;
      const added = await kit.call(gallery.add, { path: { id }, form: [picture(20, 20), text] });
      kit.expect(added, 415, {
        when: 'for an addition whose second file is a text',
        fix: 'Check every file before anything is stored.',
        root: 'add',
        pointer: NOT_AN_IMAGE,
      });
      await expectUnchanged(kit, gallery, id, before, { after: 'an addition with a text', operation: gallery.add });
    }),
};

/** F08: replacing takes exactly one picture. */
export const editImage: Check = {
  id: 'F08',
  name: 'edit-image',
  reach: 'own',
  rule: 'Replacing a picture takes exactly one: a form with none or with two is 400, and the picture stays. A picture that comes as a text is refused, in other forms beside a file too.',
  run: (kit) =>
    eachGallery(kit, async (gallery) => {
      const { id, image, before } = await withOne(kit, gallery);
      const pointer = '/components/schemas/OneImageInput';
      const fix = 'Take the form only when it has exactly one part image_url.';
      const call = (form: readonly FormPart[]) => kit.call(gallery.replace, { path: { imageId: image.id }, form });
      kit.expect(await call([picture(20, 20), picture(22, 22)]), 400, {
        when: 'for a form with two pictures',
        fix,
        root: 'two',
        pointer,
      });
      kit.expect(await call([]), 400, { when: 'for a form with no picture', fix, root: 'none', pointer });
      const text: FormPart = { name: 'image_url', value: 'https://example.com/a.png' };
      kit.expect(await call([text]), [400, 415], {
        when: 'for a text where the picture should be',
        fix,
        root: 'text',
        pointer,
      });
      await expectUnchanged(kit, gallery, id, before, {
        after: 'forms with no picture or with two',
        operation: gallery.replace,
      });
      const beside = [picture(20, 20), text];
      const about = {
        statuses: [400, 415],
        when: 'for a form with a picture and a text image_url',
        fix: 'Refuse a part image_url that is no file: neither pass it over, nor keep it as an address.',
        root: 'text beside',
        pointer: '/info/description',
      };
      await refusedCreate(kit, gallery, beside, about);
      if (!kit.offers(gallery.add)) return;
      const add = (form: readonly FormPart[]) => kit.call(gallery.add, { path: { id }, form });
      kit.expect(await add([]), 400, {
        when: 'for a form with no picture',
        fix: 'Take the form only when it has one to five parts image_url.',
        root: 'none',
        pointer: '/components/schemas/ImagesInput',
      });
      const added = await add([filePart('no picture')]);
      kit.expect(added, 415, {
        when: 'for a text that is called picture.png',
        fix: 'Decide by the content of the file.',
        root: 'text',
        pointer: NOT_AN_IMAGE,
      });
      kit.expect(await add([ofSize(MAX_PICTURE_BYTES + 1)]), 413, {
        when: 'for a picture of 5,242,881 bytes',
        fix: 'Refuse a file above 5,242,880 bytes with 413.',
        root: 'over',
        pointer: TOO_LARGE,
      });
      kit.expect(await add(beside), about.statuses, about);
      if (added.status < 300) imagesIn(added);
      await expectUnchanged(kit, gallery, id, before, { after: 'refused additions', operation: gallery.add });
    }),
};
