/** The thing asked for, where a record is one, times what it is for or belongs to. */
const NOUN = 1.6;
/** A word of a phrase by itself, times the phrase. */
const LOOSE = 0.15;
/** What having all words of a phrase apart tells by itself. */
const LEAST = 0.01;
/** What has nothing of the thing asked for, where a name has it, times what it tells. */
const OTHER = 0.7;
/** What a name calls unwanted, times what it tells. */
const UNWANTED = 0.3;
/** What is only similar follows from this part of the best on. */
const SIMILAR = 0.4;
/** How much of what a record tells counts that has few of the words. */
const FEW_WORDS = 0.75;
/** What can be had has so much quality at least (migration 0005). */
const LEAST_IN_STOCK = 4;
/** How much more a record tells with each point of its quality. */
const QUALITY = 0.01;

/**
 * How a word is met: not at all; by a hint; in a text by another name; within a word that says something else; in a long
 * text; within a text's word; in a text; as a part of a name's word; in a name by another name; in a name itself; as what
 * the name says that the record is; as what its category says too.
 */
export const MET = {
  not: 0,
  hinted: 1,
  mentioned: 2,
  byChance: 3,
  stands: 4,
  within: 5,
  told: 6,
  partly: 7,
  called: 8,
  named: 9,
  is: 10,
  isOfKind: 11,
} as const;

/** What the records tell about a wish. */
export interface Told {
  /** Of each slot; 0 where nothing of it occurs. */
  scores: Float32Array;
  /** Of each slot, how it is met. */
  levels: Uint8Array;
  /** Where it is met at all. */
  slots: number[];
  isNoun: boolean;
}

/** A wish, and where it is a phrase its words, each by itself. */
export interface Group {
  /** Named behind `without`. */
  isUnwanted: boolean;
  whole: Told;
  words: readonly Told[];
}

/** The slots of what fits, the best first: what has every word, then what is similar. */
export const ranked = (groups: readonly Group[], qualities: readonly number[]): number[] =>
  rankedAndWhole(groups, qualities).slots;

/** The same, and of each slot whether all words are there: 2 where each is a word of its own, 1 where some are parts. */
function rankedAndWhole(named: readonly Group[], qualities: readonly number[]): { slots: number[]; whole: Uint8Array } {
  const groups = named.filter(({ isUnwanted }) => !isUnwanted);
  const unwanted = named.filter(({ isUnwanted }) => isUnwanted).map(({ whole }) => whole.levels);
  for (const group of groups) meetByWords(group);
  const wholes = groups.map(({ whole }) => whole);
  const sum: Sum = { scores: new Float64Array(qualities.length), slots: [] };
  for (const { whole, words } of groups) {
    addTo(sum, whole, Math.max(1, words.length), MET.hinted);
    for (const word of words) addTo(sum, word, LOOSE, MET.called);
  }
  const found = wholes.filter((whole) => isMet(whole, MET.told)).length;
  const levelsOfAll = wholes.map(({ levels }) => levels);
  const noun = wholes.find(({ isNoun }) => isNoun)?.levels;
  const whole = new Uint8Array(qualities.length);
  /** Which have all words, be it in a long text or by chance: they come, whatever they tell. */
  const there = new Uint8Array(qualities.length);
  const isCalled = noun !== undefined && sum.slots.some((slot) => (noun[slot] ?? 0) >= MET.called);
  const isThing = noun !== undefined && sum.slots.some((slot) => (noun[slot] ?? 0) >= MET.is);
  let best = 0;
  for (const slot of sum.slots) {
    let count = 0;
    let all = 2;
    // Of the thing that is asked for it is enough where a text calls the rest by another name.
    const least = (noun?.[slot] ?? 0) >= MET.is ? MET.mentioned : MET.within;
    let worst: number = MET.isOfKind;
    for (const levels of levelsOfAll) {
      const level = levels[slot] ?? 0;
      if (level >= MET.told) count += 1;
      if (level < worst) worst = level;
      if (level < least || level === MET.byChance) all = 0;
      else if (all === 2 && (level === MET.within || level === MET.partly)) all = 1;
    }
    whole[slot] = all;
    there[slot] = all > 0 || worst >= MET.byChance ? 1 : 0;
    if (isThing && (noun?.[slot] ?? 0) < MET.partly) whole[slot] = 0;
    const share = found === 0 ? 1 : count / found;
    const score =
      (sum.scores[slot] ?? 0) *
      (FEW_WORDS + (1 - FEW_WORDS) * share) *
      (1 + QUALITY * (qualities[slot] ?? 0)) *
      (isCalled && !noun[slot] ? OTHER : 1) *
      (unwanted.some((levels) => (levels[slot] ?? 0) >= MET.called) ? UNWANTED : 1);
    sum.scores[slot] = score;
    if (score > best) best = score;
  }
  const keys: number[] = [];
  for (const slot of sum.slots) {
    const score = sum.scores[slot] ?? 0;
    if (!there[slot] && score < best * SIMILAR) continue;
    // A record's quality decides only between scores that are a quarter apart at most; the newer slot after that.
    const rank = Math.round(score * 4) * 1_000 + Math.floor((qualities[slot] ?? 0) * 100);
    keys.push((WHOLE * (whole[slot] ?? 0) + rank) * SLOTS + slot);
  }
  // Numbers in an array of their own are sorted without a call for each comparison.
  return { slots: Array.from(Float64Array.from(keys).sort(), (key) => key % SLOTS).reverse(), whole };
}

/**
 * The same with what is the thing asked for in order: among what has all words, and among the rest, first what meets the
 * other words best, within it what has less.
 * @param amounts of each slot; NaN where it is unknown
 * @returns null where no record is the thing
 */
export function rankedBy(
  amounts: readonly number[],
  groups: readonly Group[],
  qualities: readonly number[],
): number[] | null {
  const { slots, whole } = rankedAndWhole(groups, qualities);
  const wanted = groups.flatMap((group) => (group.isUnwanted ? [] : [group.whole.levels]));
  // Of a phrase its last word is the thing: `ethernet cable`.
  const noun = groups.flatMap((group) => [...group.words, group.whole]).find(({ isNoun }) => isNoun)?.levels;
  const mostOf = (some: readonly number[]) => some.reduce((level, slot) => Math.max(level, noun?.[slot] ?? 0), 0);
  const best = slots.filter((slot) => whole[slot] === whole[slots[0] ?? 0]);
  const most = [mostOf(best), mostOf(slots)].find((level) => level >= MET.is);
  if (most === undefined) return null;
  const amountOf = (slot: number) => ((noun?.[slot] ?? 0) >= most ? (amounts[slot] ?? NaN) : NaN);
  const places = new Map<number, number>();
  for (const amount of Float64Array.from(slots, amountOf).sort())
    if (!places.has(amount)) places.set(amount, places.size);
  const keys = Float64Array.from(slots, (slot, at) => {
    const amount = amountOf(slot);
    let worst = Number.isNaN(amount) ? -1 : MET.isOfKind;
    for (const levels of wanted) worst = Math.min(worst, levels[slot] ?? 0);
    const isGone = worst >= 0 && (qualities[slot] ?? 0) < LEAST_IN_STOCK;
    const group = ((2 - (whole[slot] ?? 0)) * LEVELS + MET.isOfKind - worst) * 2 + Number(isGone);
    return (group * (slots.length + 1) + (places.get(amount) ?? 0)) * slots.length + at;
  });
  return Array.from(keys.sort(), (key) => slots[key % slots.length] ?? 0);
}

/** In how many ways a word is met, that a record is not put in order being one more. */
const LEVELS = MET.isOfKind + 2;

const isMet = ({ levels, slots }: Told, least: number): boolean => slots.some((slot) => (levels[slot] ?? 0) >= least);

/**
 * A phrase is met as well where a record has all of its words, by as much as the one that is met least. Where no name has
 * any of them they may be far from each other (`do not cut`, and `power`), as in a long text.
 */
function meetByWords({ whole, words }: Group): void {
  for (const slot of words[0]?.slots ?? []) {
    let least: number = MET.isOfKind;
    let most = 0;
    for (const { levels } of words) {
      least = Math.min(least, levels[slot] ?? 0);
      most = Math.max(most, levels[slot] ?? 0);
    }
    const level = most < MET.called ? Math.min(least, MET.stands) : least;
    if (level < MET.byChance || level <= (whole.levels[slot] ?? 0)) continue;
    if (!whole.levels[slot]) whole.slots.push(slot);
    whole.levels[slot] = level;
    // It comes, whatever it tells.
    whole.scores[slot] ||= LEAST;
  }
}

/** What all wishes together tell of each slot, and of which slots they tell anything. */
interface Sum {
  scores: Float64Array;
  slots: number[];
}

/** Adds what is told where it is met so well; what few records have tells more. */
function addTo(sum: Sum, { scores, levels, slots, isNoun }: Told, weight: number, least: number): void {
  let most = 0;
  let all = 0;
  let isThing = false;
  for (const slot of slots) {
    const score = scores[slot] ?? 0;
    if ((levels[slot] ?? 0) < least) continue;
    all += score;
    if (score > most) most = score;
    if ((levels[slot] ?? 0) >= MET.is) isThing = true;
  }
  if (most === 0) return;
  const factor = weight * Math.log(1 + (scores.length * most) / all) * (isNoun && isThing ? NOUN : 1);
  for (const slot of slots) {
    const score = scores[slot] ?? 0;
    if (score === 0 || (levels[slot] ?? 0) < least) continue;
    const before = sum.scores[slot] ?? 0;
    if (before === 0) sum.slots.push(slot);
    sum.scores[slot] = before + score * factor;
  }
}

/** More slots than a process has memory for; a slot and a score share one exact number. */
const SLOTS = 2 ** 24;
/** More than any record can tell. */
const WHOLE = 1e8;
