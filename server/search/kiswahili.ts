/** What a noun's or an adjective's beginning is in another class or number: `vifaa` and `kifaa`, `mdogo` and `ndogo`; Sheng's `kabag` is a small one. */
const CLASSES: readonly [beginning: RegExp, others: readonly string[]][] = [
  [/^vi(?=.{3})/, ['ki', '']],
  [/^ki(?=.{3})/, ['vi', '']],
  [/^vy(?=.{3})/, ['ch']],
  [/^ch(?=.{3})/, ['vy']],
  [/^mi(?=.{3})/, ['m', '']],
  [/^m(?=[^aeiou].{2})/, ['mi', 'wa', '']],
  [/^wa(?=.{3})/, ['m', '']],
  [/^ma(?=.{3})/, ['']],
  [/^ny(?=.{3})/, ['w', 'u']],
  [/^n(?=[dg].{3})/, ['', 'm']],
  [/^ji(?=.{3})/, ['']],
  [/^ka(?=.{3})/, ['']],
  [/^u(?=.{4})/, ['', 'ny']],
];
/** A verb with its person and tense, and with what it tells of: `ikipotea`, `haivuji`, `iliyotumika`. */
const PERSON = 'ni|u|a|tu|m|wa|i|zi|li|ya|ki|vi|pa|ku';
const TENSE = 'na|me|li|ta|ka|ki|nge|ja';
const VERBS: readonly RegExp[] = [
  /^ku(?=.{3})/,
  new RegExp(`^(?:${PERSON})(?:${TENSE})(?:y[oe]|o|zo|cho|lo|vyo|po)?(?=.{4})`),
  new RegExp(`^(?:ha|si|(?:${PERSON})si)(?:${PERSON})?(?:ta|ku|ja)?(?=.{4})`),
  /^(?=.{4})/,
];
/** What makes another verb of one: caused, done for somebody, done to, able to be done. */
const MADE = /(?:[ie]?sh|[ie]shi|[ie]k|[ie]w|w|an|[ie])a$/;

/**
 * What a word of Kiswahili may be without its ending for a place, in the other number, and as the infinitive of a verb.
 * Most of what comes out is no word; whoever asks knows which are.
 */
export function basesOf(word: string): string[] {
  const bases = new Set<string>();
  const nouns = [word];
  if (/.{3}ni$/.test(word)) nouns.push(word.slice(0, -2));
  for (const noun of nouns) {
    bases.add(noun);
    for (const [beginning, others] of CLASSES)
      if (beginning.test(noun)) for (const other of others) bases.add(noun.replace(beginning, other));
  }
  for (const verb of VERBS) {
    if (!verb.test(word)) continue;
    const bare = word.replace(verb, '');
    // Sheng conjugates English too: `kuboost`, `inaslow`.
    bases.add(bare);
    const root = bare.replace(/[eiu]$/, 'a');
    if (!root.endsWith('a')) continue;
    bases.add(`ku${root}`);
    const simple = root.replace(MADE, 'a');
    if (simple.length > 3) bases.add(`ku${simple}`);
  }
  bases.delete(word);
  return [...bases];
}

const ADJECTIVE =
  /^(?:(?:m|n|ki|vi|ma|mi|wa|ji|u)?(?:kubwa|dogo|refu|defu|fupi|pya|gumu|zuri|zito|nene|moja|bili|tatu|zima)|kamili|zamani|rahisi|nafuu)$/;

/** What has happened to the thing, or what it does: `imeharibika`, `haifanyi`. */
const TENSED = /^(?:(?:a|i|u|ki|li|vi|wa|ya|zi)(?:li|me|na|ta)|ha(?:i|ki|li|u|vi|ya|zi))[a-z]{4,}$/;

/** Whether a word only tells what the thing before it is like or does: `betri kubwa`, `ruta imeharibika`. */
export const isAdjective = (word: string): boolean => ADJECTIVE.test(word) || TENSED.test(word);
