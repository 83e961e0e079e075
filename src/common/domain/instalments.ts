import { centsFromText } from './money';

/** What paying in parts comes to. */
interface Instalments {
  count: number;
  /** How often one is due; null where the text does not say. */
  every: 'day' | 'week' | 'month' | null;
  /** Cents of one part. */
  part: number;
}

const AMOUNT = '(?:KES|Ksh) ?([\\d,]+(?:\\.\\d{1,2})?)';
const EVERY = '(day|week|month)';
const TOTAL = `(?:, total ${AMOUNT})?`;

/** `12 months x KES 4,400, total KES 52,800`, where the rhythm or the total may be missing. */
const COUNT_FIRST = new RegExp(`^(\\d{1,3})(?: ${EVERY}s?)? ?[x×] ?${AMOUNT}(?: (?:a|per) ${EVERY})?${TOTAL}$`, 'i');
/** `KES 16,700 a month for 3 months` */
const AMOUNT_FIRST = new RegExp(`^${AMOUNT} (?:a|per) ${EVERY} for (\\d{1,3}) ${EVERY}s?${TOTAL}$`, 'i');

/**
 * Reads what staff wrote on paying in parts. The whole text must be understood, and a total in it must be right: nothing
 * is promised on half a sentence.
 * @returns null for any other text
 */
export function readInstalments(text: string): Instalments | null {
  const plain = text.trim().replace(/\s+/g, ' ');
  const [, count, every, part, each, total] = COUNT_FIRST.exec(plain) ?? [];
  if (count !== undefined) return checked(count, [every, each], part, total);
  const [, amount, rhythm, times, unit, sum] = AMOUNT_FIRST.exec(plain) ?? [];
  return times === undefined ? null : checked(times, [rhythm, unit], amount, sum);
}

function checked(
  times: string,
  rhythms: readonly (string | undefined)[],
  amount = '',
  sum: string | undefined,
): Instalments | null {
  const [every, ...others] = rhythms.filter((word) => word !== undefined).map((word) => word.toLowerCase());
  const count = Number(times);
  const part = centsFromText(amount.replaceAll(',', ''));
  if (part === null || count < 2 || others.some((other) => other !== every)) return null;
  if (sum !== undefined && centsFromText(sum.replaceAll(',', '')) !== count * part) return null;
  return { count, every: (every as Instalments['every'] | undefined) ?? null, part };
}
