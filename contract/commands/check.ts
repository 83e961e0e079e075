import { setTimeout as wait } from 'node:timers/promises';
import type { Showing } from '../arguments';
import { INTERRUPTED } from '../http/traffic';
import { UsageError } from '../refused';
import { printReport, progressOn } from '../report/console';
import { writeReports, writeUnusable } from '../report/files';
import { firstStep, stepHeading } from '../report/firstStep';
import { amount, isOpen } from '../report/lines';
import { chosenChecks, misChosen } from '../run/choice';
import type { Options } from '../run/options';
import { run, ServerUnusable, type Report } from '../run/run';
import { Contract } from '../spec/contract';
import { savesIn } from './watch';

const CONFORMS = 0;
const VIOLATIONS = 1;
const LEFT_BEHIND = 4;
/** A server that starts again after a save needs a moment, ms. */
const RESTART = 30_000;
const FIRST_RETRY = 500;

/** Asks a server whether it keeps the contract. @returns the exit code */
export async function check(options: Options, showing: Showing): Promise<number> {
  const wrong = misChosen(options);
  if (wrong !== null) throw new UsageError(wrong);
  // Said before anything is read or asked: whoever waits knows for what.
  process.stderr.write(`${amount(chosenChecks(options).length, 'check')} of ${options.baseUrl}\n`);
  const contract = new Contract(options.contract);
  const once = (chosen: Options) => checked(chosen, showing, contract);
  if (showing.watch !== null) return checkAfterEachSave(options, showing.watch, once);
  return exitCodeOf(await once(options), options);
}

/** Runs the checks once, and reports. */
async function checked(options: Options, { first }: Showing, contract: Contract): Promise<Report> {
  try {
    const report = await run(options, progressOn(process.stderr), contract);
    writeReports(report, options);
    if (options.reports.includes('console')) print(report, first, contract);
    return report;
  } catch (error) {
    if (error instanceof ServerUnusable) writeUnusable(error.message, options);
    throw error;
  }
}

function print(report: Report, first: boolean, contract: Contract): void {
  if (!first) return printReport(report, process.stdout);
  process.stdout.write(`${stepHeading(report, contract)}\n`);
  printReport(firstStep(report, contract), process.stdout);
}

function exitCodeOf({ violations, ended, inconclusive, leftovers }: Report, { strict }: Options): number {
  if (violations.length > 0 || ended !== null || (strict && inconclusive.some(isOpen))) return VIOLATIONS;
  return leftovers.length > 0 ? LEFT_BEHIND : CONFORMS;
}

/** All checks once; after each save, also of one that came meanwhile, those that failed, and once they hold all of them again. Ends with the program. */
async function checkAfterEachSave(
  options: Options,
  folder: string,
  once: (options: Options) => Promise<Report>,
): Promise<number> {
  const saves = savesIn(folder, options.out);
  try {
    let only = options.only;
    for (;;) {
      const report = await withPatience(() => once({ ...options, only }));
      if (report.ended === INTERRUPTED) return exitCodeOf(report, options);
      const failed = report.checks.filter(({ violations }) => violations > 0).map(({ id }) => id);
      // A run that ended early says nothing of what it did not come to: the same are asked again.
      if (report.ended === null) {
        const isPart = only !== options.only;
        only = failed.length > 0 ? failed : options.only;
        if (isPart && failed.length === 0) {
          process.stdout.write('These hold now; all checks again.\n\n');
          continue;
        }
      }
      process.stdout.write(`\nWaiting for a save in ${folder}.\n`);
      const file = await saves.next();
      const named = only === options.only ? 'all checks' : only.join(', ');
      process.stdout.write(`\n${file} was saved: ${named} again.\n\n`);
    }
  } finally {
    saves.close();
  }
}

/** Tries again while a server starts. @throws ServerUnusable where it does not come */
async function withPatience(work: () => Promise<Report>): Promise<Report> {
  const until = Date.now() + RESTART;
  for (let pause = FIRST_RETRY; ; pause *= 2) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ServerUnusable) || Date.now() > until) throw error;
      await wait(pause);
    }
  }
}
