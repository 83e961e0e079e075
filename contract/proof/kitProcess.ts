import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createMinimalServer, type MinimalServer } from '../fixtures/minimal/server';
import type { Options } from '../fixtures/minimal/types';

/** What a minimal server is made with, and the kit signs in with. */
export const ACCOUNT = { user: 'staff@example.com', password: 'only for this test' };

/** Where globalSetup leaves the place of the kit as one program. */
export const KIT_PROGRAM = 'TEST_KIT_PROGRAM';
const FROM_SOURCES = ['--import', 'tsx', path.join(__dirname, '..', 'cli.ts')];

/** The kit in a process of its own, as a backend team runs it. */
export class KitProcess {
  output = '';
  errors = '';
  private readonly child: ChildProcess;

  /** @param args of the command line, without those of the password */
  constructor(args: readonly string[], password: string) {
    const { [KIT_PROGRAM]: built } = process.env;
    this.child = spawn(process.execPath, [...(built === undefined ? FROM_SOURCES : [built]), ...args], {
      env: { ...process.env, CONTRACT_PASSWORD: password },
    });
    this.child.stdout?.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
    this.child.stderr?.on('data', (chunk: Buffer) => (this.errors += chunk.toString()));
  }

  kill(): void {
    this.child.kill('SIGKILL');
  }

  /** @returns the exit code, null where it was killed */
  async ended(): Promise<number | null> {
    if (this.child.exitCode === null && this.child.signalCode === null) await once(this.child, 'exit');
    return this.child.exitCode;
  }
}

/** The journals in a folder of reports. */
export const journalsIn = (folder: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.jsonl'))
    .map((file) => path.join(folder, file));

/** A minimal server and a folder for reports, anew for each test of a file. */
export class KitStage {
  server!: MinimalServer;
  private out = '';

  constructor() {
    beforeEach(() => {
      this.out = mkdtempSync(path.join(tmpdir(), 'contract-kit-'));
    });
    afterEach(async () => {
      await this.server.close();
      rmSync(this.out, { recursive: true, force: true });
    });
  }

  async serve(options: Partial<Options> = {}): Promise<void> {
    this.server = createMinimalServer({ port: 0, ...ACCOUNT, ...options });
    await this.server.listen();
  }

  /** Starts the kit against the server. */
  start(args: readonly string[]): KitProcess {
    const own = ['--base-url', this.server.url, '--user', ACCOUNT.user, '--out', this.out];
    return new KitProcess([...own, ...args], ACCOUNT.password);
  }

  async run(args: readonly string[]): Promise<KitProcess & { code: number | null }> {
    const kit = this.start(args);
    return Object.assign(kit, { code: await kit.ended() });
  }

  /** The first run's journal. */
  get journal(): string {
    const [file = ''] = journalsIn(this.out);
    return file;
  }
}
