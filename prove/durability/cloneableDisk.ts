import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { temporaryFolder, type Cleanup } from '../support/cleanup';
import { need, run } from '../support/programs';

const OUTER = { size: '6G', options: 'loop' };
/** Nothing of it is written by itself but what has lain for 30 s: no ordered data, no rescue of a rename, no commits. */
const INNER = { size: '2G', options: 'loop,noauto_da_alloc,data=writeback,commit=600' };

/**
 * A disk of which the state at one instant can be had: an ext4 on a loop device whose file lies on an XFS that shares
 * blocks between copies.
 */
export class CloneableDisk {
  readonly said =
    `an ext4 (${INNER.options}) on a loop device, whose file on an XFS is cloned at one instant while it is written to; ` +
    'what the filesystem had not yet given to the device is gone, what it had given counts as written (a device that ' +
    'loses or reorders its own cache is not simulated)';

  private constructor(
    private readonly image: string,
    private readonly clone: string,
    private readonly mounted: string,
    private readonly mountedClone: string,
  ) {}

  /** @throws MissingPackage; Error where root may not mount */
  static make(undo: Cleanup['add']): CloneableDisk {
    if (process.getuid?.() !== 0) throw new Error('Power cuts need a machine where root may mount.');
    const folder = temporaryFolder(undo);
    // In memory: what counts is what reaches the device, not how fast that is.
    run('mount', ['-t', 'tmpfs', '-o', `size=${OUTER.size}`, 'none', folder]);
    undo(() => unmount(folder));
    const outer = path.join(folder, 'outer');
    mkImage(path.join(folder, 'outer.img'), OUTER.size, ['mkfs.xfs', '-q', '-m', 'reflink=1'], 'xfsprogs');
    mount(path.join(folder, 'outer.img'), outer, OUTER.options, undo);
    const image = path.join(outer, 'disk.img');
    mkImage(image, INNER.size, ['mkfs.ext4', '-q', '-F'], 'e2fsprogs');
    const mounted = path.join(folder, 'disk');
    mount(image, mounted, INNER.options, undo);
    const mountedClone = path.join(folder, 'clone');
    mkdirSync(mountedClone);
    // Only a run that is interrupted leaves one mounted.
    undo(() => unmount(mountedClone).catch(() => undefined));
    return new CloneableDisk(image, path.join(outer, 'cut.img'), mounted, mountedClone);
  }

  get dataDir(): string {
    return path.join(this.mounted, 'data');
  }

  /** Keeps what the device holds now. */
  cut(): void {
    run('cp', ['--reflink=always', this.image, this.clone]);
  }

  /** Mounts what was kept, which replays the filesystem's journal, and lets go of it afterwards. */
  async withClone(work: (dataDir: string) => Promise<void>): Promise<void> {
    run('mount', ['-o', 'loop', this.clone, this.mountedClone]);
    try {
      const dataDir = path.join(this.mountedClone, 'data');
      // The process that it names goes on here, which none does after a real power cut.
      rmSync(path.join(dataDir, 'server.lock'), { force: true });
      await work(dataDir);
    } finally {
      await unmount(this.mountedClone);
      rmSync(this.clone);
    }
  }
}

function mkImage(file: string, size: string, [program = '', ...args]: string[], debian: string): void {
  run('truncate', ['-s', size, file]);
  run(need(program, debian), [...args, file]);
}

function mount(image: string, folder: string, options: string, undo: Cleanup['add']): void {
  mkdirSync(folder);
  run('mount', ['-o', options, image, folder]);
  undo(() => unmount(folder));
}

/** Processes that were just killed may still hold it. */
async function unmount(folder: string): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      run('umount', [folder]);
      return;
    } catch (error) {
      if (tries === 50 || /not mounted/.test(String(error))) throw error;
      await delay(100);
    }
  }
}
