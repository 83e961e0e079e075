import { amount, leftoverLines } from '../report/lines';
import type { Options } from '../run/options';
import { cleanUpAfter } from '../run/run';

const LEFT_BEHIND = 4;

/** Deletes what a run that was killed has left. */
export async function cleanup(options: Options, journal: string): Promise<number> {
  const { deleted, restored, left } = await cleanUpAfter(options, journal);
  process.stdout.write(
    `${amount(deleted, 'record')} of that run deleted${restored > 0 ? `, ${amount(restored, 'change')} of the account taken back` : ''}. ${left.length === 0 ? 'Nothing of it is left.' : leftoverLines(left).join('\n')}\n`,
  );
  return left.length === 0 ? 0 : LEFT_BEHIND;
}
