import { table } from '../guide/markdown';
import type { Contract } from '../spec/contract';
import { boundsOf } from './bounds';
import { askedBy, counted, whyUnasked, withoutCheck } from './counted';
import { ASKS_NOTHING } from './nothing';
import { sentencesOf } from './sentences';

const WHY: Readonly<Record<keyof typeof ASKS_NOTHING, string>> = {
  clients: 'clients do it',
  choices: 'the server’s choice',
  sayings: 'it explains, or begins what others say',
};

/** The page that says what of a contract is asked and what is not. */
export function pageOf(contract: Contract): string {
  const sentences = sentencesOf(contract);
  const counts = counted(contract);
  const bounds = boundsOf(contract);
  const rows = sentences.flatMap((sentence) => {
    const checks = askedBy(sentence);
    if (checks === null) return [];
    const why = whyUnasked(sentence);
    const unasked =
      checks.length === 0 ? `**no check**: ${why ?? 'not asked yet'}` : why && `**no check of a part**: ${why}`;
    return [[sentence.text, [checks.join(' '), unasked].filter(Boolean).join('; ')]];
  });
  const nothing = Object.entries(ASKS_NOTHING).flatMap(([why, texts]) =>
    texts
      .filter((one) => sentences.some(({ text }) => text === one))
      .map((text) => [text, WHY[why as keyof typeof WHY]]),
  );
  return `${[
    '# What is asked of the contract, and what is not',
    '',
    '<!-- written by contract/docs.ts -->',
    '',
    `${withoutCheck(counts)}. \`openapi.yaml\` has ${sentences.length} sentences; those that are not here only name a thing, or ask nothing of a server (below).`,
    'That a server conforms says nothing of what has no check.',
    '',
    ...table(['sentence', 'asked by'], rows),
    '',
    '## What asks nothing',
    '',
    'To the letter: a sentence that is changed by a word, or is new, is asked, or told here anew.',
    '',
    ...table(['sentence', 'why it asks nothing'], nothing),
    '',
    '## Bounds',
    '',
    'What schemas say without words is asked by rules that read them, so that a new field or bound is asked from the day it stands there.',
    '',
    ...table(
      ['what stands there', 'how often', 'asked by'],
      bounds.map(({ what, count, checks }) => [what, String(count), checks || '**no check**']),
    ),
  ].join('\n')}\n`;
}
