import { execFileSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findServiceAccount, type ServiceAccount } from '../../server/database/embedded/serviceAccount';
import { freePort } from '../support/builtServer';
import type { Cleanup } from '../support/cleanup';
import { descendants } from '../support/processes';
import { postgresProgram, startProgram } from '../support/programs';

/** The account that the shop uses; it owns its databases. */
export const SELLER = 'seller';

/** What a database may take to answer once it listens, ms. */
const ANSWERS_MS = 30_000;

/** A PostgreSQL of Debian's in a folder of its own, on this machine alone and without passwords. */
export class Cluster {
  private child: ChildProcess | null = null;

  private constructor(
    readonly folder: string,
    readonly port: number,
    private readonly account: ServiceAccount,
    private readonly undo: Cleanup['add'],
  ) {}

  /** Makes one and starts it. @throws MissingPackage */
  static async create(folder: string, undo: Cleanup['add']): Promise<Cluster> {
    const cluster = await Cluster.at(folder, undo);
    cluster.run('initdb', ['--pgdata', folder, '--username', 'postgres', '--auth', 'trust', '--encoding', 'UTF8']);
    cluster.configure({ listen_addresses: '127.0.0.1', unix_socket_directories: '', max_connections: '200' });
    await cluster.start();
    cluster.sql(`create role ${SELLER} login createdb replication`);
    return cluster;
  }

  private static async at(folder: string, undo: Cleanup['add'], port?: number): Promise<Cluster> {
    mkdirSync(folder, { mode: 0o700 });
    const account = findServiceAccount([folder]);
    account.own(folder);
    return new Cluster(folder, port ?? (await freePort()), account, undo);
  }

  /** A copy that follows this one, which from now on acknowledges nothing that the copy has not written too. */
  async replicate(folder: string, port?: number): Promise<Cluster> {
    const replica = await Cluster.at(folder, this.undo, port);
    const from = ['--host', '127.0.0.1', '--port', String(this.port), '--username', SELLER];
    replica.run('pg_basebackup', ['--pgdata', folder, ...from, '--write-recovery-conf', '--checkpoint', 'fast']);
    await replica.start();
    // Only after the copy was made: a promoted one that wanted a replica of its own would wait for ever.
    this.sql("alter system set synchronous_standby_names = '*'");
    this.sql('select pg_reload_conf()');
    while (this.sql("select count(*) from pg_stat_replication where sync_state = 'sync'") !== '1') await delay(50);
    return replica;
  }

  /** SIGKILL of all its processes: nothing is written or said any more. */
  async kill(): Promise<void> {
    const { child } = this;
    if (!child?.pid) throw new Error('The database does not run.');
    const ended = once(child, 'exit');
    for (const pid of [child.pid, ...descendants(child.pid)]) process.kill(pid, 'SIGKILL');
    await ended;
  }

  /** Makes a replica the database. Returns at once. */
  promote(): void {
    this.sql('select pg_promote(false)');
  }

  async start(): Promise<void> {
    const args = ['-D', this.folder, '-c', `port=${this.port}`];
    this.child = await startProgram(this.account.command(postgresProgram('postgres'), args), this.port, this.undo);
    // It listens before it takes questions.
    const deadline = Date.now() + ANSWERS_MS;
    while (!this.answers()) {
      if (Date.now() > deadline) throw new Error('The database takes no questions.');
      await delay(50);
    }
  }

  private answers(): boolean {
    try {
      return this.sql('select 1') === '1';
    } catch {
      return false;
    }
  }

  /** As the database's owner, from the command line. */
  sql(statement: string, database = 'postgres'): string {
    const args = ['-h', '127.0.0.1', '-p', String(this.port), '-U', 'postgres', '-XAtqc', statement, database];
    return execFileSync(postgresProgram('psql'), args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
  }

  configure(settings: Readonly<Record<string, string>>): void {
    const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value}'\n`);
    appendFileSync(path.join(this.folder, 'postgresql.conf'), lines.join(''));
  }

  url(database: string): string {
    return `postgres://${SELLER}@127.0.0.1:${this.port}/${database}`;
  }

  private run(program: string, args: string[]): void {
    const [command, rest] = this.account.command(postgresProgram(program), args);
    execFileSync(command, rest, { stdio: ['ignore', 'ignore', 'pipe'] });
  }
}
