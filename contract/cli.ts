#!/usr/bin/env node
import { RULES } from './checks';
import type { Rule } from './checks/always';
import { isCalled } from './checks/check';
import { readArguments, UsageError, USAGE, type Command } from './arguments';
import { printReport, progressOn } from './report/console';
import { writeReports } from './report/files';
import { amount, isOpen, leftoverLines } from './report/lines';
import { chosenChecks, misChosen } from './run/choice';
import { JournalUnusable } from './run/journal';
import { cleanUpAfter, run, ServerUnusable } from './run/run';
import { Contract } from './spec/contract';
import { UnreadableContract } from './spec/document';
import { VERSION } from './version';

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
  if (command.kind === 'version') {
    process.stdout.write(`${VERSION}\n`);
    return CONFORMS;
  }
  if (command.kind === 'explain') return explain(command.checks);
  const { options } = command;
  const wrong = misChosen(options);
  if (wrong !== null) throw new UsageError(wrong);
  if (command.kind === 'list') {
    new Contract(options.contract);
    for (const rule of chosenChecks(options)) process.stdout.write(ruleText(rule));
    return CONFORMS;
  }
  if (command.kind === 'cleanup') {
    const { deleted, restored, left } = await cleanUpAfter(options, command.journal);
    process.stdout.write(
      `${amount(deleted, 'record')} of that run deleted${restored > 0 ? `, ${amount(restored, 'change')} of the account taken back` : ''}. ${left.length === 0 ? 'Nothing of it is left.' : leftoverLines(left).join('\n')}\n`,
    );
    return left.length === 0 ? CONFORMS : LEFT_BEHIND;
  }
  const report = await run(options, progressOn(process.stderr));
  writeReports(report, options);
  if (options.reports.includes('console')) printReport(report, process.stdout);
  if (report.violations.length > 0 || report.ended !== null || (options.strict && report.inconclusive.some(isOpen)))
    return VIOLATIONS;
  return report.leftovers.length > 0 ? LEFT_BEHIND : CONFORMS;
}

const ruleText = ({ id, name, reach, rule }: Rule) => `${id} ${name} (${reach})\n    ${rule}\n`;

function explain(words: readonly string[]): number {
  for (const word of words) {
    const rules = RULES.filter((rule) => isCalled(rule, word));
    if (rules.length === 0) throw new UsageError(`There is no check ${word}; --explain A,B,C,D,E,F,G,H,Z says all.`);
    for (const rule of rules) process.stdout.write(ruleText(rule));
  }
  return CONFORMS;
}

async function guarded(): Promise<number> {
  try {
    return await main(readArguments(process.argv.slice(2), process.env));
  } catch (error) {
    const known =
      error instanceof UsageError ||
      error instanceof UnreadableContract ||
      error instanceof JournalUnusable ||
      error instanceof ServerUnusable;
    process.stderr.write(`${known ? error.message : String(error instanceof Error ? error.stack : error)}\n`);
    if (error instanceof UsageError) process.stderr.write('--help says how it is used.\n');
    return error instanceof ServerUnusable ? UNREACHABLE : known ? UNUSABLE_INPUT : VIOLATIONS;
  }
}

// Whoever reads has read enough (`--list | head`): what is found still decides the exit code.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

void guarded().then((code) => {
  process.exitCode = code;
});
