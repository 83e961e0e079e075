/** The thing asked for, times what it is for or belongs to. */
const NOUN = 1.6;
/** A word of a phrase by itself, times the phrase. */
const LOOSE = 0.15;
/** What only hints at a use or a brand, beside words that say more. */
const BESIDE_MORE = 0.7;
/** What is only similar follows from this part of the best on. */
const SIMILAR = 0.4;
/** How much of what a record tells counts that has few of the words. */
const FEW_WORDS = 0.6;

/** How much more the best recommended tells. */
const QUALITY = 0.02;

/** What the records tell about a wish. */
export interface Told {
  /** Of each slot; 0 where nothing of it occurs. */
  scores: Float32Array;
  /** Of each slot: 2 where it says what the record is, 1 where a text has it, else 0. */
  levels: Uint8Array;
  isNoun: boolean;
}

/** A wish, and where it is a phrase its words, each by itself. */
export interface Group {
  whole: Told;
  words: readonly Told[];
}

/** The slots of what fits, the best first: what has every word, then what is similar. */
export function ranked(groups: readonly Group[], qualities: readonly number[]): number[] {
  const count = qualities.length;
  const levels = groups.map(levelsOf);
  const found = levels.filter((level) => level.some(Boolean));
  // What only a text remarks on makes no hint of the others.
  const isNamed = levels.map((level) => level.includes(2));
  const total = new Float64Array(count);
  groups.forEach(({ whole, words }, index) => {
    const isHint = isNamed.includes(true) && !isNamed[index];
    const weight = isHint ? BESIDE_MORE : 1;
    addTo(total, whole, weight * (words.length > 1 ? words.length : 1));
    for (const word of words) addTo(total, word, weight * LOOSE);
  });
  let best = 0;
  for (let slot = 0; slot < count; slot += 1) {
    const met = found.reduce((sum, level) => sum + (level[slot] ? 1 : 0), 0);
    const share = found.length === 0 ? 1 : met / found.length;
    const told = (total[slot] ?? 0) * (FEW_WORDS + (1 - FEW_WORDS) * share) * (1 + QUALITY * (qualities[slot] ?? 0));
    total[slot] = told;
    if (told > best) best = told;
  }
  const keys: number[] = [];
  for (let slot = 0; slot < count; slot += 1) {
    const told = total[slot] ?? 0;
    if (told === 0) continue;
    const isWhole = levels.every((level) => level[slot]);
    if (!isWhole && told < best * SIMILAR) continue;
    // A record's quality decides only between scores that are a quarter apart at most; the newer slot after that.
    const score = (isWhole ? WHOLE : 0) + Math.round(told * 4) * 1_000 + Math.floor((qualities[slot] ?? 0) * 100);
    keys.push(score * SLOTS + slot);
  }
  // Numbers in an array of their own are sorted without a call for each comparison.
  return Array.from(Float64Array.from(keys).sort(), (key) => key % SLOTS).reverse();
}

/** Where a wish is met: as a phrase, or by all of its words in the name. */
function levelsOf({ whole, words }: Group): Uint8Array {
  if (words.length === 0) return whole.levels;
  return whole.levels.map((level, slot) => Math.max(level, words.every((word) => word.levels[slot] === 2) ? 2 : 0));
}

/** Adds what is told to the totals; what few records have tells more. */
function addTo(total: Float64Array, { scores, isNoun }: Told, weight: number): void {
  let most = 0;
  let sum = 0;
  for (const score of scores) {
    sum += score;
    if (score > most) most = score;
  }
  if (most === 0) return;
  const rarity = Math.log(1 + (scores.length * most) / sum);
  const factor = weight * rarity * (isNoun ? NOUN : 1);
  for (let slot = 0; slot < scores.length; slot += 1) total[slot] = (total[slot] ?? 0) + (scores[slot] ?? 0) * factor;
}

/** More slots than a process has memory for; a slot and a score share one exact number. */
const SLOTS = 2 ** 24;
/** More than any record can tell. */
const WHOLE = 1e8;
