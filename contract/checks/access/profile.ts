import { dataOf, type Exchange } from '../../http/exchange';
import { whileChanged } from '../../run/account';
import type { Kit } from '../../run/kit';
import type { Check } from '../check';
import { type Profile, recordsOf } from '../input/records';

const FIX = 'Keep the names as they are sent, answer them in data.user of getProfile, and null for no middle name.';

/** C10: one's own profile. */
export const profile: Check = {
  id: 'C10',
  name: 'profile',
  reach: 'own',
  rule: 'The profile is that of the account that signed in. Names that are saved are read back, among colleagues too; an empty or missing middle name is null. (Without --allow-account only the names that are there are saved again.)',
  run: async (kit) => {
    const before = await recordsOf(kit).profile();
    await kit.part('getProfile', () => isOwn(kit, before));
    const back = { first_name: before.first_name, middle_name: before.middle_name ?? '', last_name: before.last_name };
    await kit.part('updateProfile', () => saves(kit, before, back));
    if (!kit.options.allow.account) return;
    await whileChanged(kit, { of: 'names', back }, async () => {
      const known = await namedAmongAll(kit);
      await kit.part('names', () => saves(kit, { ...before, ...NAMES }, NAMES));
      const now = await namedAmongAll(kit);
      if (known !== undefined && known === now)
        kit.fail(kit.operation('listColleagues'), {
          expected: `another name of who asks than ${known}, once both names were changed`,
          got: String(now),
          fix: 'Make the names of colleagues of those that stand now, at each read.',
          root: 'colleagues',
        });
      await kit.part('no middle name', () =>
        saves(kit, { ...before, middle_name: null }, { first_name: before.first_name, last_name: before.last_name }),
      );
    });
  },
};

/** With signs and blanks that some would tidy up. */
const NAMES = { first_name: 'Ọlá  Adé', middle_name: 'de\u0301 ', last_name: " O'Neil  <b>\u{1F6F0}" };

/** As colleagues read the own name; how it is put together is the server's own. */
async function namedAmongAll(kit: Kit): Promise<string | undefined> {
  if (!kit.offers('listColleagues')) return undefined;
  const { colleagues = [] } =
    dataOf<{ colleagues: { name: string; isSelf: boolean }[] }>(await kit.call('listColleagues')) ?? {};
  return colleagues.find(({ isSelf }) => isSelf)?.name;
}

async function isOwn(kit: Kit, { email, phone }: Profile): Promise<void> {
  const exchange = await kit.call('getProfile');
  const { user } = kit.options;
  const digits = (text: string) => text.replace(/[^0-9]/g, '');
  if (email.toLowerCase() === user.toLowerCase() || (phone !== null && digits(phone) === digits(user))) return;
  kit.fail(exchange, {
    expected: `the profile of ${user}`,
    got: `that of ${email}`,
    fix: 'Answer the account that the token belongs to.',
  });
}

async function saves(
  kit: Kit,
  due: Pick<Profile, 'first_name' | 'middle_name' | 'last_name'>,
  json: Record<string, string>,
): Promise<void> {
  const written = await kit.must('updateProfile', { json });
  const read: Exchange = await kit.must('getProfile');
  const user = dataOf<{ user?: Partial<Profile> }>(read)?.user ?? {};
  for (const name of ['first_name', 'middle_name', 'last_name'] as const) {
    if (user[name] !== due[name])
      kit.fail(written, {
        expected: `${name} ${JSON.stringify(due[name])} in the profile after it was saved`,
        got: String(JSON.stringify(user[name])),
        fix: FIX,
        root: name,
        pointer: '/components/schemas/ProfileInput',
      });
  }
}
