import { ECDH } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { dataOf, parseJson, type Exchange } from '../../http/exchange';
import { whileChanged } from '../../run/account';
import { CannotJudge } from '../../run/cannotJudge';
import type { Kit } from '../../run/kit';
import type { Check } from '../check';
import { PUSH_DEVICE } from '../input/bases';
import { judgeNow } from '../protocol/timestamps';
import { asked } from './kinds';
import { begun, sendFilled } from './proposalSteps';

interface Listed {
  id: string;
  createdAt: string;
}

interface Settings {
  email: { wanted: boolean };
  push: { publicKey: string; devices: { id: string; name: string; createdAt: string }[] };
}

/** D36: how staff are told of new requests. */
export const notifications: Check = {
  id: 'D36',
  name: 'notifications',
  reach: 'own',
  rule: 'News counts the new requests as the dashboard does, and names the newest of all and when it came. As a stream of events it begins with what is now, tells of a new request, of its status and of a payment while it is open (--allow-traces), and ends by itself; each event is one line with the envelope. Choices are kept (another one with --allow-account). A device that is added is listed, as added now, the same endpoint is the same device, one that is removed is gone, and no other; an endpoint of no push service is 400. The server’s own key is a point of P-256. What has not failed cannot be tried again.',
  run: async (kit) => {
    await kit.part('getNews', () => counts(kit));
    await kit.part('getNews', () => newest(kit));
    await kit.part('getNews', () => streams(kit));
    await kit.part('updateNotificationSettings', () => chosen(kit));
    await kit.part('getNotificationSettings', () => ownKey(kit));
    await kit.part('addPushDevice', () => devices(kit));
    await kit.part('listFailedNotices', () => failed(kit));
  },
};

async function counts(kit: Kit): Promise<void> {
  kit.needs('getNews', 'getDashboardSummary');
  // There are some that are new.
  if (kit.options.allow.traces) for (let count = 0; count < 2; count += 1) await asked(kit);
  const dashboard = async () =>
    dataOf<{ quotes: { new: number } }>(await kit.must('getDashboardSummary'))?.quotes.new ?? Number.NaN;
  const before = await dashboard();
  const news = await kit.must('getNews');
  const count = dataOf<{ newQuotations: number }>(news)?.newQuotations ?? Number.NaN;
  const after = await dashboard();
  // Others may ask for quotes, or answer them, meanwhile.
  if (before === after && count !== before)
    kit.fail(news, {
      expected: `newQuotations ${String(before)}, as quotes.new of the dashboard`,
      got: String(count),
      fix: 'Count the requests of status new.',
    });
}

/** The newest request of the inbox, and when it came. */
async function newest(kit: Kit): Promise<void> {
  kit.needs('getNews', 'listQuotations');
  // One that is answered is the newest all the same.
  if (kit.options.allow.traces && kit.offers('updateQuotation')) {
    const id = await asked(kit);
    await kit.must('updateQuotation', { path: { id }, json: { status: 'closed' } });
  }
  const first = async () => dataOf<{ quotations: Listed[] }>(await kit.must('listQuotations'))?.quotations[0];
  const before = await first();
  const news = await kit.must('getNews');
  const after = await first();
  if (before?.id !== after?.id) return;
  const { newestId, newestAt } = dataOf<{ newestId: string | null; newestAt: string | null }>(news) ?? {};
  const [due, got] = [before?.createdAt ?? null, newestAt ?? null].map((at) => (at === null ? at : Date.parse(at)));
  if (newestId !== (before?.id ?? null) || due !== got)
    kit.fail(news, {
      expected: before ? `newestId ${before.id}, newestAt ${before.createdAt}` : 'newestId and newestAt null',
      got: JSON.stringify([newestId, newestAt]),
      fix: 'Name the newest request that the inbox lists, and its createdAt.',
      root: 'newest',
    });
}

/** How long a stream is listened to where there is something to be told, s. */
const LISTENED_S = 10;
/** With less of it left nothing is changed any more: who looks every few seconds tells each in time. */
const LEAST_LEFT_MS = 5000;
/** How often it is looked whether something has come, ms. */
const LOOKS_MS = 50;

/** What the envelopes that have come have for `changed`, each once. */
const marksIn = (body: Buffer) =>
  new Set([...body.toString('utf8').matchAll(/"changed":\s*("[^"]*")/g)].map(([, mark]) => mark));

async function streams(kit: Kit): Promise<void> {
  kit.needs('getNews');
  const changes = kit.options.allow.traces ? await changesOfNews(kit) : [];
  const seconds = changes.length === 0 ? 2 : LISTENED_S;
  let isOpen = true;
  let told = 0;
  const stream = { openMs: seconds * 1000, onPiece: (soFar: Buffer) => (told = marksIn(soFar).size) };
  const until = Date.now() + stream.openMs - LEAST_LEFT_MS;
  const answer = kit
    .call('getNews', { query: { seconds }, headers: { accept: 'text/event-stream' }, stream })
    .finally(() => (isOpen = false));
  const made: string[] = [];
  for (const change of changes) {
    // Each once that before it is told, so that none is told with another.
    while (isOpen && told <= made.length) await wait(LOOKS_MS);
    if (!isOpen || Date.now() > until) break;
    made.push(await change());
  }
  const exchange = await answer;
  if (exchange.headers['content-type']?.startsWith('application/json')) {
    kit.remark('getNews', 'it had no room for a stream of events');
    return;
  }
  oneLineEach(kit, exchange);
  const [id] = made;
  const got = exchange.body.toString('utf8') || 'nothing';
  const about = { got, fix: 'Send the envelope again each time that a request came.', root: 'event' };
  if (id !== undefined && !got.includes(JSON.stringify(id))) {
    kit.fail(exchange, { ...about, expected: `an event with newestId ${id}, while the stream was open` });
    return;
  }
  if (marksIn(exchange.body).size <= made.length)
    kit.fail(exchange, {
      ...about,
      expected: `an event at first and after each of ${String(made.length)} changes: a request, its status, a payment`,
      fix: 'Send the envelope again each time that something of the requests or of the quotations has changed.',
      root: 'each',
    });
}

/** A request, its status, and a payment of a quotation; each answers whose it is. */
async function changesOfNews(kit: Kit): Promise<(() => Promise<string>)[]> {
  const changes = [() => asked(kit)];
  if (kit.offers('updateQuotation')) {
    const id = await asked(kit);
    const json = { status: 'closed' };
    changes.push(async () => kit.must('updateQuotation', { path: { id }, json }).then(() => id));
  }
  const paying = ['createProposal', 'updateProposal', 'sendProposal', 'recordPayment'];
  if (paying.every((one) => kit.offers(one))) {
    const id = await begun(kit);
    await sendFilled(kit, id);
    const json = { amount: '1', method: 'cash', paidOn: '2026-01-02' };
    changes.push(async () => kit.must('recordPayment', { path: { id }, json }).then(() => id));
  }
  return changes;
}

/** What a reader of server-sent events (HTML, 9.2.6) gets: the lines between empty ones, comments left out. */
const eventsIn = (text: string) =>
  text
    .replaceAll(/\r\n|\r/g, '\n')
    .split(/\n{2,}/)
    .map((event) => event.split('\n').filter((line) => line !== '' && !line.startsWith(':')))
    .filter((lines) => lines.length > 0);

function oneLineEach(kit: Kit, exchange: Exchange): void {
  // No answer, or a refusal: group A has said so.
  if (exchange.failure !== null || exchange.status >= 300) return;
  const isWhole = ([line = '', ...more]: string[]) =>
    more.length === 0 &&
    line.startsWith('data:') &&
    kit.contract.errors('/components/schemas/NewsResponse', parseJson(Buffer.from(line.slice('data:'.length))))
      .length === 0;
  const broken = eventsIn(exchange.body.toString('utf8')).find((lines) => !isWhole(lines));
  if (broken)
    kit.fail(exchange, {
      expected: 'of each event one line `data:` with the envelope as JSON',
      got: JSON.stringify(broken.join('\n')),
      fix: 'Write `data: `, the envelope as JSON without line ends, and an empty line; no name and no id of the event.',
      root: 'line',
    });
}

async function settings(kit: Kit): Promise<Settings> {
  const data = dataOf<Settings>(await kit.must('getNotificationSettings'));
  if (!data) throw new CannotJudge('getNotificationSettings answered no data');
  return data;
}

async function chosen(kit: Kit): Promise<void> {
  kit.needs('updateNotificationSettings', 'getNotificationSettings');
  const before = (await settings(kit)).email.wanted;
  const saves = async (choices: readonly boolean[]) => {
    for (const email of choices) {
      const saved = await kit.must('updateNotificationSettings', { json: { email } });
      const { wanted } = (await settings(kit)).email;
      if (wanted !== email)
        kit.fail(saved, {
          expected: `email.wanted ${String(email)} after it was saved`,
          got: String(wanted),
          fix: 'Keep the choice with the account.',
        });
    }
  };
  if (!kit.options.allow.account) return saves([before, before]);
  const back = [{ json: { email: before } }];
  await whileChanged(
    kit,
    { of: 'settings', read: 'getNotificationSettings', save: 'updateNotificationSettings', back },
    () => saves([!before, !before, before]),
  );
}

/** Browsers take a subscription for a point alone, in its long form (RFC 8292, 3.2): 4, then both coordinates. */
async function ownKey(kit: Kit): Promise<void> {
  kit.needs('getNotificationSettings');
  const { publicKey } = (await settings(kit)).push;
  const bytes = Buffer.from(publicKey, 'base64url');
  if (bytes.length === POINT_BYTES && bytes[0] === 4 && isPoint(bytes)) return;
  kit.fail(kit.operation('getNotificationSettings'), {
    expected: `publicKey a point of P-256 in base64url: ${POINT_BYTES} bytes, the first of them 4`,
    got: publicKey,
    fix: 'Answer the public half of the server’s own pair of keys for pushes, uncompressed.',
    root: 'own key',
    pointer: '/components/schemas/NotificationSettings/properties/push/properties/publicKey',
  });
}

const POINT_BYTES = 65;

function isPoint(bytes: Buffer): boolean {
  try {
    ECDH.convertKey(bytes, 'prime256v1');
    return true;
  } catch {
    return false;
  }
}

/** As long as it may be, and another one by its end alone. */
function longEndpoint(kit: Kit): string {
  const marker = kit.own.marker();
  return PUSH_DEVICE.endpoint.padEnd(1000 - marker.length, '-') + marker;
}

async function devices(kit: Kit): Promise<void> {
  kit.needs('addPushDevice', 'removePushDevice', 'getNotificationSettings');
  const json = { ...PUSH_DEVICE, endpoint: longEndpoint(kit) };
  const added = await kit.must('addPushDevice', { json });
  const id = kit.made(added, 'device');
  const shown = await kit.must('getNotificationSettings');
  judgeNow(kit, shown, { ...dataOf<Settings>(shown)?.push.devices.find((device) => device.id === id) });
  const again = await kit.must('addPushDevice', { json: { ...json, name: 'Renamed' } });
  const listed = (await settings(kit)).push.devices.filter((device) => device.id === id);
  if (dataOf(again)?.id !== id || listed.length !== 1 || listed[0]?.name !== 'Renamed')
    kit.fail(again, {
      expected: 'the same device once, with its new name, for the same endpoint',
      got: JSON.stringify([dataOf(again), listed]),
      fix: 'Keep one device for an endpoint.',
      root: 'again',
    });
  for (const name of [`${'\u{1F4F1}'.repeat(79)}\u00E9`, '0']) {
    await kit.must('addPushDevice', { json: { ...json, name } });
    const named = (await settings(kit)).push.devices.find((device) => device.id === id);
    if (named?.name !== name)
      kit.fail(kit.operation('addPushDevice'), {
        expected: `the name ${name}`,
        got: JSON.stringify(named?.name) ?? 'no such device',
        fix: 'Keep the name as it is sent, to its last character.',
        root: 'name',
      });
  }
  // Of no length and form, and of the right ones with another number in it.
  for (const p256dh of ['A'.repeat(87), `${json.p256dh.slice(0, 40)}A${json.p256dh.slice(41)}`])
    kit.refuses(await kit.call('addPushDevice', { json: { ...json, p256dh } }), 400, 'p256dh', {
      when: 'for a key that is no point of P-256',
      fix: 'Compute whether it is a point of the curve: a push could not be encrypted for it.',
      root: 'key',
    });
  const other = { ...json, endpoint: longEndpoint(kit) };
  const beside = await kit.must('addPushDevice', { json: other });
  const latest = kit.made(beside, 'device');
  if (latest === id) {
    kit.fail(beside, {
      expected: `another device than ${id} for another endpoint, though the end alone is another`,
      got: 'the same one',
      fix: 'Keep and compare endpoints whole; they may have 1,000 characters.',
      root: 'whole',
    });
    await kit.must('removePushDevice', { path: { id } });
    return;
  }
  const both = async () =>
    (await settings(kit)).push.devices.map((device) => device.id).filter((one) => [id, latest].includes(one));
  const order = await both();
  if (order.join() !== `${latest},${id}`)
    kit.fail(kit.operation('getNotificationSettings'), {
      expected: 'both devices, that which was added last first',
      got: JSON.stringify(order),
      fix: 'List every device once, by the moment that it was added, descending.',
      root: 'order',
    });
  for (const [removed, left] of [
    [latest, id],
    [id, ''],
  ] as const) {
    await kit.must('removePushDevice', { path: { id: removed } });
    const stay = await both();
    if (stay.join() !== left)
      kit.fail(kit.operation('removePushDevice'), {
        expected: `${left === '' ? 'neither device' : `the device ${left} alone`} once ${removed} was removed`,
        got: stay.join(' and ') || 'neither',
        fix: 'Remove the device that the path names, for good, and no other.',
        root: 'listed',
      });
  }
  const second = await kit.call('removePushDevice', { path: { id } });
  kit.expect(second, 404, { when: 'for a device that was removed', fix: 'Remove the device for good.', root: 'gone' });
  const { host } = new URL(json.endpoint);
  // A service's name before, behind or beside that of somebody else's host is none.
  for (const address of ['push.example', `${host}.push.example`, `${host}@push.example`, `push.example/${host}`])
    kit.refuses(
      await kit.call('addPushDevice', { json: { ...json, endpoint: `https://${address}/abc` } }),
      400,
      'endpoint',
      {
        when: `for an endpoint of no push service, https://${address}/abc`,
        fix: 'Take endpoints of known push services alone, by their whole host: the server will call them.',
        root: 'elsewhere',
      },
    );
}

async function failed(kit: Kit): Promise<void> {
  kit.needs('listFailedNotices', 'retryNotice');
  await kit.must('listFailedNotices');
  const past = await kit.must('listFailedNotices', { query: { page: 1_000_000 } });
  if (dataOf<{ notices: unknown[] }>(past)?.notices.length !== 0)
    kit.fail(past, {
      expected: 'no notices past the end',
      got: past.body.toString('utf8'),
      fix: 'Answer an empty list.',
    });
  const retried = await kit.call('retryNotice', { path: { id: kit.own.nothing() } });
  kit.expect(retried, [400, 404], { when: 'for what has not failed', fix: 'Try again only what stands in the list.' });
}
