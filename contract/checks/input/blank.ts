import { blanks } from '../../spec/cases';
import type { Check } from '../check';
import { refuseAll } from './probe';

/** B08: a name in which nothing can be seen is none. */
export const blank: Check = {
  id: 'B08',
  name: 'blank',
  reach: 'own',
  rule: 'Names, titles, comments and notes in which nothing can be seen (blanks, tabs, no-break spaces, zero-width and filler characters) are 400.',
  run: (kit) =>
    refuseAll(
      kit,
      (_, __, field) => blanks(kit.contract, field),
      'Match the field’s pattern, or strip every character that it lists as blank and refuse what is empty then. A plain trim() leaves U+200B and U+2800.',
    ),
};
