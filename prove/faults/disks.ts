import { mkdirSync, openSync, closeSync, readdirSync, rmSync, writeSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findRunning } from '../../server/database/embedded/embeddedPostgres';
import { withDatabase } from '../support/database';
import { BuiltServer } from '../support/builtServer';
import { temporaryFolder, type Cleanup } from '../support/cleanup';
import { run } from '../support/programs';
import { BOUNDED, groupOf, hold, mountedOver, type Fault } from './fault';
import { AS_EVER, Scene, WITHOUT_DATABASE, type Expected } from './scene';

/** A shop whose data and pictures lie on small disks of their own. */
interface Place {
  scene: Scene;
  dataDir: string;
  mediaDir: string;
  /** Goes on with another server, once this one has stopped. */
  start: () => Promise<void>;
}

const MIB = 1024 * 1024;
/** Of the database's log (WAL), each 16 MiB: more than the disk holds. */
const MOST_SEGMENTS = 20;

async function open(undo: Cleanup['add']): Promise<Place> {
  const folder = temporaryFolder(undo);
  const [dataDir, mediaDir] = [path.join(folder, 'data'), path.join(folder, 'media')];
  for (const [disk, size] of [
    [dataDir, '260m'],
    [mediaDir, '40m,nr_inodes=2000'],
  ] as const) {
    mkdirSync(disk);
    mkdirSync(`${disk}-moved`);
    mountedOver(disk, ['-t', 'tmpfs', '-o', `size=${size}`, 'none'], undo);
  }
  const options = { dataDir, env: { MEDIA_DIR: mediaDir } };
  const scene = await Scene.open(options, undo);
  const start = async () => scene.moveTo(await BuiltServer.start(options, undo));
  return { scene, dataDir, mediaDir, start };
}

/** Writes until nothing more goes in. */
function fill(folder: string): void {
  const file = openSync(path.join(folder, 'filler'), 'w');
  try {
    for (let size = MIB; size >= 1;) {
      try {
        writeSync(file, Buffer.alloc(size));
      } catch {
        size = Math.floor(size / 2);
      }
    }
  } finally {
    closeSync(file);
  }
}

/** Makes files until there may be no more. */
function fillWithFiles(folder: string): void {
  mkdirSync(path.join(folder, 'filler'));
  try {
    for (let made = 0; ; made += 1) writeFileSync(path.join(folder, 'filler', String(made)), '');
  } catch {
    // No file more.
  }
}

/** Uses up what there is of the database's log, so that the next write wants a segment for which there is no room. */
async function useUpLog(dataDir: string): Promise<void> {
  for (let used = 0; used < MOST_SEGMENTS; used += 1) {
    const isOver = await withDatabase(findRunning(dataDir) ?? '', (client) =>
      client.query('select txid_current(), pg_switch_wal()'),
    ).then(
      () => false,
      () => true,
    );
    if (isOver) return;
  }
  throw new Error(`the database made ${MOST_SEGMENTS} segments of its log on a full disk`);
}

const empty = (folder: string) => rmSync(path.join(folder, 'filler'), { recursive: true, force: true });

const disk = (
  what: string,
  on: (place: Place) => void | Promise<void>,
  off: (place: Place) => void,
  expect: Expected,
): Fault<Place> => ({
  what,
  aim: BOUNDED,
  try: (place) => place.scene.endure({ on: () => on(place), off: () => off(place), expect, rounds: 3 }),
});

const unmount = ({ mediaDir }: Place) => run('mount', ['--move', mediaDir, `${mediaDir}-moved`]);
const mount = ({ mediaDir }: Place) => run('mount', ['--move', `${mediaDir}-moved`, mediaDir]);

const PICTURES_ONLY: Expected = { ...AS_EVER, picture: [200], upload: [503] };
const NO_PICTURES: Expected = { ...AS_EVER, picture: [404], upload: [503] };
const DATABASE_ONLY: Expected = { ...WITHOUT_DATABASE, picture: [200] };

const faults: readonly Fault<Place>[] = [
  disk(
    'the disk of the pictures is full',
    ({ mediaDir }) => fill(mediaDir),
    ({ mediaDir }) => empty(mediaDir),
    PICTURES_ONLY,
  ),
  disk(
    'the disk of the pictures takes no more files',
    ({ mediaDir }) => fillWithFiles(mediaDir),
    ({ mediaDir }) => empty(mediaDir),
    PICTURES_ONLY,
  ),
  disk(
    'the disk of the pictures is made read-only',
    ({ mediaDir }) => run('mount', ['-o', 'remount,ro', mediaDir]),
    ({ mediaDir }) => run('mount', ['-o', 'remount,rw', mediaDir]),
    { ...PICTURES_ONLY, deleteImage: [200] },
  ),
  disk('the disk of the pictures is not mounted any more', unmount, mount, NO_PICTURES),
  disk(
    'the disk of the pictures is not mounted at a start, and is later',
    async (place) => {
      await place.scene.server.stop();
      unmount(place);
      await place.start();
    },
    (place) => {
      const written = readdirSync(place.mediaDir);
      mount(place);
      hold(written.length === 0, () => `written where the disk should be: ${written.join(', ')}`);
    },
    NO_PICTURES,
  ),
  disk(
    'the disk of the database is full',
    ({ dataDir }) => fill(dataDir),
    ({ dataDir }) => empty(dataDir),
    DATABASE_ONLY,
  ),
  disk(
    'the disk of the database is full, and its log (WAL) has no room left in what it has',
    async ({ dataDir }) => {
      fill(dataDir);
      await useUpLog(dataDir);
    },
    ({ dataDir }) => empty(dataDir),
    DATABASE_ONLY,
  ),
];

export const disks = groupOf(open, faults);
