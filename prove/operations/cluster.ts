import { execFileSync, type ChildProcess } from 'node:child_process';
import { appendFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { findServiceAccount, type ServiceAccount } from '../../server/database/embedded/serviceAccount';
import { freePort } from '../support/builtServer';
import type { Cleanup } from '../support/cleanup';
import { postgresProgram, startProgram } from './programs';

/** The account that the shop uses; it owns its databases. */
export const SELLER = 'seller';

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

  private static async at(folder: string, undo: Cleanup['add']): Promise<Cluster> {
    mkdirSync(folder, { mode: 0o700 });
    const account = findServiceAccount([folder]);
    account.own(folder);
    return new Cluster(folder, await freePort(), account, undo);
  }

  async start(): Promise<void> {
    const args = ['-D', this.folder, '-c', `port=${this.port}`];
    this.child = await startProgram(this.account.command(postgresProgram('postgres'), args), this.port, this.undo);
  }

  /** As the database's owner, from the command line. */
  sql(statement: string, database = 'postgres'): string {
    const args = ['-h', '127.0.0.1', '-p', String(this.port), '-U', 'postgres', '-XAtqc', statement, database];
    return execFileSync(postgresProgram('psql'), args, { encoding: 'utf8' }).trim();
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
