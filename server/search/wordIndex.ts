import { meanings, SYNONYMS, wishesOf, type Phrase, type Wish } from './wishes';
import { distanceWithin, hasDigit, headOf, isNumber, stemOf, wordsOf } from './words';

/** A record as it is searched. */
export interface Entry {
  id: string;
  /** Its name in each language that it has one in. */
  titles: readonly string[];
  /** Category and tags. */
  labels: readonly string[];
  /** What it is. */
  description: string;
  /** What else is written about it. */
  details: string;
  isActive: boolean;
  /** From 0 to less than 8; decides between records that fit alike. */
  quality: number;
}

export type Status = 'active' | 'inactive' | 'all';

/** Where a word stands in a record; a posting holds all places of a word in one record. */
const PLACES = { details: 1, description: 2, title: 4, head: 8, noun: 16, label: 32 } as const;
const PLACE_BITS = 6;
const PLACE_MASK = (1 << PLACE_BITS) - 1;

/** How much the places together tell: the title more than the category, that more than the texts. */
const WORTH = Float32Array.from({ length: 1 << PLACE_BITS }, (_, places) => {
  const title = places & PLACES.noun ? 12 : places & PLACES.head ? 9 : places & PLACES.title ? 6 : 0;
  const text = places & PLACES.description ? 2 : places & PLACES.details ? 1 : 0;
  // What is named by a word need not say it again.
  return (title || text) + (places & PLACES.label ? 4 : 0);
});

/** How much a word tells that stands there in another form, times one that stands there as it was asked for. */
const PART = 0.5;
const INNER_PART = 0.2;
const MISTYPED = 0.6;
/** The thing asked for, times what it is for or belongs to. */
const NOUN = 1.6;
/** Shorter parts of a word that is written in one are chance. */
const SHORTEST_SPLIT = 3;
/** Up to this length the first letter is never mistyped. */
const SHORT = 6;

/** What the records tell about a wish. */
interface Told {
  /** Of each slot; 0 where nothing of it occurs. */
  scores: Float32Array;
  /** Words that count as met with it. */
  size: number;
  weight: number;
  /** Whether only faint synonyms occur. */
  isHint: boolean;
}

/**
 * The words of all records in memory, and where they stand. Finds what contains every word of a search, in any of its
 * forms; where nothing does, what contains most of them.
 */
export class WordIndex {
  /** By stem, a number for each record that has it: the record's slot and the places. */
  private readonly postings = new Map<string, number[]>();
  /** The stems of letters alone: a number is never mistyped for another. */
  private readonly letters: string[] = [];
  /** Other written forms of the stems, for what is mistyped in an ending. */
  private readonly forms = new Map<string, string>();
  private readonly slots = new Map<string, number>();
  private readonly ids: string[] = [];
  /** Of each slot: 0 is gone, 1 inactive, 2 active. */
  private readonly states: number[] = [];
  private readonly qualities: number[] = [];
  /** All stems and forms between line ends, made when it is needed. */
  private vocabulary: string | null = null;

  get size(): number {
    return this.slots.size;
  }

  /** Whether so much of it is about records that are gone that a new one is due. */
  get isWornOut(): boolean {
    return this.ids.length > 2 * this.slots.size + 1_000;
  }

  /** Of all that is known. */
  allIds(): string[] {
    return [...this.slots.keys()];
  }

  remove(id: string): void {
    const slot = this.slots.get(id);
    if (slot === undefined) return;
    this.states[slot] = 0;
    this.slots.delete(id);
  }

  /** Adds a record, or replaces what was known of it. */
  put(entry: Entry): void {
    this.remove(entry.id);
    const slot = this.ids.length;
    this.slots.set(entry.id, slot);
    this.ids.push(entry.id);
    this.states.push(entry.isActive ? 2 : 1);
    this.qualities.push(entry.quality);
    for (const [stem, places] of this.placesOf(entry)) {
      const posting = slot * (PLACE_MASK + 1) + places;
      const known = this.postings.get(stem);
      if (known) known.push(posting);
      else {
        this.postings.set(stem, [posting]);
        if (!hasDigit(stem)) this.letters.push(stem);
        this.vocabulary = null;
      }
    }
  }

  private placesOf({ titles, labels, description, details }: Entry): Map<string, number> {
    const places = new Map<string, number>();
    const add = (text: string, place: number) => {
      for (const { surface, stem } of wordsOf(text)) {
        places.set(stem, (places.get(stem) ?? 0) | place);
        if (surface === stem || this.forms.has(surface)) continue;
        this.forms.set(surface, stem);
        this.vocabulary = null;
      }
    };
    add(details, PLACES.details);
    add(description, PLACES.description);
    for (const title of titles) {
      const { segment, noun } = headOf(title);
      add(title, PLACES.title);
      add(segment, PLACES.head);
      if (noun !== null) places.set(noun, (places.get(noun) ?? 0) | PLACES.noun);
    }
    for (const label of labels) add(label, PLACES.label);
    return places;
  }

  /** The ids of what fits, the best first; null where no word says what is looked for. */
  search(text: string, status: Status): string[] | null {
    const wishes = wishesOf(text, (stem) => this.postings.has(stem));
    if (wishes.length === 0) return null;
    const isVisible = (slot: number) => {
      const state = this.states[slot];
      return status === 'all' ? state !== 0 : state === (status === 'active' ? 2 : 1);
    };
    const told = wishes.map((wish) => this.toldBy(wish, isVisible));
    // A use or a brand that no text names is a hint beside words that say more.
    const isSaid = told.some(({ isHint }) => !isHint);
    return this.ranked(
      told.map((one) => (one.isHint && isSaid ? { ...one, size: 0 } : one)),
      isVisible,
    );
  }

  private ranked(told: readonly Told[], isVisible: (slot: number) => boolean): string[] {
    const count = this.ids.length;
    const met = new Uint8Array(count);
    const total = new Float64Array(count);
    let most = 0;
    for (const { scores, size, weight } of told) {
      for (let slot = 0; slot < count; slot += 1) {
        const score = scores[slot] ?? 0;
        if (score === 0 || !isVisible(slot)) continue;
        const words = (met[slot] ?? 0) + size;
        met[slot] = words;
        total[slot] = (total[slot] ?? 0) + score * weight;
        if (words > most) most = words;
      }
    }
    if (most === 0) return [];
    const keys: number[] = [];
    for (let slot = 0; slot < count; slot += 1) {
      if (met[slot] !== most) continue;
      // A record's quality decides only between scores that are a quarter apart at most; the newer slot after that.
      const score = Math.round((total[slot] ?? 0) * 4) * 1_000 + Math.floor((this.qualities[slot] ?? 0) * 100);
      keys.push(score * SLOTS + slot);
    }
    // Numbers in an array of their own are sorted without a call for each comparison.
    const sorted = Float64Array.from(keys).sort();
    return Array.from(sorted, (key) => this.ids[key % SLOTS] ?? '').reverse();
  }

  /** What each record tells about a wish. */
  private toldBy({ surface, stem, phrases, size, isNoun }: Wish, isVisible: (slot: number) => boolean): Told {
    const count = this.ids.length;
    const [own, others, faint] = [new Float32Array(count), new Float32Array(count), new Float32Array(count)];
    let isNamed = this.addWhole(own, { stems: [stem], factor: 1 }, isVisible);
    if (!stem.includes(' ')) isNamed = this.addParts(own, stem, isVisible) || isNamed;
    let isFound = isNamed;
    const addAll = (some: readonly Phrase[]) => {
      for (const phrase of some) {
        const isMet = this.addWhole(phrase.isFaint ? faint : others, phrase, isVisible);
        isFound ||= isMet;
        isNamed ||= isMet && phrase.isFaint !== true;
      }
    };
    addAll(phrases);
    if (!isFound) addAll(this.guesses(surface, stem, isVisible));
    // The same thing by several names counts once; what it is used for is something else.
    for (let slot = 0; slot < count; slot += 1) {
      own[slot] = (own[slot] ?? 0) + (others[slot] ?? 0) + (faint[slot] ?? 0);
    }
    return { scores: own, size, weight: size * (isNoun ? NOUN : 1), isHint: isFound && !isNamed };
  }

  /** Adds what the records tell that have all words of a phrase. @returns whether a visible one has */
  private addWhole(scores: Float32Array, { stems, factor }: Phrase, isVisible: (slot: number) => boolean): boolean {
    const lists = stems.flatMap((stem) => stem.split(' ')).map((stem) => this.postings.get(stem));
    const [first] = lists;
    if (!first || lists.includes(undefined)) return false;
    let isFound = false;
    // Postings are in the order of their slots: the others are walked beside the first.
    const others = lists.slice(1).map((list = []) => ({ list, at: 0 }));
    for (const posting of first) {
      const slot = posting >> PLACE_BITS;
      if (!isVisible(slot)) continue;
      let worth = WORTH[posting & PLACE_MASK] ?? 0;
      let isWhole = true;
      for (const other of others) {
        while ((other.list[other.at] ?? Infinity) < slot << PLACE_BITS) other.at += 1;
        const beside = other.list[other.at];
        if (beside === undefined || beside >> PLACE_BITS !== slot) {
          isWhole = false;
          break;
        }
        worth += WORTH[beside & PLACE_MASK] ?? 0;
      }
      if (!isWhole) continue;
      worth /= lists.length;
      isFound = true;
      if (worth * factor > (scores[slot] ?? 0)) scores[slot] = worth * factor;
    }
    return isFound;
  }

  /** Adds the records in which the word is a part of a longer one. */
  private addParts(scores: Float32Array, stem: string, isVisible: (slot: number) => boolean): boolean {
    this.vocabulary ??= `\n${[...this.postings.keys(), ...this.forms.keys()].join('\n')}\n`;
    const { vocabulary } = this;
    let isFound = false;
    for (let at = vocabulary.indexOf(stem); at !== -1;) {
      const begin = vocabulary.lastIndexOf('\n', at) + 1;
      const end = vocabulary.indexOf('\n', at);
      const word = vocabulary.slice(begin, end);
      const longer = this.forms.get(word) ?? word;
      if (longer !== stem) {
        const factor = begin === at ? PART : INNER_PART;
        isFound = this.addWhole(scores, { stems: [longer], factor }, isVisible) || isFound;
      }
      at = vocabulary.indexOf(stem, end);
    }
    return isFound;
  }

  /** What a word that occurs nowhere may have been meant as: two words in one, else one that is mistyped. */
  private guesses(surface: string, stem: string, isVisible: (slot: number) => boolean): Phrase[] {
    if (stem.includes(' ')) return [];
    const split = this.splitsOf(surface, isVisible);
    return split.length > 0 ? split : this.corrections(surface, stem, isVisible);
  }

  private isKnown(stem: string, isVisible: (slot: number) => boolean): boolean {
    return this.postings.get(stem)?.some((posting) => isVisible(posting >> PLACE_BITS)) === true;
  }

  private splitsOf(surface: string, isVisible: (slot: number) => boolean): Phrase[] {
    for (let at = 1; at < surface.length; at += 1) {
      const parts = [surface.slice(0, at), surface.slice(at)];
      const isBoundary = parts.some(isNumber);
      if (!isBoundary && parts.some((part) => part.length < SHORTEST_SPLIT || hasDigit(part))) continue;
      const forms = parts.map((part) =>
        meanings(stemOf(part), 1).filter(({ stems }) => stems.every((stem) => this.isKnown(stem, isVisible))),
      );
      const [first = [], second = []] = forms;
      if (first.length === 0 || second.length === 0) continue;
      return first.flatMap((one) =>
        second.map((other) => ({ stems: [...one.stems, ...other.stems], factor: one.factor * other.factor })),
      );
    }
    return [];
  }

  private corrections(surface: string, stem: string, isVisible: (slot: number) => boolean): Phrase[] {
    const limit = hasDigit(surface) || surface.length < 5 ? 0 : surface.length < 9 ? 1 : 2;
    let best = limit;
    let nearest = new Set<string>();
    const look = (candidate: string, meant: string) => {
      if (Math.abs(candidate.length - surface.length) > best + 1) return;
      if (surface.length <= SHORT && candidate[0] !== surface[0]) return;
      const distance = distanceWithin(candidate === meant ? stem : surface, candidate, best);
      // What only inactive records say is no word of the shop.
      if (distance === null || distance === 0 || !(SYNONYMS.has(meant) || this.isKnown(meant, isVisible))) return;
      if (distance < best) nearest = new Set();
      best = distance;
      nearest.add(meant);
    };
    if (limit === 0) return [];
    for (const candidate of this.letters) look(candidate, candidate);
    for (const [form, meant] of this.forms) look(form, meant);
    for (const words of SYNONYMS.keys()) if (!words.includes(' ')) look(words, words);
    return [...nearest].flatMap((meant) => meanings(meant, MISTYPED));
  }
}

/** More slots than a process has memory for; a slot and a score share one exact number. */
const SLOTS = 2 ** 24;
