import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { CHECKS } from '../checks';
import { findOrigin } from '../checks/browser/cors';
import type { Check } from '../checks/check';
import { dayInKenya } from '../checks/state/proposalFigures';
import { Client } from '../http/client';
import { RunEnded } from '../http/traffic';
import { messageOf, type Exchange } from '../http/exchange';
import { Contract } from '../spec/contract';
import { Refused } from '../refused';
import { counted, type Counts } from '../sentences/counted';
import { VERSION } from '../version';
import { chosenStages, judgedBy } from './choice';
import { changeInWords, changesLeftBy, credentialsAfter, takeBack } from './account';
import { cleanUp, type Leftover } from './cleanup';
import { Findings, type Inconclusive, type Remark, type Violation } from './findings';
import { Journal, JournalUnusable, type AccountChange } from './journal';
import { Judge } from './judge';
import { Kit } from './kit';
import type { SentFiles } from './curl';
import { coverageOf, type Coverage } from './coverage';
import { findOffers } from './offers';
import type { Options } from './options';
import { tellStill, undisturbed } from './others';
import { Own } from './own';
import { Sessions } from './session';
import { compare, LISTS, takeSnapshot, type Snapshot } from './snapshot';

/** What came out of a run. */
export interface Report {
  version: string;
  contract: { file: string; title: string; version: string };
  baseUrl: string;
  runId: string;
  profile: Options['profile'];
  scope: Options['scope'];
  allow: Options['allow'];
  /** Whether --only or --skip left checks out. */
  narrowed: boolean;
  startedAt: string;
  seconds: number;
  /** Of this process, user and system. */
  processorSeconds: number;
  /** Of `seconds`, those in which nothing could be sent because the server answered 429. */
  waitedSeconds: number;
  requests: number;
  /** Checks that ran, in the order of the catalogue: how long each took (ms), what it sent, and how many violations first came to light in it. */
  checks: { id: string; name: string; ms: number; requests: number; violations: number }[];
  violations: Violation[];
  remarks: Remark[];
  inconclusive: Inconclusive[];
  coverage: Coverage[];
  notOffered: string[];
  /** What nobody could look at, beyond what the choice of checks and permissions leaves out. */
  blindSpots: string[];
  /** How many sentences and bounds of the contract ask something of a server, of how many no check does, and how many sentences only checks ask that this run left out. */
  asked: Counts;
  leftovers: Leftover[];
  /** What could not be changed back of the account, in words that may name its password; null where it is as it was. */
  account: { words: string[]; journal: string } | null;
  /** Why the run ended before its end; null where it did not. */
  ended: string | null;
  exchanges: readonly Exchange[];
  /** What the curl lines send, and the folder in which they look for it. */
  files: { folder: string; byName: SentFiles };
  /** Hides the secrets of the run in a text. */
  mask: (text: string) => string;
}

/** The server cannot be reached, or the credentials are not taken. */
export class ServerUnusable extends Refused {
  override readonly exitCode = 3;
}

export interface Progress {
  begun(check: Check, index: number, total: number): void;
  /** The server answered 429, and the run stands still. */
  waits(seconds: number): void;
  done(): void;
}

/** Calls whose answers depend on which day it is in Kenya. */
const DAYS = ['createProposal', 'recordPayment', 'listVisits', 'listMissedSearches', 'getDashboardSummary'];
/** Whether an instant, ms, is of another day in Kenya than in UTC. */
const isDayOfItsOwn = (at: number) => dayInKenya(0, at) !== new Date(at).toISOString().slice(0, 10);

/**
 * Runs the checks against a server and leaves its data as they were.
 * @throws UnreadableContract, ServerUnusable
 */
export async function run(
  options: Options,
  progress: Progress,
  contract = new Contract(options.contract),
): Promise<Report> {
  const started = Date.now();
  const { kit, sessions, journal } = await prepared(contract, options, randomBytes(4).toString('hex'));
  const ran: Report['checks'] = [];
  let leftovers: Leftover[] = [];
  let ended: string | null = null;
  const interrupt = () => kit.client.interrupt();
  kit.client.onWait = (seconds) => progress.waits(seconds);
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
  let before: Snapshot | null = null;
  try {
    kit.check = 'E02';
    await findOrigin(kit);
    kit.check = 'Z01';
    if (options.scope !== 'read-only') before = await takeSnapshot(kit);
    await runAll(kit, chosenStages(options), progress, ran);
  } catch (error) {
    // What was found by then is told all the same.
    ended = error instanceof Error ? error.message : String(error);
  } finally {
    kit.findings.inOrderOf(CHECKS.map(({ id }) => id));
    kit.client.extend();
    leftovers = await finished(kit, sessions, options, before).catch((error: unknown) => {
      ended ??= String(error instanceof Error ? error.message : error);
      return kit.own.records.map(({ kind, id }): Leftover => ({
        kind,
        id,
        why: 'the clean-up did not come to its end',
      }));
    });
    leftovers.push(...accountLeft(kit));
    process.removeListener('SIGINT', interrupt).removeListener('SIGTERM', interrupt);
    progress.done();
    kit.client.close();
    journal.close();
  }
  if (!isNarrowed(options) && !kit.offers('listQuotations'))
    kit.findings.blindSpots.add(
      'whether requests for a quote are kept: no call that was judged shows them (listQuotations is extended)',
    );
  if (!isNarrowed(options) && DAYS.some((id) => kit.offers(id)) && ![started, Date.now()].some(isDayOfItsOwn))
    kit.findings.blindSpots.add(
      'whether days are those of Kenya, as all the while they were those of UTC too: between 0 and 3 o’clock there (21 to 24 UTC) a run shows it',
    );
  const { user, system } = process.cpuUsage();
  return {
    version: VERSION,
    contract: {
      file: options.contract,
      title: contract.raw.info?.title ?? '',
      version: contract.raw.info?.version ?? '',
    },
    baseUrl: options.baseUrl,
    runId: journal.runId,
    profile: options.profile,
    scope: options.scope,
    allow: options.allow,
    narrowed: isNarrowed(options),
    startedAt: new Date(started).toISOString(),
    seconds: (Date.now() - started) / 1000,
    processorSeconds: (user + system) / 1e6,
    waitedSeconds: kit.client.waitedSeconds,
    requests: kit.client.requests,
    checks: CHECKS.flatMap((check) => ran.filter(({ id }) => id === check.id)),
    violations: kit.findings.violations,
    remarks: kit.findings.remarks,
    inconclusive: kit.findings.inconclusive,
    coverage: coverageOf(contract, kit.client.exchanges),
    notOffered: [...kit.notOffered],
    blindSpots: [...kit.findings.blindSpots],
    asked: counted(contract, judgedBy(options)),
    leftovers: leftovers.map(({ why, ...left }) => ({ ...left, why: kit.findings.mask(why) })),
    account:
      kit.changes.length > 0
        ? { words: kit.changes.map((change) => changeInWords(change, options.user)), journal: journal.file }
        : null,
    ended: ended === null ? null : kit.findings.mask(ended),
    exchanges: kit.client.exchanges,
    files: { folder: path.join(options.out, 'files'), byName: kit.findings.files },
    mask: (text) => kit.findings.mask(text),
  };
}

/**
 * Stage after stage; in each the lanes beside each other, in a lane one check after the other.
 * @throws what ended the first lane that ended early, once the others have ended too
 */
async function runAll(
  kit: Kit,
  stages: readonly (readonly (readonly Check[])[])[],
  progress: Progress,
  ran: Report['checks'],
): Promise<void> {
  const total = stages.flat(2).length;
  let begun = 0;
  const failures: unknown[] = [];
  const goAlong = async (lane: readonly Check[]) => {
    const own = kit.beside();
    for (const check of lane) {
      progress.begun(check, begun, total);
      begun += 1;
      ran.push(await runOne(own, check));
    }
  };
  for (const lanes of stages) {
    await Promise.all(
      lanes.map((lane) =>
        goAlong(lane).catch((failure: unknown) => {
          failures.push(failure);
          kit.client.interrupt();
        }),
      ),
    );
    if (failures.length > 0) throw failures[0];
  }
}

async function runOne(kit: Kit, check: Check): Promise<Report['checks'][number]> {
  const { id, name } = check;
  kit.check = id;
  const begun = performance.now();
  await kit.part(name, () => (check.shared === true ? undisturbed(kit, check) : check.run(kit)));
  return {
    id,
    name,
    ms: Math.round(performance.now() - begun),
    requests: kit.client.requestsOf(id),
    violations: kit.findings.foundIn(id).length,
  };
}

/**
 * Deletes what a run that was killed has left, by its journal, and changes back what it changed of the account.
 * @returns how many records were deleted, how many changes of the account taken back, and what of both could not be
 * @throws JournalUnusable, UnreadableContract, ServerUnusable
 */
export async function cleanUpAfter(
  options: Options,
  journalFile: string,
): Promise<{ deleted: number; restored: number; left: Leftover[] }> {
  const { runId, baseUrl, entries } = Journal.read(journalFile);
  if (baseUrl !== options.baseUrl)
    throw new JournalUnusable(`${journalFile} is of a run against ${baseUrl}; --base-url names ${options.baseUrl}.`);
  const { kit, sessions, journal } = await prepared(
    new Contract(options.contract),
    options,
    runId,
    changesLeftBy(entries),
  );
  kit.check = 'Z02';
  const restored = await takeAllBack(kit);
  const settled = new Set(
    entries.flatMap((entry) =>
      entry.what === 'deleted' || entry.what === 'stays' ? [`${entry.kind} ${entry.id}`] : [],
    ),
  );
  for (const entry of entries) {
    if (entry.what !== 'created' || settled.has(`${entry.kind} ${entry.id}`)) continue;
    kit.own.records.push({ kind: entry.kind, id: entry.id });
    kit.own.adopt(entry.kind, entry.id);
  }
  const { deleted, left } = await cleanUp(kit);
  sessions.adoptFrom(entries);
  await sessions.end(kit);
  kit.client.close();
  journal.close();
  return { deleted, restored, left: [...left, ...accountLeft(kit)] };
}

const isNarrowed = ({ only, skip }: Options) => only.length + skip.length > 0;

/** Changes back what stands of the account's changes. @returns how many were */
async function takeAllBack(kit: Kit): Promise<number> {
  const before = kit.changes.length;
  for (const change of [...kit.changes]) await takeBack(kit, change);
  return before - kit.changes.length;
}

const accountLeft = (kit: Kit): Leftover[] =>
  kit.changes.map(({ of }) => ({ kind: 'account', id: kit.options.user, why: `its ${of} could not be changed back` }));

/**
 * A kit that is signed in and knows what the server offers.
 * @param changes of the account that an earlier run left, which may have to be signed in with
 */
async function prepared(contract: Contract, options: Options, runId: string, changes: readonly AccountChange[] = []) {
  const journal = new Journal(options.out, runId, options.baseUrl);
  const sessions = new Sessions(journal, options.password);
  const secrets = () => [...sessions.known, options.password];
  const client = new Client({
    baseUrl: options.baseUrl,
    timeout: options.timeout,
    rps: options.rps,
    maxRequests: options.maxRequests,
    userAgent: `shop-contract-kit/${VERSION} run=${runId}`,
  });
  const own = new Own(journal);
  const findings = new Findings(contract, own.origins, secrets, client.exchanges);
  const kit = new Kit(contract, client, findings, new Judge(contract, findings, secrets), own, options, sessions);
  kit.check = 'H03';
  kit.changes.push(...changes);
  try {
    const { token, exchange } = await signedIn(kit, sessions);
    if (exchange.failure !== null) throw new ServerUnusable(`${options.baseUrl} does not answer: ${exchange.failure}.`);
    if (exchange.status === 404 || exchange.status === 405)
      throw new ServerUnusable(
        `POST ${options.baseUrl}/auth/web-login answers ${exchange.status}: is the base address right, its version prefix included?`,
      );
    if (token === null)
      throw new ServerUnusable(`Signing in as ${options.user} answers ${exchange.status} ${messageOf(exchange)}`);
    kit.token = token;
    await findOffers(kit);
  } catch (error) {
    client.close();
    journal.close();
    throw error instanceof RunEnded
      ? new ServerUnusable(`${options.baseUrl} does not answer: ${error.message}`)
      : error;
  }
  return { kit, sessions, journal };
}

/** Signs in, where need be as the account is after a change that stands. @returns the answer to the credentials that were given where nothing signs in */
async function signedIn(kit: Kit, sessions: Sessions) {
  const { user, password } = kit.options;
  const first = await sessions.signIn(kit, user, password);
  if (first.token !== null) return first;
  for (const credentials of kit.changes.flatMap((change) => credentialsAfter(change, kit))) {
    const again = await sessions.signIn(kit, ...credentials);
    if (again.token !== null) return again;
  }
  return first;
}

/** Cleans up, compares with what was there before, and ends the sessions. */
async function finished(
  kit: Kit,
  sessions: Sessions,
  { scope }: Options,
  before: Snapshot | null,
): Promise<Leftover[]> {
  kit.check = 'Z02';
  if (scope === 'read-only') {
    await sessions.end(kit);
    return [];
  }
  await takeAllBack(kit);
  // A check may have ended the session, or a defect may have.
  if ((await kit.call('getProfile')).status !== 200) kit.token = (await signedIn(kit, sessions)).token;
  const { left: leftovers } = await cleanUp(kit);
  if (before) {
    const after = await takeSnapshot(kit);
    tellStill(kit, before, after);
    const { lost, added } = compare(before.rest, after.rest);
    for (const { kind, what, words } of lost)
      kit.findings.add({
        check: 'Z01',
        at: kit.operation(LISTS[kind]),
        root: what,
        expected: 'records that others made as they were before the run',
        got: words,
        fix: 'A call may change only the record that it names.',
      });
    for (const key of added) {
      const [kind, id = ''] = key.split(' ');
      if (!leftovers.some((left) => left.kind === kind && left.id === id))
        leftovers.push({
          kind: kind as Leftover['kind'],
          id,
          why: 'it came during the run, and does not bear its marker',
        });
    }
  }
  await sessions.end(kit);
  return leftovers;
}
