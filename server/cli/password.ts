import { createInterface } from 'node:readline';
import { ConfigError } from '../environment';
import { LONGEST_PASSWORD } from '../openapi/values.gen';

/**
 * Asks for a new password twice without showing it, or takes the first line of standard input when that is no
 * terminal. It is never an argument: those are visible to every user of the machine.
 * @throws ConfigError when there is none, or the two differ
 */
export async function readNewPassword(): Promise<string> {
  if (!process.stdin.isTTY) return usable(await firstLine());
  const password = usable(await ask('Password: '));
  if ((await ask('Again: ')) !== password) throw new ConfigError('The two passwords differ.');
  return password;
}

function usable(password: string): string {
  if (password === '') throw new ConfigError('There is no password.');
  if ([...password].length > LONGEST_PASSWORD)
    throw new ConfigError(`A password may have at most ${LONGEST_PASSWORD} characters.`);
  return password;
}

async function firstLine(): Promise<string> {
  for await (const line of createInterface({ input: process.stdin })) return line;
  return '';
}

/** Reads a line key by key, since a terminal that edits lines itself also shows them. */
function ask(question: string): Promise<string> {
  const { stdin, stderr } = process;
  stderr.write(question);
  stdin.setRawMode(true).setEncoding('utf8').resume();
  return new Promise((resolve, reject) => {
    let typed = '';
    const finish = (act: () => void) => {
      stdin.setRawMode(false).pause();
      stdin.off('data', onKeys);
      stderr.write('\n');
      act();
    };
    const onKeys = (keys: string) => {
      for (const key of keys) {
        if (key === '\r' || key === '\n' || key === '\u0004') return finish(() => resolve(typed));
        if (key === '\u0003') return finish(() => reject(new ConfigError('Cancelled.')));
        if (key === '\u007f' || key === '\b') typed = [...typed].slice(0, -1).join('');
        else if (key >= ' ') typed += key;
      }
    };
    stdin.on('data', onKeys);
  });
}
