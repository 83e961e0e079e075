#!/usr/bin/env node
import { RULES } from './checks';
import { readArguments, UsageError, USAGE, type Command } from './arguments';
import { printReport, progressOn } from './report/console';
import { writeReports } from './report/files';
import { leftoverLines } from './report/lines';
import { chosenChecks, cleanUpAfter, run, ServerUnusable } from './run/run';
import { Contract } from './spec/contract';
import { UnreadableContract } from './spec/document';

const CONFORMS = 0;
const VIOLATIONS = 1;
const UNUSABLE_INPUT = 2;
const UNREACHABLE = 3;
const LEFT_BEHIND = 4;

async function main(command: Command): Promise<number> {
  if (command.kind === 'help') {
    process.stdout.write(USAGE);
    return CONFORMS;
  }
  if (command.kind === 'explain') return explain(command.check);
  const { options } = command;
  if (command.kind === 'list') {
    new Contract(options.contract);
    for (const { id, name, reach, rule } of chosenChecks(options)) process.stdout.write(`${id} ${name} (${reach})\n    ${rule}\n`);
    return CONFORMS;
  }
  if (command.kind === 'cleanup') {
    const left = await cleanUpAfter(options, command.journal);
    process.stdout.write(left.length === 0 ? 'Nothing is left of that run.\n' : `${leftoverLines(left).join('\n')}\n`);
    return left.length === 0 ? CONFORMS : LEFT_BEHIND;
  }
  const report = await run(options, progressOn(process.stderr));
  writeReports(report, options);
  if (options.reports.includes('console')) printReport(report, process.stdout);
  if (report.violations.length > 0 || report.ended !== null) return VIOLATIONS;
  return report.leftovers.length > 0 ? LEFT_BEHIND : CONFORMS;
}

function explain(word: string): number {
  const check = RULES.find(({ id, name }) => id === word.toUpperCase() || name === word);
  if (!check) throw new UsageError(`There is no check ${word}; --list names those that send something, docs/backend.md all.`);
  process.stdout.write(`${check.id} ${check.name} (${check.reach})\n${check.rule}\n`);
  return CONFORMS;
}

async function guarded(): Promise<number> {
  try {
    return await main(readArguments(process.argv.slice(2), process.env));
  } catch (error) {
    const known = error instanceof UsageError || error instanceof UnreadableContract || error instanceof ServerUnusable;
    process.stderr.write(`${known ? error.message : String(error instanceof Error ? error.stack : error)}\n`);
    if (error instanceof UsageError) process.stderr.write('--help says how it is used.\n');
    return error instanceof ServerUnusable ? UNREACHABLE : known ? UNUSABLE_INPUT : VIOLATIONS;
  }
}

// Whoever reads has read enough: `--list | head`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(CONFORMS);
});

void guarded().then((code) => {
  process.exitCode = code;
});
