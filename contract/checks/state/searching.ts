import { randomBytes } from 'node:crypto';
import { dataOf } from '../../http/exchange';
import { CREATES } from '../../run/creates';
import type { Kit } from '../../run/kit';
import type { Kind } from '../../run/journal';
import type { Listed } from '../../run/lists';
import type { Check } from '../check';
import { change, OPERATIONS } from './kinds';

/** Words of a name, and the words by which they are looked for: signs that some search reads as its own, and letters of other scripts. */
const SIGNS: readonly [written: string, searched: string, fix: string][] = [
  ["Fundi's", "fundi's", 'Bind what is searched for as a parameter; never paste it into the statement.'],
  [
    'ÉTÉ',
    'été',
    'Fold the case of all letters of Unicode, not of ASCII alone (a collation or lower() that knows them).',
  ],
  [
    'КУХНЯ',
    'кухня',
    'Fold the case of all letters of Unicode, not of ASCII alone (a collation or lower() that knows them).',
  ],
  ['a_b', 'a_b', 'An underscore is no wildcard: escape it in LIKE.'],
  ['C\\D', 'c\\d', 'A backslash is a character like others: escape it in LIKE and in patterns.'],
  ['W-Lan', 'w-lan', 'A hyphen excludes nothing: do not hand what is typed to a query language.'],
  ['(mast)', '(mast)', 'Brackets group nothing: do not hand what is typed to a query language.'],
  ['4x4', '4X4', 'Find words with digits too.'],
  ['15+30m', '15+30m', 'Decode a query once: what is a plus or a percent sign then is one.'],
  ['5%25off', '5%25off', 'Decode a query once: what is a plus or a percent sign then is one.'],
];
const POINTER = '/components/parameters/Search';
const LETTERS = 'bcdfghjklmnpqrstvwxz';

/** A word that nothing has, nor anything like it: a search may find what is only similar, as the markers of a run are. */
export const unlikeAny = (): string =>
  Array.from(randomBytes(16), (byte) => LETTERS.charAt(byte % LETTERS.length)).join('');

/** A phone number of Kenya in the ways in which people write and look for it, and a number that shares no digit with it. */
export function phoneNumber(): { written: readonly string[]; searched: readonly string[]; another: string } {
  const nine = `7${String(Date.now()).slice(-8)}`;
  const [a, b, c] = [nine.slice(0, 3), nine.slice(3, 6), nine.slice(6)];
  const written = [`+254 ${nine}`, `0${a} ${b} ${c}`, `(0${a}) ${b}-${c}`];
  const searched = [
    `0${nine}`,
    `+254${nine}`,
    `254${nine}`,
    nine,
    `+254 ${a} ${b} ${c}`,
    `0${a}-${b}.${c}`,
    nine.slice(3, 7),
  ];
  const digit = [...'0123456789'].find((one) => !nine.includes(one)) ?? '';
  return { written, searched: [...written, ...searched], another: `+254 ${digit.repeat(9)}` };
}

/** D41: what is searched for is found. */
export const searching: Check = {
  id: 'D41',
  name: 'searching',
  reach: 'own',
  rule: 'A search finds what has its words in whatever letters and signs, in any case of any script, in any order, whichever blanks stand between; after a change by the new name; for visitors nothing that is inactive or deleted, and for staff the inactive too where they ask for it.',
  run: async (kit) => {
    for (const kind of ['product', 'article'] as const)
      await kit.part(OPERATIONS[kind].list, async () => {
        kit.needs(`${OPERATIONS[kind].list}.search`);
        await signs(kit, kind);
        await afterChanges(kit, kind);
      });
  },
};

type Searched = Kind & ('product' | 'article');

/** Ids of the first page. */
async function found(kit: Kit, kind: Searched, search: string, status?: 'inactive' | 'all'): Promise<string[]> {
  const { list, key } = OPERATIONS[kind];
  const isQuiet = list === 'listProducts' && kit.offers('listProducts.quiet');
  const query = { search, ...(isQuiet && { quiet: 'true' }), ...(status && { status }) };
  const data = dataOf<Record<string, Listed[]>>(await kit.must(list, { as: status ? 'staff' : 'visitor', query }));
  return (data?.[key] ?? []).map(({ id }) => id);
}

const make = (kit: Kit, kind: Searched, name: string) =>
  kind === 'product' ? kit.createProduct({ product_name: name }) : kit.createArticle({ title: name });

async function signs(kit: Kit, kind: Searched): Promise<void> {
  const word = kit.own.marker();
  const { id } = await make(kit, kind, `${word} ${SIGNS.map(([written]) => written).join(' ')}`);
  // Newer, with what wildcards and a second decoding would make of the signs.
  await make(kit, kind, `${word} axb 5%off`);
  const told = (search: string, got: readonly string[], fix: string, root: string) =>
    kit.fail(kit.operation(OPERATIONS[kind].list), {
      expected: `the ${kind} with all these words first for search=${search}`,
      got: got.length === 0 ? 'nothing' : got.indexOf(id) > 0 ? 'another one before it' : 'others without it',
      fix,
      root,
      pointer: POINTER,
    });
  for (const [, searched, fix] of SIGNS) {
    const got = await found(kit, kind, `${word} ${searched}`);
    if (got[0] !== id) told(`… ${searched}`, got, fix, searched);
  }
  for (const [how, search] of [
    ['the words the other way round', `4x4 ${word}`],
    ['two blanks between words', `${word}   4x4`],
    ['blanks around', `  ${word} 4x4 `],
    ['the beginning of a word', `${word} кух`],
  ] as const) {
    const got = await found(kit, kind, search);
    if (got[0] !== id)
      told(`${search} (${how})`, got, 'Take the words apart at blanks, and look for each as a part of the text.', how);
  }
}

async function afterChanges(kit: Kit, kind: Searched): Promise<void> {
  const { update, deactivate, activate, list } = OPERATIONS[kind];
  const { name, remove } = CREATES[kind];
  const { id } = await make(kit, kind, kit.own.marker());
  const word = unlikeAny();
  const expect = async (due: boolean, when: string, of: string) => {
    if ((await found(kit, kind, word)).includes(id) === due) return;
    // Words that nobody has asked for before: what is kept is the answer, not the index.
    const kept = (await found(kit, kind, word.toUpperCase())).includes(id) === due;
    kit.fail(kit.operation(list), {
      of: kept ? list : of,
      expected: due ? `the ${kind} by its name ${when}` : `no ${kind} ${when}`,
      got: due ? 'it is not found' : 'it is found',
      fix: kept
        ? 'Forget what is kept of a search when a record changes.'
        : `Let ${of} bring the search index up to date in its own transaction, and let ${list} filter what the index finds.`,
      root: kept ? 'kept' : `search ${when}`,
      pointer: POINTER,
    });
  };
  // What is kept of a search that found nothing yet, too.
  await expect(false, 'that is not there yet', list);
  await change(kit, kind, id, { [name]: `${kit.own.marker()} ${word}` });
  await expect(true, 'after it was renamed', update);
  await kit.must(deactivate, { path: { id } });
  await expect(false, 'once it is inactive, for visitors', list);
  for (const status of ['inactive', 'all'] as const)
    if (!(await found(kit, kind, word, status)).includes(id))
      kit.fail(kit.operation(list), {
        expected: `the inactive ${kind} by its name for staff, with status=${status}`,
        got: 'it is not found',
        fix: 'Keep what is inactive in the search index too, and leave it out where visitors ask.',
        root: 'search inactive',
        pointer: POINTER,
      });
  await kit.must(activate, { path: { id } });
  await expect(true, 'after it was activated again', activate);
  await kit.must(remove, { path: { id } });
  await expect(false, 'once it is deleted', remove);
}
