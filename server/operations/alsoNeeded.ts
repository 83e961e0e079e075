import type { RelatedProduct } from '../openapi/operations.gen';
import type { CandidateRow } from '../repositories/relatedProducts';
import type { ProductDetailRow } from '../repositories/products';

/**
 * What a kit needs beside it: which of the shop's accessories, and why (openapi.yaml, Product.related). Staff say it in the
 * texts that they write anyway: an accessory's compatibility names the kits it is for, a kit's own texts name accessories.
 */
export type Reason = RelatedProduct['reason'];

/** By what words an accessory is known, in the order in which they are tried; its name says more than its category. */
const KNOWN_BY: readonly (readonly [Reason, RegExp])[] = [
  ['sealing', /\bseal(?:ing|ants?)\b/i],
  ['power', /\b(?:power|battery|batteries|solar|inverters?|converters?|generators?)\b/i],
  ['mount', /\b(?:mounts?|poles?|masts?|brackets?|tripods?)\b/i],
  ['cable', /\bcables?\b/i],
  ['tool', /\btools?\b/i],
];

/** Most needed first; one product for each. */
const ORDER: readonly Reason[] = ['mount', 'sealing', 'cable', 'power', 'tool'];

/** What a name is about, before it says what for and with what: "Pipe Adapter" of "Pipe Adapter for 38 to 48 mm Poles". */
const headOf = (name: string): string => name.split(/,|:|\s(?:for|with)\s/i)[0] ?? name;

/** What an accessory is for; null for what is none. */
export function reasonOf(name: string, category: string | null): Reason | null {
  for (const text of [headOf(name), category ?? ''])
    for (const [reason, words] of KNOWN_BY) if (words.test(text)) return reason;
  return null;
}

const KIT = /\bkits?\b/i;

/** Whether a product is what accessories are bought for. */
export const isKit = ({ product_name, category }: Pick<ProductDetailRow, 'product_name' | 'category'>): boolean =>
  KIT.test(category?.category_name ?? '') ||
  (KIT.test(headOf(product_name)) && reasonOf(product_name, category?.category_name ?? null) === null);

type KitTexts = Pick<
  ProductDetailRow,
  'id' | 'product_name' | 'description' | 'additional_info' | 'compatibility' | 'tools_needed'
>;

/**
 * The accessories that a kit needs, at most one for each reason: the one that the kit's own texts name, else the one whose
 * name is nearest to them, else the cheapest. What says that it is not for this kit, or only for others, is never among them.
 * @param candidates active and in stock
 */
export function alsoNeeded(
  kit: KitTexts,
  candidates: readonly CandidateRow[],
): { candidate: CandidateRow; reason: Reason }[] {
  const told = toldOf(kit);
  const fitting = candidates.flatMap((candidate) => {
    const reason = reasonOf(candidate.product.product_name, candidate.category_name);
    return reason !== null && candidate.product.id !== kit.id && !told.covers(reason) && fits(told, candidate)
      ? [{ candidate, reason, ...nearness(told, candidate) }]
      : [];
  });
  fitting.sort(
    (a, b) =>
      Number(b.named) - Number(a.named) ||
      b.share - a.share ||
      Number(a.candidate.shown_price) - Number(b.candidate.shown_price),
  );
  return ORDER.flatMap((reason) => {
    const best = fitting.find((one) => one.reason === reason);
    return best ? [{ candidate: best.candidate, reason }] : [];
  });
}

/** What a kit says of itself. */
interface Told {
  name: string;
  /** All its texts, as words. */
  words: string;
  /** What its dish is called: "standard", "high performance". */
  dishes: readonly string[];
  /** "gen 3". */
  generations: readonly string[];
  /** Takes only what names its generation. */
  strict: boolean;
  /** Metres of cable in its box, the longest; 0 where it does not say. */
  cable: number;
  /** Whether it brings this along. */
  covers: (reason: Reason) => boolean;
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
/** With blanks around, so that whole words are found. */
const asWords = (text: string): string => ` ${wordsOf(text).join(' ')} `;
const holds = (words: string, phrase: string): boolean => words.includes(` ${phrase} `);
const generationsIn = (text: string): string[] =>
  (text.match(/\bgen \d{1,2}\b/gi) ?? []).map((one) => one.toLowerCase());

const MOUNT = /\b(?:mounts?|poles?)\b/i;
const CABLE_LENGTH = /\b(\d{1,4}) m(?: of)? cable/gi;

function toldOf({ product_name: name, description, additional_info, compatibility, tools_needed }: KitTexts): Told {
  const text = [name, description, additional_info, compatibility, tools_needed].join('. ');
  const generations = generationsIn(name);
  // Capital words before "Kit" or "Dish", of which the first two tell it from others.
  const dishes = [...name.matchAll(/((?:\p{Lu}[\p{L}\p{N}-]{0,30}\s){1,4})(?:Kit|Dish)\b/gu)].map(([, run = '']) =>
    wordsOf(run).slice(0, 2).join(' '),
  );
  return {
    name: asWords(name).trim(),
    words: asWords(text),
    dishes,
    generations,
    strict:
      generations.length > 0 && generationsIn(compatibility ?? '').length > 0 && /\bonly\b/i.test(compatibility ?? ''),
    cable: Math.max(0, ...[...text.matchAll(CABLE_LENGTH)].map(([, metres]) => Number(metres))),
    // What holds the dish brings its screws along.
    covers: (reason) => (reason === 'mount' || reason === 'sealing') && MOUNT.test(name),
  };
}

const AGAINST = /^(?:not|no|never|do not)\b/i;
/** What holds under a condition only, as "For the High Performance dish use two sets." */
const CONDITION = /^(?:for|if|when)\b/i;

function fits(kit: Told, { product, compatibility }: CandidateRow): boolean {
  const sentences = (compatibility ?? '').split(/[.;]/).map((sentence) => sentence.trim());
  const against = asWords(sentences.filter((sentence) => AGAINST.test(sentence)).join(' '));
  const told = sentences.filter((sentence) => !AGAINST.test(sentence) && !CONDITION.test(sentence)).join(' ');
  const words = asWords(told);
  const generations = generationsIn(told);
  const sameGeneration = kit.generations.some((one) => generations.includes(one));
  const otherGeneration = generations.length > 0 && kit.generations.length > 0 && !sameGeneration;
  if ([kit.name, ...kit.dishes, ...kit.generations].some((own) => holds(against, own))) return false;
  if (otherGeneration || (kit.strict && !sameGeneration)) return false;
  if (isShort(kit, product.product_name)) return false;
  const namesKit = holds(words, kit.name) || sameGeneration || kit.dishes.some((dish) => holds(words, dish));
  // One that speaks of kits or dishes, and not of this, is for others.
  if (/\b(?:kits?|dish(?:es)?)\b/i.test(told)) return namesKit;
  return namesKit || nearness(kit, { product }).named;
}

/** Whether it is a cable that is no longer than the one in the kit's box. */
function isShort({ cable }: Told, name: string): boolean {
  const metres = /\bcable\b/i.test(headOf(name)) ? /\b(\d{1,4}) m\b/i.exec(name)?.[1] : undefined;
  return metres !== undefined && Number(metres) <= cable;
}

/** How near an accessory's name is to a kit's texts: two of its words in a row, and the share of its words. */
function nearness(kit: Told, { product }: Pick<CandidateRow, 'product'>): { named: boolean; share: number } {
  const words = wordsOf(headOf(product.product_name));
  return {
    named: words.slice(1).some((word, index) => holds(kit.words, `${words[index] ?? ''} ${word}`)),
    share: words.filter((word) => holds(kit.words, word)).length / Math.max(1, words.length),
  };
}
