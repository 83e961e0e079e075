#!/usr/bin/env node
import { Refused, UsageError } from './refused';

const FAILED = 1;

/** What is called by a word. */
const WORDS: Readonly<Record<string, (rest: readonly string[]) => Promise<number>>> = {
  guide: async (rest) => (await import('./commands/guide')).guide(rest),
  mock: async (rest) => (await import('./commands/mock')).mock(rest),
  init: async (rest) => (await import('./commands/init')).init(rest),
};

/** Loads what the command needs, and no more: whoever reads a rule does not wait for the checks. */
async function main(argv: readonly string[]): Promise<number> {
  const [word = '', ...rest] = argv;
  const called = Object.hasOwn(WORDS, word) ? WORDS[word] : undefined;
  // One page tells of all of them.
  const asksHelp = called && rest.some((one) => one === '--help' || one === '-h');
  if (called && !asksHelp) return called(rest);
  const { readArguments, USAGE } = await import('./arguments');
  const command = readArguments(asksHelp ? ['--help'] : argv, process.env);
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
