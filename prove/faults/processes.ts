import { spawn, type ChildProcess } from 'node:child_process';
import { connect, type Socket } from 'node:net';
import { availableParallelism } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { findRunning } from '../../server/database/embedded/embeddedPostgres';
import { noisePicture } from '../../server/testing/uploadPictures';
import { withDatabase } from '../support/database';
import { temporaryFolder, type Cleanup } from '../support/cleanup';
import { childrenOf, commandOf } from '../support/processes';
import { need, run } from '../support/programs';
import { BOUNDED, BOUND_MS, groupOf, hold, type Fault } from './fault';
import { AS_EVER, Scene, Seen, WITHOUT_DATABASE, type Expected } from './scene';
import { failing } from './uploads';

/** A shop of its own parts: server, encoder, database. */
interface Place {
  scene: Scene;
  dataDir: string;
}

async function open(undo: Cleanup['add']): Promise<Place> {
  const dataDir = temporaryFolder(undo);
  return { scene: await Scene.open({ dataDir }, undo), dataDir };
}

/** The process that encodes pictures, while it runs. */
async function encoderOf(server: number): Promise<number> {
  for (let waited = 0; waited < BOUND_MS; waited += 20) {
    const found = childrenOf(server).find((pid) => commandOf(pid).includes('encoder'));
    if (found) return found;
    await delay(20);
  }
  throw new Error('no process encodes pictures');
}

/** Opens connections that say nothing. */
async function connections(origin: string, count: number): Promise<Socket[]> {
  const { port } = new URL(origin);
  const sockets = Array.from({ length: count }, () => connect(Number(port), '127.0.0.1').on('error', () => undefined));
  await delay(500);
  return sockets;
}

const faults: readonly Fault<Place>[] = [
  {
    what: 'the process that encodes pictures is killed in the middle of one',
    aim: '503 with Retry-After for that upload, nothing left of it, the next one is taken',
    sample: true,
    async try({ scene }) {
      const file = await noisePicture(1_500, 1_100);
      const uploading = scene.staff('createArticle', { body: { title: 'Killed' }, files: [file] });
      // By then it is at work on the picture, which takes it a second and more.
      await delay(400);
      process.kill(await encoderOf(scene.server.pid()), 'SIGKILL');
      const { status, headers } = await uploading;
      hold(status === 503 && headers.has('retry-after'), () => `the upload is ${status}`);
      return `503, then ${await scene.endure({ on: () => undefined, off: () => undefined, expect: { ...AS_EVER, upload: [201] }, rounds: 1 })}`;
    },
  },
  {
    what: 'every processor is busy with four other programs',
    aim: `${BOUNDED}; pictures are taken, though their encoder has a low priority`,
    try({ scene }) {
      const others: ChildProcess[] = [];
      return scene.endure({
        on: () => {
          for (let count = 4 * availableParallelism(); count > 0; count -= 1)
            others.push(spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' }));
        },
        off: () => others.forEach((other) => other.kill('SIGKILL')),
        expect: { ...AS_EVER, upload: [201] },
        rounds: 10,
      });
    },
  },
  {
    what: 'a process of the database is killed, and all its connections with it',
    aim: BOUNDED,
    sample: true,
    async try({ scene, dataDir }) {
      const kill = async () => {
        const url = findRunning(dataDir) ?? '';
        const pid = await withDatabase(url, async (client) => {
          const { rows } = await client.query<{ pid: number }>(
            "select pid from pg_stat_activity where application_name = 'angalink' limit 1",
          );
          return rows[0]?.pid ?? 0;
        });
        hold(pid > 0, () => 'no connection of the shop');
        process.kill(pid, 'SIGKILL');
      };
      return scene.endure({ on: kill, off: () => undefined, expect: WITHOUT_DATABASE, rounds: 5 });
    },
  },
  {
    what: 'all processes of the database are stopped (SIGSTOP) for some seconds',
    aim: BOUNDED,
    try({ scene }) {
      const all: number[] = [];
      const signal = (name: NodeJS.Signals) => all.forEach((pid) => process.kill(pid, name));
      return scene.endure({
        on: () => {
          const postmaster = scene.server.pid('postmaster');
          all.push(postmaster, ...childrenOf(postmaster));
          signal('SIGSTOP');
        },
        off: () => signal('SIGCONT'),
        expect: WITHOUT_DATABASE,
        rounds: 2,
      });
    },
  },
  {
    what: 'the server is stopped (SIGSTOP) for 20 s, and 600 requests wait for it',
    aim: 'goes on; every request that its queue of connections took is answered',
    async try({ scene }) {
      const pid = scene.server.pid();
      process.kill(pid, 'SIGSTOP');
      const asked = Array.from({ length: 600 }, () =>
        fetch(`${scene.server.origin}/healthz`, { signal: AbortSignal.timeout(40_000) }).then(
          ({ status }) => status,
          (error: unknown) => String((error as Error).cause ?? error),
        ),
      );
      await delay(20_000);
      process.kill(pid, 'SIGCONT');
      const statuses = await Promise.all(asked);
      const answered = statuses.filter((status) => status === 200).length;
      await scene.untilAnswered(AS_EVER, 'afterwards');
      await scene.holdAcknowledged();
      hold(answered >= 500, () => `${answered} answered; ${statuses.find((status) => status !== 200)}`);
      return `${answered} of 600 answered after it went on, the others were not taken`;
    },
  },
  {
    what: 'the server may open 120 files and 300 connections come',
    aim: `${BOUNDED}; open connections are served`,
    async try({ scene }) {
      need('prlimit', 'util-linux');
      const pid = String(scene.server.pid());
      let sockets: Socket[] = [];
      const expect: Expected = { health: [200, 503], read: [200, 503], quote: [201, 503] };
      return scene.endure({
        on: async () => {
          // All at once, so that there is an open connection for each of them.
          await scene.askAll(expect, new Seen());
          run('prlimit', ['--pid', pid, '--nofile=120:']);
          sockets = await connections(scene.server.origin, 300);
        },
        off: () => {
          for (const socket of sockets) socket.destroy();
          run('prlimit', ['--pid', pid, '--nofile=4096:']);
        },
        expect,
        rounds: 1,
        // Who is being served goes on over the connection that is open.
        mayPass: true,
      });
    },
  },
  {
    what: 'connections cannot be taken for want of descriptors (accept4 answers EMFILE) for 3 s',
    // Node.js lets those go whom it cannot take, once it has a descriptor for that: as the fault ends, or not at all.
    aim: 'goes on; who waits is served afterwards, or let go at once',
    async try({ scene }) {
      need('strace', 'strace');
      const pid = scene.server.pid();
      let waiting: Promise<number> = Promise.resolve(0);
      await failing(
        pid,
        'accept4:error=EMFILE',
        async () => {
          waiting = new Promise((resolve) => {
            const socket = connect(Number(new URL(scene.server.origin).port), '127.0.0.1');
            socket
              .on('error', () => undefined)
              .on('close', () => resolve(0))
              .on('data', (chunk: Buffer) => resolve(Number(chunk.toString().split(' ')[1])));
            socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
          });
          await delay(3_000);
        },
        [String(pid)],
      );
      const status = await Promise.race([waiting, delay(BOUND_MS, -1)]);
      await scene.untilAnswered(AS_EVER, 'afterwards');
      hold([0, 200].includes(status), () => `who waited is ${status > 0 ? status : 'neither served nor let go'}`);
      return status === 200 ? 'who waited is 200 afterwards' : 'who waited is let go as it ends';
    },
  },
  {
    what: 'no process can be made for the encoder (clone answers EAGAIN)',
    aim: '503 for uploads, the rest of the shop as ever',
    async try({ scene }) {
      need('strace', 'strace');
      await scene.ask('upload');
      process.kill(await encoderOf(scene.server.pid()), 'SIGKILL');
      await delay(100);
      const pid = scene.server.pid();
      let status = 0;
      await failing(
        pid,
        'clone,clone3,fork,vfork:error=EAGAIN',
        async () => {
          status = (await scene.ask('upload')).status;
        },
        [String(pid)],
      );
      hold(status === 503, () => `the upload is ${status}`);
      await scene.untilAnswered({ ...AS_EVER, upload: [201] }, 'afterwards');
      return '503, then 201';
    },
  },
];

export const processes = groupOf(open, faults);

/** A shop with little memory. */
export const memory = groupOf(
  async (undo) => {
    const dataDir = temporaryFolder(undo);
    const env = { NODE_OPTIONS: '--max-old-space-size=160' };
    return { scene: await Scene.open({ dataDir, env }, undo), dataDir };
  },
  [
    {
      what: 'a heap of 160 MB, and 400 pages of different searches, 50 at a time',
      aim: '200 or 503, no exit',
      async try({ scene }: Place) {
        const statuses = new Map<number, number>();
        for (let done = 0; done < 400; done += 50)
          await Promise.all(
            Array.from({ length: 50 }, async (_, index) => {
              const { status } = await fetch(`${scene.server.origin}/shop?search=word${done + index}`);
              statuses.set(status, (statuses.get(status) ?? 0) + 1);
            }),
          );
        hold(
          [...statuses.keys()].every((status) => status === 200 || status === 503),
          () => String([...statuses.keys()]),
        );
        await scene.untilAnswered({ ...AS_EVER, upload: [201] }, 'afterwards');
        return [...statuses].map(([status, count]) => `${count} x ${status}`).join(', ');
      },
    },
  ],
);
