import { isSmall, piecesOf, plainText } from './words';

/** What a search says of the price, in shillings as the contract writes them. */
export interface PriceBounds {
  minPrice?: string;
  maxPrice?: string;
}

const AT_MOST =
  'under|below|within|up ?to|at most|max|maximum|not (?:more|over|above)(?: than)?|(?:less|cheaper|lower) than|budget(?: of)?|chini ya|[a-z]{1,3}si(?:yo|zo|cho|lo)?zidi|hadi';
const AT_LEAST = 'over|above|at least|min|minimum|(?:more|higher) than|zaidi ya|kuanzia';
const BETWEEN = 'between|from|kati ya|kutoka';
const CURRENCY = 'kes|kshs?|shs?|shillings?|shilingi|bob|\\/[=-]';
const AMOUNT = `(?:(${CURRENCY})[.\\s]*)?(elfu\\s+)?(\\d{1,9}(?:\\.\\d+)?)(?:\\s?(k|elfu|thousand))?(?![\\p{L}\\p{N}])(?:\\s*(${CURRENCY})(?![\\p{L}\\p{N}]))?`;
const PRICE = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(${AT_MOST})|(${AT_LEAST})|(?:${BETWEEN}))\\s+${AMOUNT}(?:\\s*(?:and|to|na|hadi|-)\\s*${AMOUNT})?`,
  'u',
);
/** A smaller number without a currency is none of shillings: `up to 128 devices`. */
const LEAST_BARE = 1_000;
const THOUSAND = 1_000;

/** @param parts what AMOUNT captures; null where nothing says that these are shillings and `after` goes on with what they count */
function shillings(
  [before, elfu, digits, thousands, behind]: readonly (string | undefined)[],
  after: string,
): number | null {
  if (digits === undefined) return null;
  const isThousands = Boolean(elfu ?? thousands);
  const amount = Number(digits) * (isThousands ? THOUSAND : 1);
  if (isThousands || before || behind) return amount;
  const next = piecesOf(after)[0]?.word;
  return amount >= LEAST_BARE && (next === undefined || isSmall(next)) ? amount : null;
}

/** The words of a search without those that say how much it may cost (`under 30k`, `chini ya 5000`), and what these say. */
export function priceWords(text: string): PriceBounds & { words: string } {
  const plain = plainText(text);
  const found = PRICE.exec(plain);
  if (!found) return { words: text };
  const [all, atMost, atLeast, ...amounts] = found;
  const after = plain.slice(found.index + all.length);
  const high = shillings(amounts.slice(5), after);
  const low = shillings(amounts.slice(0, 5), high === null ? after : '');
  const isRange = !atMost && !atLeast;
  if (low === null || (isRange && high === null)) return { words: text };
  return {
    words: `${plain.slice(0, found.index)} ${after}`.trim(),
    ...(!atMost && { minPrice: String(low) }),
    ...(atMost && { maxPrice: String(low) }),
    ...(isRange && { maxPrice: String(high) }),
  };
}
