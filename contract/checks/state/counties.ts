import { dataOf } from '../../http/exchange';
import { whileChanged } from '../../run/account';
import { CannotJudge } from '../../run/cannotJudge';
import type { Kit } from '../../run/kit';
import type { Check } from '../check';
import { same } from './compared';
import { together } from './kinds';
import { ofRequests } from './countyOfRequests';
import { savedWithVersion } from './savedWithVersion';

export interface CountyTerms {
  id: string;
  delivery_price: string | null;
  delivery_days: number | null;
  installation_price: string | null;
  installation_days: number | null;
  isActive: boolean;
}
type County = CountyTerms & { name: string };
interface Counties {
  version: string;
  counties: County[];
}

/** D53: where is delivered and installed. Counties cannot be made: what stands is saved again, or put back. */
export const places: Check = {
  id: 'D53',
  name: 'counties',
  reach: 'own',
  rule: 'Each county is listed once, by name, to visitors the active ones. Terms are saved as they are sent (here those that stand, again; others with --allow-traces, and put back), one county’s or several, of several all or none: a version of another list is 409, a county that there is not or that comes twice is 400, and nothing changes; of two lists at once in one version one is saved, of two counties at once both. A request names where it is (--allow-traces); a county that there is not counts as none.',
  run: async (kit) => {
    await kit.part('listCounties', () => listed(kit));
    await kit.part('updateCounty', () => one(kit));
    await kit.part('saveCounties', () => several(kit));
    if (kit.options.allow.traces) {
      await kit.part('updateCounty', () => changed(kit));
      await kit.part('updateCounty', () => twoAtOnce(kit));
      await kit.part('saveCounties', () => otherTerms(kit));
      await kit.part('createQuotation', async () => ofRequests(kit, await firstCounty(kit)));
    }
  },
};

/** The list as staff read it, or visitors. */
export async function countiesOf(kit: Kit, visitor = false): Promise<Counties> {
  kit.needs('listCounties');
  const list = dataOf<Counties>(await kit.must('listCounties', visitor ? { as: 'visitor' } : { as: 'staff' }));
  if (!list) throw new CannotJudge('listCounties answered no counties');
  return list;
}

export const termsOf = ({ name: _, ...terms }: County): CountyTerms => terms;

export const withoutId = ({ id: _, ...terms }: CountyTerms): Omit<CountyTerms, 'id'> => terms;

/** Runs what changes the terms of counties; these are put back then, also by the clean-up after a run that did not come to it. */
export function whileCounties<T>(kit: Kit, counties: readonly CountyTerms[], run: () => Promise<T>): Promise<T> {
  const back = counties.map((terms) => ({ path: { id: terms.id }, json: withoutId(terms) }));
  return whileChanged(kit, { of: 'settings', read: 'listCounties', save: 'updateCounty', back }, run);
}

async function firstCounty(kit: Kit): Promise<County> {
  kit.needs('listCounties');
  const answer = await kit.must('listCounties', { as: 'staff' });
  const [first] = dataOf<Counties>(answer)?.counties ?? [];
  if (!first) throw new CannotJudge('there is no county');
  // None can be made: what is done to this one leaves it as it stands.
  kit.own.owns(first.id, answer, 'county');
  return first;
}

async function listed(kit: Kit): Promise<void> {
  const [staff, visitors] = [await countiesOf(kit), await countiesOf(kit, true)];
  judgeNames(kit, staff);
  await shownToVisitors(kit, staff, visitors);
}

/** Each once, by name. */
function judgeNames(kit: Kit, { counties }: Counties): void {
  const names = counties.map(({ name }) => name);
  if (new Set(names).size !== names.length)
    kit.fail(kit.operation('listCounties'), {
      expected: 'each county once',
      got: names.join(', '),
      fix: 'List each county once.',
      root: 'once',
    });
  // Collations differ in signs and capitals: what none of them has in this order is out of it.
  const plain = (name: string) =>
    name
      .normalize('NFD')
      .replace(/[^a-z]/gi, '')
      .toLowerCase();
  const at = names.findIndex((name, index) => {
    const before = names[index - 1] ?? '';
    return before > name && before.localeCompare(name, 'en') > 0 && plain(before) > plain(name);
  });
  if (at >= 0)
    kit.fail(kit.operation('listCounties'), {
      expected: `the counties by name, ${String(names[at])} before ${String(names[at - 1])}`,
      got: names.slice(at - 1, at + 1).join(', '),
      fix: 'Order by name.',
      root: 'order',
    });
}

/** Visitors read of the active counties what staff read of them at the same moment. */
async function shownToVisitors(kit: Kit, staff?: Counties, visitors?: Counties): Promise<void> {
  const [all, shown] = [staff ?? (await countiesOf(kit)), visitors ?? (await countiesOf(kit, true))];
  const due = all.counties.filter(({ isActive }) => isActive);
  const wrong = due.find((county, at) => !same(shown.counties[at], county));
  if (shown.counties.length === due.length && !wrong) return;
  kit.fail(kit.operation('listCounties'), {
    expected: `for visitors the ${String(due.length)} active ones as staff see them${wrong ? `: ${JSON.stringify(wrong)}` : ''}`,
    got: wrong
      ? (JSON.stringify(shown.counties.find(({ id }) => id === wrong.id)) ?? 'it is missing')
      : String(shown.counties.length),
    fix: 'Show visitors the active counties alone, as they are now.',
    root: 'active',
  });
}

const sameTerms = (one: CountyTerms, other: CountyTerms): boolean =>
  JSON.stringify(withoutPrices(one)) === JSON.stringify(withoutPrices(other));

/** `1200` and `1200.00` are the same amount. */
const withoutPrices = (terms: CountyTerms) => [
  terms.id,
  terms.delivery_price === null ? null : Number(terms.delivery_price),
  terms.delivery_days,
  terms.installation_price === null ? null : Number(terms.installation_price),
  terms.installation_days,
  terms.isActive,
];

function expectTerms(kit: Kit, operation: string, due: CountyTerms, got: County | undefined, root: string): void {
  if (got && sameTerms(due, termsOf(got))) return;
  kit.fail(kit.operation(operation), {
    expected: JSON.stringify(due),
    got: JSON.stringify(got) ?? 'no such county',
    fix: 'Keep every term as it is sent: null is on request, 0 is a value.',
    root,
  });
}

async function one(kit: Kit): Promise<void> {
  kit.needs('updateCounty');
  const county = await firstCounty(kit);
  const { id } = county;
  const json = withoutId(termsOf(county));
  const answer = dataOf<County>(await kit.must('updateCounty', { path: { id }, json }));
  expectTerms(kit, 'updateCounty', termsOf(county), answer, 'answer');
  const nobody = await kit.call('updateCounty', { path: { id: kit.own.nothing() }, json });
  kit.expect(nobody, [400, 404], {
    when: 'for a county that there is not',
    fix: 'Look the county up.',
    root: 'absent',
  });
}

async function several(kit: Kit): Promise<void> {
  kit.needs('saveCounties');
  const { version, counties } = await countiesOf(kit);
  const [first] = counties;
  if (!first) throw new CannotJudge('there is no county');
  const saved = await kit.must('saveCounties', { json: { version, counties: [termsOf(first)] } });
  const now = dataOf<Counties>(saved);
  expectTerms(
    kit,
    'saveCounties',
    termsOf(first),
    now?.counties.find(({ id }) => id === first.id),
    'answer',
  );
  const json = { version: now?.version ?? version };
  const stale = await kit.call('saveCounties', { json: { version: 'none-of-these', counties: [termsOf(first)] } });
  kit.expect(stale, 409, { when: 'for another version', fix: 'Compare the version first.', root: 'version' });
  const other = { ...termsOf(first), delivery_price: '1.00', delivery_days: 90 };
  const absent = { ...other, id: kit.own.nothing() };
  const fix = 'Set all of them in one transaction, or none.';
  for (const rows of [[other, absent], [absent, other], [absent]])
    kit.expect(await kit.call('saveCounties', { json: { ...json, counties: rows } }), 400, {
      when: `with a county that there is not, the ${rows.indexOf(absent) === 0 ? 'first' : 'last'} of ${String(rows.length)}`,
      fix,
      root: 'absent',
    });
  const twice = await kit.call('saveCounties', { json: { ...json, counties: [other, other] } });
  kit.expect(twice, 400, { when: 'with a county twice', fix, root: 'twice' });
  const none = await kit.call('saveCounties', { json: { ...json, counties: [] } });
  kit.expect(none, 200, {
    when: 'with no county',
    fix: 'Leave the counties that are not sent as they are.',
    root: 'none',
  });
  const after = await firstCounty(kit);
  expectTerms(kit, 'saveCounties', termsOf(first), after, 'all or none');
  if (kit.offers('updateCounty') && !sameTerms(termsOf(first), termsOf(after)))
    await kit.must('updateCounty', { path: { id: first.id }, json: withoutId(termsOf(first)) });
}

async function changed(kit: Kit): Promise<void> {
  kit.needs('updateCounty');
  const county = await firstCounty(kit);
  const { id } = county;
  const isShown = async () => (await countiesOf(kit, true)).counties.some((each) => each.id === id);
  await whileCounties(kit, [termsOf(county)], async () => {
    for (const terms of [
      { delivery_price: '0', delivery_days: 0, installation_price: null, installation_days: null, isActive: true },
      { delivery_price: null, delivery_days: null, installation_price: '1.5', installation_days: 90, isActive: false },
    ]) {
      const versions = async () => [(await countiesOf(kit)).version, (await countiesOf(kit, true)).version];
      const before = await versions();
      await kit.must('updateCounty', { path: { id }, json: terms });
      const all = await countiesOf(kit);
      judgeNames(kit, all);
      const kept = all.counties.find((each) => each.id === id);
      expectTerms(kit, 'updateCounty', { id, ...terms }, kept, 'kept');
      if ((await isShown()) !== terms.isActive)
        kit.fail(kit.operation('listCounties'), {
          expected: `for visitors ${terms.isActive ? 'a county that is active' : 'no county that is inactive'}`,
          got: 'the contrary',
          fix: 'Show visitors the active counties alone, at once after a change.',
          root: 'active',
        });
      const after = await versions();
      const stays = after.findIndex((version, at) => version === before[at]);
      if (stays >= 0)
        kit.fail(kit.operation('listCounties'), {
          expected: `another version ${stays === 0 ? 'for staff' : 'for visitors'} after a change of what is listed for them`,
          got: String(after[stays]),
          fix: 'Make the version of what is listed, such as a hash.',
          root: 'version',
        });
    }
  });
}

const TERMS = { delivery_days: null, installation_price: null, installation_days: 3, isActive: true };

/** Two counties changed at one moment: none puts back what the other has changed. */
async function twoAtOnce(kit: Kit): Promise<void> {
  kit.needs('updateCounty');
  const { counties: before } = await countiesOf(kit);
  const some = before.slice(0, 4);
  const answer = await kit.must('listCounties', { as: 'staff' });
  for (const { id } of some) kit.own.owns(id, answer, 'county');
  const due = some.map(({ id }, at) => ({ ...TERMS, id, delivery_price: `${String(100 + at)}.05` }));
  const send = (terms: CountyTerms) => kit.call('updateCounty', { path: { id: terms.id }, json: withoutId(terms) });
  await whileCounties(kit, some.map(termsOf), async () => {
    await together(due.map(send));
    const { counties: after } = await countiesOf(kit);
    for (const county of before) {
      const terms = due.find(({ id }) => id === county.id) ?? termsOf(county);
      expectTerms(
        kit,
        'updateCounty',
        terms,
        after.find(({ id }) => id === county.id),
        'at once',
      );
    }
  });
}

const otherTerms = (kit: Kit) =>
  savedWithVersion<{ counties: County[] }>(kit, {
    read: 'listCounties',
    save: 'saveCounties',
    others: ({ counties }) => {
      const changed = (...terms: readonly Omit<CountyTerms, 'id'>[]) => ({
        counties: counties.map((county, at) => ({ ...county, ...terms[at] })),
      });
      const none = { delivery_price: null, delivery_days: null, installation_price: '1.5', installation_days: 1 };
      const most = {
        delivery_price: '9999999999.99',
        delivery_days: 90,
        installation_price: '0',
        installation_days: 0,
      };
      const second = { ...none, delivery_price: '0.05', isActive: true };
      return [
        changed({ ...none, isActive: false }, { ...most, isActive: true }),
        changed({ ...most, isActive: true }, second),
        // Each term alone is another list.
        ...[
          { ...most, isActive: false },
          { ...most, isActive: false, installation_days: 1 },
          { ...most, isActive: false, installation_days: 1, installation_price: null },
          { ...none, isActive: false, delivery_price: most.delivery_price, delivery_days: 1, installation_price: null },
          { ...none, isActive: false, delivery_days: 1, installation_price: null },
        ].map((terms) => changed(terms, second)),
      ];
    },
    // Their order is told of listCounties.
    alike: ({ counties }) => ({ counties: counties.toSorted((one, other) => (one.id < other.id ? -1 : 1)) }),
    sent: ({ counties }) => ({ counties: counties.slice(0, 2).map(termsOf) }),
    saved: () => shownToVisitors(kit),
  });
