/** Writes what follows from the contract and the checks: `tsx contract/docs.ts`. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { RULES } from './checks';
import type { Rule } from './checks/always';
import type { Reach } from './checks/check';
import { fileOf } from './files';
import { toHttpFile, toPostman } from './guide/collections';
import { table } from './guide/markdown';
import { stepTable } from './guide/steps';
import { contractInTables } from './guide/tables';
import { vectorFile } from './guide/vectors';
import { pageOf } from './sentences/page';
import { Contract } from './spec/contract';

const ROOT = path.join(__dirname, '..');

const WRITES: Readonly<Record<Reach, string>> = {
  read: 'nothing',
  own: 'own records',
  account: 'the account (`--allow-account`)',
  traces: 'what cannot be deleted (`--allow-traces`)',
  load: 'many calls at once (`--allow-load`)',
};

/** The guide with what is written into it between its marks. @throws Error where the marks are missing */
export function withSection(guide: string, name: string, lines: readonly string[]): string {
  const begin = `<!-- ${name}: written by contract/docs.ts -->`;
  const end = `<!-- end of the ${name} -->`;
  const from = guide.indexOf(begin);
  const to = guide.indexOf(end);
  if (from < 0 || to < from) throw new Error(`The guide has no ${begin} before ${end}.`);
  return `${guide.slice(0, from)}${[begin, '', ...lines, ''].join('\n')}\n${guide.slice(to)}`;
}

/** A row a rule, whatever is in its words. */
export const ruleTable = (rules: readonly Rule[] = RULES): string[] =>
  table(
    ['id', 'name', 'what must hold', 'what it writes'],
    rules.map(({ id, name, reach, rule }) => [id, name, rule, WRITES[reach]]),
  );

/** The files of the repository that are written, and what has to stand in them. */
export function papers(): { file: string; text: string }[] {
  const contract = new Contract(fileOf('openapi.yaml'));
  const guide = 'docs/backend.md';
  const withSteps = withSection(readFileSync(path.join(ROOT, guide), 'utf8'), 'steps', stepTable());
  return [
    { file: guide, text: withSection(withSteps, 'rules', ruleTable()) },
    { file: 'docs/contract.md', text: contractInTables(contract) },
    { file: 'docs/contract-coverage.md', text: pageOf(contract) },
    { file: 'contract/journeys/requests.http', text: toHttpFile(contract) },
    { file: 'contract/journeys/postman.json', text: toPostman(contract) },
    { file: 'contract/spec/vectors.json', text: vectorFile(contract) },
  ];
}

if (require.main === module) for (const { file, text } of papers()) writeFileSync(path.join(ROOT, file), text);
