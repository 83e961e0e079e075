import { readdirSync } from 'node:fs';
import path from 'node:path';
import { loadTranslations } from '../app/LanguageProvider';
import type { Use } from '../../common/domain/shopQuery';
import type { Translations } from '../../common/i18n/translate';
import { article } from '../../common/texts/sw/article';
import { shop } from './sw/shop';

/** Texts that are the same in both languages: signs, numbers and names. */
const SAME: readonly string[] = [
  'articles.tag',
  'cart.id',
  'events.fromUntil',
  'shop.off',
  'viewer.position',
  'viewer.zoomed',
];

/** Where areas stand: visitors' own, and those that the dashboard shows as well. */
const FOLDERS = ['en', '../../common/texts/en'];
const english = new Map(
  FOLDERS.flatMap((folder) =>
    readdirSync(path.join(__dirname, folder)).flatMap((file) =>
      Object.entries(jest.requireActual<Record<string, object>>(`./${folder}/${file}`)),
    ),
  ),
);
const areas = [...english.keys()];

/** What functions are called with, the same in both languages. */
const SAMPLES = [
  [1, 1, 1],
  [2, 7, 9],
  ['Zulu', 'Yote', 'Xeno'],
];

/** For functions that take what no sample is. */
const OWN_SAMPLES: Readonly<Record<string, readonly unknown[][]>> = {
  'article.ago': [
    [1, 'second'],
    [5, 'hour'],
    [2, 'year'],
  ],
  'shop.forUses': [[['home']], [['office', 'farm']], [['school', 'vehicle', 'home']]],
  'shop.say': [['Kits'], ['12 × KES 4,400.00, total KES 52,800.00']],
  'opening.time': [[0], [481], [1050]],
  'opening.answers': [[{ open: true, closes: 1050 }], [{ open: false, opens: 480, daysAhead: 2, weekday: 1 }]],
  'opening.now': [[{ open: true, closes: 1050 }], [{ open: false, opens: 480, daysAhead: 2, weekday: 1 }]],
};

/** Every text of an area by its path, functions as what they say of the samples. */
function textsOf(texts: object, place: string): Map<string, { kind: string; said: string }> {
  const found = new Map<string, { kind: string; said: string }>();
  for (const [name, value] of Object.entries(texts) as [string, unknown][]) {
    const here = `${place}.${name}`;
    if (typeof value === 'function') {
      const say = value as (...args: unknown[]) => string;
      found.set(here, {
        kind: 'function',
        said: (OWN_SAMPLES[here] ?? SAMPLES).map((sample) => say(...sample)).join('\n'),
      });
    } else if (typeof value === 'object' && value !== null) {
      textsOf(value, here).forEach((text, inside) => found.set(inside, text));
    } else {
      found.set(here, { kind: typeof value, said: String(value) });
    }
  }
  return found;
}

let swahili: Translations;
beforeAll(async () => {
  swahili = await loadTranslations('sw');
});

test('every area of English is in sw/index.ts, and no other', () => {
  expect(Object.keys(swahili).sort()).toEqual([...areas].sort());
});

describe.each(areas)('the area "%s"', (area) => {
  const both = () => {
    const translated = swahili[area];
    if (typeof translated !== 'object' || translated === null) throw new Error(`sw/index.ts has no ${area}.`);
    return { english: textsOf(english.get(area) ?? {}, area), translated: textsOf(translated, area) };
  };

  test('has the same texts, functions where English has functions', () => {
    const { english, translated } = both();
    const shape = (texts: typeof english) => [...texts].map(([name, { kind }]) => `${name}: ${kind}`).sort();
    expect(shape(translated)).toEqual(shape(english));
  });

  test('is translated', () => {
    const { english, translated } = both();
    const equal = [...english].filter(([name, { said }]) => translated.get(name)?.said === said).map(([name]) => name);
    expect(equal.filter((name) => !SAME.includes(name))).toEqual([]);
  });

  test('says what it is given, and has no text without words', () => {
    const { english, translated } = both();
    for (const [name, { kind, said }] of translated) {
      expect([name, said.trim()]).not.toEqual([name, '']);
      expect([name, said]).not.toEqual([name, expect.stringMatching(/undefined|NaN|\[object/)]);
      if (kind !== 'function') continue;
      // A name that the English text holds stands in the Swahili one as well.
      const names = ['Zulu', 'Yote', 'Xeno'].filter((sample) => english.get(name)?.said.includes(sample));
      expect([name, names.filter((sample) => !said.includes(sample))]).toEqual([name, []]);
    }
  });
});

test('a use that only a later server knows is said as in English', () => {
  expect(shop.forUses(['farm', 'barn' as Use])).toBe('Kwa shamba na barn');
});

describe('what staff write on paying in parts', () => {
  test.each([
    ['12 × KES 4,400.00, total KES 52,800.00', '12 × KES 4,400.00, jumla KES 52,800.00'],
    ['12 months × KES 4,400.00, total KES 52,800.00', 'Miezi 12 × KES 4,400.00, jumla KES 52,800.00'],
    ['6 x KES 9,300, total KES 55,800', '6 x KES 9,300, jumla KES 55,800'],
  ])('"%s" is "%s"', (words, said) => expect(shop.say(words)).toBe(said));

  test.each(['constructor', '12 × KES 4,400.00', '3 x KES 9,600.00, total KES 28,800.00 with deposit', ''])(
    '"%s" stays as it is',
    (words) => {
      expect(shop.say(words)).toBe(words);
    },
  );
});

test('one minute of reading is one', () => {
  const [one, more] = [1, 4].map((minutes) => article.readingTime(minutes));
  expect([one, more]).toEqual(['Dakika 1 ya kusoma', 'Dakika 4 za kusoma']);
});
