import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../support/builtServer';
import type { Cleanup } from '../support/cleanup';
import { need, run, startProgram } from '../support/programs';

const DEPLOY = path.join(__dirname, '../../deploy');
const read = (file: string) => readFileSync(path.join(DEPLOY, file), 'utf8');

/** A proxy that runs with the file of deploy/, in which names, ports and certificates are those of the test. */
export interface Proxy {
  name: string;
  /** Where it answers https. */
  port: number;
  /** What it has said so far, its log of requests among it. */
  log: () => string;
}

/** Where the proxy finds the server, and where it may write. */
interface Surroundings {
  folder: string;
  upstream: number;
  undo: Cleanup['add'];
}

/** A certificate of the test's own. @returns files of the certificate and its key */
function certificate(folder: string): [string, string] {
  const [pem, key] = [`${folder}/shop.pem`, `${folder}/shop.key`];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  run('openssl', [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '2',
    ...subject,
    '-keyout',
    key,
    '-out',
    pem,
  ]);
  return [pem, key];
}

/** Replaces texts of a file. @throws Error where one is not in it, for the file is then another than was tried */
export function adapted(file: string, changes: Readonly<Record<string, string>>): string {
  return Object.entries(changes).reduce((text, [before, after]) => {
    if (!text.includes(before)) throw new Error(`deploy/${file} has no "${before}" any more`);
    return text.replaceAll(before, after);
  }, read(file));
}

/** @returns what it has said since it listens */
async function start(
  [program, debian]: [string, string],
  args: string[],
  port: number,
  undo: Cleanup['add'],
  env?: Record<string, string>,
): Promise<() => string> {
  const { stdout, stderr } = await startProgram([need(program, debian), args], port, undo, env);
  let said = '';
  for (const stream of [stdout, stderr]) stream?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  return () => said;
}

export async function caddy({ folder, upstream, undo }: Surroundings): Promise<Proxy> {
  const [[pem, key], port] = [certificate(folder), await freePort()];
  const env = {
    SHOP_HOST: `localhost:${port}`,
    SHOP_TLS: `tls ${pem} ${key}`,
    SHOP_UPSTREAM: `127.0.0.1:${upstream}`,
    HOME: folder,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
  };
  // Neither its admin's port nor port 80 are free for a test.
  const file = adapted('Caddyfile', { '\n{\n': '\n{\n\tadmin off\n\tauto_https disable_redirects\n' });
  writeFileSync(`${folder}/Caddyfile`, file);
  const args = ['run', '--adapter', 'caddyfile', '--config', `${folder}/Caddyfile`];
  const log = await start(['caddy', 'caddy'], args, port, undo, env);
  return { name: 'Caddy', port, log };
}

export async function nginx({ folder, upstream, undo }: Surroundings): Promise<Proxy> {
  const [[pem, key], port, plain] = [certificate(folder), await freePort(), await freePort()];
  const site = adapted('nginx.conf', {
    '127.0.0.1:3000': `127.0.0.1:${upstream}`,
    'listen 80;': `listen 127.0.0.1:${plain};`,
    'listen 443 ssl': `listen 127.0.0.1:${port} ssl`,
    '  listen [::]:80;\n': '',
    '  listen [::]:443 ssl http2;\n': '',
    'shop.example': 'localhost',
    '/etc/ssl/shop.pem': pem,
    '/etc/ssl/shop.key': key,
    '/var/log/nginx': folder,
  });
  const [conf, body] = [`${folder}/nginx.conf`, `${folder}/body`];
  mkdirSync(body);
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((one) => `${one}_temp_path ${body}/${one};`);
  writeFileSync(
    conf,
    `user root; pid ${folder}/nginx.pid; error_log ${folder}/error.log; daemon off; events {}\nhttp { access_log off; ${places.join(' ')}\n${site}}\n`,
  );
  await start(['nginx', 'nginx'], ['-c', conf, '-p', folder], port, undo);
  const log = () => ['shop.log', 'error.log'].map((file) => readFileSync(`${folder}/${file}`, 'utf8')).join('');
  return { name: 'nginx', port, log };
}

/** The file of HAProxy on another port, and with what a test changes besides. Whoever runs the test may not be root. */
export const balancerFile = (port: number, changes: Readonly<Record<string, string>>) =>
  adapted('haproxy.cfg', {
    // A test may have fewer descriptors than a service of the system.
    'maxconn 20000': 'maxconn 2000',
    '  user haproxy\n  group haproxy\n  chroot /var/lib/haproxy\n': '',
    'bind 127.0.0.1:3000': `bind 127.0.0.1:${port}`,
    ...changes,
  });

/** Behind nginx, which has the certificate. */
export async function haproxy({ folder, upstream, undo }: Surroundings): Promise<Proxy> {
  const port = await freePort();
  const text = balancerFile(port, {
    '127.0.0.1:3001': `127.0.0.1:${upstream}`,
    '  server second 127.0.0.1:3002\n': '',
    '  server second 127.0.0.1:3002 track processes/second\n': '',
    '  server second-unready 127.0.0.1:3002 no-check backup\n': '',
  });
  writeFileSync(`${folder}/haproxy.cfg`, text);
  await start(['haproxy', 'haproxy'], ['-f', `${folder}/haproxy.cfg`, '-db'], port, undo);
  return { ...(await nginx({ folder, upstream: port, undo })), name: 'HAProxy behind nginx' };
}

/** What a program says of a file of deploy/. @throws Error with that when it finds a fault */
export function checked(program: [string, string], args: readonly string[], file: string): string {
  const { status, stdout, stderr } = spawnSync(need(...program), [...args, path.join(DEPLOY, file)], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${file}: ${stdout}${stderr}`);
  return stdout.trim().split('\n').at(-1) ?? '';
}
