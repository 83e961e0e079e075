import { parseArgs, type ParseArgsConfig } from 'node:util';
import { ConfigError } from '../environment';

/** Options that a command does not know are said in one line. @throws ConfigError */
export function readArguments<T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new ConfigError((error as Error).message);
  }
}

/** Runs a program of the command line: what its user can mend is said in one line, all that is known of the rest. */
export function runCommand(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    const text = error instanceof ConfigError ? error.message : error instanceof Error ? error.stack : String(error);
    process.stderr.write(`${text}\n`);
    process.exitCode = 1;
  });
}
