import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';

const KEY = 'mui';

/**
 * What stands in a sheet of Emotion's before its rules are inserted: the content policy names its hash, since an empty
 * one is refused in Safari whatever is named.
 */
export const SHEET_TEXT = '/**/';

/** The document's head, for sheets that need a text to be allowed; what the server rendered has one. */
const head = {
  get firstChild() {
    return document.head.firstChild;
  },
  insertBefore(sheet: HTMLStyleElement, before: Node | null) {
    sheet.textContent ||= SHEET_TEXT;
    return document.head.insertBefore(sheet, before);
  },
} as unknown as Node;

/** The browser's cache. MUI's styles stand before the style sheets, whose classes therefore win. */
export const browserCache = (): EmotionCache => createCache({ key: KEY, prepend: true, container: head });

/** Takes out what browsers of today ignore. */
const withoutOldFirefox: StylisPlugin = (element) => {
  if (element.type === 'rule' && element.value.includes('-moz-focus-inner')) element.children = [];
};

/** A cache of its own for each rendered page; without the prefixes of browsers long gone, which are half of MUI's style. */
export const serverCache = (): EmotionCache =>
  createCache({ key: KEY, prepend: true, stylisPlugins: [withoutOldFirefox] });
