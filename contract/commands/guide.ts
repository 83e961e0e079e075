import { readFileSync } from 'node:fs';
import { fileOf } from '../files';
import { UsageError } from '../refused';

const guideText = () => readFileSync(fileOf('guide.md', 'docs/backend.md'), 'utf8');

/** What there is to read, by the word that asks for it. */
const PAGES: Readonly<Record<string, () => string>> = {
  all: guideText,
  rules: () => guideText().replace(/^[^]*\n(?=## All rules\n)/, ''),
  tables: () => readFileSync(fileOf('tables.md', 'docs/contract.md'), 'utf8'),
  coverage: () => readFileSync(fileOf('coverage.md', 'docs/contract-coverage.md'), 'utf8'),
};

/**
 * `guide`: how to write a server and read the kit's lines; `guide rules`; `guide tables`: the contract on one page;
 * `guide coverage`: which check asks which sentence of it.
 */
export function guide([page = 'all', ...more]: readonly string[]): number {
  const text = more.length === 0 ? PAGES[page] : undefined;
  if (!text)
    throw new UsageError(
      `guide is followed by nothing, rules, tables or coverage, not by ${[page, ...more].join(' ')}.`,
    );
  process.stdout.write(text());
  return 0;
}
