/** Writes the table of rules into docs/backend.md: `tsx contract/docs.ts`. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { RULES } from './checks';
import type { Rule } from './checks/always';
import type { Reach } from './checks/check';

export const GUIDE = path.join(__dirname, '..', 'docs', 'backend.md');
const BEGIN = '<!-- rules: written by contract/docs.ts -->';
const END = '<!-- end of the rules -->';

const WRITES: Readonly<Record<Reach, string>> = {
  read: 'nothing',
  own: 'own records',
  account: 'the account (`--allow-account`)',
  traces: 'what cannot be deleted (`--allow-traces`)',
  load: 'many calls at once (`--allow-load`)',
};

/** The guide with the rules of today between its marks. @throws Error where the marks are missing */
export function withRules(guide: string, rules: readonly Rule[] = RULES): string {
  const from = guide.indexOf(BEGIN);
  const to = guide.indexOf(END);
  if (from < 0 || to < from) throw new Error(`The guide has no ${BEGIN} before ${END}.`);
  const rows = rules.map(({ id, name, reach, rule }) => `| ${id} | ${name} | ${cell(rule)} | ${WRITES[reach]} |`);
  const table = ['| id | name | what must hold | what it writes |', '| --- | --- | --- | --- |', ...rows].join('\n');
  return `${guide.slice(0, from)}${BEGIN}\n\n${table}\n\n${guide.slice(to)}`;
}

/** A text as a cell of a Markdown table, where a bar would end it and a tag would vanish. */
const cell = (text: string) => text.replace(/\s+/g, ' ').replaceAll('|', '\\|').replaceAll('<', '&lt;');

if (require.main === module) writeFileSync(GUIDE, withRules(readFileSync(GUIDE, 'utf8')));
