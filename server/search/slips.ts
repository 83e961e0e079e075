/** The rows of a phone's keyboard, and how far to the right each begins, in keys. */
const ROWS: readonly (readonly [keys: string, from: number])[] = [
  ['qwertyuiop', 0],
  ['asdfghjkl', 0.5],
  ['zxcvbnm', 1.5],
];
const KEYS = new Map(ROWS.flatMap(([keys, from], row) => [...keys].map((key, at) => [key, [from + at, row]] as const)));
/** From the middle of a key to that of one beside, above or below it, and no further. */
const BESIDE = 1.2;

function areBeside(one: string, other: string): boolean {
  const [[x1, y1] = [NaN, NaN], [x2, y2] = [NaN, NaN]] = [KEYS.get(one), KEYS.get(other)];
  return Math.hypot(x1 - x2, y1 - y2) < BESIDE;
}

/**
 * Whether one word is another with a finger on the key beside the right one, or with two letters swapped; the first two
 * of longer words only.
 */
export function isKeySlip(one: string, other: string): boolean {
  if (one.length !== other.length || one === other) return false;
  let at = 0;
  while (one[at] === other[at]) at += 1;
  const [a = '', b = ''] = [one[at], other[at]];
  if (one.slice(at + 1) === other.slice(at + 1)) return areBeside(a, b);
  return (
    (at > 0 || one.length > 4) && a === other[at + 1] && b === one[at + 1] && one.slice(at + 2) === other.slice(at + 2)
  );
}

/** Whether a short word differs by one letter that no finger and no ear takes for the other: `nyama` is no `nyaya`. */
export function isOtherWord(one: string, other: string): boolean {
  if (one.length !== other.length || one.length > 6) return false;
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  const [a = '', b = ''] = [one[at], other[at]];
  return one.slice(at + 1) === other.slice(at + 1) && !areBeside(a, b) && !/[aeiouy]{2}/.test(a + b);
}

/** The letters as they sound: doubled ones as one, `kable` as `cable`, `safary` as `safari`. */
export function soundOf(word: string): string {
  return word
    .replace(/ph/g, 'f')
    .replace(/ck|sch|[cqk]/g, (letters) => (letters === 'sch' ? 'sk' : 'k'))
    .replace(/kh/g, 'ch')
    .replace(/z/g, 's')
    .replace(/ee/g, 'i')
    .replace(/oo|ou/g, 'u')
    .replace(/(?<=..)(?:[aeou]r(?=[^aeiour]|$)|re$)/g, 'a')
    .replace(/y/g, 'i')
    .replace(/(.)\1+/g, '$1');
}

/** Whether two words are at most `limit` letters apart, neighbours changing places counting once; the distance, or null. */
export function distanceWithin(one: string, other: string, limit: number): number | null {
  if (Math.abs(one.length - other.length) > limit) return null;
  const width = other.length + 1;
  let before: number[] = [];
  let previous = Array.from({ length: width }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column < width; column += 1) {
      const same = one[row - 1] === other[column - 1];
      let cost = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (swapped) cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      current.push(cost);
      least = Math.min(least, cost);
    }
    if (least > limit) return null;
    before = previous;
    previous = current;
  }
  const distance = previous[width - 1] ?? limit + 1;
  return distance <= limit ? distance : null;
}
