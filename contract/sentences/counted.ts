import type { Contract } from '../spec/contract';
import { ASKED, ASKS_NOTHING } from './asked';
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

/** How many sentences ask something of a server, and how many of these no check asks. */
export function counted(contract: Contract): { asking: number; unchecked: Sentence[] } {
  const asking = sentencesOf(contract).filter((sentence) => askedBy(sentence) !== null);
  return { asking: asking.length, unchecked: asking.filter((sentence) => askedBy(sentence)?.length === 0) };
}

/** The sentences that a check asks. */
export const sentencesAskedBy = (contract: Contract, id: string): Sentence[] =>
  sentencesOf(contract).filter((sentence) => askedBy(sentence)?.includes(id));
