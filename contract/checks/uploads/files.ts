import { CREATES } from '../../run/creates';
import type { Kit } from '../../run/kit';
import type { Check } from '../check';
import { createWith, eachGallery, fetchFollowing, fetchPicture, imagesOf, type Gallery, type Image } from './galleries';
import { factsOf, picture } from './pictures';

const GONE =
  'Delete a picture’s file with the picture, in every size and format: at its deletion, its replacement and the deletion of its record; answer 404 for a file that there is not.';
const POINTER = '/components/schemas/Image/properties/image_url';

/** D46: files live as long as their pictures. */
export const files: Check = {
  id: 'D46',
  name: 'files-of-pictures',
  reach: 'own',
  rule: 'A picture’s address serves it as long as the picture is there; after it was deleted or replaced, and after its record was deleted, it is 404. Two pictures of the same bytes are two: what happens to one leaves the other. After a replacement width and height are those of the new picture.',
  run: (kit) =>
    eachGallery(kit, async (gallery) => {
      await alike(kit, gallery);
      await goes(kit, gallery);
    }),
};

/** @param now the picture in its place: what has the address that it had is served */
async function isGone(kit: Kit, operation: string, image: Image | undefined, when: string, now?: Image): Promise<void> {
  if (!image) return;
  const { image_url: url, sources } = image;
  // Of the other sizes and formats one stands for all.
  const [width = 0, format = ''] = [sources?.widths[0], sources?.formats[0]];
  const other = sources?.template.replaceAll('{width}', String(width)).replaceAll('{format}', format);
  for (const [address, root] of [
    [url === now?.image_url ? undefined : url, 'served'],
    [sources?.template === now?.sources?.template ? undefined : other, 'sources served'],
  ] as const) {
    if (address === undefined) continue;
    const { status, failure } = await fetchFollowing(kit, address);
    if (status !== 404)
      kit.fail(kit.operation(operation), {
        expected: `404 at ${address} ${when}`,
        got: failure ?? String(status),
        fix: GONE,
        root,
        pointer: POINTER,
      });
  }
}

async function goes(kit: Kit, gallery: Gallery): Promise<void> {
  const { id } = await createWith(kit, gallery, [picture(31, 12), picture(32, 12), picture(33, 12)]);
  const [first, second, third] = await imagesOf(kit, gallery, id);
  if (!first || !second) return;
  await kit.must(gallery.replace, { path: { imageId: second.id }, form: [picture(64, 16)] });
  const replaced = (await imagesOf(kit, gallery, id)).find((image) => image.id === second.id);
  if (replaced) await judgeSize(kit, gallery, replaced);
  if (replaced) await isGone(kit, gallery.replace, second, 'once the picture was replaced', replaced);
  await kit.must(gallery.remove, { path: { imageId: first.id } });
  await isGone(kit, gallery.remove, first, 'once the picture is deleted');
  const { remove } = CREATES[gallery.kind];
  await kit.must(remove, { path: { id } });
  await isGone(kit, remove, third, `once the ${gallery.kind} is deleted`);
}

/** What is said of a picture that took another one's place. */
async function judgeSize(kit: Kit, gallery: Gallery, image: Image): Promise<void> {
  const facts = factsOf((await fetchFollowing(kit, image.image_url)).body);
  if (!facts || image.width === undefined || image.height === undefined) return;
  if (image.width !== facts.width || image.height !== facts.height)
    kit.fail(kit.operation(gallery.replace), {
      expected: `width ${facts.width} and height ${facts.height}, as the new picture has`,
      got: `${image.width} and ${image.height}`,
      fix: 'Take the size of a picture anew when it is replaced.',
      root: 'size',
      pointer: '/components/schemas/Image/properties/width',
    });
}

/** Storage that keeps equal bytes once must count who uses them. */
async function alike(kit: Kit, gallery: Gallery): Promise<void> {
  const same = picture(37, 14);
  const { id } = await createWith(kit, gallery, [same, same]);
  const other = await createWith(kit, gallery, [same]);
  const [first, ...others] = await imagesOf(kit, gallery, id);
  if (!first || others.length !== 1) {
    kit.fail(kit.operation(gallery.create), {
      expected: 'two pictures for two files of the same bytes',
      got: String(first ? others.length + 1 : 0),
      fix: 'Keep each file of the form as a picture of its own.',
      root: 'alike',
    });
    return;
  }
  await kit.must(gallery.remove, { path: { imageId: first.id } });
  const left = [...(await imagesOf(kit, gallery, id)), ...(await imagesOf(kit, gallery, other.id))];
  for (const image of left) await fetchPicture(kit, gallery.remove, image.image_url, 'another picture’s image_url');
  await kit.must(CREATES[gallery.kind].remove, { path: { id } });
  for (const image of await imagesOf(kit, gallery, other.id))
    await fetchPicture(kit, CREATES[gallery.kind].remove, image.image_url, 'another record’s image_url');
}
