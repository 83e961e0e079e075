import { Vocabulary } from './vocabulary';
import { MOST_WORDS, wishesOf } from './wishes';
import type { Entry } from './entry';
import { WordIndex } from './wordIndex';

const put = (index: WordIndex, title: string, texts: Partial<Entry> = {}): void =>
  index.put({
    id: title,
    titles: [title],
    labels: [],
    description: '',
    details: '',
    isActive: true,
    quality: 0,
    ...texts,
  });

const indexOf = (...titles: readonly string[]): WordIndex => {
  const index = new WordIndex();
  for (const title of titles) put(index, title);
  return index;
};

test.each([
  ['fibre', 'Fibreglass mast'],
  ['fiber', 'Fibreglass mast'],
  ['fibre', 'Fiberglass mast'],
  ['fibers', 'Fibreglass mast'],
  ['center', 'Centrepiece of a rack'],
  ['metre', 'Metrestick'],
  ['color', 'Colourfast paint'],
  ['colour', 'Colorfast paint'],
  ['armor', 'Armoured cable'],
])('%s finds what is made of it: %s', (words, title) => {
  expect(indexOf('Steel screw', title).search(words, 'active')).toEqual([title]);
});

test('the thing asked for comes before what only comes with it, though it calls the rest by another name', () => {
  const index = new WordIndex();
  put(index, 'Ground pole', { description: 'Puts the dish where the sky is.' });
  put(index, 'Business Kit with dish and pole');
  expect(index.search('pole for antenna', 'active')?.[0]).toBe('Ground pole');
});

test('a name that is a sentence comes before a long text in which all words happen to stand', () => {
  const index = new WordIndex(true);
  put(index, 'An hour a year: what to clean', { description: 'Looking after your dish.' });
  put(index, 'How to mount a dish', { details: 'Clean the sheet. The phone app helps to aim the dish at its place.' });
  expect(index.search('clean dish', 'active')).toEqual(['An hour a year: what to clean', 'How to mount a dish']);
  expect(index.search('phone aim', 'active')).toEqual(['How to mount a dish']);
});

test.each(['roof-mount', 'roof–mount', 'metal-roof-mount', 'roof-munt'])('%s finds what is written in two', (words) => {
  expect(indexOf('Mount for a metal roof', 'Wi-Fi router').search(words, 'active')).toEqual(['Mount for a metal roof']);
});

test.each(['ck-324a2b9f-321', 'ck-321', 'xb-12'])('%s is one name, and finds no other that begins so', (words) => {
  expect(indexOf('Part ck-324a2b9f-314, 321 pieces', 'Part xb-13, 12 pieces').search(words, 'active')).toEqual([]);
});

test.each(['wi-fi', 'wifi', 'wi-fii', 'wifi-router'])('%s finds what is written in one', (words) => {
  expect(indexOf('Roof mount', 'Wi-Fi router').search(words, 'active')).toEqual(['Wi-Fi router']);
});

test('a word and a number beside each other are found where they stand apart too, behind where they stand as one', () => {
  const index = indexOf('Case for a dish, Pelican 1450', 'Hard Case 1450', 'Hard case');
  expect(index.search('case 1450', 'active')).toEqual(['Hard Case 1450', 'Case for a dish, Pelican 1450']);
});

test.each(['48mm', '38 mm', '38-48mm', '1.5 inch', '4.8cm'])('%s finds what is measured from 38 to 48 mm', (words) => {
  expect(indexOf('Clamp 60 mm', 'Clamp 38-48mm steel').search(words, 'active')?.[0]).toBe('Clamp 38-48mm steel');
});

test.each([
  ['rtr', 'Wi-Fi router'],
  ['oruter', 'Wi-Fi router'],
  ['attery', 'Battery box'],
  ['wal mont', 'Wall mount'],
  ['wallmount45m', 'Wall mount, 45 m'],
  ['wall45mmount', 'Wall mount, 45 m'],
  ['sealingkitforroof', 'Sealing kit for a roof'],
])('%s is %s', (words, title) => {
  const others = ['Kit with a six-month warranty', 'Ground pole, 30 m'];
  expect(indexOf(...others, title).search(words, 'active')?.[0]).toBe(title);
});

test('a slip of the keys is one of what things are called, not of any word that a text has', () => {
  const index = new WordIndex();
  put(index, 'Sealing kit', { description: 'Five metres of tape. It shows no leak, and is galvanically neutral.' });
  for (const words of ['mattress', 'shoes', 'tope', 'tare'])
    expect([words, index.search(words, 'active')]).toEqual([words, []]);
  expect(index.search('galvanicaly', 'active')).toEqual(['Sealing kit']);
});

test.each(['cible', 'vable', 'cabls', 'bateries'])('%s is a slip', (words) => {
  expect(indexOf('Cable', 'Battery').search(words, 'active')).toHaveLength(1);
});

test.each(['casle', 'gable'])('%s is another word', (words) => {
  expect(indexOf('Cable', 'Box').search(words, 'active')).toEqual([]);
});

test('of a measure that nobody sells the next ones come, and what does as well first', () => {
  const index = indexOf('Cable, 5 m', 'Cable, 23 m', 'Cable, 45 m');
  put(index, 'Kit', { details: 'With a cable of 25 m.' });
  expect(index.search('30m', 'active')).toEqual(['Cable, 45 m', 'Cable, 23 m']);
  expect(index.search('25m', 'active')?.[0]).toBe('Kit');
  expect(index.search('20 metres', 'active')?.[0]).toBe('Cable, 23 m');
});

test.each([
  ['cheap cable', ['Cable, 5 m', 'Cable, 45 m', 'Cable, 23 m']],
  ['bei nafuu ya cable', ['Cable, 5 m', 'Cable, 45 m', 'Cable, 23 m']],
  ['cheapest network cable', ['Network cable, 10 m']],
  ['short cable', ['Cable, 5 m', 'Network cable, 10 m', 'Cable, 23 m', 'Cable, 45 m']],
  ['waya mfupi wa network', ['Network cable, 10 m']],
])('of what is the thing asked for, %s finds what has less first', (search, titles) => {
  const index = new WordIndex();
  const labels = ['Cables'];
  put(index, 'Cable, 45 m', { price: 20, labels, quality: 4 });
  put(index, 'Cable, 5 m', { price: 10, labels, quality: 4 });
  put(index, 'Cable, 23 m', { price: 30, labels, quality: 4 });
  put(index, 'Network cable, 10 m', { price: 40, labels, quality: 4 });
  put(index, 'Plug for cables', { price: 1, labels, quality: 4 });
  put(index, 'Sold out cable', { price: 1, labels, quality: 0 });
  expect(index.search(search, 'active')?.slice(0, titles.length)).toEqual(titles);
});

test('what is called short comes first, however long it is', () => {
  const index = indexOf('Pole, 2 m', 'Short pole', 'Pole, 3 m');
  expect(index.search('short pole', 'active')?.[0]).toBe('Short pole');
});

test.each(['cable too short', 'the cable is short', 'waya ni mfupi'])('%s complains, and asks for none', (search) => {
  const index = indexOf('Cable, 5 m', 'Cable, 23 m');
  expect(index.search(search, 'active')?.[0]).toBe('Cable, 23 m');
});

test.each([
  ['cable without network', 'Dish cable'],
  ['cable not for network', 'Dish cable'],
  ['cable si ya dish', 'Network cable'],
  ['cable excluding dish', 'Network cable'],
  ['cable is not dish', 'Dish cable'],
  ['dish not working with cable', 'Dish cable'],
])('%s finds %s first', (words, title) => {
  expect(indexOf('Dish cable', 'Network cable').search(words, 'active')?.[0]).toBe(title);
});

test('a measure is no part of a longer number', () => {
  expect(indexOf('Reaches 120 m', 'Cable, 23 m').search('20m', 'active')).toEqual(['Cable, 23 m']);
});

test('of single letters, a part of nearly every word, a few count', () => {
  const isWord = (stem: string) => stem === 'router' || stem.length === 1;
  const lexicon = { isWord, isBegun: isWord, corrections: () => [], nextMeasures: () => [] };
  const wishes = wishesOf('r o u t e s router', lexicon);
  expect(wishes.map(({ phrases }) => phrases[0]?.stems)).toEqual([['r'], ['o'], ['u'], ['router']]);
});

test('of what nobody writes, the vocabulary is walked through once a word, for as many words as count', () => {
  const corrections = jest.spyOn(Vocabulary.prototype, 'corrections');
  const words = Array.from({ length: 30 }, (_, at) => `xqz${'abcdefghij'.charAt(at % 10)}wv${'klm'.charAt(at / 10)}`);
  expect(indexOf('Router').search([...words, ...words].join(' '), 'active')).toEqual([]);
  expect(corrections.mock.calls.map(([word]) => word).sort()).toEqual(words.slice(0, MOST_WORDS).sort());
});
