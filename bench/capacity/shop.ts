import { findRunning } from '../../server/database/embedded/embeddedPostgres';
import type { Stream } from '../../prove/load/mix';
import { play } from '../../prove/load/processes';
import { BuiltServer } from '../../prove/support/builtServer';
import { temporaryFolder, type Undo } from '../../prove/support/cleanup';
import {
  loopSeconds,
  machineSeconds,
  nicedSeconds,
  ownProcessorSeconds,
  processorSeconds,
  residentBytes,
} from '../../prove/support/processes';
import { streamsOf, type KindName } from './mix';

/** Processor time of one request, ms. */
export interface Cost {
  loop: number;
  /** Beside the event loop: compression, and the memory's upkeep. */
  helpers: number;
  database: number;
  generator: number;
}
export type Costs = Record<KindName, Cost>;

/** What was seen while requests were sent at a rate. */
export interface Played {
  /** Answers a second. */
  rate: number;
  /** ms, from when each was due; sorted. */
  times: number[];
  errors: number;
  /** Share of the machine that neither the shop nor the generators took, without what lets all others go first. */
  others: number;
  cost: Cost;
}

/** At which a kind alone is asked for, a second, so that its processor time can be told. */
const ALONE: Readonly<Record<KindName, number>> = {
  'page in memory': 400,
  file: 400,
  picture: 400,
  'product in memory': 400,
  search: 100,
  'page rendered anew': 20,
  quote: 50,
};
/** s. */
const WARM_UP = 3;

/** Two server processes on one database, and what their requests take. */
export class MeasuredShop {
  private constructor(
    private readonly servers: readonly BuiltServer[],
    private readonly streams: (rate: number) => (Stream & { name: KindName })[],
    /** What a generator takes to begin with, seconds. */
    private readonly idle: number,
  ) {}

  static async open(port: number, undo: (step: Undo) => void): Promise<MeasuredShop> {
    const dataDir = temporaryFolder(undo);
    const first = await BuiltServer.start({ dataDir, port }, undo);
    const env = { DATABASE_URL: findRunning(dataDir) ?? '', MEDIA_DIR: `${dataDir}/media`, DEMO_DATA: 'never' };
    const second = await BuiltServer.start({ dataDir: temporaryFolder(undo), port: port + 1, env }, undo);
    const { processorSeconds: idle } = await play({ origin: first.origin, seconds: 0, streams: [] });
    return new MeasuredShop([first, second], await streamsOf(first.origin), idle);
  }

  /** As `send`, after a while that is not counted: pages are rendered for the first time, and programs come up to speed. */
  async play(processes: number, rate: number, seconds: number, only?: KindName): Promise<Played> {
    await this.send(processes, rate, WARM_UP, only);
    return this.send(processes, rate, seconds, only);
  }

  /** Sends the mix, or one kind of it alone, to so many of the processes, which have a generator each. */
  private async send(processes: number, rate: number, seconds: number, only?: KindName): Promise<Played> {
    const used = this.servers.slice(0, processes);
    const mix = this.streams(rate / processes);
    const alone = mix.filter(({ name }) => name === only).map((stream) => ({ ...stream, rate: rate / processes }));
    const streams = only === undefined ? mix : alone;
    const before = this.clocks(used);
    const reports = await Promise.all(used.map(({ origin }) => play({ origin, seconds, streams })));
    const after = this.clocks(used);
    const outcomes = reports.flatMap((report) => report.outcomes);
    const sent = outcomes.reduce((sum, one) => sum + one.sent, 0);
    const took = (clock: keyof typeof before) => after[clock] - before[clock];
    const generators = reports.reduce((sum, report) => sum + report.processorSeconds, 0);
    const times = outcomes.flatMap((one) => one.times).sort((a, b) => a - b);
    const ms = (time: number) => (time / sent) * 1_000;
    return {
      times,
      // After the last was due, those that wait are still answered.
      rate: times.length / (seconds + (times.at(-1) ?? 0) / 1_000),
      errors: outcomes.reduce((sum, one) => sum + one.errors + one.busy, 0),
      others: Math.max(0, took('machine') - took('server') - took('database') - generators) / took('now') / 2,
      cost: {
        loop: ms(took('loop')),
        helpers: ms(took('server') - took('loop')),
        database: ms(took('database')),
        generator: ms(generators - this.idle * processes),
      },
    };
  }

  async costs(seconds: number): Promise<Costs> {
    const costs = {} as Costs;
    for (const [name, rate] of Object.entries(ALONE) as [KindName, number][])
      costs[name] = (await this.play(1, rate, seconds, name)).cost;
    return costs;
  }

  /** Of each process, bytes. */
  memory(): number[] {
    return this.servers.map((server) => residentBytes(server.pid()));
  }

  /** Seconds of processor time until now, and of the clock. */
  private clocks(servers: readonly BuiltServer[]) {
    const sum = (of: (pid: number) => number) => servers.reduce((all, server) => all + of(server.pid()), 0);
    return {
      server: sum(ownProcessorSeconds),
      loop: sum(loopSeconds),
      database: processorSeconds(this.servers[0]?.pid('postmaster') ?? 0),
      machine: machineSeconds() - nicedSeconds(),
      now: performance.now() / 1_000,
    };
  }
}
