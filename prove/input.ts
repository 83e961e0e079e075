import { loadContract } from '../server/openapi/document';
import { PUSH_NOWHERE } from '../server/testing/pushService';
import { makersOf } from '../server/testing/shop';
import { STAFF_WRITES } from '../server/testing/staffWrites';
import { callerOf, signIn, type Caller } from './support/calls';
import { BuiltServer, DEMO_ACCOUNT } from './support/builtServer';
import { temporaryFolder } from './support/cleanup';
import { runPart, type Trial } from './support/part';
import { sendAll, type Sum } from './input/fleet';
import { PATIENCE_MS } from './input/lane';
import type { Kind } from './input/pools';
import { LogWatch, MemoryWatch } from './input/watched';
import type { Broken } from './input/worker';

const { operations } = loadContract();
/** How many are sent, and how long it may take at the most, s. */
const FULL = { requests: 500_000, seconds: 5_400 };
const SAMPLE = { requests: 20_000, seconds: 6 };
/** Of each kind so many are there from the beginning. */
const SALES = 5;
/** Of a hundred requests so many go to the server that logs what an owner reads, the others to the most talkative one. */
const SHARE_AT_INFO = 10;

/** Operations that do what they are asked in no run, with the reason. */
const NEVER: Readonly<Record<string, string>> = {
  updatePassword: 'the run would lose the password that it knows',
  confirmSecondFactor: 'a code of the secret would end the sessions of the run',
  retryNotice: 'no notice is given up within the hours of a run',
};
/** Of a hundred requests so many may be refused for want of room. */
const MOST_OVERLOADED = 1;

interface Round {
  sum: Sum;
  /** Of the server's own process. */
  processorMs: number;
  memory: MemoryWatch;
  log: LogWatch;
  alive: boolean;
}

async function round(trial: Trial, level: string, requests: number, seconds: number): Promise<Round> {
  const server = await BuiltServer.start(
    { dataDir: temporaryFolder(trial.undo), env: { LOG_LEVEL: level } },
    trial.undo,
  );
  const begin = server.log;
  const token = await signIn(server.origin);
  const log = new LogWatch(server, token, begin);
  const memory = new MemoryWatch(server);
  const task = {
    origin: server.origin,
    token,
    seed: trial.seed,
    count: requests,
    seconds,
    found: await recordsOf(server.origin, token),
  };
  const before = memory.processorMs();
  let told = Date.now();
  const sum = await sendAll(task, trial.undo, (sent) => {
    memory.look(sent);
    if (Date.now() - told < 30_000) return;
    told = Date.now();
    console.log(`${level}: ${sent} of ${requests}`);
  });
  const processorMs = memory.processorMs() - before;
  const ready = await fetch(`${server.origin}/readyz`).catch(() => null);
  await server.stop();
  return { sum, processorMs, memory, log, alive: ready?.ok === true };
}

/** The ids of what the shop holds, by what they are of. */
async function recordsOf(origin: string, token: string): Promise<Record<Kind, string[]>> {
  const call = callerOf(origin, token);
  const list = async (id: string, key: string, query: Record<string, string> = {}) => {
    const { data } = await call(id, { query });
    const records = (Array.isArray(data) ? data : (data as Record<string, unknown>)[key]) as {
      id: string;
      images?: { id: string }[];
    }[];
    return records;
  };
  const products = await list('listProducts', 'products', { status: 'all' });
  const ids = (records: { id: string }[]) => records.map(({ id }) => id);
  return {
    product: ids(products),
    picture: products.flatMap(({ images = [] }) => ids(images)),
    article: ids(await list('listArticles', 'articles', { status: 'all' })),
    category: ids(await list('listCategories', 'categories')),
    tag: ids(await list('listTags', 'tags')),
    advert: ids(await list('listAdvertisements', '', { status: 'all' })),
    quotation: ids(await list('listQuotations', 'quotations')),
    county: ids(await list('listCounties', 'counties')),
    ...(await salesOf(origin, call)),
    comment: [],
    payment: [],
    session: [],
    device: [],
    notice: [],
  };
}

/** Quotations that were sent, some accepted and some with a visit. */
async function salesOf(
  origin: string,
  staff: Caller,
): Promise<Pick<Record<Kind, string[]>, 'proposal' | 'share' | 'visit'>> {
  const { user, password } = DEMO_ACCOUNT;
  const shop = {
    ...makersOf(staff, 'Input '),
    staff,
    visitor: callerOf(origin),
    account: { email: user, password },
    file: Buffer.alloc(0),
    pushOrigin: PUSH_NOWHERE,
  };
  const pathOf = async (operation: string) => (await STAFF_WRITES[operation]?.(shop))?.path?.id ?? '';
  const made = { proposal: [] as string[], share: [] as string[], visit: [] as string[] };
  for (let turn = 0; turn < SALES; turn += 1) {
    made.proposal.push(await pathOf('recordPayment'), await pathOf('updateProposal'));
    made.visit.push(await pathOf('updateVisit'));
  }
  const { proposals } = (await staff('listProposals')).data as {
    proposals: { id: string; shareKey?: string | null }[];
  };
  for (const { id } of proposals) {
    const { shareKey } = (await staff('getProposal', { path: { id } })).data as { shareKey?: string | null };
    if (shareKey) made.share.push(shareKey);
  }
  return made;
}

/** The rows of what answers broke, each by the kit's checks of it. */
const PROMISES: readonly { what: string; aim: string; checks: readonly string[] }[] = [
  { what: 'Answers of 500 and above (503 with Retry-After is counted apart)', aim: '0', checks: ['A03'] },
  { what: 'Answers that did not come', aim: `0 after ${PATIENCE_MS / 1000} s`, checks: ['hang', 'closed'] },
  { what: 'Answers outside the envelope or of another schema', aim: '0', checks: ['A04', 'A05', 'A06'] },
  { what: 'Statuses that the operation does not document', aim: '0', checks: ['A01'] },
  { what: "Passwords, tokens, hashes or the server's inside in an answer", aim: '0', checks: ['A14', 'C07', 'C08'] },
];

function tell({ row }: Trial, rounds: readonly Round[], wanted: number | null): void {
  const sums = rounds.map(({ sum }) => sum);
  const total = (of: (sum: Sum) => number) => sums.reduce((all, sum) => all + of(sum), 0);
  const most = (of: (sum: Sum) => number) => Math.max(...sums.map(of));
  const [sent, seconds] = [total((sum) => sum.sent), total((sum) => sum.seconds)];
  const statuses = [...new Set(sums.flatMap((sum) => Object.keys(sum.statuses)))].sort();
  const tried = new Set(sums.flatMap((sum) => sum.operations));
  const succeeded = new Set(sums.flatMap((sum) => sum.succeeded));
  const never = operations.map(({ id }) => id).filter((id) => !succeeded.has(id));
  const overloaded = total((sum) => sum.overloaded);
  const timesOf = (status: string) => total((sum) => sum.statuses[status] ?? 0);
  row({
    what: `Requests made of the contract's examples and bounds, and raw messages`,
    aim:
      wanted === null
        ? 'every operation'
        : `${wanted}, every operation, with a success but where that is left out; at most ${MOST_OVERLOADED} % are refused for want of room`,
    seen: [
      `${sent} (${total((sum) => sum.raw)} raw) in ${Math.round(seconds)} s, ${Math.round(sent / seconds)} a second`,
      `${tried.size} of ${operations.length} operations${never.length > 0 ? `, without a success: ${never.map((id) => (id in NEVER ? `${id} (${NEVER[id]})` : id)).join(', ')}` : ''}`,
      `${(rounds.reduce((all, { processorMs }) => all + processorMs, 0) / sent).toFixed(2)} ms of the server's processor time each`,
      statuses.map((status) => `${status}: ${timesOf(status)}`).join(', '),
      `slowest ${Math.round(most((sum) => sum.slowestMs))} ms`,
      `503 with Retry-After: ${overloaded}`,
    ].join('; '),
    // A sample gets as far as it gets.
    holds:
      sent > 0 &&
      (wanted === null ||
        (sent >= wanted &&
          tried.size === operations.length &&
          never.every((id) => id in NEVER) &&
          overloaded * 100 <= sent * MOST_OVERLOADED)),
  });
  const named = PROMISES.flatMap(({ checks }) => checks);
  for (const { what, aim, checks } of [
    ...PROMISES,
    { what: 'Anything else that the kit says of an answer', aim: '0', checks: null },
  ]) {
    const broken = sums
      .flatMap((sum) => sum.broken)
      .filter(({ check }) => (checks ? checks.includes(check) : !named.includes(check)));
    for (const one of broken.slice(0, 15)) console.log(shown(one));
    const times = broken.reduce((all, one) => all + one.times, 0);
    const places = broken.slice(0, 5).map(({ where, got }) => `${where}: ${got}`);
    row({ what, aim, seen: [String(times), ...places].join('; '), holds: times === 0 });
  }
}

const shown = ({ check, where, got, times, example }: Broken) =>
  `${check} ${where}, ${times} times: ${got}\n${JSON.stringify(example)}`;

runPart(async (trial) => {
  const { requests, seconds: most } = trial.sample ? SAMPLE : FULL;
  const seconds = Math.min(most, (trial.minutes ?? Infinity) * 60);
  const atInfo = Math.round((requests * SHARE_AT_INFO) / 100);
  const talkative = await round(trial, 'debug', requests - atInfo, seconds);
  const usual = await round(trial, 'info', atInfo, seconds / 8);
  tell(trial, [talkative, usual], trial.sample ? null : requests);
  const [second, last] = [talkative.memory.quarter(2), talkative.memory.quarter(4)];
  // A sample ends long before the caches are full.
  if (!trial.sample)
    trial.row({
      what: 'Memory of the server',
      aim: 'the last quarter within 10 % of the second',
      seen: `${Math.round(second)} MB, then ${Math.round(last)} MB (quarters: ${[1, 2, 3, 4].map((quarter) => Math.round(talkative.memory.quarter(quarter))).join(', ')})`,
      holds: last <= second * 1.1,
    });
  for (const [level, { log }] of [
    ['debug', talkative],
    ['info', usual],
  ] as const)
    trial.row({
      what: `Passwords, tokens, phones, e-mail addresses and words searched for in the log at ${level}`,
      aim: 'none',
      seen: `${[...log.found].map(([what, times]) => `${what}: ${times}`).join(', ') || 'none'} in ${(log.bytes / 1e6).toFixed(1)} MB`,
      holds: log.found.size === 0,
    });
  trial.row({
    what: 'The server afterwards',
    aim: 'runs and is ready',
    seen: talkative.alive && usual.alive ? 'ready' : 'not ready',
    holds: talkative.alive && usual.alive,
  });
});
