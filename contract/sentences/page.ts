/** Writes the page that says what of the contract is asked and what is not: `tsx contract/sentences/page.ts`. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Contract } from '../spec/contract';
import { boundsOf } from './bounds';
import { askedBy, counted } from './counted';
import { sentencesOf } from './sentences';

export const PAGE = path.join(__dirname, '..', '..', 'docs', 'contract-coverage.md');
const CONTRACT = path.join(__dirname, '..', '..', 'openapi.yaml');

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');

/** The page of a contract. */
export function pageOf(contract: Contract): string {
  const sentences = sentencesOf(contract);
  const { asking, unchecked } = counted(contract);
  const bounds = boundsOf(contract);
  const rows = sentences.flatMap((sentence) => {
    const checks = askedBy(sentence);
    return checks === null ? [] : [`| ${cell(sentence.text)} | ${checks.join(' ') || '**no check**'} |`];
  });
  return `${[
    '# What is asked of the contract, and what is not',
    '',
    '<!-- written by contract/sentences/page.ts -->',
    '',
    `Of ${sentences.length} sentences of \`openapi.yaml\` ${asking} ask something of a server; ${unchecked.length} of these no check asks. The others name things, or leave a choice to the server or to clients.`,
    'That a server conforms says nothing of what has no check.',
    '',
    '| sentence | asked by |',
    '| --- | --- |',
    ...rows,
    '',
    '## Bounds',
    '',
    'What schemas say without words is asked by rules that read them, so that a new field or bound is asked from the day it stands there.',
    '',
    '| what stands there | how often | asked by |',
    '| --- | --- | --- |',
    ...bounds.map(({ what, count, checks }) => `| ${what} | ${count} | ${checks || '**no check**'} |`),
  ].join('\n')}\n`;
}

if (require.main === module) writeFileSync(PAGE, pageOf(new Contract(CONTRACT)));
export const pageIsUpToDate = () => readFileSync(PAGE, 'utf8') === pageOf(new Contract(CONTRACT));
