import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { runKit } from './inProcess';
import { KitStage } from './kitProcess';

const stage = new KitStage();
let front: Server;
/** How often the stream looks whether something has changed, ms. */
let everyMs: number;
/** What of the envelope says whether something has changed. */
let markOf: (envelope: string) => string | undefined;

/** Hands on whatever is asked, and what is answered. */
function pass(incoming: IncomingMessage, response: ServerResponse): void {
  const { method, headers, url } = incoming;
  const outgoing = request(new URL(url ?? '', stage.server.url), { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 0, answer.headers);
    answer.pipe(response);
  });
  incoming.pipe(outgoing);
}

async function stream({ headers, url }: IncomingMessage, response: ServerResponse): Promise<void> {
  const target = new URL(url ?? '', stage.server.url);
  const { authorization = '' } = headers;
  const until = Date.now() + Number(target.searchParams.get('seconds')) * 1000;
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  let told: string | undefined;
  for (; Date.now() < until; await wait(Math.min(everyMs, until - Date.now()))) {
    const envelope = await (await fetch(target, { headers: { authorization } })).text();
    const mark = markOf(envelope);
    if (mark !== told) response.write(`data: ${envelope}\n\n`);
    told = mark;
  }
  response.end();
}

/** Before the minimal server, which has no room for streams. */
beforeEach(async () => {
  await stage.serve();
  front = createServer((incoming, response) => {
    if (incoming.headers.accept === 'text/event-stream') void stream(incoming, response);
    else pass(incoming, response);
  });
  await new Promise<void>((resolve) => {
    front.listen(0, '127.0.0.1', resolve);
  });
});
afterEach(() => {
  front.close();
});

test.each([
  ['looks every few seconds', 4000, /"changed":"[^"]*"/, []],
  ['tells of requests alone', 100, /"newestId":"[^"]*"/, ['after each of 2 changes']],
  ['tells of nothing that changes', 100, /"success":true/, ['while the stream was open']],
] as const)('of a stream that %s', async (_, ms, mark, due) => {
  everyMs = ms;
  markOf = (envelope) => mark.exec(envelope)?.[0];
  const baseUrl = `http://127.0.0.1:${(front.address() as AddressInfo).port}/api/v1`;
  const allow = { account: false, traces: true, load: false };
  const { violations } = await runKit(baseUrl, { only: ['D36'], scope: 'full', allow });
  expect(violations.map(({ expected }) => expected)).toEqual(
    due.map((words) => expect.stringContaining(words) as string),
  );
});
