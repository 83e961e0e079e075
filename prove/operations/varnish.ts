import { mkdtempSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { adapted } from '../proxies/proxy';
import { BuiltServer, freePort } from '../support/builtServer';
import type { Cleanup } from '../support/cleanup';
import { Cluster } from './cluster';
import { need, startProgram } from '../support/programs';

/** A Varnish of Debian's that runs with deploy/varnish.vcl. */
export class Varnish {
  private child: ChildProcess | null = null;

  constructor(
    private readonly folder: string,
    private readonly port: number,
    private readonly backends: readonly [number, number],
    private readonly undo: Cleanup['add'],
  ) {}

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** @throws MissingPackage */
  async start(): Promise<void> {
    const [first, second] = this.backends;
    const settings = path.join(this.folder, 'varnish.vcl');
    writeFileSync(settings, adapted('varnish.vcl', { '"3001"': `"${first}"`, '"3002"': `"${second}"` }));
    const place = mkdtempSync(path.join(this.folder, 'varnish-'));
    const args = ['-F', '-j', 'none', '-a', `127.0.0.1:${this.port}`, '-f', settings, '-n', place, '-s', 'malloc,64m'];
    this.child = await startProgram([need('/usr/sbin/varnishd', 'varnish'), args], this.port, this.undo);
  }

  async kill(): Promise<void> {
    if (!this.child) throw new Error('Varnish does not run.');
    // Its worker ends with it.
    const ended = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await ended;
  }
}

/** Two server processes on one database behind Varnish, which they tell of changes. */
export interface CachedShop {
  varnish: Varnish;
  servers: readonly [BuiltServer, BuiltServer];
  database: string;
  /** Answers of both processes by operation, over their lives. */
  answered: (operation: string) => Promise<number>;
}

/** @param targets further ones that are told of changes */
export async function openCachedShop(
  folder: string,
  targets: readonly string[],
  undo: Cleanup['add'],
): Promise<CachedShop> {
  const cluster = await Cluster.create(path.join(folder, 'database'), undo);
  const database = cluster.url('cdn');
  cluster.sql(`create database cdn owner ${new URL(database).username}`);
  const [cachePort, first, second] = [await freePort(), await freePort(), await freePort()];
  const varnish = new Varnish(folder, cachePort, [first, second], undo);
  const metrics = [await freePort(), await freePort()] as const;
  const start = (port: number, metricsPort: number) => {
    const env = {
      DATABASE_URL: database,
      DEMO_DATA: 'always',
      MEDIA_DIR: path.join(folder, 'media'),
      PUBLIC_URL: varnish.origin,
      TRUST_PROXY: '127.0.0.1',
      PURGE_URL: [`${varnish.origin}/`, ...targets].join(),
      METRICS_PORT: String(metricsPort),
    };
    return BuiltServer.start({ dataDir: path.join(folder, `server${port}`), port, env }, undo);
  };
  const servers = [await start(first, metrics[0]), await start(second, metrics[1])] as const;
  await varnish.start();
  const answered = async (operation: string) => {
    let sum = 0;
    for (const port of metrics) {
      const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
      const line = new RegExp(`^http_request_duration_seconds_count\\{operation="${operation}",.*\\} (\\d+)$`, 'gm');
      for (const [, count] of text.matchAll(line)) sum += Number(count);
    }
    return sum;
  };
  return { varnish, servers, database, answered };
}

/** As visitors' browsers send them, one of them signed in. */
const COOKIES = { en: 'lang=en', sw: 'xx_tgk=somebody; lang=sw' };
export type Language = keyof typeof COOKIES;
export const LANGUAGES = ['en', 'sw'] as const;

/** An address as a visitor asks for it who has chosen a language. */
export const get = (origin: string, path: string, language: Language, headers: Record<string, string> = {}) =>
  fetch(origin + path, { headers: { 'accept-encoding': 'br, gzip', cookie: COOKIES[language], ...headers } });
