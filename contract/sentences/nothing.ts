import type { Sentence } from './sentences';

/** Sentences that ask nothing of a server, each to the letter: one that is changed by a word has to be asked for, or said here anew. */
export const ASKS_NOTHING: Readonly<Record<'clients' | 'choices' | 'sayings', readonly string[]>> = {
  /** What clients do and show, whatever a server answers. */
  clients: [
    'Clients neither make, send nor show anything beyond that.',
    'Clients never parse them.',
    'The client forgets its token whatever the answer is.',
    'The contact form uses it too, with `Subject: ...` as the first line of the note.',
    'Names that stand in the contract as core, or not at all, mean nothing; clients pass over them.',
    'Chosen by the client, one per thing wanted.',
    'Markdown; plain text reads as it is.',
    'No raw HTML is rendered.',
  ],
  /** What a server may do or leave, as it likes. */
  choices: [
    '`lastUsedAt` may lag by a minute, and leave out what an open page asks by itself.',
    "The page size is the server's own.",
    "It may let these pages read `Date` and `Retry-After` (`Access-Control-Expose-Headers`): they then go by its clock, and not by that of the visitor's device.",
    'A server may take words of `search` that say a price (`under 30k`, `chini ya 5000`) for `min_price` or `max_price` where neither is asked for.',
    'What would find nothing may be left out.',
    'Visitors may be told `end_date` as well: the site says until when, and says nothing without it.',
    "Whether a percentage of null takes the new price away too is the server's own.",
    'Of a product the first picture is enough.',
    'A server may bound how many different words it keeps of a day.',
    'A server may take another spelling or ending of a word and another name of the same thing for the word itself, and pass over words that do not say what is looked for.',
    "What counts as an outer blank beyond the blank itself is the server's own.",
    "Whether one within a day of the first or the last moment that fits here is taken is the server's own: in another offset it is one of another year.",
    "Whether what RFC 5321 does not allow besides is refused, such as more than 64 characters before the `@`, is the server's own.",
    'Other usual ways to write the number may be taken too, and outer blanks be passed over.',
    'Empty where there is nothing to say; a server may leave it out.',
    "What the steps are is the server's own.",
    'A server without `assignQuotation` leaves it out.',
    'A server that takes no `countyId` leaves it out.',
    'A server that does not count leaves it out.',
    'A server without quotations of the staff leaves all of it out.',
    'A server that does not know of its copies leaves all of it out.',
  ],
  /** What says what the contract is, why something is so, or only begins what the next sentences say. */
  sayings: [
    'The API of an online shop and content site for satellite internet hardware in Kenya, with a staff dashboard.',
    'What is not marked belongs to the call it stands in.',
    'They are extended.',
    'Else a browser could not tell a call that is left out from a broken network.',
    'A ready-made choice:',
    'Order of the list:',
    'A multipart form:',
    'From the cart or from a product:',
    "Copies of the shop's data.",
  ],
};
const TO_THE_LETTER = new Set(Object.values(ASKS_NOTHING).flat());

/** Words of verbs, of clauses, and of what bounds, orders or counts: where one of them stands, something is said of a thing. */
const SAYS = new Set(
  `is are was were be been has have had does do did can cannot could may might must shall should will would
  that who whom which what where when whether how why if while as until since unless because so than it they he she we you
  no not never none nothing nobody something somebody everything everybody anything anybody
  only all each every both same other another first last latest newest oldest lowest highest most least more less
  once twice null empty sum order whole`.split(/\s+/),
);
const PREPOSITIONS = new Set(['of', 'in', 'with', 'for', 'to', 'from', 'and', 'or']);
const MOST_WORDS = 8;

/**
 * Whether a text is the name of a thing and says nothing of it: `The product's id.`, `A page of articles.` What ends in
 * -s is a noun behind an article, an adjective in -ed, a preposition or a genitive, and a verb elsewhere; what ends in -ed
 * is an adjective behind an article, and a verb elsewhere.
 */
export function isName(text: string): boolean {
  const words = /^(?:An?|The|One) ([A-Za-z'’ -]+)\.$/.exec(text)?.[1]?.split(' ') ?? [];
  return (
    words.length > 0 &&
    words.length < MOST_WORDS &&
    words.every((word, at) => {
      const before = words[at - 1];
      if (SAYS.has(word)) return false;
      if (word.endsWith('ed')) return before === undefined;
      if (!/[^su'’]s$/.test(word)) return true;
      const next = words[at + 1];
      const isBehind = before === undefined || PREPOSITIONS.has(before) || /(ed|['’]s)$/.test(before);
      return isBehind && (next === undefined || PREPOSITIONS.has(next));
    })
  );
}

/** Whether a sentence asks nothing of a server: it only names a thing, or it is known for that to the letter. */
export const asksNothing = ({ text }: Pick<Sentence, 'text'>): boolean => TO_THE_LETTER.has(text) || isName(text);
