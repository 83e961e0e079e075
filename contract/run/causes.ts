import type { Violation } from './findings';

/** Violations that one thing seems to be the reason of: what is told first, where else the same was seen, and what may only follow from it. */
export interface Cause {
  first: Violation;
  /** Other operations with the very same fault. */
  also: string[];
  follows: Violation[];
}

/**
 * Groups of checks from cause to consequence: no answer, no right form, no right to it, then what calls lead to; of these
 * what is served of pictures, and what counts, marks changes and lists requests, which other reads show.
 */
const RANKS: readonly RegExp[] = [
  /^A0[123]$|^[GH]/,
  /^A|^C0[78]$/,
  /^C/,
  /^B/,
  /^F|^D10$/,
  /^D15$/,
  /^D2[79]$/,
  /^D/,
  /^E/,
  /^Z/,
];
const LAST = RANKS.length;

const isRead = (operation: string) => /^(get|list|suggest)/.test(operation);
/** What is not valid was taken. */
const isTaken = ({ check, expected, got }: Violation) =>
  check.startsWith('B') && expected.startsWith('400') && /\b20[01]\b/.test(got);
/** A session or a record is not what it should be. */
const isAstray = ({ check }: Violation) => /^[BCD]/.test(check);

/** A call that worked before found no session, no record or another state of it. */
const isRefusedSince = ({ check, got, workedBefore }: Violation) =>
  workedBefore && /^(A02|B07|G08)$/.test(check) && /^4(01|04|09|12)\b/.test(got);

/** A call is refused since something went astray; a read shows what should not have been taken. */
const isConsequence = (violation: Violation, all: readonly Violation[]) =>
  isRefusedSince(violation)
    ? all.some((other) => isAstray(other) && !isRefusedSince(other) && other.operation !== violation.operation)
    : violation.check === 'A05' && isRead(violation.operation) && all.some(isTaken);

const rankOf = (violation: Violation, all: readonly Violation[]) =>
  isConsequence(violation, all) ? LAST : RANKS.findIndex((rank) => rank.test(violation.check));
/** What a call reads, as its name says: of `getCategory` what all calls of categories have in their names. */
const readBy = (operation: string) => /^get(\w+?)y?$/.exec(operation)?.[1];
/** One record is read without something that it must have. */
const isUnread = ({ check, operation, expected }: Violation) =>
  check === 'A05' &&
  readBy(operation) !== undefined &&
  /must (have required property|be (object|array))/.test(expected);
/** Whether it may only seem so since the record that it looks at cannot be read, or since every address is answered. */
const isSeenBy = (first: Violation, { check, operation, expected }: Violation) =>
  (isUnread(first) && /^[BD]/.test(check) && operation.includes(readBy(first.operation) ?? '')) ||
  (first.check === 'A10' && first.got.startsWith('200') && expected.startsWith('404 at '));

/** The fix without what names one call or one kind of record: what is left is the same for all that share a cause. */
const kindless = (text: string) =>
  text
    .replace(/\b[a-z]+([A-Z][a-z]+)+\b/g, '*')
    .replace(/\b(product|article|category|categories|tag)(s|_name)?\b/gi, '*');

/**
 * What a team reads: one cause one line, causes before consequences. A fault that many calls share is told once; a call that
 * fails altogether, or a write that did not do its work, is told before the reads that miss it; what else is wrong with a call
 * of which something is told already follows it, as does what is seen only in a record that cannot be read. What calls have of the
 * same part of a schema is one fault.
 */
export function byCause(violations: readonly Violation[]): Cause[] {
  const sorted = violations
    .map((violation, at) => ({ violation, at, rank: rankOf(violation, violations) }))
    .sort(
      (one, other) =>
        one.rank - other.rank ||
        Number(isRead(one.violation.operation)) - Number(isRead(other.violation.operation)) ||
        one.at - other.at,
    );
  const causes: Cause[] = [];
  for (const { violation } of sorted) {
    const same = causes.find(
      ({ first }) =>
        (first.check === violation.check && kindless(first.fix) === kindless(violation.fix)) ||
        (first.schema !== null && first.schema === violation.schema),
    );
    const before = causes.find(
      ({ first, also }) => [first.operation, ...also].includes(violation.operation) || isSeenBy(first, violation),
    );
    if (before) before.follows.push(violation);
    else if (same) same.also.push(violation.operation);
    else causes.push({ first: violation, also: [], follows: [] });
  }
  return causes;
}
