import type { Kit } from '../../run/kit';
import { formOf } from '../../run/own';
import { dataOf, type Exchange } from '../../http/exchange';
import { createWith, GALLERIES, imagesOf, type Gallery } from '../uploads/galleries';
import { grey } from '../uploads/pictures';
import type { Check } from '../check';
import { recordsOf } from './records';

const PRICE = '1200.00';
type Referred = 'category' | 'tag' | 'product';
/** Ids that name nothing. */
const UNKNOWN: Readonly<Record<string, (kit: Kit, kind: Referred) => Promise<string>>> = {
  'the id of a deleted record': (kit, kind) => kit.absentId(kind),
  'an id of another form': (kit) => Promise.resolve(recordsOf(kit).nothing()),
  'an id with a line end behind it': async (kit, kind) => `${(await kit.create(kind)).id}\n`,
};

/** B16: a reference leads to something. */
export const crossReferences: Check = {
  id: 'B16',
  name: 'cross-references',
  reach: 'own',
  rule: 'A category, tag or product that does not exist is refused where it is referred to: 400 with the field named when a product or an article is created or changed, or an advert is created. An order of pictures names exactly those that the record has, else 400 with `imageIds`, also where one is another record’s, and stays as it was. An article has up to 20 tags, each once.',
  run: async (kit) => {
    await kit.each(
      Object.entries(UNKNOWN),
      ([form]) => form,
      async ([form, idOf]) => {
        const unknown = (kind: Referred) => idOf(kit, kind);
        await kit.part(`categories, ${form}`, () => unknownCategory(kit, form, unknown('category')));
        await kit.part(`tags, ${form}`, () => unknownTag(kit, form, unknown('tag')));
        await kit.part(`createAdvertisement, ${form}`, async () => {
          named(
            kit,
            await kit.call('createAdvertisement', { json: { productId: await unknown('product') } }),
            'productId',
            form,
          );
        });
      },
    );
    await kit.part('createArticle', () => mostTags(kit));
    for (const gallery of GALLERIES) await kit.part(gallery.order, () => otherPictures(kit, gallery));
  },
};

/** Where the contract says that the field is named. */
function named(kit: Kit, exchange: Exchange, field: string, what: string): void {
  const fix = `Look up what ${field} refers to, and answer 400 where there is none.`;
  kit.refuses(exchange, 400, field, { when: `for a ${field} that does not exist (${what})`, fix, root: field });
}

async function unknownCategory(kit: Kit, form: string, absent: Promise<string>): Promise<void> {
  const category_id = await absent;
  const records = recordsOf(kit);
  named(
    kit,
    await kit.call('createArticle', { form: formOf({ title: kit.own.marker(), category_id }) }),
    'category_id',
    form,
  );
  named(
    kit,
    await kit.call('createProduct', {
      form: formOf({ product_name: kit.own.marker(), product_price: PRICE, category_id }),
    }),
    'category_id',
    form,
  );
  const product = { path: { id: (await records.product()).id }, json: { category_id } };
  named(kit, await kit.call('updateProduct', product), 'category_id', form);
  const article = { path: { id: (await records.article()).id }, json: { title: kit.own.marker(), category_id } };
  named(kit, await kit.call('updateArticle', article), 'category_id', form);
}

async function unknownTag(kit: Kit, form: string, absent: Promise<string>): Promise<void> {
  const tag = await absent;
  const records = recordsOf(kit);
  named(
    kit,
    await kit.call('createArticle', { form: formOf({ title: kit.own.marker(), tags: JSON.stringify([tag]) }) }),
    'tags',
    form,
  );
  const article = { path: { id: (await records.article()).id }, json: { title: kit.own.marker(), tags: [tag] } };
  named(kit, await kit.call('updateArticle', article), 'tags', form);
}

const MOST_TAGS = 20;

/** So many tags as there may be, one more, and one of them twice. */
async function mostTags(kit: Kit): Promise<void> {
  const made = await Promise.all(Array.from({ length: MOST_TAGS + 1 }, () => kit.createTag()));
  const tags = made.map(({ id }) => id);
  const fix = 'Take 1 to 20 tags, each once, and keep every one of them; more than 20 are 400.';
  const tagsIn = (data: Record<string, unknown> | undefined) =>
    ((data?.tags ?? []) as { tag?: { id?: string } }[]).map(({ tag }) => tag?.id ?? '');
  const { id, exchange } = await kit.createArticle({ tags: JSON.stringify(tags.slice(0, MOST_TAGS)) });
  const kept = tagsIn(dataOf(await kit.read('article', id)));
  if (new Set(kept).size !== MOST_TAGS)
    kit.fail(exchange, { expected: `${MOST_TAGS} tags`, got: `${kept.length} tags`, fix, root: 'twenty' });
  const title = kit.own.marker();
  for (const [operation, answer] of [
    ['createArticle', await kit.call('createArticle', { form: formOf({ title, tags: JSON.stringify(tags) }) })],
    ['updateArticle', await kit.call('updateArticle', { path: { id }, json: { title, tags } })],
  ] as const)
    kit.expect(answer, 400, { when: `for ${tags.length} tags`, fix, root: 'too many', of: operation });
  const twice = [...tags.slice(0, 2), ...tags.slice(0, 1)];
  for (const [operation, call] of [
    ['createArticle', { form: formOf({ title: kit.own.marker(), tags: JSON.stringify(twice) }) }],
    ['updateArticle', { path: { id }, json: { title: kit.own.marker(), tags: twice } }],
  ] as const) {
    const answer = await kit.call(operation, call);
    const { success } = kit.operation(operation);
    if (!kit.expect(answer, [success, 400], { when: 'for a tag that stands twice in tags', fix, root: 'twice' }))
      continue;
    if (answer.status === 400) continue;
    const read = tagsIn(dataOf(await kit.read('article', dataOf<{ id?: string }>(answer)?.id ?? id)));
    if (read.length !== 2)
      kit.fail(answer, {
        expected: 'two tags, where one of two stood twice in tags (it counts once, or is 400)',
        got: `${read.length} tags`,
        fix,
        root: 'twice',
      });
  }
}

async function otherPictures(kit: Kit, gallery: Gallery): Promise<void> {
  const { kind, order } = gallery;
  kit.needs(order);
  const { id, images } = await recordsOf(kit)[kind]();
  // A picture that there is, of another record of the same kind.
  const { id: otherId } = await createWith(kit, gallery, [grey(200)]);
  const [foreign = ''] = (await imagesOf(kit, gallery, otherId)).map((image) => image.id);
  for (const imageIds of [
    [],
    [...images, recordsOf(kit).nothing()],
    [...images, ...images.slice(0, 1)],
    [...images.slice(1), foreign],
    [...images.toReversed(), foreign],
  ]) {
    const exchange = await kit.call(order, { path: { id }, json: { imageIds } });
    const fix =
      'Compare the ids with those of the record’s pictures as sets: each once, none missing, none else. Otherwise 400.';
    const when = `for imageIds that are not exactly the record’s pictures (${imageIds.length} in place of ${images.length}${imageIds.includes(foreign) ? ', one of them another record’s' : ''})`;
    if (!kit.refuses(exchange, 400, 'imageIds', { when, fix })) return;
  }
  const after = (await imagesOf(kit, gallery, id)).map((image) => image.id);
  if (after.join() !== images.join())
    kit.fail(kit.operation(order), {
      expected: `the order ${images.join()} after orders that were refused`,
      got: after.join(),
      fix: 'Compare the ids before the first picture gets its place, or write in one transaction.',
      root: 'order kept',
    });
}
