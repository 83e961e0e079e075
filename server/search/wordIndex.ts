import type { Lexicon } from './apart';
import { beginsName, SHORTEST_BEGINNING, type Phrase } from './meanings';
import { besideCounties } from './counties';
import { lengthOf, orderOf, type Measure } from './orders';
import type { Entry, Status } from './entry';
import { BESIDE, NAMES, PLACE_BITS, PLACE_MASK, PLACES, placesOf, WORTH } from './places';
import { aboutPrice, priceAlone } from './priceWords';
import { MET, ranked, rankedBy, type Group, type Told } from './ranking';
import { Vocabulary, type Correction } from './vocabulary';
import { MOST_WORDS, wishesOf, type Wish } from './wishes';
import { measureOf } from './units';
import { wordsOf } from './words';

/** How much a word tells that stands there in another form, times one that stands there as it was asked for. */
const PART = 0.5;
const INNER_PART = 0.2;
/** A word with a meaning of its own within another: the `net` of `magnetic` is there, and comes last. */
const BY_CHANCE = 0.01;
/** A number of which no digit is missing, and three letters that may be all that was typed yet of a word. */
const WHOLE_NUMBER = /^\d+$/;
const HALF_A_WORD = /^\p{L}{3}$/u;
/** So few letters within a word, beside other words, are there by chance: `lite` of `satellites`. */
const FEW_LETTERS = /^\p{L}{2,4}$/u;
/** A name and a hint together, times the lesser of them. */
const AS_WELL = 0.25;
/** The words of a phrase, somewhere in a text. */
const APART = 0.3;

/** How a word is met in a name and in a text. */
type Levels = readonly [name: number, text: number];
const LEVELS = {
  whole: [MET.named, MET.told],
  /** A phrase whose words stand somewhere in a text is not there as a phrase. */
  phrase: [MET.named, MET.hinted],
  inner: [MET.partly, MET.within],
  name: [MET.called, MET.mentioned],
  chance: [MET.byChance, MET.byChance],
  hint: [MET.hinted, MET.hinted],
} as const;
const levelsOf = ({ kind, stems }: Phrase): Levels =>
  kind !== 'own' ? LEVELS[kind] : stems.length > 1 ? LEVELS.phrase : LEVELS.whole;

type IsVisible = (slot: number) => boolean;

/**
 * The words of all records in memory, and where they stand. Finds what contains every word of a search, in any of its
 * forms, and what comes near.
 */
export class WordIndex {
  /** By stem, a number for each record that has it: the record's slot and the places. */
  private readonly postings = new Map<string, number[]>();
  private readonly vocabulary = new Vocabulary();
  private readonly slots = new Map<string, number>();
  private readonly ids: string[] = [];
  /** Of each slot: 0 is gone, 1 inactive, 2 active. */
  private readonly states: number[] = [];
  private readonly qualities: number[] = [];
  private readonly amounts: Readonly<Record<Measure, number[]>> = { price: [], length: [] };

  /** @param isOfSentences whether names are sentences, of which no word says more than another what the record is */
  constructor(private readonly isOfSentences = false) {}

  /** Whether so much of it is about records that are gone that a new one is due. */
  get isWornOut(): boolean {
    return this.ids.length > 2 * this.slots.size + 1_000;
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
    this.amounts.price.push(entry.price ?? NaN);
    this.amounts.length.push(lengthOf(entry.titles));
    const found = placesOf(entry, this.isOfSentences, ({ surface, stem }) => this.vocabulary.addForm(surface, stem));
    for (const [stem, places] of found) {
      const posting = slot * (PLACE_MASK + 1) + places;
      const known = this.postings.get(stem);
      if (known) known.push(posting);
      else {
        this.postings.set(stem, [posting]);
        this.vocabulary.add(stem);
      }
    }
  }

  /** The ids of what fits, the best first; null where no word says what is looked for. */
  search(text: string, status: Status): string[] | null {
    const isVisible: IsVisible = (slot) => {
      const state = this.states[slot];
      return status === 'all' ? state !== 0 : state === (status === 'active' ? 2 : 1);
    };
    const lexicon = this.lexiconOf(isVisible);
    const order = this.isOfSentences ? null : orderOf(text);
    // What is called so comes as it does for other words: `Short pole`.
    const isName = order && wordsOf(order.said).every(({ stem }) => this.stands(stem, NAMES, isVisible));
    const things = order && !isName ? this.groupsOf(order.words, lexicon, isVisible) : null;
    const inOrder = order && things && rankedBy(this.amounts[order.measure], things, this.qualities);
    const groups = inOrder ? null : this.groupsOf(text, lexicon, isVisible);
    const slots = inOrder ?? (groups && ranked(groups, this.qualities));
    const found = slots?.length === 0 ? this.pricedAbout(text, isVisible) : slots;
    return found && found.map((slot) => this.ids[slot] ?? '');
  }

  /** What costs about so much as a number says that stands nowhere, the nearest first. */
  private pricedAbout(text: string, isVisible: IsVisible): number[] {
    const asked = priceAlone(text);
    if (asked === null) return [];
    const [from, to] = aboutPrice(asked);
    const away = (slot: number) => Math.abs((this.amounts.price[slot] ?? NaN) - asked);
    return this.amounts.price
      .flatMap((price, slot) => (price >= from && price <= to && isVisible(slot) ? [slot] : []))
      .sort((one, other) => away(one) - away(other) || other - one);
  }

  private groupsOf(text: string, lexicon: Lexicon, isVisible: IsVisible): Group[] | null {
    const isCalled = (stem: string) => this.stands(stem, NAMES, isVisible);
    const wishes = wishesOf(this.isOfSentences ? text : besideCounties(text, isCalled), lexicon);
    const isOnly = wishes.filter((wish) => !wish.isUnwanted).length === 1;
    if (wishes.length === 0) return null;
    return wishes.map((wish): Group => ({
      isUnwanted: wish.isUnwanted === true,
      whole: this.toldBy(wish, isVisible, isOnly),
      words: wish.words.map((word) => this.toldBy(word, isVisible, false)),
    }));
  }

  private stands(stem: string, places: number, isVisible: IsVisible): boolean {
    return this.postings.get(stem)?.some((one) => (one & places) !== 0 && isVisible(one >> PLACE_BITS)) === true;
  }

  /** What the records say that are visible: words of inactive ones mislead nobody. */
  private lexiconOf(isVisible: IsVisible): Lexicon {
    const isWord = (stem: string) => this.stands(stem, PLACE_MASK, isVisible);
    const isNamed = (stem: string) => this.stands(stem, NAMES, isVisible);
    // Of one search: each is a walk through the whole vocabulary, and there are no more of them than of words that count.
    const corrections = new Map<string, Correction[]>();
    return {
      isWord,
      isBegun: (part) => {
        for (const { stem, isBeginning } of this.vocabulary.longer(part)) if (isBeginning && isWord(stem)) return true;
        return false;
      },
      corrections: (surface) => {
        if (!corrections.has(surface) && corrections.size < MOST_WORDS)
          corrections.set(surface, this.vocabulary.corrections(surface, { isWord, isNamed }));
        return corrections.get(surface) ?? [];
      },
      nextMeasures: (word) => {
        const named = this.vocabulary.nextMeasures(word, isNamed);
        return named.length > 0 ? named : this.vocabulary.nextMeasures(word, isWord);
      },
    };
  }

  /** What each record tells about a wish. @param isOnly it is all that was typed, and may be half a word */
  private toldBy({ parts, isMeant, phrases, isNoun, isLast }: Wish, isVisible: IsVisible, isOnly: boolean): Told {
    const count = this.ids.length;
    const met = { levels: new Uint8Array(count), slots: [] };
    const scores = {
      own: new Float32Array(count),
      name: null as Float32Array | null,
      hint: null as Float32Array | null,
    };
    for (const phrase of phrases) {
      const lists = this.listsOf(phrase);
      if (!lists) continue;
      const to = (scores[phrase.kind] ??= new Float32Array(count));
      this.add({ ...met, scores: to }, { lists, factor: phrase.factor, levels: levelsOf(phrase) }, isVisible);
    }
    for (const part of parts) {
      const isNumber = WHOLE_NUMBER.test(part);
      // Behind other words, what names have is a word: of `mesh kit` none is half typed.
      const isHalf = HALF_A_WORD.test(part) && (isOnly || (isLast === true && !this.stands(part, NAMES, isVisible)));
      // `star` is on the way to a name, not to what a text has of starting.
      const isHalfName = !isMeant && beginsName(part) && !this.stands(part, PLACE_MASK, isVisible);
      for (const { stem, isBeginning } of this.vocabulary.longer(part)) {
        const measure = isNumber ? measureOf(stem) : null;
        // By how much something is reduced is no size of it.
        if (measure?.unit === 'pct') continue;
        const isLong = part.length >= SHORTEST_BEGINNING || measure?.number === part;
        const begins = isBeginning && isLong && !(isHalfName && !this.stands(stem, NAMES, isVisible));
        const lists = this.listsOf({ stems: [stem] });
        const isWithin = !isOnly && !isBeginning && FEW_LETTERS.test(part);
        const isChance = (isMeant || isWithin || isHalfName) && !begins && !(isHalf && isBeginning);
        const levels = begins ? LEVELS.whole : isChance ? LEVELS.chance : LEVELS.inner;
        const factor = isChance ? BY_CHANCE : isBeginning ? PART : INNER_PART;
        if (lists) this.add({ ...met, scores: scores.own }, { lists, factor, levels }, isVisible);
      }
    }
    // The same thing by several names counts once; what it is used for is something else.
    for (const slot of met.slots) {
      const named = Math.max(scores.own[slot] ?? 0, scores.name?.[slot] ?? 0);
      const hinted = scores.hint?.[slot] ?? 0;
      scores.own[slot] = Math.max(named, hinted) + AS_WELL * Math.min(named, hinted);
    }
    return { ...met, scores: scores.own, isNoun: isNoun && !this.isOfSentences };
  }

  /** Where the words of a phrase stand; null where one is nowhere. */
  private listsOf({ stems }: Pick<Phrase, 'stems'>): readonly number[][] | null {
    const lists = stems.flatMap((stem) => {
      const postings = this.postings.get(stem);
      return postings ? [postings] : [];
    });
    return lists.length < stems.length ? null : lists;
  }

  /** Adds what the records tell that have all words of a phrase. */
  private add(
    to: Pick<Told, 'scores' | 'levels' | 'slots'>,
    { lists, factor, levels }: { lists: readonly number[][]; factor: number; levels: Levels },
    isVisible: IsVisible,
  ): void {
    // Postings are in the order of their slots: the others are walked beside the first.
    const others = lists.slice(1).map((list) => ({ list, at: 0 }));
    const [named, told] = levels;
    const canBe = named >= MET.called && levels !== LEVELS.phrase;
    // What has the very word comes, if last; what has another name for it need not.
    const toldOfOthers = told >= MET.byChance ? MET.byChance : MET.hinted;
    for (const posting of lists[0] ?? []) {
      const slot = posting >> PLACE_BITS;
      if (!isVisible(slot)) continue;
      let worth = WORTH[posting & PLACE_MASK] ?? 0;
      let isNamed = (posting & NAMES) !== 0;
      let isBeside = (posting & BESIDE) !== 0;
      let isNoun = (posting & PLACES.noun) !== 0;
      let isOfKind = (posting & PLACES.label) !== 0;
      let isDenied = (posting & PLACE_MASK) === PLACES.denied;
      let isWhole = true;
      for (const other of others) {
        while ((other.list[other.at] ?? Infinity) < slot << PLACE_BITS) other.at += 1;
        const beside = other.list[other.at];
        if (beside === undefined || beside >> PLACE_BITS !== slot) {
          isWhole = false;
          break;
        }
        worth += WORTH[beside & PLACE_MASK] ?? 0;
        isNamed &&= (beside & NAMES) !== 0;
        isBeside &&= (beside & BESIDE) !== 0;
        isNoun ||= (beside & PLACES.noun) !== 0;
        isOfKind ||= (beside & PLACES.label) !== 0;
        isDenied ||= (beside & PLACE_MASK) === PLACES.denied;
      }
      if (!isWhole) continue;
      if (((isNoun && levels !== LEVELS.phrase) || levels === LEVELS.hint) && !isBeside) isNamed = false;
      worth *= (factor * (isNamed || lists.length === 1 ? 1 : APART)) / lists.length;
      if (!to.levels[slot]) {
        to.slots.push(slot);
        to.levels[slot] = MET.hinted;
      }
      if (worth > (to.scores[slot] ?? 0)) to.scores[slot] = worth;
      const isThing = canBe && isNoun && (others.length === 0 || isBeside);
      const isOnlyBody = this.isOfSentences && (posting & PLACE_MASK) === PLACES.details;
      const level = isThing
        ? isOfKind
          ? MET.isOfKind
          : MET.is
        : isNamed
          ? named
          : isDenied
            ? toldOfOthers
            : isOnlyBody
              ? Math.min(told, MET.stands)
              : told;
      if (level > (to.levels[slot] ?? 0)) to.levels[slot] = level;
    }
  }
}
