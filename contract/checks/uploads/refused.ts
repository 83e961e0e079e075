import { listAll } from '../../run/snapshot';
import type { FormPart } from '../../http/exchange';
import { CREATES } from '../../run/creates';
import type { Kit } from '../../run/kit';
import { createWith, formWith, imagesOf, type Gallery, type Image } from './galleries';
import { picture } from './pictures';

export const TOO_LARGE = '/components/responses/UploadTooLarge';
export const NOT_AN_IMAGE = '/components/responses/NotAnImage';

/** A record with one picture of ours, on which uploads are tried. */
export async function withOne(kit: Kit, gallery: Gallery): Promise<{ id: string; image: Image; before: Image[] }> {
  const { id } = await createWith(kit, gallery, [picture(44, 22)]);
  const before = await imagesOf(kit, gallery, id);
  const [image] = before;
  if (!image) throw new Error(`A ${gallery.kind} with a picture has none; D09 tells it.`);
  return { id, image, before };
}

/** A create that has to be refused and must leave nothing behind. */
export async function refusedCreate(
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
