/** Numbers that people write out, in a word. */
const NUMBERS = new Map(
  [
    ['1', 'one moja'],
    ['2', 'two mbili wawili viwili'],
    ['3', 'three tatu watatu vitatu'],
    ['4', 'four nne wanne vinne'],
    ['5', 'five tano watano vitano'],
    ['6', 'six sita'],
    ['7', 'seven saba'],
    ['8', 'eight nane wanane vinane'],
    ['9', 'nine tisa'],
    ['10', 'ten kumi'],
    ['11', 'eleven'],
    ['12', 'twelve'],
    ['13', 'thirteen'],
    ['14', 'fourteen'],
    ['15', 'fifteen'],
    ['16', 'sixteen'],
    ['17', 'seventeen'],
    ['18', 'eighteen'],
    ['19', 'nineteen'],
    ['20', 'twenty ishirini'],
    ['30', 'thirty thelathini'],
    ['40', 'forty fourty arobaini arubaini'],
    ['50', 'fifty hamsini'],
    ['60', 'sixty sitini'],
    ['70', 'seventy sabini'],
    ['80', 'eighty themanini'],
    ['90', 'ninety tisini'],
    ['100', 'hundred mia'],
  ].flatMap(([number = '', names = '']) => names.split(' ').map((name): [string, string] => [name, number])),
);

export const numberOf = (word: string): string | undefined => NUMBERS.get(word);

const wordsOf = (least: number, most: number): string =>
  [...NUMBERS].flatMap(([name, number]) => (Number(number) >= least && Number(number) <= most ? [name] : [])).join('|');

/** What a number of one word is written as. */
export const NUMBER_WORDS = wordsOf(1, 100);
/** What Kiswahili and Sheng write before the number and English behind it. */
export const THOUSANDS = 'elfu|thao|ngiri|thousand|grand';

const ONES = wordsOf(1, 9);
const FEW = `(?:(?:${wordsOf(20, 90)})[\\s-]+(?:na\\s+)?(?:${ONES})|kumi\\s+na\\s+(?:${ONES})|${wordsOf(1, 90)})(?!\\p{L})`;
const AND = '\\s+(?:(?:na|and)\\s+)?';
/** Kiswahili has the number of hundreds behind the word for them. */
const HUNDREDS = `(?:mia(?:\\s+(?:${ONES})(?!\\p{L}))?|(?:(?:an?|${FEW})\\s+)?hundred)(?!\\p{L})(?:${AND}${FEW})?`;
const MANY = `(?:${HUNDREDS}|${FEW}|\\d{1,3}(?:\\.\\d+)?(?![\\p{L}\\p{N}]))`;
/** `laki` is a hundred thousand; `elfu kumi na elfu ishirini` are two numbers. */
const LAKHS = `laki(?!\\p{L})(?:\\s+(?<lakhs>${MANY}))?(?:${AND}(?:${THOUSANDS})\\s+(?<besides>${MANY}))?`;
const WRITTEN = new RegExp(
  '(?<![\\p{L}\\p{N}.])' +
    `(?:(?:${LAKHS}|(?:${THOUSANDS})\\s+(?<led>${MANY})|(?<count>${MANY}|an?)\\s+(?:${THOUSANDS})(?!\\p{L}))` +
    `(?:${AND}(?<more>${HUNDREDS})|\\s+na\\s+(?<half>nusu)(?!\\p{L}))?|(?<small>${HUNDREDS}|${FEW}))`,
  'gu',
);

/** What words below a thousand come to: `mia mbili` is 200, `mia na mbili` 102. */
function sumOf(words = ''): number {
  let sum = 0;
  let before = '';
  for (const word of words.split(/[\s-]+/)) {
    const number = Number(numberOf(word) ?? word) || 0;
    if (word === 'hundred') sum = 100 * Math.max(sum, 1);
    else if (before === 'mia' && number > 0 && number < 10) sum += 100 * (number - 1);
    else sum += number;
    before = word;
  }
  return sum;
}

type Parts = Readonly<Partial<Record<string, string>>>;

function valueOf({ lakhs, besides, led, count, more, half }: Parts): number {
  const isOfLakhs = (led ?? count) === undefined;
  const thousands = isOfLakhs ? 100 * (sumOf(lakhs) || 1) + sumOf(besides) : sumOf(led ?? count) || 1;
  return Math.round(1_000 * thousands + sumOf(more) + (half === undefined ? 0 : isOfLakhs ? 50_000 : 500));
}

/**
 * Plain text with the numbers in digits that take several words: `forty five`, `ishirini na tano`, `elfu mbili mia tano`.
 * @param keepsThousands whether they stay thousands: `elfu 2.5`
 */
export function inDigits(text: string, keepsThousands = false): string {
  let digits = '';
  let end = 0;
  for (const { 0: words, index, groups = {} } of text.matchAll(WRITTEN)) {
    const { small, count } = groups;
    // A word by itself may be part of a name: `two pack`.
    if (small !== undefined && !/[\s-]/.test(small)) continue;
    const value = small === undefined ? valueOf(groups) : sumOf(small);
    const inThousands = count === undefined ? `elfu ${value / 1_000}` : `${value / 1_000} thousand`;
    digits += text.slice(end, index) + (keepsThousands && small === undefined ? inThousands : String(value));
    end = index + words.length;
  }
  return digits + text.slice(end);
}
