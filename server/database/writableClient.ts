import { connect } from 'node:net';
import { Client, type ClientConfig } from 'pg';
import { hostsOf } from './address';

/** Where the database last took writes: asked first, so that a host that is gone is not waited for each time. */
let lastWritable: string | undefined;
const lastWritableFirst = (one: string, other: string) => Number(other === lastWritable) - Number(one === lastWritable);

/** So that nobody waits without end for a database that is silent, neither for a connection nor on one that stands. */
const BOUNDS = { connectionTimeoutMillis: 10_000, keepAlive: true, keepAliveInitialDelayMillis: 10_000 };
/** So long, ms, whoever ends a connection waits until the database has ended it as well. */
const GOODBYE = 1_000;

/** What the database sends a new connection: with it another one can ask to end what this one has asked for. */
interface Key {
  processID: number;
  secretKey: number;
}
/** Begins a request to end what another connection has asked for, in the place of the protocol's version. */
const CANCEL = 80_877_102;

/** A client that, of an address with several hosts, connects to the first that takes writes. */
export class WritableClient extends Client {
  private readonly config: ClientConfig;
  private readonly hosts: readonly string[];
  private key: Key | undefined;

  /** @param config what it says of time counts before BOUNDS */
  constructor(config: ClientConfig = {}) {
    const hosts = hostsOf(config.connectionString ?? '') ?? [];
    const bounded = { ...BOUNDS, ...config };
    super({ ...bounded, connectionString: hosts[0] });
    this.config = bounded;
    this.hosts = hosts;
    // Between the connection and who hears its errors lies a moment; one that ends in it would end the process. Whatever is
    // asked of a connection that broke fails by itself.
    this.on('error', () => undefined);
    this.connection.on('backendKeyData', (key: Key) => (this.key = key));
  }

  /** @throws AggregateError when no host takes writes */
  override connect = ((callback?: (error: Error | null, client?: Client) => void) => {
    const connected = this.choose().then(() => super.connect());
    if (!callback) return connected;
    connected.then(
      () => callback(null, this),
      (error: Error) => callback(error),
    );
  }) as Client['connect'];

  override end = ((callback?: () => void) => {
    const timer = setTimeout(() => this.connection.stream.destroy(), GOODBYE);
    const ended = super.end().finally(() => clearTimeout(timer));
    if (!callback) return ended;
    void ended.then(callback);
  }) as Client['end'];

  /**
   * Ends the connection, and there what it has asked for: the database hears of an end only after that. A commit that waits
   * for a standby would keep its place there for as long as the standby is away; it is done then, and said not to be. The end
   * comes first: a pooler then knows nobody who asks, and ends nothing of somebody else's.
   */
  giveUp(): void {
    void this.end();
    if (!this.key) return;
    const message = Buffer.alloc(16);
    [message.length, CANCEL, this.key.processID, this.key.secretKey].forEach((value, at) =>
      message.writeInt32BE(value, at * 4),
    );
    const { host, port } = this;
    const socket = connect(host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port });
    // Whether it helps or not, nobody waits for it.
    socket.setTimeout(GOODBYE, () => socket.destroy()).on('error', () => socket.destroy());
    socket.end(message);
  }

  /**
   * For what may take longer, or stay silent longer, than the account's connections may: migrations, backups, listening.
   * Of a machine that is lost meanwhile the database hears within a minute, and holds its locks no longer.
   */
  async liftLimits(): Promise<void> {
    // Those that a version does not know yet are left out.
    await this.query(
      `select set_config(name, '0', false) from pg_settings where name in ('statement_timeout', 'lock_timeout',
         'idle_in_transaction_session_timeout', 'idle_session_timeout', 'transaction_timeout');
       set tcp_keepalives_idle = 30; set tcp_keepalives_interval = 10; set tcp_keepalives_count = 3`,
    );
  }

  private async choose(): Promise<void> {
    if (this.hosts.length < 2) return;
    const failures: unknown[] = [];
    for (const url of this.hosts.toSorted(lastWritableFirst)) {
      try {
        await this.take(url);
        lastWritable = url;
        return;
      } catch (error) {
        failures.push(error);
      }
    }
    throw new AggregateError(failures, 'No host of the database takes writes.');
  }

  /** Looks at a host over a connection of its own: a client can connect only once. */
  private async take(url: string): Promise<void> {
    // All of them and the connection itself are to fit into the time for one.
    const patience = (this.config.connectionTimeoutMillis ?? 0) / (this.hosts.length + 1);
    const probe = new Client({
      ...this.config,
      connectionString: url,
      connectionTimeoutMillis: patience,
      query_timeout: patience,
    });
    probe.on('error', () => undefined);
    try {
      await probe.connect();
      const { rows } = await probe.query<{ transaction_read_only: string }>('show transaction_read_only');
      if (rows[0]?.transaction_read_only !== 'off')
        throw Object.assign(new Error(`${probe.host} takes no writes`), { code: '25006' });
      this.host = probe.host;
      this.port = probe.port;
    } finally {
      void probe.end().catch(() => undefined);
    }
  }
}
