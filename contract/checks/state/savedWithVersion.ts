import { dataOf } from '../../http/exchange';
import { whileChanged } from '../../run/account';
import { CannotJudge } from '../../run/cannotJudge';
import type { Kit } from '../../run/kit';
import { missing } from './compared';
import { atOnce } from './kinds';

type Versioned<T> = T & { version: string };

/** What all staff have in common, and save as a whole in the version that they have read. */
interface Common<T> {
  read: string;
  save: string;
  /** Two states that are not the present one, of which what stands now may be a part, and others that differ little from those before. */
  others: (now: T) => readonly [T, T, ...T[]];
  /** What of a state is sent; all of it where nothing is said. */
  sent?: (state: T) => object;
  /** A state in which what may come in another order is in one. */
  alike?: (state: T) => T;
  /** After each of them was saved. */
  saved?: (now: T) => Promise<void>;
}

/** As many as there are connections. */
const AT_ONCE = 8;
/** Whether two come between the look and the write of each other is a matter of chance. */
const ROUNDS = 4;
const FIX = 'Compare the version in the transaction that writes, with the list locked, and make it of what is kept.';

/** From one state to another, a field at a time: each alone is another version. */
function eachFieldBack<T extends object>(from: T, to: T): T[] {
  let state = from;
  return Object.entries(to)
    .filter(([field, value]) => JSON.stringify(value) !== JSON.stringify((from as Record<string, unknown>)[field]))
    .map(([field, value]) => (state = { ...state, [field]: value as unknown }));
}

/** Others are saved, read back and refused in a former version; of several at once one is saved. What stood is put back. */
export async function savedWithVersion<T extends object>(kit: Kit, common: Common<T>): Promise<void> {
  const { read, save, others, sent = (state: T) => state, alike = (state: T) => state, saved } = common;
  kit.needs(read, save);
  const now = async () => {
    const state = dataOf<Versioned<T>>(await kit.must(read, { as: 'staff' }));
    if (!state) throw new CannotJudge(`${read} answered nothing`);
    return state;
  };
  const before = await now();
  if ((await now()).version !== before.version)
    kit.fail(kit.operation(read), {
      expected: `version ${before.version} as long as nothing changes`,
      got: 'another at each read',
      fix: FIX,
      root: 'version',
    });
  const send = (state: T, version: string) => kit.call(save, { json: { ...sent(state), version } });
  const states = others(before);
  const back = [{ json: { ...sent(before), version: before.version } }];
  await whileChanged(kit, { of: 'settings', read, save, back }, async () => {
    for (const state of [...states, ...eachFieldBack(states[1], states[0])]) {
      const former = await now();
      const answer = await kit.must(save, { json: { ...sent(state), version: former.version } });
      const kept = await now();
      const [due, got] = missing(alike(kept), alike(state) as Record<string, unknown>);
      const isMoved = kept.version !== former.version;
      const echo = dataOf<Versioned<T>>(answer);
      const echoed = echo
        ? missing(
            { ...alike(echo), version: echo.version },
            { ...alike(state), version: isMoved ? kept.version : echo.version },
          )[1]
        : 'nothing';
      if (due !== '{}' || echoed !== '{}') {
        kit.fail(answer, {
          expected: due === '{}' ? 'the answer as it is read then' : due,
          got: due === '{}' ? echoed : got,
          fix: 'Keep all of it as it is sent, in its order, and answer it as it is now.',
          root: 'kept',
        });
        // Where nothing was saved at all, there is no other version either.
        if (missing(alike(kept), alike(former) as Record<string, unknown>)[0] === '{}') return;
      }
      if (!isMoved) {
        kit.fail(kit.operation(read), {
          expected: 'another version after a change',
          got: kept.version,
          fix: FIX,
          root: 'version',
        });
        return;
      }
      await saved?.(kept);
      if (
        !kit.expect(await send(before, former.version), 409, {
          when: 'for the version before the last change',
          fix: FIX,
          root: 'former',
        })
      )
        return;
      const [changed, to] = missing(alike(await now()), alike(state) as Record<string, unknown>);
      if (changed !== '{}') {
        kit.fail(kit.operation(save), {
          expected: `${changed}: what was refused changes nothing`,
          got: to,
          fix: FIX,
          root: 'former',
        });
        return;
      }
    }
    for (let round = 0; round < ROUNDS; round += 1) {
      // Reads at once first: connections that are open already bring the saves closer together.
      await Promise.all(Array.from({ length: AT_ONCE }, now));
      const { version } = await now();
      const state = round % 2 === 0 ? states[1] : states[0];
      const answers = await atOnce(AT_ONCE, () => send(state, version));
      const statuses = answers.map(({ status }) => status);
      if (statuses.filter((status) => status === 200).length === 1) continue;
      kit.fail(kit.operation(save), {
        expected: `one 200 and 409 for the others of ${String(AT_ONCE)} at once with one version`,
        got: statuses.join(', '),
        fix: FIX,
        root: 'at once',
      });
      break;
    }
  });
}
