import { alternatives, type Alternative } from './synonyms';
import { headOf, isSmall, piecesOf, stemOf } from './words';

/** How much a word tells that stands there under another name, times one that stands there as it was asked for. */
const SYNONYM = 0.6;
const FAINT_SYNONYM = 0.35;
/** The longest phrase of the synonyms, in words. */
const LONGEST_PHRASE = 4;
/** What says more than this says nothing; it bounds what a search can cost. */
const MOST_WORDS = 12;

/** Stems that must all occur, and how much they tell. */
export interface Phrase {
  stems: readonly string[];
  factor: number;
  isFaint?: boolean;
}

/** A word or phrase of a search, and all that it may stand there as. */
export interface Wish {
  surface: string;
  stem: string;
  /** How many words it is. */
  size: number;
  isNoun: boolean;
  phrases: Phrase[];
}

/** By the stems of a word or phrase, those of what it finds beside itself. */
export const SYNONYMS = synonymsByStems();

function synonymsByStems(): Map<string, Alternative[]> {
  const byStems = new Map<string, Alternative[]>();
  for (const [words, others] of alternatives()) {
    const key = stemsOf(words).join(' ');
    byStems.set(key, [...(byStems.get(key) ?? []), ...others]);
  }
  return byStems;
}

function stemsOf(text: string): string[] {
  const words = piecesOf(text).map(({ word }) => word);
  const telling = words.filter((word) => !isSmall(word));
  return (telling.length > 0 ? telling : words).map(stemOf);
}

/** What a search asks for. @param isWord whether any record has a stem */
export function wishesOf(text: string, isWord: (stem: string) => boolean): Wish[] {
  const { noun } = headOf(text);
  const telling = new Map(piecesOf(text).map((piece) => [piece.word, piece]));
  const pieces = [...telling.values()].filter(({ word }) => !isSmall(word)).slice(0, MOST_WORDS);
  const wishes: Wish[] = [];
  for (let at = 0; at < pieces.length;) {
    const { size, stem } = longestPhrase(
      pieces.slice(at, at + LONGEST_PHRASE).map(({ word }) => word),
      isWord,
    );
    const part = pieces.slice(at, at + size);
    const surface = part.map(({ word }) => word).join('');
    const parts = part[0]?.parts ?? [];
    wishes.push({
      surface,
      stem,
      size,
      isNoun: part.some(({ word }) => stemOf(word) === noun),
      phrases: [
        ...synonymsOf(stem, 1),
        // `uv-resistant` where the text has two words.
        ...(size === 1 && parts.length > 1 ? [{ stems: parts.map(stemOf), factor: 1 }] : []),
      ],
    });
    at += size;
  }
  return wishes;
}

/** How many of the words are one thing: a phrase of the synonyms, or a word that others write in one. */
function longestPhrase(words: readonly string[], isWord: (stem: string) => boolean): { size: number; stem: string } {
  for (let size = words.length; size > 1; size -= 1) {
    const some = words.slice(0, size);
    const phrase = some.map(stemOf).join(' ');
    if (SYNONYMS.has(phrase)) return { size, stem: phrase };
    const joined = stemOf(some.join(''));
    if (size === 2 && (isWord(joined) || SYNONYMS.has(joined))) return { size, stem: joined };
  }
  return { size: 1, stem: stemOf(words[0] ?? '') };
}

/** A word and what else it is called. */
export function meanings(stem: string, factor: number): Phrase[] {
  return [{ stems: [stem], factor }, ...synonymsOf(stem, factor)];
}

/** A verb of Kiswahili without its person and tense: `ikipotea`, `imepotea`. */
const VERB = /^(?:ni|u|a|tu|m|wa|i|zi|li|ya)(?:ki|na|me|li|ta|ka)(?=.{4})/;
/** What a word or phrase is called else; one of Kiswahili also without its ending for a place, plural or tense. */
function synonymsOf(stem: string, factor: number): Phrase[] {
  const verb = stem.replace(VERB, '');
  const bare = [stem, stem.replace(/ni$/, ''), stem.replace(/^ma/, ''), verb, `ku${verb}`].find((form) =>
    SYNONYMS.has(form),
  );
  return (SYNONYMS.get(bare ?? '') ?? []).map(({ words, isFaint }) => ({
    stems: stemsOf(words),
    factor: factor * (isFaint ? FAINT_SYNONYM : SYNONYM),
    isFaint,
  }));
}
