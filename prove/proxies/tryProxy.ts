import { noisePicture } from '../../server/testing/uploadPictures';
import { requestOf } from '../../server/testing/caller';
import { hold } from '../faults/fault';
import { BuiltServer } from '../support/builtServer';
import { signIn } from '../support/calls';
import { Cleanup, temporaryFolder } from '../support/cleanup';
import type { Trial } from '../support/part';
import type { caddy, Proxy } from './proxy';
import { visit, type Visit } from './visits';

/** Writes a minute that a visitor has here. */
const LIMIT = 3;
const PICTURE = { width: 1200, height: 1100 };
/** Visitors of this machine's many addresses. */
const VISITORS = { greedy: '127.0.0.9', other: '127.0.0.10', curious: '127.0.0.11' } as const;
/** Of no quotation. */
const KEY = 'kept-out-of-every-log_';

/** Asks through a proxy what a shop needs of one. */
export async function tryProxy({ undo, row }: Pick<Trial, 'undo' | 'row'>, name: string, open: typeof caddy) {
  const cleanup = new Cleanup();
  undo(() => cleanup.run());
  const attempt = async (what: string, aim: string, work: () => Promise<string>) => {
    try {
      row({ what: `${name}: ${what}`, aim, seen: await work(), holds: true });
    } catch (error) {
      row({ what: `${name}: ${what}`, aim, seen: `${(error as Error).message}${afterwards()}`, holds: false });
    }
  };
  let server: BuiltServer | null = null;
  /** A proxy's 502 has its reason in the shop. */
  const afterwards = () =>
    server ? `; the shop ${server.hasEnded ? 'has ended' : 'runs'}, and said: ${server.log.slice(-600)}` : '';
  try {
    const folder = temporaryFolder(cleanup.add);
    const env = { TRUST_PROXY: '127.0.0.1', LIMIT_VISITOR_WRITES: String(LIMIT), LOG_LEVEL: 'info' };
    server = await BuiltServer.start({ dataDir: `${folder}/shop`, env }, cleanup.add);
    const proxy = await open({ folder, upstream: Number(new URL(server.origin).port), undo: cleanup.add });
    const place = { server, proxy };
    await attempt('a page over https', 'HTTP/2, compressed as the server does it', () => page(place));
    await attempt('five pictures of 5 MB, and six', '201, then 413', () => uploads(place));
    await attempt('visitors who claim other addresses', 'limits count real addresses', () => addresses(place));
    const aim = 'the proxy names the request in our log and its own, which has neither addresses nor keys';
    await attempt('a request id and a trace of a visitor', aim, () => names(place));
  } finally {
    await cleanup.run();
  }
}

interface Place {
  server: BuiltServer;
  proxy: Proxy;
}

async function page({ proxy: { port } }: Place): Promise<string> {
  const asked = { path: '/shop', headers: { 'accept-encoding': 'br, gzip' } };
  await visit(port, asked);
  const { protocol, status, headers, bytes } = await visit(port, asked);
  hold(status === 200 && /^(br|gzip)$/.test(headers['content-encoding'] ?? ''), () => `${status}, not compressed`);
  const again = await visit(port, { path: '/shop', headers: { 'if-none-match': headers.etag ?? '' } });
  hold(again.status === 304, () => `asked again with its tag: ${again.status}`);
  return `${protocol}, ${headers['content-encoding']}, ${bytes} bytes, then 304`;
}

async function uploads({ server, proxy: { port } }: Place): Promise<string> {
  const token = await signIn(server.origin);
  const noise = await noisePicture(PICTURE.width, PICTURE.height);
  // What follows the end of a PNG is ignored by readers.
  const file = Buffer.concat([noise, Buffer.alloc(5_000_000 - noise.length)]);
  const send = async (count: number) => {
    const files = Array.from({ length: count }, () => file);
    const sent = await requestOf('createArticle', { body: { title: `${count} pictures` }, files }, token);
    const body = Buffer.isBuffer(sent.payload) ? sent.payload : Buffer.from(sent.payload ?? '');
    const { method, url: path, headers } = sent;
    const { status } = await visit(port, { method, path, headers, body, from: VISITORS.curious });
    return { status, megabytes: body.length / 1e6 };
  };
  const [five, six] = [await send(5), await send(6).catch(() => ({ status: 0, megabytes: 30 }))];
  // A proxy may end the connection of what is too large before all of it has come.
  hold(five.status === 201 && [413, 0].includes(six.status), () => `${five.status}, then ${six.status}`);
  return `${five.status} to ${five.megabytes.toFixed(0)} MB, ${six.status || 'a closed connection'} to ${six.megabytes.toFixed(0)} MB`;
}

async function addresses({ proxy: { port } }: Place): Promise<string> {
  const quote = (from: string, claimed: string): Visit => ({
    method: 'POST',
    path: '/api/v1/quotations/create-quotation',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': claimed },
    body: Buffer.from(JSON.stringify({ clients_name: 'A', clients_email: 'a@example.com', clients_note: 'x' })),
    from,
  });
  const statuses: number[] = [];
  for (let n = 0; n <= LIMIT; n += 1) statuses.push((await visit(port, quote(VISITORS.greedy, `192.0.2.${n}`))).status);
  const other = (await visit(port, quote(VISITORS.other, '192.0.2.1'))).status;
  const due = [...Array.from({ length: LIMIT }, () => 201), 429];
  hold(String(statuses) === String(due) && other === 201, () => `${statuses.join(' ')}, another visitor ${other}`);
  return `${statuses.join(' ')} to one who claims another address each time, ${other} to another`;
}

async function names({ server, proxy: { port, log } }: Place): Promise<string> {
  const claimed = { 'x-request-id': 'claimed-by-a-visitor', traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` };
  await visit(port, {
    path: '/api/v1/products/get-productById/0',
    headers: claimed,
    method: 'POST',
    body: Buffer.from(''),
  });
  await visit(port, { path: `/q/${KEY}`, headers: { referer: `https://localhost/q/${KEY}` }, from: VISITORS.curious });
  await new Promise((resolve) => setTimeout(resolve, 300));
  const line = server.log.split('\n').findLast((one) => one.includes('"status":405')) ?? '';
  const { reqId = '' } = JSON.parse(line || '{}') as { reqId?: string };
  hold(/^[\w-]{32,36}$/.test(reqId) && !line.includes('trace_id'), () => `our log says ${line.slice(0, 200)}`);
  const theirs = log().split('\n');
  hold(
    theirs.some((one) => one.includes(reqId)),
    () => `the proxy does not name ${reqId}: ${theirs.slice(-3).join(' ')}`,
  );
  const told = theirs.filter((one) => [...Object.values(VISITORS), KEY].some((word) => one.includes(word)));
  hold(told.length === 0, () => `the proxy tells ${told[0]}`);
  return `both logs name it ${reqId}, with ${theirs.length} lines in the proxy's`;
}
