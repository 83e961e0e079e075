import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { temporaryFolder, type Cleanup } from '../support/cleanup';
import { groupOf, hold, need, run, type Fault } from './fault';
import { Scene, Seen, type Expected } from './scene';

/** Each in turn, for every call. */
const ERRORS = ['EIO', 'ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'EMFILE', 'ENFILE'];

async function open(undo: Cleanup['add']): Promise<Scene> {
  need('strace', 'strace');
  return Scene.open({ dataDir: temporaryFolder(undo) }, undo);
}

/** Lets calls of the threads that work on files fail, of no other, while something is done. */
export async function failing(
  pid: number,
  inject: string,
  work: () => Promise<void>,
  threads = fileThreads(pid),
): Promise<void> {
  const calls = inject.split(':')[0] ?? '';
  const args = ['-e', `trace=${calls}`, '-e', 'signal=none', '-e', `inject=${inject}`, '-o', '/dev/null'];
  const strace = spawn('strace', [...args, ...threads.flatMap((thread) => ['-p', thread])], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  strace.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const attached = () => said.split('attached').length - 1 >= threads.length;
  for (let waited = 0; !attached() && waited < 5_000; waited += 20) await delay(20);
  const ended = once(strace, 'exit');
  try {
    hold(attached(), () => `strace does not reach the server: ${said.slice(0, 200)}`);
    await work();
  } finally {
    strace.kill('SIGINT');
    await ended;
  }
}

/** The main thread serves connections; files are read and written by the others. */
const fileThreads = (pid: number) => readdirSync(`/proc/${pid}/task`).filter((thread) => thread !== String(pid));

/** A file call that answers every error in turn. */
const call = (what: string, calls: string, expect: Expected): Fault<Scene> => ({
  what: `${what} (${calls}) answers ${ERRORS.join(', ')} in turn`,
  aim: '503 each time or done, nothing left behind, well again at once; the rest of the shop as ever',
  async try(scene) {
    const seen: string[] = [];
    for (const error of ERRORS) {
      // What is said to be there must be read anew, and the encoder be there.
      await scene.untilAnswered({ upload: [201] }, 'before');
      let stop: () => void = () => undefined;
      const held = new Promise<void>((resolve) => (stop = resolve));
      let attach: Promise<void> = Promise.resolve();
      const said = await scene
        .endure({
          on: () =>
            new Promise<void>((resolve, reject) => {
              attach = failing(scene.server.pid(), `${calls}:error=${error}`, () => {
                resolve();
                return held;
              });
              attach.catch(reject);
            }),
          off: () => {
            stop();
            return attach;
          },
          expect: { health: [200], read: [200], quote: [201], ...expect },
          rounds: 1,
        })
        .catch((reason: unknown) => {
          throw new Error(`${error}: ${(reason as Error).message}`);
        });
      seen.push(/\d+ x (?:upload|picture|deleteImage) \d+/.exec(said)?.[0] ?? '');
    }
    return `${seen.length} of ${ERRORS.length} errors: ${[...new Set(seen)].join(', ')}`;
  },
});

const faults: readonly Fault<Scene>[] = [
  call('making the folder of an upload', 'mkdir', { upload: [503] }),
  call('making the files of an upload', 'openat', { upload: [503] }),
  call('syncing the files of an upload', 'fsync', { upload: [503] }),
  call('moving an upload into place', 'rename', { upload: [503] }),
  call('closing the files of an upload', 'close', { upload: [201, 503] }),
  call('reading a picture', 'openat', { picture: [503] }),
  call('removing the files of a picture', 'unlink,rmdir', { deleteImage: [200] }),
  {
    what: 'files may be no longer than 100 bytes (RLIMIT_FSIZE, EFBIG)',
    aim: '503, nothing left behind, well again at once',
    try: (scene) =>
      scene.endure({
        on: () => run('prlimit', ['--pid', String(scene.server.pid()), '--fsize=100:']),
        off: () => run('prlimit', ['--pid', String(scene.server.pid()), '--fsize=unlimited:']),
        expect: { health: [200], read: [200], quote: [201], upload: [503] },
      }),
  },
  {
    what: 'a file call of an upload (mkdir, fsync, rename) hangs for 3 s',
    aim: 'an answer in 5 s: the upload waits for it or is 503; nobody else waits',
    async try(scene) {
      const seen = new Seen();
      for (const calls of ['mkdir', 'fsync', 'rename'])
        await failing(scene.server.pid(), `${calls}:delay_enter=3000000`, () =>
          scene.askAll({ health: [200], read: [200], quote: [201], upload: [201, 503] }, seen),
        );
      return seen.said();
    },
  },
];

export const uploads = groupOf(open, faults);
