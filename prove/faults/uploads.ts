import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { KEY } from '../../server/media/pictureFiles';
import { succeed } from '../support/commands';
import { temporaryFolder, type Cleanup } from '../support/cleanup';
import { need, run } from '../support/programs';
import { groupOf, hold, type Fault } from './fault';
import { Scene, Seen, type Expected } from './scene';

/** Each in turn, for every call. */
const ERRORS = ['EIO', 'ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'EMFILE', 'ENFILE'];

async function open(undo: Cleanup['add'], env: Record<string, string> = {}): Promise<Scene> {
  need('strace', 'strace');
  return Scene.open({ dataDir: temporaryFolder(undo), env }, undo);
}

/**
 * Lets calls of the threads that work on files fail, of no other, while something is done.
 * @returns whether there was such a call
 */
export async function failing(
  pid: number,
  inject: string,
  work: () => Promise<void>,
  threads = fileThreads(pid),
): Promise<boolean> {
  const calls = inject.split(':')[0] ?? '';
  const args = ['-e', `trace=${calls}`, '-e', 'signal=none', '-e', `inject=${inject}`];
  const strace = spawn('strace', [...args, ...threads.flatMap((thread) => ['-p', thread])], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  strace.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const attached = () => said.split('attached').length - 1 >= threads.length;
  for (let waited = 0; !attached() && waited < 5_000; waited += 20) await delay(20);
  const ended = once(strace, 'close');
  try {
    hold(attached(), () => `strace does not reach the server: ${said.slice(0, 200)}`);
    await work();
  } finally {
    strace.kill('SIGINT');
    await ended;
  }
  return said.includes('(INJECTED)');
}

/** The main thread serves connections; files are read and written by the others. */
const fileThreads = (pid: number) => readdirSync(`/proc/${pid}/task`).filter((thread) => thread !== String(pid));

/** What needs no picture's files. */
const WITHOUT_FILES: Expected = { health: [200], read: [200], quote: [201] };

/**
 * Asks everything once while a file call fails.
 * @param mayPass where the call may not be made at all
 * @returns what became of the question that makes it, and whether it was made
 */
async function asked(scene: Scene, inject: string, expect: Expected, mayPass = false): Promise<[string, boolean]> {
  // What is said to be there must be read anew, and the encoder be there.
  await scene.untilAnswered({ upload: [201] }, 'before');
  let stop: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (stop = resolve));
  let attach = Promise.resolve(false);
  const said = await scene
    .endure({
      on: () =>
        new Promise<void>((resolve, reject) => {
          attach = failing(scene.server.pid(), inject, () => {
            resolve();
            return held;
          });
          attach.catch(reject);
        }),
      off: async () => {
        stop();
        await attach;
      },
      expect: { ...WITHOUT_FILES, ...expect },
      rounds: 1,
      mayPass,
    })
    .catch((reason: unknown) => {
      throw new Error(`${inject}: ${(reason as Error).message}`);
    });
  return [/\d+ x (?:upload|picture|deleteImage) \d+/.exec(said)?.[0] ?? '', await attach];
}

const inTurn = (what: string, calls: string) => `${what} (${calls}) answers ${ERRORS.join(', ')} in turn`;

/** @returns what was seen */
async function askedInTurn(scene: Scene, calls: string, expect: Expected): Promise<string> {
  const seen: string[] = [];
  for (const error of ERRORS) seen.push((await asked(scene, `${calls}:error=${error}`, expect))[0]);
  return `${seen.length} of ${ERRORS.length} errors: ${[...new Set(seen)].join(', ')}`;
}

/** A file call that answers every error in turn. */
const call = (what: string, calls: string, expect: Expected): Fault<Scene> => ({
  what: inTurn(what, calls),
  aim: '503 each time or done, nothing left behind, well again at once; the rest of the shop as ever',
  try: (scene) => askedInTurn(scene, calls, expect),
});

/** As if hours had gone by: whatever no row names goes with the sweep. */
async function sweep({ mediaDir, server }: Scene): Promise<void> {
  for (const key of readdirSync(mediaDir).filter((name) => KEY.test(name))) utimesSync(path.join(mediaDir, key), 0, 0);
  await succeed('media', ['sweep'], { DATA_DIR: server.dataDir });
}

const faults: readonly Fault<Scene>[] = [
  call('making the folder of an upload', 'mkdir', { upload: [503] }),
  call('making the files of an upload', 'openat', { upload: [503] }),
  call('syncing the files of an upload', 'fsync', { upload: [503] }),
  call('moving an upload into place', 'rename', { upload: [503] }),
  call('closing the files of an upload', 'close', { upload: [201, 503] }),
  call('reading a picture', 'openat', { picture: [503] }),
  {
    what: inTurn('removing the files of a picture', 'unlink,rmdir'),
    aim: 'the picture is deleted all the same and its files stay; the next sweep takes them and nothing else, and its address is 404 then; the rest of the shop as ever',
    async try(scene) {
      const said = await askedInTurn(scene, 'unlink,rmdir', { deleteImage: [200] });
      const folder = (address: string) => path.join(scene.mediaDir, /[0-9a-f]{16}/.exec(address)?.[0] ?? '');
      const left = scene.deleted.filter((address) => existsSync(folder(address)));
      hold(
        left.length === ERRORS.length,
        () => `the files of ${left.length} pictures stay, of ${ERRORS.length} faults`,
      );
      await sweep(scene);
      for (const address of left) {
        const { status } = await fetch(scene.server.origin + address);
        hold(status === 404 && !existsSync(folder(address)), () => `${address} is ${status} after the sweep`);
      }
      await scene.untilAnswered({ picture: [200], upload: [201] }, 'after the sweep');
      return `${said}; the files of ${left.length} pictures stayed, and none after a sweep`;
    },
  },
  {
    what: 'files may be no longer than 100 bytes (RLIMIT_FSIZE, EFBIG)',
    aim: '503, nothing left behind, well again at once',
    try: (scene) =>
      scene.endure({
        on: () => run('prlimit', ['--pid', String(scene.server.pid()), '--fsize=100:']),
        off: () => run('prlimit', ['--pid', String(scene.server.pid()), '--fsize=unlimited:']),
        expect: { ...WITHOUT_FILES, upload: [503] },
      }),
  },
  {
    what: 'a file call of an upload (mkdir, fsync, rename) hangs for 3 s',
    aim: 'an answer in 5 s: the upload waits for it or is 503; nobody else waits',
    async try(scene) {
      const seen = new Seen();
      for (const calls of ['mkdir', 'fsync', 'rename'])
        await failing(scene.server.pid(), `${calls}:delay_enter=3000000`, () =>
          scene.askAll({ ...WITHOUT_FILES, upload: [201, 503] }, seen),
        );
      return seen.said();
    },
  },
];

export const uploads = groupOf(open, faults);

/** Calls of an upload, and the statuses that are right where one of them fails: a look that fails once is repeated. */
const CALLS: Readonly<Record<string, readonly number[]>> = {
  mkdir: [503],
  openat: [201, 503],
  fsync: [503],
  rename: [503],
  close: [201, 503],
};
/** An upload makes fewer of each. */
const MOST_CALLS = 50;

/** Lets the first call of a name fail, then the second alone, until an upload makes no more. @returns what was seen */
async function askedCallByCall(scene: Scene, name: string, statuses: readonly number[]): Promise<string> {
  let refused = 0;
  for (let at = 1; at <= MOST_CALLS; at += 1) {
    const inject = `${name}:error=EIO:when=${at}`;
    const [said, wasMade] = await asked(scene, inject, { upload: [201, 503] }, true);
    const status = Number(said.split(' ').at(-1));
    if (!wasMade) {
      hold(at > 1 && status === 201, () => `${inject}: none was made, and the upload is ${status}`);
      return `${refused} of ${at - 1} x ${name}`;
    }
    hold(statuses.includes(status), () => `${inject}: the upload is ${status}`);
    if (status === 503) refused += 1;
  }
  throw new Error(`an upload makes ${MOST_CALLS} x ${name}`);
}

/** A shop with one thread for files, whose calls come one after the other. */
export const uploadCalls = groupOf(
  (undo) => open(undo, { UV_THREADPOOL_SIZE: '1' }),
  [
    {
      what: `each file call of an upload by itself answers EIO (${Object.keys(CALLS).join(', ')}: the first, then the second, to the last)`,
      aim: '503 or done, nothing left behind, well again at once; the rest of the shop as ever',
      async try(scene: Scene) {
        const seen: string[] = [];
        for (const [name, statuses] of Object.entries(CALLS)) seen.push(await askedCallByCall(scene, name, statuses));
        return `503 after ${seen.join(', ')}; else 201`;
      },
    },
  ],
);
