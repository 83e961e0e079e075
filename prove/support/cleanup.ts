import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

export type Undo = () => Promise<void> | void;

/** What a program of the command line has started (servers, folders), and how it is undone. */
export class Cleanup {
  private readonly steps: Undo[] = [];

  readonly add = (step: Undo): void => {
    this.steps.push(step);
  };

  /** Undoes what was started so far. */
  async run(): Promise<void> {
    for (let step = this.steps.pop(); step; step = this.steps.pop()) await step();
  }

  /**
   * Does the work, undoes what it started, last first, when it ends, fails or is interrupted; then ends the process.
   * @param work answers the exit code; an error is 2
   */
  async around(work: () => Promise<number>): Promise<void> {
    const end = async (code: number) => {
      await this.run();
      process.exit(code);
    };
    const interrupt = () => void end(130);
    process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
    await work().then(end, (error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      return end(2);
    });
  }
}

/** As {@link Cleanup.around}, for a program that is one function. */
export function withCleanup(work: (undo: Cleanup['add']) => Promise<number>): void {
  const cleanup = new Cleanup();
  void cleanup.around(() => work(cleanup.add));
}

/** A folder that is there while the program runs. */
export function temporaryFolder(undo: Cleanup['add']): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'angalink-'));
  undo(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
