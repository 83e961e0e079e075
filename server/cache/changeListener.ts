import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import type { Database } from '../database/client';
import { allowAfterwards } from '../database/requestTime';
import type { ChangePublisher, MemoryVersions } from './memoryVersions';
import { TOPICS, type Topic } from './versions';

export interface ChangeListenerOptions {
  url: string;
  db: Database;
  versions: MemoryVersions;
  onError: (error: unknown) => void;
}

const CHANNEL = 'content_changed';
const RETRY = 1_000;
const HEARTBEAT = 10_000;
const PATIENCE = 5_000;

/**
 * Carries changes of content between server processes over PostgreSQL's LISTEN and NOTIFY. While its connection is
 * lost, changes of others would go unseen: nothing is kept until it is back.
 */
export class ChangeListener implements ChangePublisher {
  /** Own notifications come back too and say nothing new. */
  private readonly origin = randomUUID();
  private client: Client | null = null;
  private timer: NodeJS.Timeout | undefined;
  private closed = false;

  private constructor(private readonly options: ChangeListenerOptions) {}

  /** Resolves when changes are seen, or when the first try failed and others follow. */
  static async start(options: ChangeListenerOptions): Promise<ChangeListener> {
    const listener = new ChangeListener(options);
    options.versions.connect(listener);
    await listener.listen();
    return listener;
  }

  async publish(topics: readonly Topic[]): Promise<void> {
    try {
      const payload = `${this.origin} ${topics.join(' ')}`;
      allowAfterwards();
      await this.options.db.execute(sql`select pg_notify(${CHANNEL}, ${payload})`);
    } catch (error) {
      // Others keep the old content for at most a minute.
      this.options.onError(error);
    }
  }

  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.timer);
    const client = this.client;
    this.client = null;
    await client?.end().catch(() => undefined);
  }

  private async listen(): Promise<void> {
    const client = new Client({
      connectionString: this.options.url,
      connectionTimeoutMillis: PATIENCE,
      query_timeout: PATIENCE,
      keepAlive: true,
      application_name: 'angalink changes',
    });
    this.client = client;
    client.on('error', (error) => this.lost(client, error));
    client.on('end', () => this.lost(client, new Error('the connection for changes ended')));
    client.on('notification', ({ payload }) => this.changed(payload ?? ''));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      if (this.client !== client) return;
      this.options.versions.resume();
      this.scheduleHeartbeat(client);
    } catch (error) {
      this.lost(client, error);
    }
  }

  private changed(payload: string): void {
    const [origin, ...names] = payload.split(' ');
    if (origin === this.origin) return;
    const topics = TOPICS.filter((topic) => names.includes(topic));
    this.options.versions.raise(topics.length === names.length ? topics : TOPICS);
  }

  /** A connection that died without a word shows only when something is asked of it. */
  private scheduleHeartbeat(client: Client): void {
    this.timer = setTimeout(() => {
      client.query('select 1').then(
        () => this.client === client && this.scheduleHeartbeat(client),
        (error: unknown) => this.lost(client, error),
      );
    }, HEARTBEAT).unref();
  }

  private lost(client: Client, error: unknown): void {
    if (this.client !== client || this.closed) return;
    this.client = null;
    this.options.versions.suspend();
    this.options.onError(error);
    clearTimeout(this.timer);
    void client.end().catch(() => undefined);
    this.timer = setTimeout(() => void this.listen(), RETRY).unref();
  }
}
