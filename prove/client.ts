import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { Contract } from '../contract/spec/contract';
import { browserToDrive } from '../e2e/support/browser';
import { shopPlaces, staffPlaces, type Place } from './client/places';
import { Proxy } from './client/proxy';
import { ReadTrials } from './client/readTrials';
import { writeEverything } from './client/realWrites';
import { shopForms, type Form } from './client/shopForms';
import { staffForms } from './client/staffForms';
import { Stage } from './client/stage';
import { Tally, type Broken, type Kind } from './client/tally';
import { WriteTrials } from './client/writeTrials';
import { BuiltServer } from './support/builtServer';
import { callerOf, signIn } from './support/calls';
import { temporaryFolder } from './support/cleanup';
import { runPart, type Trial } from './support/part';

const PER_CALL = 400;
/** How long all trials may take, ms. */
const FULL_MS = 40 * 60_000;
const SAMPLE_MS = 20_000;
/** Calls that a browser does not make of this server: one is another's name, the other's answer comes with the page. */
const NEVER_MADE = ['commentOnArticleAlias', 'getCapabilities'];

/** What is tried on one page of the browser. */
interface Wing {
  reads: ReadTrials;
  writes: WriteTrials;
  forms: readonly Form[];
  operations: readonly string[];
}

/** The trials of a wing, each call with an equal share of the time that is left. */
async function tryAll({ reads, writes, forms, operations }: Wing, wings: readonly Wing[], end: number): Promise<void> {
  const ofCall = (id: string) => forms.filter(({ operation }) => operation === id).length;
  const shareOf = (id: string) => Math.ceil(PER_CALL / wings.filter((wing) => wing.operations.includes(id)).length);
  const tasks = [
    ...operations.map((operation) => (until: number) => reads.run(operation, shareOf(operation), until)),
    ...forms.map((form) => (until: number) => writes.run(form, Math.ceil(PER_CALL / ofCall(form.operation)), until)),
  ];
  for (const [index, task] of tasks.entries()) await task(Date.now() + (end - Date.now()) / (tasks.length - index));
}

/** The promises of a page, by the ways in which one may break them. */
const PROMISES: readonly { what: string; kinds: readonly Kind[] }[] = [
  { what: 'White pages: nothing to read, no heading, no header around it, or a crash', kinds: ['white'] },
  { what: 'Errors and rejections that nothing caught', kinds: ['uncaught'] },
  { what: 'Parts that threw, and errors in the console', kinds: ['threw'] },
  { what: 'Pages that did not come back with right answers', kinds: ['stuck'] },
  { what: 'Words that only a program says (NaN, undefined, [object Object])', kinds: ['nonsense'] },
  { what: 'Forms and pages that could not be used for a trial', kinds: ['unusable'] },
];

function tell({ row, sample }: Trial, tally: Tally, called: readonly string[], seconds: number): void {
  const counts = called.map((operation) => ({ operation, times: tally.times.get(operation) ?? 0 }));
  const few = counts.filter(({ times }) => times < (sample ? 1 : PER_CALL));
  row({
    what: 'Mutated answers to every call of the site, on the pages and forms that make it',
    aim: sample ? 'every call once' : `${PER_CALL} to each of ${called.length} calls`,
    seen: `${tally.total} in ${Math.round(seconds)} s${few.length > 0 ? `; fewer: ${few.map(({ operation, times }) => `${operation} ${times}`).join(', ')}` : ''}`,
    // A sample gets as far as it gets.
    holds: sample || few.length === 0,
  });
  for (const { what, kinds } of PROMISES) {
    const broken = tally.of(...kinds);
    distinct(broken).forEach((one) => console.log(shown(one)));
    row({
      what,
      aim: '0',
      seen: [String(broken.length), ...distinct(broken).slice(0, 3).map(shown)].join('; '),
      holds: broken.length === 0,
    });
  }
  const lost = tally.of('lost');
  distinct(lost).forEach((one) => console.log(shown(one)));
  row({
    what: 'What was typed, after an answer that was no success',
    aim: 'still there',
    seen: `${tally.kept} times still there, ${lost.length} times gone${lost[0] ? `; ${shown(lost[0])}` : ''}`,
    holds: lost.length === 0,
  });
}

const distinct = (broken: readonly Broken[]): Broken[] => [
  ...new Map(broken.map((one) => [`${one.operation} ${one.place} ${one.seen.slice(0, 60)}`, one])).values(),
];
const shown = ({ operation, place, what, seen }: Broken) => `${operation} on ${place}, where ${what}: ${seen}`;

async function launch(undo: Trial['undo']): Promise<Browser> {
  const { program, switches } = browserToDrive();
  const browser = await chromium.launch({ ...(program !== null && { executablePath: program }), args: switches });
  undo(() => browser.close());
  return browser;
}

runPart(async (trial) => {
  const server = await BuiltServer.start({ dataDir: temporaryFolder(trial.undo) }, trial.undo);
  const token = await signIn(server.origin);
  const { written, goods } = await writeEverything(server.origin, token);
  const browser = await launch(trial.undo);
  const contract = new Contract(path.join(__dirname, '../openapi.yaml'));
  const called = [...contract.operations.keys()].filter((id) => !NEVER_MADE.includes(id) && trial.only.test(id));
  const tally = new Tally();
  const open = async (as: string | null, places: readonly Place[], forms: readonly Form[]): Promise<Wing> => {
    const proxy = await Proxy.start(server.origin, contract, written, trial.undo);
    const stage = await Stage.open(browser, proxy, as);
    const reads = new ReadTrials(stage, tally, trial.seed * 100_000);
    const operations = (await reads.learn(places)).filter((operation) => trial.only.test(operation));
    const writes = new WriteTrials(stage, tally, trial.seed * 100_000);
    return { reads, writes, operations, forms: forms.filter(({ operation }) => trial.only.test(operation)) };
  };
  const { products } = (await callerOf(server.origin)('listProducts')).data as { products: { id: string }[] };
  const some = products.slice(0, 2).map(({ id }) => id);
  const wings = await Promise.all([
    open(null, shopPlaces(goods, some), shopForms(goods, token)),
    open(token, staffPlaces(goods), staffForms(goods)),
  ]);
  const begun = Date.now();
  const end = begun + (trial.sample ? SAMPLE_MS : Math.min(FULL_MS, (trial.minutes ?? Infinity) * 60_000));
  await Promise.all(wings.map((wing) => tryAll(wing, wings, end)));
  tell(trial, tally, called, (Date.now() - begun) / 1000);
});
