import { apart } from './apart';
import { lengthOf, orderOf } from './orders';
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

test.each([
  ['mont', 'Monthly planner'],
  ['wirem', 'Wiremold duct'],
])('%s is the beginning of a name sooner than a slip of the keys', (words, title) => {
  expect(indexOf(title, 'Roof mount', 'Dish cable').search(words, 'active')?.[0]).toBe(title);
});

test.each(['nowhere', 'forget', 'cannot', 'notable', 'mtn'])('%s asks for nothing that is here', (words) => {
  const index = new WordIndex();
  put(index, 'Motion light', { description: 'Now it is here for all who can, able to get there or not.' });
  expect(index.search(words, 'active')).toEqual([]);
});

test.each([
  ['cable', 'Cable, 5 m', 'Patchcable 5 m'],
  ['pole', 'Ground pole', 'Flagpole'],
  ['box', 'Battery box', 'Toolbox'],
  ['dish cable', 'Dish cable', 'Patchcable for a dish'],
])('%s finds %s, and last %s, which has it within a longer word', (words, title, last) => {
  const found = indexOf(last, title, 'Wi-Fi router').search(words, 'active');
  expect([found?.[0], found?.at(-1)]).toEqual([title, last]);
});

test('by how much something is reduced is no number of anything', () => {
  const index = indexOf('Cable, 45 m');
  put(index, 'Cable', { labels: ['offer 45%'] });
  expect(index.search('45', 'active')).toEqual(['Cable, 45 m']);
  expect(index.search('45%', 'active')).toEqual(['Cable']);
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

test.each([
  ['cheap outdoor cable', ['Outdoor cable, 30 m', 'Outdoor cable, 10 m']],
  ['short outdoor cable', ['Outdoor cable, 10 m', 'Outdoor cable, 30 m']],
])('%s puts nothing that is similar before what has every word', (words, titles) => {
  const index = new WordIndex();
  put(index, 'Outdoor cable, 10 m', { price: 20 });
  put(index, 'Outdoor cable, 30 m', { price: 10 });
  put(index, 'Dish cable, 23 m', { price: 2, labels: ['Cables'] });
  put(index, 'Mini power cable, 5 m', { price: 1, labels: ['Cables'] });
  expect(index.search(words, 'active')?.slice(0, 2)).toEqual(titles);
});

test.each([
  ['this short cable', 'length', 'this cable'],
  ['ya mini fupi', 'length', 'ya mini'],
  ['short solar cable', 'length', 'solar cable'],
  ['shortcut short cable', 'length', 'shortcut cable'],
  ['cheapest router', 'price', 'router'],
  ['where is the cheapest starlink', 'price', 'starlink kit'],
  ['cheap starlink cable', 'price', 'starlink cable'],
  ['ya bei nafuu', 'price', 'starlink kit'],
])('%s asks for what has less %s of %s', (text, measure, words) => {
  const order = orderOf(text);
  expect([order?.measure, order?.words.replace(/\s+/g, ' ').trim()]).toEqual([measure, words]);
});

test.each(['kit not cheap', 'kit not the cheapest', 'router sio rahisi', 'ruta siyo ya bei rahisi', 'non-cheap kit'])(
  '%s asks for no order',
  (text) => {
    expect(orderOf(text)).toBeNull();
  },
);

test('a name with one word of an order is not called so', () => {
  const index = new WordIndex();
  put(index, 'Low-profile roof mount', { price: 20 });
  put(index, 'Wall mount', { price: 10 });
  expect(index.search('low price mount', 'active')?.[0]).toBe('Wall mount');
});

test.each([
  ['Pole for 48 mm clamps', NaN],
  ['Pole, 3 m, 48 mm', 3],
  ['Cable 10ft', 3.048],
])('%s is %d metres long', (title, metres) => {
  expect(lengthOf([title])).toEqual(metres);
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

test('what is wrong with a thing is asked for, not excluded', () => {
  expect(indexOf('Cable', 'Long cable').search('cable not long enough', 'active')?.[0]).toBe('Long cable');
  const [first] = indexOf('Replacement router', 'Router').search('router not turn on', 'active') ?? [];
  expect(first).toBe('Replacement router');
});

test('what only ends like a verb is a thing', () => {
  expect(indexOf('Standard mini kit', 'Mini kit').search('mini not standard', 'active')?.[0]).toBe('Mini kit');
});

test.each([
  ['kit without router', 'Kit without Router'],
  ['case not for mini', 'Case, not for Mini, with lock'],
  ['case with lock', 'Case, not for Mini, with lock'],
])('%s finds %s first, whose name says it', (words, title) => {
  const others = ['Kit with Router', 'Case for Mini', 'Router', 'Mini'];
  expect(indexOf(title, ...others).search(words, 'active')?.[0]).toBe(title);
});

test.each(['slate', 'mount for slate'])('%s finds last what a text says is not for it', (words) => {
  const index = new WordIndex();
  put(index, 'Roof mount', { details: 'Galvanized. Not for thatch or slate, of 1.5 mm.', quality: 7 });
  put(index, 'Wall mount', { details: 'Holds on slate.' });
  expect(index.search(words, 'active')).toEqual(['Wall mount', 'Roof mount']);
});

test('what a name says that the thing has not is none of its kind', () => {
  expect(indexOf('Router', 'Kit without Router').search('router', 'active')?.[0]).toBe('Router');
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

test.each(['wifi for buses', 'minibuses', 'starlink for school buses'])('%s is about vehicles', (words) => {
  expect(indexOf('Wall mount', 'Vehicle mount').search(words, 'active')?.[0]).toBe('Vehicle mount');
});

test('a number of several words is one', () => {
  const index = indexOf('Cable 10 V', 'Cable 12 V', 'Cable 200 V');
  expect(index.search('waya wa volti kumi na mbili', 'active')?.[0]).toBe('Cable 12 V');
  expect(index.search('waya wa volti mia mbili', 'active')?.[0]).toBe('Cable 200 V');
  const lexicon = { isWord: () => true, isBegun: () => true, corrections: () => [], nextMeasures: () => [] };
  expect(apart('kit ya watu kumi na tano', lexicon)).toBe('kit ya ');
  expect(apart('kit for two thousand students', lexicon)).toBe('kit for many people 2000 students');
});

test('a word of more letters than anybody writes in one is not looked for in parts', () => {
  const isWord = jest.fn(() => false);
  const lexicon = { isWord, isBegun: () => false, corrections: () => [], nextMeasures: () => [] };
  apart('\u332b'.repeat(100), lexicon);
  expect(isWord.mock.calls.length).toBeLessThan(10);
  isWord.mockClear();
  apart('x'.repeat(40), lexicon);
  expect(isWord.mock.calls.length).toBeGreaterThan(40);
});
