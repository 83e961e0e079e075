import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * What stands in a sheet of Emotion's before its rules are inserted: the content policy names its hash, since an empty
 * one is refused in Safari whatever is named.
 */
export const SHEET_TEXT = '/**/';

/** The document's head, for sheets that need a text to be allowed. */
const head = {
  get firstChild() {
    return document.head.firstChild;
  },
  insertBefore(sheet: HTMLStyleElement, before: Node | null) {
    sheet.textContent ||= SHEET_TEXT;
    return document.head.insertBefore(sheet, before);
  },
} as unknown as Node;

let cache: EmotionCache | undefined;

/** Where MUI's styles are kept: before the style sheets, whose classes therefore win. */
export const stylesFirst = (): EmotionCache => (cache ??= createCache({ key: 'mui', prepend: true, container: head }));
