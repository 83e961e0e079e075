import { readFileSync } from 'node:fs';
import { DAYS_KEPT } from '../../shop/features/quote/keptRequest';
import { privacy as english } from '../../shop/texts/en/privacy';
import { privacy as swahili } from '../../shop/texts/sw/privacy';
import { storageKeys } from './storageKeys';

const keys = Object.entries(storageKeys).map(([key, info]) => ({ key, ...info, survives: 'survivesSignOut' in info }));
/** By what the point of the page that tells of a kind is known, in the page's order. */
const POINTS = {
  cart: /cart and your favorites/,
  comfort: /for your comfort/,
  waiting: new RegExp(`could not be sent, for ${DAYS_KEPT} days`),
  tab: /until you close the tab/,
  staff: /for our staff only/,
};

test('the decision lists every key as the program knows it, and no other', () => {
  const decision = readFileSync('docs/decisions/003-storage-keys.md', 'utf8');
  const rows = keys.map(
    ({ key, area, holds, told, survives }) =>
      `| \`${key}\` | ${area} | ${holds} | ${told ?? '-'} | ${survives ? 'yes' : 'no'} |`,
  );
  expect(decision.split('\n').filter((line) => line.startsWith('| `'))).toEqual(rows);
});

test('the privacy page tells of every kind, in both languages, and of nothing that is not kept', () => {
  const [inBrowser] = english.sections;
  expect(inBrowser?.points).toEqual(Object.values(POINTS).map((words) => expect.stringMatching(words) as string));
  expect(swahili.sections[0]?.points).toHaveLength(Object.keys(POINTS).length);
  expect(new Set(keys.flatMap(({ told }) => told ?? []))).toEqual(new Set(Object.keys(POINTS)));
});

test('what the page says ends with the tab ends with it, and nothing that tells of a person survives signing out', () => {
  expect(keys.filter(({ told }) => told === 'tab').map(({ area }) => area)).not.toContain('localStorage');
  expect(keys.filter(({ told, area }) => area === 'sessionStorage' && told !== 'tab' && told !== null)).toEqual([]);
  expect(keys.filter(({ survives, told }) => survives && told !== null)).toEqual([]);
});
