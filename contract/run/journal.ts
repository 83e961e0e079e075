import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import path from 'node:path';

/** Kinds of records that the kit makes and deletes again; adverts, comments, ratings and pictures go with their owner. */
export type Kind = 'product' | 'article' | 'category' | 'tag';

export type Entry =
  | { what: 'run'; id: string; baseUrl: string }
  /** Before something is created: its name holds the marker. */
  | { what: 'intent'; kind: Kind; marker: string }
  | { what: 'created'; kind: Kind; id: string }
  | { what: 'deleted'; kind: Kind; id: string }
  /** How to undo a change of the account by hand. */
  | { what: 'account'; restore: string };

/** What a run wrote and is about to write, on the disk before it is sent: a run that was killed can be cleaned up after. */
export class Journal {
  readonly file: string;
  private readonly descriptor: number;

  constructor(folder: string, readonly runId: string, baseUrl: string) {
    mkdirSync(folder, { recursive: true });
    this.file = path.join(folder, `contract-run-${runId}.jsonl`);
    this.descriptor = openSync(this.file, 'a');
    this.write({ what: 'run', id: runId, baseUrl });
  }

  write(entry: Entry): void {
    writeSync(this.descriptor, `${JSON.stringify(entry)}\n`);
    fsyncSync(this.descriptor);
  }

  close(): void {
    closeSync(this.descriptor);
  }

  /** @throws Error where the file is no journal. */
  static read(file: string): { runId: string; baseUrl: string; entries: Entry[] } {
    const lines = readFileSync(file, 'utf8').split('\n').filter((line) => line !== '');
    // The last line may have been cut off by the kill.
    const entries = lines.flatMap((line, index): Entry[] => {
      try {
        return [JSON.parse(line) as Entry];
      } catch (error) {
        if (index === lines.length - 1) return [];
        throw error;
      }
    });
    const [run] = entries;
    if (run?.what !== 'run') throw new Error(`${file} is no journal of a run.`);
    return { runId: run.id, baseUrl: run.baseUrl, entries };
  }
}
