/** In a browser's header by its own name, before the names of those it passes for. */
const BROWSERS: readonly (readonly [name: string, ...marks: string[]])[] = [
  ['Edge', 'Edg/', 'EdgA/', 'EdgiOS/'],
  ['Opera', 'OPR/', 'Opera'],
  ['Samsung Internet', 'SamsungBrowser/'],
  ['Firefox', 'Firefox/', 'FxiOS/'],
  ['Chrome', 'Chrome/', 'CriOS/'],
  ['Safari', 'Safari/'],
];
const SYSTEMS: readonly (readonly [name: string, ...marks: string[]])[] = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['ChromeOS', 'CrOS'],
  ['Mac', 'Macintosh'],
  ['Linux', 'Linux'],
];

/**
 * What somebody signs in with, in words that tell their own devices apart and hold nothing of the header as it was sent:
 * `Chrome on Android`, null where neither is known.
 */
export function deviceOf(userAgent: string | undefined): string | null {
  const named = (list: typeof BROWSERS) =>
    list.find(([, ...marks]) => marks.some((mark) => userAgent?.includes(mark)))?.[0];
  return [named(BROWSERS), named(SYSTEMS)].filter((name) => name !== undefined).join(' on ') || null;
}
