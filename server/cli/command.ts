import { parseArgs, type ParseArgsConfig } from 'node:util';
import { ConfigError } from '../environment';
import { failureText } from '../http/failures';

/** Options that a command does not know are said in one line. @throws ConfigError */
export function readArguments<T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new ConfigError((error as Error).message);
  }
}

/** What somebody asks for; undefined where there is no such command, also of the names that every object knows. */
export const commandOf = <T>(commands: Readonly<Record<string, T>>, name = ''): T | undefined =>
  Object.hasOwn(commands, name) ? commands[name] : undefined;

/** Lets a signal end this process with all that is done at its end: a trial's shop stops, and its folder is taken away. */
export function exitOnSignals(): void {
  for (const [signal, code] of Object.entries({ SIGHUP: 129, SIGINT: 130, SIGTERM: 143 }))
    process.once(signal, () => process.exit(code));
}

/** Runs a program of the command line. */
export function runCommand(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    process.stderr.write(`${failureText(error)}\n`);
    process.exitCode = 1;
  });
}
