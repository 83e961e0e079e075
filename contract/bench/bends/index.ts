import { CLIENTS } from './clients';
import { CORE } from './core';
import { DEEDS } from './deeds';
import { IDENTITY } from './identity';
import { KEPT } from './kept';
import { LISTS } from './lists';
import { SALES } from './sales';
import type { SubtleDefect } from './tools';

export type { SubtleDefect } from './tools';

/** What real servers get wrong after their first green run. */
export const SUBTLE: readonly SubtleDefect[] = [
  ...KEPT,
  ...IDENTITY,
  ...CLIENTS,
  ...LISTS,
  ...DEEDS,
  ...CORE,
  ...SALES,
];
