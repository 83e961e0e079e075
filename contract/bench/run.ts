/**
 * `npm run contract:bench`: switches each defect on alone in the minimal server, runs the kit against it, and says what it
 * found; with `--peers FOLDER` other tools run on the same defects beside it.
 *
 *   --only WORD,…   defects whose id holds one of the words      --peers FOLDER   where the peers' packages are, or go
 *   --every N       each Nth defect of every class only     --known          first the checks that found it in RESULTS.md,
 *                                                                            all where these do not
 *   --write FILE    writes the table there as Markdown too       --json FILE      passed and failed, for the tests
 *   --alone         without the runs on servers that have no defect
 *   --show          prints the lines themselves                  --target python  plants the subtle ones in front of another server: the
 *                                                                            one in Python, or at a URL one of CONTRACT_USER
 *                                                                            and CONTRACT_PASSWORD, one run at a time
 *   --together N    N subtle ones at once, each of another call  --seed N         which ones these are
 *
 * Ends with exit code 1 where a defect was not found by a check that names its operation, or where the kit finds something
 * wrong with the server that has no defect; after a whole run also where more than few lines come of one cause, or the first
 * line names another operation too often (LIMITS in table.ts).
 */
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { SUBTLE, type SubtleDefect } from './bends';
import { DEFECTS, type BenchDefect } from './defects';
import { isShared, measure, type Planted, type Way } from './measure';
import { installPeers } from './peerRuns';
import { counts, isFound, type Result } from './result';
import { beyondLimits, checksIn, tableOf } from './table';
import { asOne, pickTogether } from './together';

/** The server as it should be, whose complaints are false alarms. */
const NONE: BenchDefect = { id: 'none', class: 'status', operation: '', what: 'nothing is wrong', defect: {} };
/** What stands between is no defect by itself. */
const NONE_BEHIND: SubtleDefect = { ...asOne([]).defect, id: 'none-behind' };
const isGood = ({ id }: Pick<Planted, 'id'>) => id === NONE.id || id === NONE_BEHIND.id;
/** More than there are processors for: a run waits where a defect, or a check of slow connections, does. */
const PROCESSES = 4;
/** The whole run that is kept. */
const RESULTS = path.join(__dirname, 'RESULTS.md');

/** One line of JSON a result. */
async function share(defects: readonly Planted[], way: Way): Promise<void> {
  const kept = readFileSync(RESULTS, 'utf8');
  for (const defect of defects) {
    const first = way.known ? checksIn(kept, defect.id) : [];
    const quick = first.length > 0 ? await measure(defect, way, first) : undefined;
    const result = quick && isFound(quick) ? quick : await measure(defect, way, []);
    process.stdout.write(`${JSON.stringify(result)}\n`);
  }
}

/** Several at once in one run; the result of each is what was said of its call. */
async function together(defects: readonly SubtleDefect[], way: Way): Promise<Result[]> {
  const { defect, bent } = asOne(defects);
  const all = await measure(defect, way, []);
  return defects.map(({ id, class: kind, operation, what }, index) => ({
    ...all,
    ...{ id, class: kind, operation, what, bent: bent[index] ?? false },
    // How many lines come of one defect cannot be told here.
    whole: false,
  }));
}

/** Deals the defects out to processes of their own; says what is missed as it comes. */
async function dealt(defects: readonly Planted[], { peers, known, target, show }: Way): Promise<Result[]> {
  const results: Result[] = [];
  // Runs before one server have its account in common, and would disturb each other.
  const processes = isShared(target) ? 1 : PROCESSES;
  await Promise.all(
    Array.from({ length: processes }, async (_, index) => {
      const ids = defects.filter((__, at) => at % processes === index).map(({ id }) => id);
      if (ids.length === 0) return;
      const child = spawn(
        process.execPath,
        [
          ...process.execArgv,
          ...process.argv.slice(1, 2),
          '--share',
          ids.join(','),
          ...(peers === undefined ? [] : ['--peers', peers]),
          ...(known ? ['--known'] : []),
          ...(show ? ['--show'] : []),
          ...(target === undefined ? [] : ['--target', target]),
        ],
        { stdio: ['ignore', 'pipe', 'inherit'] },
      );
      for await (const line of createInterface({ input: child.stdout })) {
        const result = JSON.parse(line) as Result;
        results.push(result);
        if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${results.length}/${defects.length} ${result.id}`);
        else if (counts(result) && !isFound(result) && !isGood(result))
          process.stderr.write(
            `${results.length}/${defects.length} ${result.id} (${result.operation}): not found${result.found.length > 0 ? `, but ${result.found.map(({ check, operation }) => `${check} ${operation}`).join(', ')}` : ''}\n`,
          );
      }
    }),
  );
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
  return defects.flatMap(({ id }) => results.find((result) => result.id === id) ?? []);
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      every: { type: 'string', default: '1' },
      known: { type: 'boolean', default: false },
      peers: { type: 'string' },
      write: { type: 'string' },
      json: { type: 'string' },
      show: { type: 'boolean', default: false },
      alone: { type: 'boolean', default: false },
      target: { type: 'string' },
      together: { type: 'string' },
      seed: { type: 'string', default: '1' },
      share: { type: 'string' },
    },
  });
  const { peers, target, known, show } = values;
  const way: Way = { peers, target, known, show };
  const all: readonly Planted[] = [NONE, NONE_BEHIND, ...DEFECTS, ...SUBTLE];
  if (values.share !== undefined) {
    const ids = values.share.split(',');
    await share(
      all.filter(({ id }) => ids.includes(id)),
      way,
    );
    return;
  }
  const words = values.only?.split(',') ?? [''];
  const isWanted = ({ id }: Planted) => words.some((word) => id.includes(word));
  // Another server has only what can be planted in front of it.
  const chosen = [...(target === undefined ? DEFECTS : []), ...SUBTLE].filter(isWanted);
  const every = Math.max(1, Number(values.every));
  const unbent: readonly Planted[] = target === undefined ? [NONE, NONE_BEHIND] : [NONE_BEHIND];
  const good = values.alone ? [] : unbent;
  const wanted = [
    ...good,
    ...chosen.filter((defect) => chosen.filter((one) => one.class === defect.class).indexOf(defect) % every === 0),
  ];
  if (peers !== undefined) installPeers(peers);
  const results =
    values.together === undefined
      ? await dealt(wanted, way)
      : await together(pickTogether(SUBTLE.filter(isWanted), Number(values.together), Number(values.seed)), way);
  const planted = results.filter((result) => !isGood(result));
  const measured = planted.filter(counts);
  const clean = results.find(isGood);
  const missed = measured.filter((result) => !isFound(result));
  const alarms = results.filter(isGood).flatMap(({ found }) => found);
  const table = tableOf(measured, clean);
  process.stdout.write(`${table}\n`);
  if (values.write !== undefined) writeFileSync(values.write, `${table}\n`);
  for (const { check, operation } of alarms) console.log(`False alarm: ${check} ${operation}`);
  for (const { id, what, operation, found } of missed)
    console.log(
      `Not found: ${id} (${operation}: ${what})${found.length > 0 ? `; found elsewhere: ${found.map((one) => `${one.check} ${one.operation}`).join(', ')}` : ''}`,
    );
  const unseen = planted.filter((result) => !counts(result)).map(({ id }) => id);
  if (unseen.length > 0) console.log(`Not there, as the server offers nothing that shows it: ${unseen.join(', ')}`);
  // Where known checks come first, whole runs are those of the few that these did not find.
  const beyond = known ? [] : beyondLimits(measured);
  for (const words of beyond) console.log(words);
  const lost = values.together === undefined ? wanted.length - results.length : 0;
  const failed = beyond.length + missed.length + (alarms.length > 0 ? 1 : 0) + lost;
  if (values.json !== undefined)
    writeFileSync(values.json, JSON.stringify({ passed: results.length + lost - failed, failed }));
  process.exitCode = failed === 0 ? 0 : 1;
}

void main();
