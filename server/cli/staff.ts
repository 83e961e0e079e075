import { readConfig } from '../config';
import { commandOf, readArguments, runCommand } from './command';
import { withServerDatabase } from './connection';
import { readNewPassword } from './password';
import { STAFF_COMMANDS } from './staffCommands';

const TEXT = { type: 'string' } as const;

const HELP = [
  "Manages the accounts that may sign in, and the newsletter's addresses. The server may be running or not.",
  '',
  ...Object.entries(STAFF_COMMANDS).map(([name, { usage }]) => `  npm run staff -- ${name} ${usage}`),
  '',
  'A password is asked for, or read from standard input when that is no terminal.',
].join('\n');

async function main(): Promise<void> {
  const { positionals, values } = readArguments({
    allowPositionals: true,
    options: { email: TEXT, 'first-name': TEXT, 'last-name': TEXT, phone: TEXT },
  });
  const command = commandOf(STAFF_COMMANDS, positionals[0]);
  if (!command) {
    process.stdout.write(`${HELP}\n`);
    process.exitCode = positionals.length === 0 ? 0 : 2;
    return;
  }
  const password = command.needsPassword ? await readNewPassword() : '';
  await withServerDatabase(readConfig(), async (db) => {
    process.stdout.write(`${await command.run(db, values, password)}\n`);
  });
}

runCommand(main);
