import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { findRunning } from '../../server/database/embedded/embeddedPostgres';
import { noisePicture } from '../../server/testing/uploadPictures';
import { BuiltServer } from '../support/builtServer';
import { temporaryFolder, type Cleanup } from '../support/cleanup';
import { BOUND_MS, groupOf, hold, type Fault } from './fault';
import { Scene } from './scene';

/** A folder on which a shop is started for each fault, and which it leaves in good order. */
interface Place {
  start: () => Promise<Scene>;
  dataDir: string;
}

function open(undo: Cleanup['add']): Promise<Place> {
  const dataDir = temporaryFolder(undo);
  return Promise.resolve({ dataDir, start: () => Scene.open({ dataDir }, undo) });
}

const AIM = 'accepted requests are finished, ends with code 0 in 10 s, nothing left running, nothing acknowledged lost';

const ending = (what: string, before: (scene: Scene) => Promise<() => Promise<string> | string>): Fault<Place> => ({
  what,
  aim: AIM,
  async try({ start, dataDir }) {
    const scene = await start();
    const after = await before(scene);
    const begin = performance.now();
    scene.server.child.kill('SIGTERM');
    const exit = scene.server.hasEnded
      ? []
      : await Promise.race([once(scene.server.child, 'exit'), delay(2 * BOUND_MS, [])]);
    const took = performance.now() - begin;
    hold(exit[0] === 0 && took <= BOUND_MS, () => `code ${String(exit[0])} after ${Math.round(took)} ms`);
    const said = await after();
    hold(findRunning(dataDir) === null, () => 'a database runs on');
    const next = await start();
    await scene.moveTo(next.server);
    await scene.holdAcknowledged();
    await next.server.stop();
    return `code 0 after ${(took / 1_000).toFixed(1)} s; ${said}`;
  },
});

/** A request of which only the beginning was sent. */
function halfRequest(origin: string): Promise<void> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1').on('error', () => undefined);
  socket.write('POST /api/v1/quotations/create-quotation HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n');
  socket.write('Content-Length: 500\r\n\r\n{');
  return delay(200);
}

const faults: readonly Fault<Place>[] = [
  ending('SIGTERM while six write', async (scene) => {
    let isOver = false;
    const write = async () => {
      while (!isOver) if (!(await scene.quote().catch(() => null))) isOver = true;
    };
    const writers = Array.from({ length: 6 }, write);
    await delay(500);
    return async () => {
      await Promise.all(writers);
      return 'the writers were refused only then';
    };
  }),
  ending('SIGTERM while pictures are uploaded', async (scene) => {
    const file = await noisePicture(700, 500);
    const uploads = [1, 2].map((number) =>
      scene.staff('createArticle', { body: { title: `Uploaded ${number}` }, files: [file] }).then(
        ({ status }) => String(status),
        () => 'broken off',
      ),
    );
    await delay(300);
    return async () => `uploads: ${(await Promise.all(uploads)).join(', ')}`;
  }),
  ending('SIGTERM with idle connections, and a request that never ends', async (scene) => {
    await halfRequest(scene.server.origin);
    await Promise.all(Array.from({ length: 20 }, () => scene.ask('health')));
    return () => 'it was cut off';
  }),
  ending('SIGTERM, SIGINT and SIGTERM again', (scene) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) scene.server.child.kill(signal);
    return Promise.resolve(() => 'the first one counted');
  }),
  ending('SIGTERM while the database is stopped (SIGSTOP)', async (scene) => {
    const postmaster = scene.server.pid('postmaster');
    process.kill(postmaster, 'SIGSTOP');
    const quote = scene.quote().catch(() => null);
    await delay(200);
    return async () => {
      await quote;
      return 'the database was ended the hard way';
    };
  }),
  ending('SIGTERM just after the database was killed', async (scene) => {
    process.kill(scene.server.pid('postmaster'), 'SIGKILL');
    await delay(100);
    return () => 'the new one was not waited for';
  }),
  {
    what: 'a second server on the same folder, also while the first is stopped (SIGSTOP)',
    aim: 'refused with one line, the first goes on',
    async try({ start, dataDir }) {
      const scene = await start();
      const refused: string[] = [];
      for (const stopped of [false, true]) {
        if (stopped) scene.server.child.kill('SIGSTOP');
        const second = await BuiltServer.spawn({ dataDir });
        const [code] = second.hasEnded ? [second.child.exitCode] : ((await once(second.child, 'exit')) as [number]);
        scene.server.child.kill('SIGCONT');
        hold(
          code === 1 && /is in use by the server/.test(second.log),
          () => `code ${code}: ${second.log.slice(0, 300)}`,
        );
        refused.push(second.log.trim().replace(dataDir, 'DATA_DIR'));
      }
      await scene.untilAnswered({ read: [200], quote: [201] }, 'afterwards');
      await scene.server.stop();
      return `2 of 2 refused: ${refused[0]}`;
    },
  },
];

export const endings = groupOf(open, faults);
