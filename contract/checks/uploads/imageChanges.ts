import type { Check } from '../check';
import {
  createWith,
  eachGallery,
  fetchFollowing,
  fetchPicture,
  imagesOf,
  lettersOf,
  readRecord,
  sameOrder,
  type Image,
} from './galleries';
import { FIVE, picture } from './pictures';
import { judgePrimary } from './imagesCount';

/** D11: a replaced picture keeps its id and place, and shows the new bytes at a new address. */
export const imageReplace: Check = {
  id: 'D11',
  name: 'image-replace',
  reach: 'own',
  rule: 'A replaced picture keeps its id, its place and whether it is the primary one; its address changes and serves the new picture. The other pictures stay as they are.',
  run: (kit) =>
    eachGallery(kit, async (gallery) => {
      const { id } = await createWith(kit, gallery, FIVE.slice(0, 3));
      const before = await imagesOf(kit, gallery, id);
      const [target] = before;
      if (!target) return;
      const old = (await fetchFollowing(kit, target.image_url)).body;
      const done = await kit.must(gallery.replace, { path: { imageId: target.id }, form: [picture(96, 24)] });
      const after = await imagesOf(kit, gallery, id);
      const [replaced] = after;
      if (replaced?.id !== target.id || after.length !== before.length)
        kit.fail(done, {
          expected: `the same pictures in the same places: ${lettersOf(before, before)}`,
          got: lettersOf(after, before),
          fix: 'Replace the bytes under the same id, in the same place.',
          root: 'place',
        });
      else {
        if (replaced.is_primary !== target.is_primary)
          kit.fail(done, {
            expected: `is_primary: ${String(target.is_primary)} as before`,
            got: String(replaced.is_primary),
            fix: 'Leave is_primary alone when a picture is replaced.',
            root: 'primary',
          });
        if (replaced.image_url === target.image_url)
          kit.fail(done, {
            expected: 'another image_url than before',
            got: `${replaced.image_url} still`,
            fix: 'Give the new picture an address of its own: browsers keep what they fetched from the old one.',
            root: 'address',
          });
        const fetched = await fetchPicture(kit, gallery.replace, replaced.image_url, 'image_url');
        if (fetched?.bytes.equals(old))
          kit.fail(done, {
            expected: 'the new picture at image_url',
            got: 'the bytes of the old one',
            fix: 'Store the uploaded picture, and let image_url name it.',
            root: 'bytes',
          });
      }
      const others = (images: readonly Image[]) =>
        JSON.stringify(images.slice(1).map(({ id: other, image_url: url }) => [other, url]));
      if (others(before) !== others(after))
        kit.fail(done, {
          expected: `the other pictures untouched: ${others(before)}`,
          got: others(after),
          fix: 'Change only the picture that the path names.',
          root: 'others',
        });
    }),
};

/** D12: a deleted picture is gone, and a product is not left without a primary one. */
export const imageDelete: Check = {
  id: 'D12',
  name: 'image-delete',
  reach: 'own',
  rule: 'A deleted picture leaves its record and a second delete is 404; replacing it is 404 too. The others keep their order, and if the primary one of a product went, the first that remains becomes it.',
  run: (kit) =>
    eachGallery(kit, async (gallery) => {
      const { id } = await createWith(kit, gallery, FIVE.slice(0, 3));
      const before = await imagesOf(kit, gallery, id);
      const [target] = before;
      if (!target) return;
      const done = await kit.must(gallery.remove, { path: { imageId: target.id } });
      const after = await imagesOf(kit, gallery, id);
      if (!sameOrder(after, before.slice(1)))
        kit.fail(done, {
          expected: `the other pictures of ${lettersOf(before, before)} in their order: ${lettersOf(before.slice(1), before)}`,
          got: lettersOf(after, before),
          fix: 'Remove exactly the picture that the path names.',
          root: 'gone',
        });
      if (gallery.kind === 'product') judgePrimary(kit, gallery.remove, after, 'after deleting the primary one');
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
    }),
};
