import { fixedTokens } from '../src/common/ui/theme/tokens';

const values = new Map<string, string>(Object.entries(fixedTokens));

/**
 * A loader of sheets: writes the value of a fixed token where a sheet names it. Each document carries its sheets, and what
 * many of them name once or twice is shorter so than as a variable.
 * @throws Error where a sheet gives one another value
 */
export default function inlineFixed(sheet: string): string {
  return sheet.replace(/var\(--([\w-]+)\)|--([\w-]+)\s*:/g, (written, named: string = '', given: string = '') => {
    if (values.has(given))
      throw new Error(`--${given} is a fixed token (src/common/ui/theme/tokens.ts) and given another value.`);
    return values.get(named) ?? written;
  });
}
