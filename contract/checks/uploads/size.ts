import type { FormPart } from '../../http/exchange';
import type { Kit } from '../../run/kit';
import type { Check } from '../check';
import { eachGallery, expectUnchanged, formWith, imagesIn, imagesOf, type Gallery } from './galleries';
import { MAX_PICTURE_BYTES, ofSize, picture } from './pictures';
import { refusedCreate, TOO_LARGE, withOne } from './refused';

/** So many pictures one form may carry. */
const MOST_AT_ONCE = 5;

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
