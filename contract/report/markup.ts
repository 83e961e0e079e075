const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** What neither XML 1.0 (section 2.2) nor HTML allows, not even as an entity: most control characters and lone surrogates. */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** A text as the content or an attribute's value of XML or HTML; what these cannot hold is shown by its number. */
export function escapeMarkup(text: string): string {
  const shown = text.replace(
    FORBIDDEN,
    (character) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  );
  return shown.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
