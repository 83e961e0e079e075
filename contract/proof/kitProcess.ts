import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import path from 'node:path';

/** The kit in a process of its own, as a backend team runs it. */
export class KitProcess {
  output = '';
  errors = '';
  private readonly child: ChildProcess;

  /** @param args of the command line, without those of the password */
  constructor(args: readonly string[], password: string) {
    this.child = spawn(process.execPath, ['--import', 'tsx', path.join(__dirname, '..', 'cli.ts'), ...args], {
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
