import type { FormPart } from '../../http/exchange';
import type { Check } from '../check';
import { eachGallery, expectUnchanged, imagesIn } from './galleries';
import { filePart, MAX_PICTURE_BYTES, ofSize, picture } from './pictures';
import { NOT_AN_IMAGE, refusedCreate, TOO_LARGE, withOne } from './refused';

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
