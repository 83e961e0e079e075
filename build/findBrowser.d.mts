/** Path of the browser to drive (CHROMIUM_PATH, an installed one, Playwright's); null where there is none. */
export function findBrowser(environment?: NodeJS.ProcessEnv): string | null;
/** Switches for a browser that is driven and keeps quiet. */
export const BROWSER_SWITCHES: readonly string[];
