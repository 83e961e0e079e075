import type { FormPart } from '../../http/exchange';
import type { Check } from '../check';
import { eachGallery, expectUnchanged } from './galleries';
import { BMP, filePart, GIF, HEAD_ALONE, HEIC, picture, png, TIFF } from './pictures';
import { NOT_AN_IMAGE, refusedCreate, withOne } from './refused';

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
  { what: 'a file of 0 bytes', part: filePart('') },
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
  rule: 'A file that is no JPEG, PNG, WebP or AVIF picture by its content is 415, one of 0 bytes too, whatever its name and declared type are, and nothing of it is stored or served.',
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
        statuses: [415],
        when: 'for a form whose file has 0 bytes',
        fix: 'Refuse a file without content like any other that is no picture.',
        root: 'create empty',
        pointer: NOT_AN_IMAGE,
      });
      await refusedCreate(kit, gallery, [picture(20, 20), filePart('')], {
        statuses: [415],
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
