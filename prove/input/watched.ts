import { median } from '../../bench/support/statistics';
import { DEMO_ACCOUNT, type BuiltServer } from '../support/builtServer';
import { ownProcessorSeconds, residentBytes } from '../support/processes';
import { MARKS } from './hostile';

/** How much memory a server holds while requests come. */
export class MemoryWatch {
  private readonly samples: { sent: number; megabytes: number }[] = [];

  constructor(private readonly server: BuiltServer) {}

  look(sent: number): void {
    this.samples.push({ sent, megabytes: residentBytes(this.server.pid()) / 2 ** 20 });
  }

  /** Processor time of the server's own process so far, ms. */
  processorMs(): number {
    return ownProcessorSeconds(this.server.pid()) * 1000;
  }

  /** The middle of what was held during a quarter of the requests, MB. @param quarter from 1 to 4 */
  quarter(quarter: number): number {
    const all = this.samples.at(-1)?.sent ?? 0;
    const within = this.samples.filter(({ sent }) => sent > (all * (quarter - 1)) / 4 && sent <= (all * quarter) / 4);
    return within.length > 0 ? median(within.map(({ megabytes }) => megabytes)) : 0;
  }
}

/** Looks through all that a server logs for what may not stand there. */
export class LogWatch {
  bytes = 0;
  readonly found = new Map<string, number>();
  private end = '';
  private readonly secrets: ReadonlyMap<string, string>;

  /** @param begin what it had said before */
  constructor(server: BuiltServer, token: string, begin: string) {
    this.secrets = new Map([
      ['the password', DEMO_ACCOUNT.password],
      ['the token', token],
      ...Object.entries(MARKS).map(([what, mark]): [string, string] => [`a ${what} of a request`, mark]),
      ['a header with a token', 'Bearer '],
    ]);
    this.hear(begin);
    for (const stream of [server.child.stdout, server.child.stderr])
      stream?.on('data', (chunk: Buffer) => this.hear(chunk.toString('latin1')));
  }

  private hear(text: string): void {
    this.bytes += text.length;
    const all = this.end + text;
    for (const [what, secret] of this.secrets)
      if (all.includes(secret)) this.found.set(what, (this.found.get(what) ?? 0) + 1);
    // Of an answer of 500 nothing else says why.
    for (const [line] of text.matchAll(/^.*"a request failed".*$/gm)) console.log(line.slice(0, 1_000));
    // What a chunk may have cut in two.
    this.end = all.slice(-80);
  }
}
