import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { findRunning } from '../../server/database/embedded/embeddedPostgres';
import { requestOf } from '../../server/testing/caller';
import { noisePicture } from '../../server/testing/uploadPictures';
import { BuiltServer } from '../support/builtServer';
import { replyOf, signIn, type Caller, type Reply } from '../support/calls';
import { temporaryFolder, type Cleanup } from '../support/cleanup';
import { seconds } from '../support/seen';
import { BOUND_MS, groupOf, hold, type Fault } from './fault';
import { Scene } from './scene';

/** A folder on which a shop is started for each fault, and which it leaves in good order. */
interface Place {
  serve: () => Promise<BuiltServer>;
  /** The same, with what a scene needs. */
  start: () => Promise<Scene>;
  dataDir: string;
}

function open(undo: Cleanup['add']): Promise<Place> {
  const dataDir = temporaryFolder(undo);
  const serve = () => BuiltServer.start({ dataDir }, undo);
  return Promise.resolve({ dataDir, serve, start: () => Scene.open({ dataDir }, undo) });
}

const AIM =
  'accepted requests are finished, ends with code 0 in 10 s, nothing left running, what was acknowledged is there and nothing else';

/** What is looked at after the signal. */
interface Looks {
  /** Once the server has ended. @returns what was seen. @throws Error with what does not hold */
  ended: () => Promise<string> | string;
  /** Once the next one serves. */
  next?: () => Promise<void>;
}

/** @param more what is promised besides */
const ending = (what: string, more: string, before: (scene: Scene) => Promise<Looks>): Fault<Place> => ({
  what,
  aim: more ? `${AIM}; ${more}` : AIM,
  async try({ start, dataDir }) {
    const scene = await start();
    const { status } = await scene.quote();
    hold(status === 201, () => `a quote before the signal is ${status}`);
    const looks = await before(scene);
    const { child } = scene.server;
    const begin = performance.now();
    child.kill('SIGTERM');
    if (!scene.server.hasEnded) await Promise.race([once(child, 'exit'), delay(2 * BOUND_MS)]);
    const took = performance.now() - begin;
    hold(child.exitCode === 0 && took <= BOUND_MS, () => `code ${child.exitCode} after ${Math.round(took)} ms`);
    const said = await looks.ended();
    hold(findRunning(dataDir) === null, () => 'a database runs on');
    const { server } = await start();
    await scene.moveTo(server);
    await scene.holdAcknowledged(0);
    await looks.next?.();
    await server.stop();
    return `code 0 after ${seconds(took)}; ${said}`;
  },
});

const REFUSED = 'refused';
const UNANSWERED = 'broken off before an answer';
/** A connection that ends before an answer, as Node's two clients call it. */
const BROKEN = ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'];
/** An answer that ends half-way. */
const HALF_WAY = ['terminated', 'aborted'];

/** How a call ended: with a status, or with what became of its connection. */
const endOf = (call: Promise<Reply>): Promise<string> =>
  call.then(
    ({ status }) => String(status),
    ({ message, code, cause }: Error & { code?: string; cause?: { code?: string } }) => {
      const why = code ?? cause?.code ?? '';
      if (why === 'ECONNREFUSED') return REFUSED;
      return BROKEN.includes(why) && !HALF_WAY.includes(message) ? UNANSWERED : `${message} ${why}`;
    },
  );

/** Resolves when nobody is let in any more. */
async function closed(scene: Scene): Promise<void> {
  while ((await endOf(scene.ask('health'))) !== REFUSED) await delay(20);
}

/** A call that the server has accepted. */
interface Begun {
  reply: Promise<Reply>;
  end: Promise<string>;
}

/**
 * Begins a call, and resolves when the server has asked for its body (100 Continue) and half of that is sent.
 * @param goOn when the other half is sent
 */
async function begun(
  { server: { origin } }: Scene,
  goOn: Promise<unknown>,
  call: (caller: Caller) => Promise<Reply>,
  token?: string,
): Promise<Begun> {
  let accept: () => void = () => undefined;
  const accepted = new Promise<void>((resolve) => (accept = resolve));
  const reply = call(async (operationId, options) => {
    const { method, url, headers, payload = '' } = await requestOf(operationId, options, token);
    const body = typeof payload === 'string' ? Buffer.from(payload) : payload;
    const half = body.length >> 1;
    const asked = request(origin + url, {
      method,
      agent: false,
      headers: { ...headers, 'content-length': body.length, expect: '100-continue' },
    });
    // Whoever waits for the answer hears of it as well.
    asked.on('error', () => undefined);
    asked.on('continue', () => {
      asked.write(body.subarray(0, half));
      accept();
      void goOn.then(() => asked.end(body.subarray(half)));
    });
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    return replyOf(answer.statusCode ?? 0, new Headers(answer.headers as Record<string, string>), await text(answer));
  });
  const end = endOf(reply);
  await Promise.race([accepted, end]);
  return { reply, end };
}

/** A quote, which the scene counts when it is acknowledged. */
const begunQuote = (scene: Scene, goOn: Promise<unknown>) => begun(scene, goOn, (caller) => scene.quote({}, caller));

/** The quote has its answer, or is told to come again. */
async function answerOf({ reply, end }: Begun): Promise<string> {
  const how = await end;
  const isRight = how === '201' || (how === '503' && (await reply).headers.has('retry-after'));
  hold(isRight, () => `an accepted quote is ${how}`);
  return `the accepted quote is ${how}`;
}
const OR_503 = 'without the database 503 with Retry-After is an answer';

const WRITERS = 6;
const each = <T>(make: () => T): T[] => Array.from({ length: WRITERS }, make);

const faults: readonly Fault<Place>[] = [
  ending(
    'SIGTERM while six write',
    'each writer is 201 until it is refused, six quotes that had come by half are 201 after that, and a connection that ends unheard has done nothing',
    async (scene) => {
      const ends: string[] = [];
      const write = async () => {
        // Each over a connection of its own: one that is kept may be ended while the next request is on its way.
        for (let end = ''; end !== REFUSED; ends.push(end)) end = await endOf(scene.quote({ connection: 'close' }));
      };
      const refused = Promise.all(each(write));
      const halves = await Promise.all(each(() => begunQuote(scene, refused)));
      await delay(500);
      return {
        async ended() {
          await refused;
          const count = (wanted: string) => ends.filter((end) => end === wanted).length;
          const [answered, unheard] = [count('201'), count(UNANSWERED)];
          const others = ends.filter((end) => !['201', REFUSED, UNANSWERED].includes(end));
          hold(others.length === 0, () => `of what was written ${others.length} are others, the first is ${others[0]}`);
          // The system may have taken a connection of which the server knows nothing yet.
          hold(answered > 0 && unheard <= WRITERS, () => `${answered} are 201, ${unheard} ${UNANSWERED}`);
          const late = await Promise.all(halves.map(({ end }) => end));
          hold(
            late.every((end) => end === '201'),
            () => `what had come by half is ${late.join(', ')}`,
          );
          return `${answered} x 201, then ${count(REFUSED)} refused, ${unheard} ended unheard; ${late.length} of ${WRITERS} halves are 201`;
        },
      };
    },
  ),
  ending(
    'SIGTERM while pictures are uploaded',
    'both uploads are 201, one of them sent to its end after the door was closed, and both are there',
    async (scene) => {
      const token = await signIn(scene.server.origin);
      const file = await noisePicture(700, 500);
      const upload = (title: string, goOn: Promise<void>) =>
        begun(scene, goOn, (caller) => caller('createArticle', { body: { title }, files: [file] }), token);
      const uploads = await Promise.all([
        upload('Uploaded whole', Promise.resolve()),
        upload('Uploaded by half', closed(scene)),
      ]);
      await delay(300);
      return {
        async ended() {
          const ends = await Promise.all(uploads.map(({ end }) => end));
          hold(
            ends.every((end) => end === '201'),
            () => `the uploads are ${ends.join(', ')}`,
          );
          return `uploads: ${ends.join(', ')}`;
        },
        async next() {
          for (const { reply } of uploads) {
            const { id, images } = (await reply).data as { id: string; images: { image_url: string }[] };
            const article = await scene.visitor('getArticle', { path: { articleId: id } });
            const picture = await fetch(`${scene.server.origin}${images[0]?.image_url}`);
            hold(
              article.status === 200 && picture.status === 200,
              () => `an uploaded article is ${article.status}, its picture ${picture.status}`,
            );
          }
        },
      };
    },
  ),
  ending(
    'SIGTERM with idle connections, and a request that never ends',
    'that one is cut off without an answer, and does nothing',
    async (scene) => {
      const { end } = await begunQuote(scene, new Promise(() => undefined));
      const idle = await Promise.all(Array.from({ length: 20 }, () => endOf(scene.ask('health'))));
      hold(
        idle.every((status) => status === '200'),
        () => `before the signal health is ${idle.join(', ')}`,
      );
      return {
        async ended() {
          const how = await end;
          hold(how === UNANSWERED, () => `the request that never ends is ${how}`);
          return `it was ${how}`;
        },
      };
    },
  ),
  ending('SIGTERM, SIGINT and SIGTERM again', 'one of them counts', (scene) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) scene.server.child.kill(signal);
    return Promise.resolve({
      ended() {
        const heard = scene.server.log.match(/^SIG[A-Z]+: finishing\.$/gm) ?? [];
        hold(heard.length === 1, () => `${heard.length} of the signals were followed`);
        return '1 of 3 signals counted';
      },
    });
  }),
  ending('SIGTERM while the database is stopped (SIGSTOP)', OR_503, async (scene) => {
    const quote = await begunQuote(scene, closed(scene));
    process.kill(scene.server.pid('postmaster'), 'SIGSTOP');
    await delay(200);
    return { ended: async () => `${await answerOf(quote)}; the database was ended the hard way` };
  }),
  ending('SIGTERM just after the database was killed', OR_503, async (scene) => {
    const quote = await begunQuote(scene, closed(scene));
    process.kill(scene.server.pid('postmaster'), 'SIGKILL');
    await delay(100);
    return { ended: () => answerOf(quote) };
  }),
  {
    what: 'a second server on the same folder, also while the first is stopped (SIGSTOP)',
    aim: 'refused with one line, the first goes on; once that is killed (SIGKILL) the next one is ready in 10 s',
    async try({ serve, start, dataDir }) {
      const scene = await start();
      const refused: string[] = [];
      for (const stopped of [false, true]) {
        if (stopped) scene.server.child.kill('SIGSTOP');
        const second = await BuiltServer.spawn({ dataDir });
        const [code] = second.hasEnded ? [second.child.exitCode] : ((await once(second.child, 'exit')) as [number]);
        scene.server.child.kill('SIGCONT');
        hold(
          code === 1 && /^The data folder .* is in use by the server .*\n$/.test(second.log),
          () => `code ${code}: ${second.log.slice(0, 300)}`,
        );
        refused.push(second.log.trim().replace(dataDir, 'DATA_DIR'));
      }
      await scene.untilAnswered({ read: [200], quote: [201] }, 'afterwards');
      await scene.server.kill('server');
      const begin = performance.now();
      const next = await serve();
      const took = performance.now() - begin;
      hold(took <= BOUND_MS, () => `the next one is ready after ${seconds(took)}`);
      await scene.moveTo(next);
      await scene.holdAcknowledged();
      await next.stop();
      return `2 of 2 refused: ${refused[0]} The next one is ready ${seconds(took)} after the kill`;
    },
  },
];

export const endings = groupOf(open, faults);
