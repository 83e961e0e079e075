/** The visitor's choice (src/common/browser/cookies.ts writes it). */
const LANGUAGE = /(?:^|; ?)lang=([^;]*)/;

/**
 * The language that a visitor has chosen. What the site does not speak counts as no choice, so that a cookie can neither
 * fill the memory of pages nor get into one.
 * @param known the site's languages, the first for who has chosen none
 */
export function languageOf(cookies: string | undefined, known: readonly string[]): string {
  return knownLanguage(cookies === undefined ? undefined : LANGUAGE.exec(cookies)?.[1], known);
}

export function knownLanguage(chosen: string | undefined, known: readonly string[]): string {
  const [first = 'en'] = known;
  return chosen !== undefined && known.includes(chosen) ? chosen : first;
}
