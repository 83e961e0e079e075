import { execFileSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { AwsClient } from 'aws4fetch';
import { readBucketAddress, type BucketAddress } from '../../server/media/bucket';
import { freePort } from '../support/builtServer';
import type { Cleanup } from '../support/cleanup';
import { need, startProgram } from '../support/programs';

/** Where the interface keeps accounts, lists of objects, and objects. */
const LAYERS = ['account', 'container', 'object'] as const;
/** Of the account of tempauth; its colon has to be written otherwise in an address. */
const USER = 'shop%3Ashop:secret';

const PARTS = [...LAYERS, 'proxy'] as const;
type Part = (typeof PARTS)[number];
/** What is killed of it. */
export const VICTIMS: readonly (readonly Part[])[] = [['object'], ['container'], ['proxy'], PARTS];

/** OpenStack Swift of Debian's, with its interface for S3, on one disk. */
export class Swift {
  private readonly running = new Map<Part, ChildProcess>();

  private constructor(
    private readonly folder: string,
    private readonly ports: Readonly<Record<Part, number>>,
    /** As MEDIA_URL. */
    readonly url: string,
    readonly address: BucketAddress,
    private readonly undo: Cleanup['add'],
  ) {}

  /** Starts one with an empty bucket. @throws MissingPackage */
  static async create(folder: string, undo: Cleanup['add']): Promise<Swift> {
    for (const part of PARTS) need(`/usr/bin/swift-${part}-server`, `swift-${part} swift`);
    const memcached = need('/usr/bin/memcached', 'memcached');
    mkdirSync(path.join(folder, 'devices', 'one'), { recursive: true });
    const ports = {
      account: await freePort(),
      container: await freePort(),
      object: await freePort(),
      proxy: await freePort(),
    };
    const memory = await freePort();
    await startProgram([memcached, ['-u', 'root', '-l', '127.0.0.1', '-p', String(memory)]], memory, undo);
    const url = `s3://${USER}@127.0.0.1:${ports.proxy}/pictures?tls=false`;
    const address = readBucketAddress(url);
    if (!address) throw new Error(`${url} is no address of a bucket.`);
    const swift = new Swift(folder, ports, url, address, undo);
    for (const layer of LAYERS) swift.makeLayer(layer);
    swift.writeSettings('proxy', proxySettings(memory));
    await swift.start();
    const made = await new AwsClient({ ...address, service: 's3' }).fetch(address.url, { method: 'PUT' });
    if (!made.ok) throw new Error(`Swift makes no bucket: ${made.status} ${await made.text()}`);
    return swift;
  }

  /** Starts what does not run. */
  async start(): Promise<void> {
    await Promise.all(PARTS.filter((part) => !this.running.has(part)).map((part) => this.startPart(part)));
  }

  /** SIGKILL of its parts, in the midst of whatever they do. */
  async kill(parts: readonly Part[] = PARTS): Promise<void> {
    const children = parts.flatMap((part) => this.running.get(part) ?? []);
    for (const part of parts) this.running.delete(part);
    const ended = children.map((child) => once(child, 'exit'));
    for (const child of children) child.kill('SIGKILL');
    await Promise.all(ended);
  }

  /** From here on it takes requests and answers none, or answers again. */
  hang(isHanging: boolean): void {
    this.running.get('proxy')?.kill(isHanging ? 'SIGSTOP' : 'SIGCONT');
  }

  /** Writes what a kill has kept out of the lists of objects into them, as its daemon does by and by. */
  settle(): void {
    execFileSync('/usr/bin/swift-object-updater', [this.settingsOf('object'), 'once'], { stdio: 'pipe' });
  }

  private async startPart(part: Part): Promise<void> {
    const program = `/usr/bin/swift-${part}-server`;
    this.running.set(part, await startProgram([program, [this.settingsOf(part)]], this.ports[part], this.undo));
  }

  private settingsOf(part: Part): string {
    return path.join(this.folder, `${part}.conf`);
  }

  private makeLayer(layer: (typeof LAYERS)[number]): void {
    const own = `
devices = ${path.join(this.folder, 'devices')}
mount_check = false
[pipeline:main]
pipeline = ${layer}-server
[app:${layer}-server]
use = egg:swift#${layer}
conn_timeout = 5
[${layer}-updater]
`;
    this.writeSettings(layer, own);
    const ring = (...args: string[]) =>
      execFileSync('/usr/bin/swift-ring-builder', [path.join(this.folder, `${layer}.builder`), ...args]);
    ring('create', '4', '1', '0');
    ring('add', `r1z1-127.0.0.1:${this.ports[layer]}/one`, '1');
    ring('rebalance');
  }

  private writeSettings(part: Part, own: string): void {
    const port = this.ports[part];
    const common = `[DEFAULT]\nbind_ip = 127.0.0.1\nbind_port = ${port}\nworkers = 0\nuser = root\nswift_dir = ${this.folder}`;
    writeFileSync(this.settingsOf(part), common + own);
  }
}

const proxySettings = (memory: number) => `
[pipeline:main]
pipeline = catch_errors cache s3api tempauth proxy-server
[app:proxy-server]
use = egg:swift#proxy
conn_timeout = 5
error_suppression_limit = 1000
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:${memory}
[filter:s3api]
use = egg:swift#s3api
[filter:tempauth]
use = egg:swift#tempauth
user_shop_shop = secret .admin
`;
