import type { Contract } from '../spec/contract';
import { ASKED, ASKS_NOTHING } from './asked';
import { boundsOf, type Bound } from './bounds';
import { sentencesOf, type Sentence } from './sentences';

/** Whoever names a status asks for it, however the sentence begins. */
const NAMES_A_STATUS = /(?<!At most )\b(400|401|404|405|409|410|412|413|415|429|501)\b/;

/** What asks for a sentence: ids of checks, none where no check does; null where it asks nothing of a server. */
export function askedBy({ text }: Sentence): string[] | null {
  // Of several that stand in it, the longest says most of what it is about.
  const [entry] = ASKED.filter(([words]) => text.includes(words)).sort(([a], [b]) => b.length - a.length);
  if (entry) return entry[1].split(' ').filter(Boolean);
  return !NAMES_A_STATUS.test(text) && ASKS_NOTHING.some((pattern) => pattern.test(text)) ? null : [];
}

/** Why no check asks for a sentence, in words; null where nobody has said so. */
export const whyUnasked = ({ text }: Sentence): string | null =>
  ASKED.find(([words, checks, why]) => checks === '' && why !== undefined && text.includes(words))?.[2] ?? null;

/** How much of a contract asks something of a server, and how much of that nothing asks. */
export interface Counts {
  sentences: { asking: number; unchecked: number; leftOut: number };
  bounds: { asking: number; unchecked: number };
}

/** @param ran ids of the rules that a run judges by; what only others ask is left out by it. Without them nothing is. */
export function counted(contract: Contract, ran: ReadonlySet<string> | null = null): Counts {
  const asking = sentencesOf(contract)
    .map(askedBy)
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
  sentencesOf(contract).filter((sentence) => askedBy(sentence)?.includes(id));
