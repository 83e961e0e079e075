import { spawnSync, type SpawnSyncReturns } from 'node:child_process';
import path from 'node:path';

export const ROOT = path.join(__dirname, '../..');

/** Who may sign in at the kit's mock: the contract's example. */
export const ACCOUNT = { user: 'wanjiru@angalink.example', password: 'correct horse battery staple' };

/** A command that knows the password of the mock's account. */
export const inFolder = (cwd: string, command: string, args: readonly string[]): SpawnSyncReturns<string> =>
  spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    timeout: 300_000,
    env: { ...process.env, CONTRACT_PASSWORD: ACCOUNT.password },
  });

/** The last line that a program said. */
export const lastLine = ({ stdout, stderr }: SpawnSyncReturns<string>) =>
  `${stdout}${stderr}`.trim().split('\n').at(-1) ?? '';
