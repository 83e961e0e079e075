import type { Contract } from '../spec/contract';
import { ASKED } from './asked';
import { boundsOf, type Bound } from './bounds';
import { asksNothing } from './nothing';
import type { Row } from './row';
import { sentencesOf, type Sentence } from './sentences';

/** What asks for a sentence: ids of checks, none where no check does; null where it asks nothing of a server. */
export function askedBy(sentence: Sentence): string[] | null {
  const row = rowOf(sentence);
  if (row) return row[1].split(' ').filter(Boolean);
  return asksNothing(sentence) ? null : [];
}

/** Why no check asks for a sentence, or for a part of it, in words; null where nobody has said so. */
export const whyUnasked = (sentence: Sentence): string | null => rowOf(sentence)?.[2] ?? null;

/** Of several whose words stand in it, the longest says most of what it is about. */
const rowOf = ({ text }: Sentence): Row | undefined =>
  ASKED.filter(([words]) => text.includes(words)).sort(([a], [b]) => b.length - a.length)[0];

/** By contract, its sentences with what asks for each: a process of many runs looks through them once. */
const known = new WeakMap<Contract, { sentence: Sentence; checks: string[] | null }[]>();

function sentencesWithChecks(contract: Contract) {
  const all = known.get(contract) ?? sentencesOf(contract).map((sentence) => ({ sentence, checks: askedBy(sentence) }));
  known.set(contract, all);
  return all;
}

/** How much of a contract asks something of a server, and how much of that nothing asks. */
export interface Counts {
  sentences: { asking: number; unchecked: number; leftOut: number };
  bounds: { asking: number; unchecked: number };
}

/** @param ran ids of the rules that a run judges by; what only others ask is left out by it. Without them nothing is. */
export function counted(contract: Contract, ran: ReadonlySet<string> | null = null): Counts {
  const asking = sentencesWithChecks(contract)
    .map(({ checks }) => checks)
    .filter((checks) => checks !== null);
  const bounds = boundsOf(contract);
  const sum = (of: readonly Bound[]) => of.reduce((all, { count }) => all + count, 0);
  return {
    sentences: {
      asking: asking.length,
      unchecked: asking.filter((checks) => checks.length === 0).length,
      leftOut: asking.filter((checks) => ran && checks.length > 0 && !checks.some((id) => ran.has(id))).length,
    },
    bounds: { asking: sum(bounds), unchecked: sum(bounds.filter(({ checks }) => checks === '')) },
  };
}

/** The figures that the last line, the reports and the coverage page say alike. */
export const withoutCheck = ({ sentences, bounds }: Counts): string =>
  `Without a check: ${sentences.unchecked} of ${sentences.asking} sentences, ${bounds.unchecked} of ${bounds.asking} bounds`;

/** The sentences that a check asks. */
export const sentencesAskedBy = (contract: Contract, id: string): Sentence[] =>
  sentencesWithChecks(contract).flatMap(({ sentence, checks }) => (checks?.includes(id) ? [sentence] : []));
