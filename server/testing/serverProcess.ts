import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../projectRoot';
import { eventually } from './eventually';

/** What Node runs: from the build, which starts in half the time, where that is known to be of these sources (build/test.mjs). */
function programOf(script: string): string[] {
  const built = join(PROJECT_ROOT, 'dist/server', script.replace(/ts$/, 'js'));
  const isBuilt = process.env.TEST_BUILT_SERVER === '1' && existsSync(built);
  return isBuilt ? [built] : ['-r', 'tsx/cjs', join(PROJECT_ROOT, 'server', script)];
}

/** A server in a process of its own, as `npm start` runs it. */
export class ServerProcess {
  output = '';
  errors = '';

  private constructor(private readonly child: ChildProcess) {
    child.stdout?.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (this.errors += chunk.toString()));
  }

  /**
   * @param env settings; nothing of this process's own database is passed on
   * @param says where it writes what it says: to us, or into an open file
   */
  static run(
    env: Record<string, string>,
    script = 'main.ts',
    args: string[] = [],
    says: 'pipe' | number = 'pipe',
  ): ServerProcess {
    const { PATH = '', HOME = '' } = process.env;
    return new ServerProcess(
      spawn(process.execPath, [...programOf(script), ...args], {
        cwd: PROJECT_ROOT,
        stdio: ['pipe', says, says],
        env: { PATH, HOME, PORT: '0', LOG_LEVEL: 'warn', DEMO_PASSWORD: 'demo', VALIDATE_RESPONSES: 'true', ...env },
      }),
    );
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  /** Waits until it says where it listens; fails with its last words when it ends instead. */
  async listening(): Promise<string> {
    await eventually(() => this.address !== undefined || this.child.exitCode !== null, 60_000);
    if (this.address === undefined) throw new Error(`The server did not start: ${this.errors}`);
    return this.address;
  }

  write(text: string): void {
    this.child.stdin?.end(text);
  }

  signal(signal: NodeJS.Signals): void {
    this.child.kill(signal);
  }

  /** @returns the exit code, null after a signal */
  async ended(): Promise<number | null> {
    if (this.child.exitCode === null && this.child.signalCode === null) await once(this.child, 'exit');
    return this.child.exitCode;
  }

  private get address(): string | undefined {
    return /Shop +http:\/\/localhost:(\d+)\//.exec(this.output)?.[1]?.replace(/^/, 'http://127.0.0.1:');
  }
}
