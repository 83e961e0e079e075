import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Client } from 'pg';
import type { Database } from '../database/client';
import { allowAfterwards } from '../database/requestTime';
import { WritableClient } from '../database/writableClient';
import type { ChangePublisher, MemoryVersions } from './memoryVersions';
import { TOPICS, type Topic } from './versions';

export interface ChangeListenerOptions {
  /** Of the database itself: through a pooler nothing would ever be heard. */
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
  /** Own notifications come back too and say nothing new, but that the connection hears. */
  private readonly origin = randomUUID();
  /** What could not be told yet: the next notification tells of it, at the latest the next sign of life. */
  private readonly untold = new Set<Topic>();
  private heard: () => void = () => undefined;
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
    allowAfterwards();
    for (const topic of topics) this.untold.add(topic);
    await this.notify();
  }

  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.timer);
    const client = this.client;
    this.client = null;
    await client?.end().catch(() => undefined);
  }

  private async listen(): Promise<void> {
    let client: WritableClient | null = null;
    try {
      client = this.connection();
      await client.connect();
      await client.liftLimits();
      await client.query(`listen ${CHANNEL}`);
      const hears = await this.hears();
      if (hears === null) throw new Error('no notification could be sent');
      if (!hears) throw new Error('notifications do not come back: DATABASE_DIRECT_URL is missing?');
      if (this.client !== client) return;
      this.options.versions.resume();
      this.scheduleHeartbeat(client);
    } catch (error) {
      this.lost(client, error);
    }
  }

  /** @throws Error where a file of its certificates cannot be read */
  private connection(): WritableClient {
    const client = new WritableClient({
      connectionString: this.options.url,
      connectionTimeoutMillis: PATIENCE,
      query_timeout: PATIENCE,
      application_name: 'angalink changes',
    });
    this.client = client;
    client.on('error', (error) => this.lost(client, error));
    client.on('end', () => this.lost(client, new Error('the connection for changes ended')));
    client.on('notification', ({ payload }) => this.changed(payload ?? ''));
    return client;
  }

  private changed(payload: string): void {
    const [origin, ...names] = payload.split(' ');
    if (origin === this.origin) return this.heard();
    const topics = TOPICS.filter((topic) => names.includes(topic));
    this.options.versions.raise(topics.length === names.length ? topics : TOPICS);
  }

  /** @returns whether it was sent */
  private async notify(): Promise<boolean> {
    const topics = [...this.untold];
    this.untold.clear();
    try {
      await this.options.db.execute(sql`select pg_notify(${CHANNEL}, ${[this.origin, ...topics].join(' ')})`);
      return true;
    } catch (error) {
      for (const topic of topics) this.untold.add(topic);
      this.options.onError(error);
      return false;
    }
  }

  /**
   * Whether a notification that is sent over another connection is heard: the one that listens may have died without a
   * word, or belong to a pooler. Null where none could be sent.
   */
  private async hears(): Promise<boolean | null> {
    const heard = new Promise<true>((resolve) => (this.heard = () => resolve(true)));
    if (!(await this.notify())) return null;
    return Promise.race([heard, delay(PATIENCE, false, { ref: false })]);
  }

  private scheduleHeartbeat(client: Client): void {
    this.timer = setTimeout(() => void this.beat(client), HEARTBEAT).unref();
  }

  private async beat(client: Client): Promise<void> {
    const hears = await this.hears();
    // A pool that cannot send tells nothing of this connection.
    if (hears === false) this.lost(client, new Error('the connection for changes hears nothing'));
    else if (this.client === client) this.scheduleHeartbeat(client);
  }

  /** @param client null where none could be made */
  private lost(client: Client | null, error: unknown): void {
    if (this.client !== client || this.closed) return;
    this.client = null;
    this.options.versions.suspend();
    this.options.onError(error);
    clearTimeout(this.timer);
    void client?.end().catch(() => undefined);
    this.timer = setTimeout(() => void this.listen(), RETRY).unref();
  }
}
