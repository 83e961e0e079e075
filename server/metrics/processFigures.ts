import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import type { BoundedPool } from '../database/pool';
import { backupState, type BackupState } from '../repositories/backups';
import { outboxState, type OutboxState } from '../repositories/notices';
import type { Services } from '../services';
import { family } from './text';

const NANOSECONDS = 1e9;
const QUANTILES = [0.5, 0.9, 0.99];

/** What the figures are read from. */
export interface Watched {
  services: Pick<Services, 'content' | 'encoder' | 'db'>;
  pool: Pick<BoundedPool, 'totalCount' | 'idleCount' | 'waiting'>;
}

/** Reads what the process, its pool, its memory and its database are like at the moment they are asked for. */
export class ProcessFigures {
  private readonly delay = monitorEventLoopDelay({ resolution: 10 });
  private lastUse = performance.eventLoopUtilization();

  constructor(private readonly watched: Watched) {
    this.delay.enable();
  }

  async text(): Promise<string> {
    const { services, pool } = this.watched;
    const backups = await backupState(services.db).catch(() => null);
    const outbox = backups && (await outboxState(services.db).catch(() => null));
    const { user, system } = process.cpuUsage();
    const { rss, heapUsed, external } = process.memoryUsage();
    const use = performance.eventLoopUtilization();
    const figures = [
      gauge('database_up', 'Whether the database answered just now.', backups ? 1 : 0),
      family('database_connections', 'gauge', 'Connections of the pool.', [
        [{ state: 'idle' }, pool.idleCount],
        [{ state: 'used' }, pool.totalCount - pool.idleCount],
      ]),
      gauge('database_waiting', 'Requests that wait for a connection.', pool.waiting),
      counter('memory_hits_total', 'Answers and what they are made of, found in memory.', services.content.hits),
      gauge('memory_content_bytes', 'What is kept in memory of answers.', services.content.bytes),
      gauge('pictures_waiting', 'Pictures that wait to be encoded.', services.encoder.waiting),
      ...outboxFigures(outbox),
      ...backupFigures(backups),
      family(
        'nodejs_eventloop_lag_seconds',
        'gauge',
        'How late timers ran since the last reading.',
        QUANTILES.map((quantile) => [{ quantile }, this.delay.percentile(100 * quantile) / NANOSECONDS]),
      ),
      gauge(
        'nodejs_eventloop_utilization',
        'Share of the time since the last reading in which the event loop was busy.',
        performance.eventLoopUtilization(use, this.lastUse).utilization,
      ),
      counter('process_cpu_seconds_total', 'Processor time.', (user + system) / 1e6),
      gauge('process_resident_memory_bytes', 'Memory that the process holds.', rss),
      gauge('nodejs_heap_size_used_bytes', 'Memory of objects, garbage not yet collected included.', heapUsed),
      gauge('nodejs_external_memory_bytes', 'Memory of buffers and the like that objects refer to.', external),
      gauge('process_start_time_seconds', 'When the process began.', performance.timeOrigin / 1_000),
    ];
    this.delay.reset();
    this.lastUse = use;
    return figures.join('');
  }

  close(): void {
    this.delay.disable();
  }
}

const gauge = (name: string, help: string, value: number) => family(name, 'gauge', help, [[{}, value]]);
const counter = (name: string, help: string, value: number) => family(name, 'counter', help, [[{}, value]]);

function outboxFigures(state: OutboxState | null): string[] {
  if (!state) return [];
  return [
    gauge(
      'notices_oldest_seconds',
      'How long the push or e-mail that is due longest has been due.',
      state.oldestSeconds,
    ),
    gauge('notices_put_off', 'Pushes and e-mails that were tried in vain and wait for another try.', state.putOff),
    gauge('notices_failed', 'Pushes and e-mails that were given up.', state.failed),
  ];
}

/** No moment is no figure; the rules then say that there is none. */
function backupFigures(state: BackupState | null): string[] {
  const figure = (name: string, help: string, at: string | null) =>
    at === null ? [] : [gauge(name, help, Date.parse(at) / 1_000)];
  return [
    ...figure('backup_last_timestamp_seconds', 'When the newest backup was made.', state?.lastAt ?? null),
    ...figure(
      'backup_last_verified_timestamp_seconds',
      'When the newest backup was made that has been restored for a trial.',
      state?.lastVerifiedAt ?? null,
    ),
  ];
}
