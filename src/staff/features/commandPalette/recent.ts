import { stored } from '../../../common/browser/stored';
import type { PaletteOption } from './option';

/** How many are remembered. */
const KEPT = 5;

function isOption(value: unknown): value is PaletteOption {
  if (typeof value !== 'object' || value === null) return false;
  const { id, title, to, icon } = value as Record<string, unknown>;
  return [id, title, to, icon].every((text) => typeof text === 'string') && (to as string).startsWith('/');
}

const recent = stored<readonly PaletteOption[]>({
  area: 'localStorage',
  key: 'recentJumps',
  empty: [],
  check: (data) => (Array.isArray(data) ? data.filter(isOption).slice(0, KEPT) : null),
});

/** What was chosen last in this browser, the newest first. */
export const recentOptions = recent.read;

/** Remembers a choice; a picture may be gone the next time, so it is left out. */
export function rememberOption({ images: _images, ...option }: PaletteOption): void {
  recent.keep([option, ...recentOptions().filter(({ id }) => id !== option.id)].slice(0, KEPT));
}
