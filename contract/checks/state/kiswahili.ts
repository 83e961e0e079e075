import { dataOf } from '../../http/exchange';
import { CREATES } from '../../run/creates';
import type { Kit } from '../../run/kit';
import type { Check } from '../check';
import { inWords } from './compared';
import { change, newlyListed, OPERATIONS, readData, timesListed } from './kinds';

type Kind = 'product' | 'article' | 'category';

/** What is kept in Kiswahili, by the fields that hold it. */
const FIRST: Readonly<Record<Kind, Record<string, string>>> = {
  product: { product_name_sw: 'Dishi la paa', product_description_sw: '## Kwa nyumba\n\n* boksi moja\n' },
  article: {
    title_sw: 'Anga wazi',
    short_description_sw: 'Paa, ukuta au nguzo.',
    content_sw: '## Anga wazi\n\nDishi linahitaji **anga wazi**.\n',
  },
  category: { category_name_sw: 'Vifaa vya umeme' },
};

/** D33: a record speaks both languages. */
export const kiswahili: Check = {
  id: 'D33',
  name: 'kiswahili',
  reach: 'own',
  rule: 'Each field ending in _sw that is offered is answered as it was sent, beside the English and never in its place; lists and the category of a product have the names, and searches find them, as soon as they are there, by words of both at once too. A change of other fields leaves it; null takes it away. Two categories may have one name in Kiswahili.',
  run: async (kit) => {
    await kit.each(['product', 'article', 'category'] as const, (kind) => CREATES[kind].create, records(kit));
    await kit.part('getProduct', () => ofCategory(kit));
    await kit.part('createCategory', () => oneNameTwice(kit));
  },
};

const offeredBy = (kit: Kit, operation: string, texts: Record<string, string>) =>
  Object.fromEntries(Object.entries(texts).filter(([name]) => kit.offers(`${operation}.${name}`)));

const records = (kit: Kit) => async (kind: Kind) => {
  const { create, name, read } = CREATES[kind];
  const { update, list } = OPERATIONS[kind];
  const word = `uzi${kit.own.marker()}`;
  const sent = offeredBy(kit, create, { ...FIRST[kind], [`${name}_sw`]: `Dishi ${word} la paa` });
  const english = kit.own.marker();
  const made = await {
    product: () => kit.createProduct({ [name]: english, ...sent }),
    article: () => kit.createArticle({ [name]: english, ...sent }),
    category: () => kit.createCategory({ [name]: english, ...sent }),
  }[kind]();
  const wanted = { [name]: english, ...sent };
  compare(kit, wanted, dataOf(made.exchange), { at: create, root: 'created' });
  compare(kit, wanted, await readData(kit, kind, made.id, 'visitor'), { at: read, root: 'read' });
  const { record } = await timesListed(kit, kind, made.id, 'visitor');
  const listed = Object.fromEntries(Object.entries(wanted).filter(([field]) => field.startsWith(name)));
  compare(kit, listed, record, { at: list, root: 'listed' });
  if (`${name}_sw` in sent)
    await isFound(kit, kind, made.id, [[word, `a word of the ${name}_sw that it was made with`]]);

  const renamed = kit.own.marker();
  await change(kit, kind, made.id, { [name]: renamed });
  compare(kit, { ...sent, [name]: renamed }, await readData(kit, kind, made.id), { at: update, root: 'left' });
  const changing = offeredBy(kit, update, FIRST[kind]);
  const others = Object.fromEntries(Object.keys(changing).map((field) => [field, `Nyingine ${field}`]));
  await change(kit, kind, made.id, { [name]: renamed, ...others });
  compare(kit, { ...sent, ...others }, await readData(kit, kind, made.id), { at: update, root: 'changed' });
  const none = Object.fromEntries(Object.keys(changing).map((field) => [field, null]));
  await change(kit, kind, made.id, { [name]: renamed, ...none });
  const after = await readData(kit, kind, made.id);
  // One that is not there is none as well.
  const left = Object.fromEntries(Object.keys(none).map((field) => [field, after[field] ?? null]));
  compare(kit, none, left, { at: update, root: 'taken away' });
  await isFoundAgain(kit, kind, made.id);
};

/** By the name that it has after a change. */
async function isFoundAgain(kit: Kit, kind: Kind, id: string): Promise<void> {
  const { name } = CREATES[kind];
  if (!kit.offers(`${OPERATIONS[kind].update}.${name}_sw`)) return;
  const [english, search] = [kit.own.marker(), `uzi${kit.own.marker()}`];
  await change(kit, kind, id, { [name]: english, [`${name}_sw`]: `Dishi ${search} la paa` });
  await isFound(kit, kind, id, [
    [search, `a word of its ${name}_sw`],
    [`${english} ${search}`, `a word of its ${name} and one of its ${name}_sw`],
  ]);
}

/** Names are looked through in both languages. */
async function isFound(kit: Kit, kind: Kind, id: string, searches: readonly [words: string, what: string][]) {
  const { list } = OPERATIONS[kind];
  const quiet = list === 'listProducts' && kit.offers('listProducts.quiet') && { quiet: 'true' };
  for (const [words, what] of kit.offers(`${list}.search`) ? searches : []) {
    if (await newlyListed(kit, kind, id, 'visitor', { search: words, ...quiet })) continue;
    kit.fail(kit.operation(list), {
      expected: `the ${kind} by ${what}`,
      got: 'it is not found',
      fix: 'Look through names and titles in both languages, for each word in both.',
      root: 'search',
      pointer: '/components/parameters/Search',
    });
    return;
  }
}

/** A product shows its category's names, each in its place. */
async function ofCategory(kit: Kit): Promise<void> {
  kit.needs('createCategory.category_name_sw');
  const names = { category_name: kit.own.marker(), ...FIRST.category };
  const { id } = await kit.createCategory(names);
  const users = [
    { kind: 'product', id: (await kit.createProduct({ category_id: id })).id },
    { kind: 'article', id: (await kit.createArticle({ category_id: id })).id },
  ] as const;
  const shown = async (wanted: Record<string, unknown>, root: string) => {
    for (const user of users) {
      const { category } = await readData(kit, user.kind, user.id, 'visitor');
      const record = await newlyListed(kit, user.kind, user.id, 'visitor');
      const at = CREATES[user.kind].read;
      compare(kit, wanted, category as Record<string, unknown> | null, { at, root, of: root });
      if (record)
        compare(kit, wanted, { ...record }.category as typeof wanted, { at: OPERATIONS[user.kind].list, root });
    }
  };
  await shown(names, 'category');
  kit.needs('updateCategory.category_name_sw');
  const renamed = { category_name: kit.own.marker(), category_name_sw: 'Nyingine' };
  await kit.must('updateCategory', { path: { id }, json: renamed });
  await shown(renamed, 'updateCategory');
}

/** In English each has a name of its own; in Kiswahili it need not. */
async function oneNameTwice(kit: Kit): Promise<void> {
  kit.needs('createCategory.category_name_sw');
  const category_name_sw = `Vifaa ${kit.own.marker()}`;
  await kit.createCategory({ category_name_sw });
  const json = { category_name: kit.own.marker(), category_name_sw };
  kit.expect(await kit.call('createCategory', { json }), 201, {
    when: 'for a category whose name in Kiswahili another one has',
    fix: 'Let only the English name be unique.',
    root: 'unique',
    pointer: '/components/schemas/CategoryInput/properties/category_name_sw',
  });
}

function compare(
  kit: Kit,
  wanted: Record<string, unknown>,
  got: Record<string, unknown> | null | undefined,
  { at, root, of }: { at: string; root: string; of?: string },
): void {
  const wrong = inWords(wanted, got ?? {});
  if (wrong !== '')
    kit.fail(kit.operation(at), {
      expected: `each language's text in its own field (${root})`,
      got: wrong,
      fix: 'Keep a field ending in _sw beside the English one, as it was sent; a field that is left out of an update stays, null takes it away.',
      root,
      ...(of === 'updateCategory' && { of }),
    });
}
