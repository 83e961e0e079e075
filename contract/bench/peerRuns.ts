import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PEERS } from './peers';

/** What another tool said of a server. */
export interface PeerResult {
  id: string;
  /** Null where it could not be run to its end. */
  failures: string[] | null;
  seconds: number;
}

const LIMIT_MS = 180_000;

/** Installs the peers' packages where they are not yet, outside of the tree. */
export function installPeers(folder: string): void {
  for (const { id, packages } of PEERS) {
    const own = path.join(folder, id);
    if (packages.length === 0 || existsSync(path.join(own, 'node_modules'))) continue;
    mkdirSync(own, { recursive: true });
    writeFileSync(path.join(own, 'package.json'), '{"private":true}');
    const { status } = spawnSync('npm', ['install', '--no-audit', '--no-fund', ...packages], {
      cwd: own,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    if (status !== 0) console.error(`${id} could not be installed.`);
  }
}

/** Runs every peer against a server, one after the other; one that is not installed or gets no token could not be run. */
export async function runPeers({
  baseUrl,
  contract,
  peers,
  user,
  password,
}: {
  baseUrl: string;
  contract: string;
  peers: string;
  user: string;
  password: string;
}): Promise<PeerResult[]> {
  const results: PeerResult[] = [];
  for (const peer of PEERS) {
    const isThere = peer.packages.length === 0 || existsSync(path.join(peers, peer.id, 'node_modules'));
    const token = isThere ? await signIn(baseUrl, user, password).catch(() => null) : null;
    if (token === null) {
      results.push({ id: peer.id, failures: null, seconds: 0 });
      continue;
    }
    const folder = mkdtempSync(path.join(tmpdir(), `contract-${peer.id}-`));
    const { file, args, env } = peer.command({ baseUrl, token, contract, folder, peers });
    const begun = Date.now();
    const { stdout, stderr, status } = await finished(file, args, {
      ...process.env,
      ...env,
      CONTRACT_USER: user,
      CONTRACT_PASSWORD: password,
    });
    results.push({
      id: peer.id,
      failures: peer.failures(`${stdout}\n${stderr}`, status),
      seconds: (Date.now() - begun) / 1000,
    });
    rmSync(folder, { recursive: true, force: true });
  }
  return results;
}

/** @returns the token @throws Error where there is none */
export async function signIn(baseUrl: string, emailOrPhone: string, password: string): Promise<string> {
  const answer = await fetch(`${baseUrl}/auth/web-login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ emailOrPhone, password }),
  });
  const { data } = (await answer.json().catch(() => ({}))) as { data?: string };
  if (!data) throw new Error(`Signing in for a peer answers ${answer.status}.`);
  return data;
}

/** The server lives in this process: the peer must not block it. */
function finished(
  file: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<{ stdout: string; stderr: string; status: number }> {
  return new Promise((resolve) => {
    const child = spawn(file, args, { env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
    // With what it has started itself, which would hold on to its output.
    const timer = setTimeout(() => child.pid !== undefined && process.kill(-child.pid, 'SIGKILL'), LIMIT_MS);
    let [stdout, stderr] = ['', ''];
    child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
    child.on('close', (code) => {
      clearTimeout(timer);
      resolve({ stdout, stderr, status: code ?? 2 });
    });
  });
}
