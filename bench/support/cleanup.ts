import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

export type Undo = () => Promise<void> | void;

/**
 * Runs a program of the command line and undoes what it started (servers, folders), last first, when it ends, fails or
 * is interrupted; then ends the process.
 * @param work answers the exit code; an error is 2
 */
export function withCleanup(work: (undo: (step: Undo) => void) => Promise<number>): void {
  const steps: Undo[] = [];
  const end = async (code: number) => {
    for (let step = steps.pop(); step; step = steps.pop()) await step();
    process.exit(code);
  };
  const interrupt = () => void end(130);
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
  work((step) => steps.push(step)).then(end, (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return end(2);
  });
}

/** A folder that is there while something is measured. */
export function temporaryFolder(undo: (step: Undo) => void): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'angalink-bench-'));
  undo(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
