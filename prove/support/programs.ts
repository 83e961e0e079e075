import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { stopChild } from './builtServer';
import type { Cleanup } from './cleanup';
import { MissingPackage } from './part';

const POSTGRES = '/usr/lib/postgresql';
/** What a program of these may take to listen, ms. */
const START_MS = 30_000;

/**
 * A program that a package of Debian's brings.
 * @param program its name or its path
 * @throws MissingPackage naming it, where the machine lacks it
 */
export function need(program: string, debian: string): string {
  if (spawnSync('which', [program]).status !== 0)
    throw new MissingPackage(`${program} is missing: apt-get install ${debian}`);
  return program;
}

/** A program of the newest PostgreSQL of Debian's. @throws MissingPackage */
export function postgresProgram(name: string): string {
  const versions = existsSync(POSTGRES) ? readdirSync(POSTGRES).map(Number) : [];
  return need(path.join(POSTGRES, String(Math.max(15, ...versions)), 'bin', name), 'postgresql-15');
}

/** @throws Error with what the program said */
export function run(program: string, args: readonly string[]): void {
  const { status, stderr, error } = spawnSync(program, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${error?.message ?? stderr.trim()}`);
}

/** Starts a program and waits until it listens. @throws Error with what it said when it ends instead */
export async function startProgram(
  [program, args]: [string, string[]],
  port: number,
  undo: Cleanup['add'],
  env: Record<string, string> = {},
): Promise<ChildProcess> {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } });
  undo(() => stopChild(child));
  let said = '';
  const hear = (chunk: Buffer) => (said = (said + String(chunk)).slice(-2_000));
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const deadline = performance.now() + START_MS;
  while (!(await listens(port))) {
    if (child.exitCode !== null || performance.now() > deadline) throw new Error(`${program} does not listen: ${said}`);
    await delay(50);
  }
  return child;
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
