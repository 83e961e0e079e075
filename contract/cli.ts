#!/usr/bin/env node
import { Refused, UsageError } from './refused';

const FAILED = 1;

/** Loads what the command needs, and no more: whoever reads a rule does not wait for the checks. */
async function main(argv: readonly string[]): Promise<number> {
  const [word, ...rest] = argv;
  if (word === 'guide') return (await import('./commands/guide')).guide(rest);
  if (word === 'mock') return (await import('./commands/mock')).mock(rest);
  if (word === 'init') return (await import('./commands/init')).init(rest);
  const { readArguments, USAGE } = await import('./arguments');
  const command = readArguments(argv, process.env);
  switch (command.kind) {
    case 'help':
      process.stdout.write(USAGE);
      return 0;
    case 'version':
      process.stdout.write(`${(await import('./version')).VERSION}\n`);
      return 0;
    case 'explain':
      return (await import('./commands/explain')).explain(command.checks, command.contract);
    case 'list':
      return (await import('./commands/list')).list(command.options);
    case 'cleanup':
      return (await import('./commands/cleanup')).cleanup(command.options, command.journal);
    case 'run':
      return (await import('./commands/check')).check(command.options, command.showing);
  }
}

async function guarded(): Promise<number> {
  try {
    return await main(process.argv.slice(2));
  } catch (error) {
    const known = error instanceof Refused;
    process.stderr.write(`${known ? error.message : String(error instanceof Error ? error.stack : error)}\n`);
    if (error instanceof UsageError) process.stderr.write('--help says how it is used.\n');
    return known ? error.exitCode : FAILED;
  }
}

// Whoever reads has read enough (`--list | head`): what is found still decides the exit code.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

void guarded().then((code) => {
  process.exitCode = code;
});
