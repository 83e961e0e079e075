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
 *   --together N    N subtle ones at once, each of another call, and nothing else
 *   --seed N,…      which ones these are, a set for each number
 *   --results FILE  keeps each result there, a line each; what stands there of the same contract, kit and way is not run again
 *   --shard K/N     the Kth of N parts alone; their files of results, one behind the other, are the whole
 *
 * A whole run, of all defects in front of the minimal server, tries some sets of thirty at once too.
 *
 * Ends with exit code 1 where a defect was not found by a check that names its operation, did nothing or broke, or where the
 * kit finds something wrong with a server that has no defect or does not get done with it; after whole runs also where more than few lines come of one cause, or the first
 * line names another operation too often (LIMITS in table.ts).
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { SUBTLE, type SubtleDefect } from './bends';
import { DEFECTS, type BenchDefect } from './defects';
import { isShared, measure, type Planted, type Way } from './measure';
import { installPeers } from './peerRuns';
import { counts, isFound, type Result } from './result';
import { beyondLimits, checksIn, paperOf } from './table';
import { asOne, setOf, type DefectSet } from './together';

/** The server as it should be, whose complaints are false alarms. */
const NONE: BenchDefect = { id: 'none', class: 'status', operation: '', what: 'nothing is wrong', defect: {} };
/** What stands between is no defect by itself. */
const NONE_BEHIND: SubtleDefect = { ...asOne([]).defect, id: 'none-behind' };
const isGood = ({ id }: Pick<Planted, 'id'>) => id === NONE.id || id === NONE_BEHIND.id;
/** More than there are processors for: a run waits where a defect, or a check of slow connections, does. */
const PROCESSES = 4;
/** Of the tests' part alone: each reads the contract anew. */
const FEW_PROCESSES = 2;
/** In a whole run: so many sets of so many at once. */
const [SETS, IN_A_SET] = [6, 30];
/** The whole run that is kept. */
const RESULTS = path.join(__dirname, 'RESULTS.md');

type Task = Planted | DefectSet;
type Kept = Result & { state: string };
const isSet = (task: Task): task is DefectSet => 'defects' in task;

/** One line of JSON a result. */
async function share(tasks: readonly Task[], way: Way): Promise<void> {
  const kept = readFileSync(RESULTS, 'utf8');
  for (const task of tasks) {
    if (isSet(task)) {
      process.stdout.write(`${JSON.stringify(await together(task, way))}\n`);
      continue;
    }
    const first = way.known ? checksIn(kept, task.id) : [];
    const quick = first.length > 0 ? await measure(task, way, first) : undefined;
    const result = quick && isFound(quick) ? quick : await measure(task, way, []);
    process.stdout.write(`${JSON.stringify(result)}\n`);
  }
}

/** Several at once in one run; what came of each is what was said of its call. */
async function together({ id, defects }: DefectSet, way: Way): Promise<Result> {
  const { defect, bent } = asOne(defects);
  const all = await measure({ ...defect, id }, way, []);
  const members = defects.map(({ id: member, operation, what }, index) => {
    const one = { ...all, id: member, operation, what, bent: bent[index] ?? false };
    return { id: member, operation, what, isFound: isFound(one), counts: counts(one) };
  });
  // How many lines come of one defect cannot be told here.
  return { ...all, whole: false, members };
}

/** Deals the defects out to processes of their own; says what is missed as it comes. */
async function dealt(tasks: readonly Task[], way: Way, keep: (result: Result) => void): Promise<Result[]> {
  const { peers, known, target, show, only } = way;
  const results: Result[] = [];
  // Runs before one server have its account in common, and would disturb each other.
  const processes = isShared(target) ? 1 : known ? FEW_PROCESSES : PROCESSES;
  await Promise.all(
    Array.from({ length: processes }, async (_, index) => {
      const ids = tasks.filter((__, at) => at % processes === index).map(({ id }) => id);
      if (ids.length === 0) return;
      const child = spawn(
        process.execPath,
        [
          ...process.execArgv,
          ...process.argv.slice(1, 2),
          '--share',
          ids.join(','),
          ...(only === undefined ? [] : ['--only', only]),
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
        keep(result);
        if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${results.length}/${tasks.length} ${result.id}`);
        else for (const words of missedIn(result)) process.stderr.write(`${results.length}/${tasks.length} ${words}\n`);
      }
    }),
  );
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
  return results;
}

/** What a run should have found and did not, in words. */
function missedIn(result: Result): string[] {
  const { id, operation, what, found, members, broken } = result;
  const why = broken === null ? '' : `; it broke: ${broken}`;
  if (members)
    return members
      .filter((member) => member.counts && !member.isFound)
      .map((member) => `Not found in ${id}: ${member.id} (${member.operation}: ${member.what})${why}`);
  if (isGood(result) || !counts(result) || isFound(result)) return [];
  const elsewhere = found.map(({ check, operation: named }) => `${check} ${named}`).join(', ');
  return [`Not found: ${id} (${operation}: ${what})${elsewhere && `; found elsewhere: ${elsewhere}`}${why}`];
}

/** What the kit says on a server without a defect, and what could not be done on it. */
const alarmsIn = ({ id, found, ended, left, broken, peers }: Result): string[] => [
  ...found.map(({ check, operation }) => `False alarm: ${check} ${operation}`),
  ...[ended, broken].flatMap((why) => (why === null ? [] : [`The run on ${id} broke off: ${why}`])),
  ...peers.flatMap((peer) => (peer.failures === null ? [`${peer.id} could not be run on ${id}.`] : [])),
  ...(left === 0 ? [] : [`The run on ${id} left ${left} of what it had made or changed.`]),
];

/** What results are of: the contract, the kit, its bench and the way they are run. */
function stateOf({ peers, target, known }: Way): string {
  const hash = createHash('sha256').update(JSON.stringify({ peers: peers !== undefined, target, known }));
  const kit = path.join(__dirname, '..');
  const programs = readdirSync(kit, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|py)$/.test(name) && !name.includes('.test.') && !name.includes('node_modules'))
    .sort();
  for (const name of ['../openapi.yaml', ...programs]) hash.update(readFileSync(path.join(kit, name)));
  return hash.digest('base64url').slice(0, 12);
}

/** The results of this state that a file keeps, the last one of each. */
function keptIn(file: string | undefined, state: string): Map<string, Result> {
  if (file === undefined || !existsSync(file)) return new Map();
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  const all = lines.map((line) => JSON.parse(line) as Kept);
  const ours = all.filter((result) => result.state === state);
  if (ours.length < all.length)
    process.stderr.write(`${all.length - ours.length} results in ${file} are of another state and do not count.\n`);
  return new Map(ours.map((result) => [result.id, result]));
}

/** Whether a task is of the part that `K/N` names. */
function inShard(shard: string | undefined): (task: Task, index: number) => boolean {
  const [part = 1, parts = 1] = (shard ?? '1/1').split('/').map(Number);
  if (!(part >= 1 && part <= parts)) throw new Error(`--shard is followed by K/N, as 1/4, not by ${shard ?? ''}.`);
  return (_, index) => index % parts === part - 1;
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
      results: { type: 'string' },
      shard: { type: 'string' },
      share: { type: 'string' },
    },
  });
  const { peers, target, known, show, only } = values;
  const way: Way = { peers, target, known, show, only };
  const words = only?.split(',') ?? [''];
  const isWanted = ({ id }: Planted) => words.some((word) => id.includes(word));
  const subtle = SUBTLE.filter(isWanted);
  if (values.share !== undefined) {
    const all: readonly Planted[] = [NONE, NONE_BEHIND, ...DEFECTS, ...SUBTLE];
    await share(
      values.share
        .split(',')
        .flatMap((id): Task[] => [setOf(subtle, id) ?? all.find((one) => one.id === id) ?? []].flat()),
      way,
    );
    return;
  }
  // Another server has only what can be planted in front of it.
  const chosen = [...(target === undefined ? DEFECTS : []), ...subtle].filter(isWanted);
  const every = Math.max(1, Number(values.every));
  // Behind what stands between, that server is judged as well.
  const unbent: readonly Planted[] = target === undefined && !known ? [NONE, NONE_BEHIND] : [NONE_BEHIND];
  const isWhole = only === undefined && every === 1 && target === undefined && peers === undefined && !known;
  const sets = (size: string | number, seeds: readonly (string | number)[]) =>
    seeds.flatMap((seed): DefectSet[] => [setOf(subtle, `together-${size}-${seed}`) ?? []].flat());
  const wanted: readonly Task[] =
    values.together === undefined
      ? [
          ...(values.alone ? [] : unbent),
          ...chosen.filter(
            (defect) => chosen.filter((one) => one.class === defect.class).indexOf(defect) % every === 0,
          ),
          ...(isWhole
            ? sets(
                IN_A_SET,
                [...Array(SETS).keys()].map((index) => index + 1),
              )
            : []),
        ]
      : sets(values.together, values.seed.split(','));
  if (peers !== undefined) installPeers(peers);
  const state = stateOf(way);
  const kept = keptIn(values.results, state);
  const own = wanted.filter(inShard(values.shard));
  const came = await dealt(
    own.filter(({ id }) => !kept.has(id)),
    way,
    (result) =>
      values.results !== undefined &&
      appendFileSync(values.results, `${JSON.stringify({ ...result, state } satisfies Kept)}\n`),
  );
  for (const result of came) kept.set(result.id, result);
  const results = wanted.flatMap(({ id }) => kept.get(id) ?? []);
  const missing = wanted.length - results.length;
  const planted = results.filter((result) => !isGood(result) && !result.members);
  const measured = planted.filter(counts);
  const alarms = results.filter(isGood).flatMap(alarmsIn);
  const paper = paperOf(
    measured,
    results.filter(({ members }) => members),
    results.filter(isGood),
  );
  process.stdout.write(`${paper}\n`);
  if (values.write !== undefined && missing === 0) writeFileSync(values.write, `${paper}\n`);
  if (missing > 0) console.log(`${results.length} of ${wanted.length} are there; a table is written once all are.`);
  for (const one of alarms) console.log(one);
  const missed = results.flatMap(missedIn);
  for (const one of missed) console.log(one);
  const unseen = planted.filter((result) => !counts(result)).map(({ id }) => id);
  if (unseen.length > 0) console.log(`Not there, as the server offers nothing that shows it: ${unseen.join(', ')}`);
  // The servers of the bench itself show all of them.
  const idle = target === undefined ? unseen.length : 0;
  // Where known checks come first, whole runs are those of the few that these did not find.
  const beyond = known ? [] : beyondLimits(measured);
  for (const one of beyond) console.log(one);
  const lost = own.filter(({ id }) => !kept.has(id)).length;
  const failed = beyond.length + missed.length + idle + (alarms.length > 0 ? 1 : 0) + lost;
  if (values.json !== undefined)
    writeFileSync(values.json, JSON.stringify({ passed: Math.max(0, results.length + lost - failed), failed }));
  process.exitCode = failed === 0 ? 0 : 1;
}

void main();
