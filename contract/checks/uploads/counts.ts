import type { FormPart } from '../../http/exchange';
import type { Kit } from '../../run/kit';
import type { Check } from '../check';
import {
  createWith,
  eachGallery,
  expectUnchanged,
  fetchPicture,
  imagesIn,
  imagesOf,
  type Gallery,
  type Image,
} from './galleries';
import { filePart, FIVE, OTHER_FORMS, picture, png } from './pictures';
import { NOT_AN_IMAGE, refusedCreate, TOO_LARGE, withOne } from './refused';

const oneMore = (files: readonly FormPart[]) => [...files, picture(30, 30)];

/** F01: five pictures, one of each format, are taken. */
export const five: Check = {
  id: 'F01',
  name: 'five',
  reach: 'own',
  rule: 'A form may carry five pictures; JPEG, PNG, WebP and AVIF are taken, with a palette or an alpha channel, progressive, interlaced, of greys or with 16 bits a sample too, with up to 40 million pixels, whatever the file is called and whichever of these types it is declared to be.',
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
        for (let at = 0; at < parts.length; at += FIVE.length)
          await createWith(kit, gallery, parts.slice(at, at + FIVE.length));
      });
      for (const [what, part] of OTHER_FORMS)
        kit.expect(await kit.call(gallery.replace, { path: { imageId: image.id }, form: [part] }), 200, {
          when: `for ${what}`,
          fix: 'Take the formats in all their forms: read a JPEG’s size at whichever frame comes first after its metadata, and where pictures are written anew, mind palettes and transparency.',
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
