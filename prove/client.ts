import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Contract, type Operation } from '../contract/spec/contract';
import { shopPlaces, staffPlaces, type Place } from './client/places';
import { Proxy } from './client/proxy';
import { ReadTrials, type Uses } from './client/readTrials';
import { writeEverything } from './client/realWrites';
import { shopForms, type Form } from './client/shopForms';
import { staffForms } from './client/staffForms';
import { Stage } from './client/stage';
import { withDatabase } from './support/database';
import { findRunning } from '../server/database/embedded/embeddedPostgres';
import { Tally, type Broken, type Kind } from './client/tally';
import { WriteTrials } from './client/writeTrials';
import { launchBrowser } from './support/browser';
import { BuiltServer } from './support/builtServer';
import { callerOf, signIn } from './support/calls';
import { temporaryFolder } from './support/cleanup';
import { runPart, type Trial } from './support/part';
import type { Row } from './support/proofTable';

const PER_CALL = 400;
/** How long all trials may take where no other time is given, minutes: four to five are made in a second. */
const FULL_MINUTES = 160;
const SAMPLE_MINUTES = 1 / 4;
/** Pages of a browser that are used at once: while one waits, another works. */
const STAGES = 4;
/** Trials of a call in a row, on a page that is there already. */
const [ROUND, SAMPLE_ROUND] = [20, 1];
/**
 * Calls that pages do not make of this server: one is another's name, one answer comes with the page, one is a stream
 * that a browser opens once, devices are added where it has a push service, and the PDF is read at the shop's own address.
 */
const NEVER_MADE = ['commentOnArticleAlias', 'getCapabilities', 'getNews', 'addPushDevice', 'getProposalPdf'];
/** Tried one after the other, each with rows of its own: together they take hours. */
const GROUPS = ['visitors', 'reads of staff', 'writes of staff'] as const;
type Group = (typeof GROUPS)[number];
/** Whose pages make a call is not whom the server lets make it. */
const OTHERWISE: Record<string, Group> = {
  signOut: 'visitors',
  // With a visitor's page they come.
  listAdvertisements: 'reads of staff',
  getCategory: 'reads of staff',
  getTag: 'reads of staff',
};

function groupOf({ id, session }: Operation): Group {
  const [visitors, reads, writes] = GROUPS;
  return OTHERWISE[id] ?? (session !== 'required' ? visitors : /^(get|list)/.test(id) ? reads : writes);
}

/** One page of the browser. */
interface Tools {
  reads: ReadTrials;
  writes: WriteTrials;
}

/** Whose pages, and what is tried on them. */
interface Wing {
  /** The session's token; null for a visitor. */
  as: string | null;
  places: readonly Place[];
  forms: readonly Form[];
}

type Turn = [from: number, count: number, until: number];

/** A call, by a form or on the pages that read it. */
interface Task {
  operation: string;
  /** The number of its next trial. */
  next: number;
  isBusy: boolean;
  run: (tools: Tools, ...turn: Turn) => Promise<void>;
}

/** Trials of all calls, those first that were tried least, until the time is over. */
async function tryAll(stages: readonly Tools[], tasks: readonly Task[], tally: Tally, round: number, end: number) {
  const timesOf = ({ operation }: Task) => tally.times.get(operation) ?? 0;
  const isOpen = (task: Task) => !task.isBusy && task.next < 2 * PER_CALL && timesOf(task) < PER_CALL;
  await Promise.all(
    stages.map(async (tools) => {
      while (Date.now() < end) {
        // What cannot be used falls behind what was asked as often.
        const [task] = tasks.filter(isOpen).sort((a, b) => timesOf(a) - timesOf(b) + (a.next - b.next) / 2);
        if (!task) {
          if (tasks.every(({ isBusy }) => !isBusy)) return;
          await delay(100);
          continue;
        }
        const from = task.next;
        Object.assign(task, { next: from + round, isBusy: true });
        await task.run(tools, from, round, end).finally(() => (task.isBusy = false));
      }
    }),
  );
}

/** The promises of a page, by the ways in which one may break them. */
const PROMISES: readonly { what: string; kinds: readonly Kind[] }[] = [
  { what: 'white pages: nothing to read, no heading, no header around it, or a crash', kinds: ['white'] },
  { what: 'errors and rejections that nothing caught', kinds: ['uncaught'] },
  { what: 'parts that threw, and errors in the console', kinds: ['threw'] },
  { what: 'pages that did not come back with right answers', kinds: ['stuck'] },
  { what: 'words that only a program says (NaN, undefined, [object Object])', kinds: ['nonsense'] },
  { what: 'forms and pages that could not be used for a trial', kinds: ['unusable'] },
];

/** @param wing what was tried: a promise of reads alone is not told of forms, nor one of forms of reads */
function tell(trial: Trial, group: Group, wing: Wing, tally: Tally, called: readonly string[], seconds: number): void {
  const { sample } = trial;
  const row = (one: Row) => trial.row({ ...one, what: `${group}: ${one.what}` });
  const counts = called.map((operation) => ({ operation, times: tally.times.get(operation) ?? 0 }));
  const few = counts.filter(({ times }) => times < (sample ? 1 : PER_CALL));
  row({
    what: 'mutated answers to every call, on the pages and forms that make it',
    aim: sample ? 'every call once' : `${PER_CALL} to each of ${called.length} calls`,
    seen: `${tally.total} in ${Math.round(seconds)} s${few.length > 0 ? `; fewer: ${few.map(({ operation, times }) => `${operation} ${times}`).join(', ')}` : ''}`,
    // A sample gets as far as it gets.
    holds: sample || few.length === 0,
  });
  for (const { what, kinds } of PROMISES) {
    if (kinds.includes('stuck') && wing.places.length === 0) continue;
    const broken = tally.of(...kinds);
    distinct(broken).forEach((one) => console.log(shown(one)));
    row({
      what,
      aim: '0',
      seen: [String(broken.length), ...distinct(broken).slice(0, 3).map(shown)].join('; '),
      holds: broken.length === 0,
    });
  }
  if (wing.forms.length === 0) return;
  const lost = tally.of('lost');
  distinct(lost).forEach((one) => console.log(shown(one)));
  row({
    what: 'what was typed, after an answer that was no success',
    aim: 'still there',
    seen: `${tally.kept} times still there, ${lost.length} times gone${lost[0] ? `; ${shown(lost[0])}` : ''}`,
    holds: lost.length === 0,
  });
}

const distinct = (broken: readonly Broken[]): Broken[] => [
  ...new Map(broken.map((one) => [`${one.operation} ${one.place} ${one.seen.slice(0, 60)}`, one])).values(),
];
const shown = ({ operation, place, what, seen }: Broken) => `${operation} on ${place}, where ${what}: ${seen}`;

runPart(async (trial) => {
  const dataDir = temporaryFolder(trial.undo);
  const server = await BuiltServer.start({ dataDir }, trial.undo);
  const token = await signIn(server.origin);
  await failNotices(dataDir);
  const { written, goods } = await writeEverything(server.origin, token);
  const browser = await launchBrowser(trial.undo);
  const contract = new Contract(path.join(__dirname, '../openapi.yaml'));
  const asked = [...contract.operations.values()].filter(
    (one) => !NEVER_MADE.includes(one.id) && trial.only.test(`${groupOf(one)}: ${one.id}`),
  );
  const seed = trial.seed * 100_000;
  const round = trial.sample ? SAMPLE_ROUND : ROUND;
  const { products } = (await callerOf(server.origin)('listProducts')).data as { products: { id: string }[] };
  const some = products.slice(0, 2).map(({ id }) => id);
  const wingOf = {
    visitors: { as: null, places: shopPlaces(goods, some), forms: shopForms(goods, token) },
    'reads of staff': { as: token, places: staffPlaces(goods), forms: [] },
    'writes of staff': { as: token, places: [], forms: staffForms(goods) },
  } satisfies Record<Group, Wing>;
  for (const group of GROUPS) {
    const called = asked.filter((one) => groupOf(one) === group).map(({ id }) => id);
    if (called.length === 0) continue;
    const wing: Wing = wingOf[group];
    const { as, places, forms } = wing;
    const tally = new Tally();
    const uses: Uses = new Map();
    const stages: Stage[] = [];
    for (let index = 0; index < (trial.sample ? 1 : STAGES); index += 1) {
      const stage = await Stage.open(browser, await Proxy.start(server.origin, contract, written, trial.undo), as);
      await stage.load();
      stages.push(stage);
    }
    const tools = stages.map((stage) => ({
      reads: new ReadTrials(stage, tally, seed, uses),
      writes: new WriteTrials(stage, tally, seed),
    }));
    const reads = (await tools[0]?.reads.learn(places)) ?? [];
    const tasks: Task[] = [
      ...reads.map((operation) => ({ operation, run: (by: Tools, ...turn: Turn) => by.reads.run(operation, ...turn) })),
      ...forms.map((form) => ({
        operation: form.operation,
        run: (by: Tools, ...turn: Turn) => by.writes.run(form, ...turn),
      })),
    ]
      .filter(({ operation }) => called.includes(operation))
      .map((task) => ({ ...task, next: 0, isBusy: false }));
    const begun = Date.now();
    const minutes = trial.sample ? SAMPLE_MINUTES : (trial.minutes ?? FULL_MINUTES);
    await tryAll(tools, tasks, tally, round, begun + (minutes * 60_000 * called.length) / asked.length);
    tell(trial, group, wing, tally, called, (Date.now() - begun) / 1000);
    await Promise.all(stages.map(({ context }) => context.close()));
  }
});

/** Notices that were given up, for staff to try again: no mail server refuses any here. */
async function failNotices(dataDir: string): Promise<void> {
  await withDatabase(findRunning(dataDir) ?? '', (client) =>
    client.query(`insert into notices (kind, subject_id, user_id, attempts, failed_at, reason)
      select 'request', nextval('entity_id'), id, 8, now(), 'No.' from users cross join generate_series(1, 3)`),
  );
}
