import fc from 'fast-check';
import { priceWords } from './priceWords';
import { headOf, plainText, stemOf, wordsOf } from './words';

const surfaces = (text: string) => wordsOf(text).map(({ surface }) => surface);

test.each([
  ['Wi-Fi 6', ['wifi', 'wi', 'fi', '6', 'wifi6']],
  ['V 12 na mita kumi', ['12v', 'na', '10m', 'mita']],
  ['three metres, for three in one', ['3m', 'metres', 'for', 'three', '3', 'in', 'one', '1']],
  ['12 V, 12V and 12 volts', ['12v', '12v', 'and', '12v', 'volts']],
  ['Café ÜNÏQUE', ['cafe', 'unique']],
  ['38 to 48 mm', ['38', '38mm', 'to', '48mm']],
  ['mm 38 hadi 48', ['38mm', 'hadi', '48', 'hadi48', '48mm']],
  ['38-48mm', ['38', '38mm', '48mm']],
  ['12V-48V, 1-1.5 m', ['12v', '48v', '1', '1m', '1.5m']],
  ['5V-3A', ['5v', '3a']],
  ['1.5-inch', ['1.5in', 'inch']],
  ['1.2 kWh, 20,000 mAh', ['1.2kwh', 'kwh', '20000mah', 'mah']],
  ["the dish's cable", ['the', 'dishs', 'cable']],
  ['ng\u02bcombe ng\u02bbombe', ['ngombe', 'ngombe']],
  ['rou\u00adter rou\u200bter', ['router', 'router']],
  ['RJ45', ['rj45']],
  ['"gen 3"', ['gen', '3', 'gen3']],
  ['the “cat 6” cable', ['the', 'cat', '6', 'cat6', 'cable']],
  ['6" x 8" box', ['6in', 'inch', 'x', '8in', 'inch', 'box']],
  ['6 " x 8 " "box"', ['6in', 'inch', 'x', '8in', 'inch', 'box']],
  ['50% off, asilimia 50', ['50pct', 'pct', 'off', '50pct', 'asilimia']],
])('%s has the words %j', (text, words) => {
  expect(surfaces(text)).toEqual(words);
});

test('a percentage stays as it is written, in a text that people read', () => {
  expect(plainText('70% Off')).toBe('70% off');
});

test.each([
  ['cables', 'cable'],
  ['batteries', 'battery'],
  ['boxes', 'box'],
  ['buses', 'bus'],
  ['minibuses', 'minibus'],
  ['gases', 'gas'],
  ['mounting', 'mounts'],
  ['galvanised', 'galvanize'],
  ['fibre', 'fibers'],
  ['colour', 'colors'],
  ['adaptor', 'adapter'],
  ['installation', 'installer'],
])('%s and %s are one word', (one, other) => {
  expect(stemOf(one)).toBe(stemOf(other));
});

test.each([
  ['watt', 'water'],
  ['router', 'route'],
  ['glass', 'gla'],
  ['rj45', 'rj4'],
  ['tiles', 'till'],
  ['flour', 'floor'],
  ['generator', 'generation'],
])('%s and %s are two', (one, other) => {
  expect(stemOf(one)).not.toBe(stemOf(other));
});

test.each([
  ['Replacement Dish Cable, 23 m, with Connectors', 'cable'],
  ['Standard Kit Gen 3 with Router', 'kit'],
  ['waya ya dishi', 'waya'],
  ['for my dish', 'dish'],
  ['Stendi ndefu ya ukutani', 'stendi'],
  ['kubwa', 'kubwa'],
  ['ruta imeharibika', 'ruta'],
  ['router replacement', 'router'],
  ['wifi outside the house', 'wifi'],
  ['router to dish cable', 'cable'],
  ['cable from dish to router', 'cable'],
  ['router offer', 'router'],
  ['dish bag waterproof', 'bag'],
  ['45', null],
])('%s is about a %s', (name, noun) => {
  expect(headOf(name).noun).toBe(noun === null ? null : stemOf(noun));
});

test('any text has words in bounded time', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 2_000 }), (text) => {
      for (const { surface, stem } of wordsOf(text)) expect(surface.length).toBeGreaterThanOrEqual(stem.length - 1);
    }),
  );
});

test.each([
  ['Kit under 60k', 'kit', null, '60000'],
  ['chini ya elfu 30', '', null, '30000'],
  ['less than Ksh. 20,000 router', 'router', null, '20000'],
  ['router kati ya 10000 na 20k', 'router', '10000', '20000'],
  ['over 100k', '', '100000', null],
  ['under 1.1k', '', null, '1100'],
  ['under 2050', '', null, '2050'],
  ['starlink ya 30k', 'starlink', '18000', '36000'],
  ['kit ya elfu ishirini na tano', 'kit', '15000', '30000'],
  ['thirty five thousand kit', 'kit', '21000', '42000'],
  ['kit 25-35k', 'kit', '25000', '35000'],
  ['kit 28k', 'kit', '16800', '33600'],
  ['kit 28000', 'kit', '16800', '33600'],
  ['kes 50000', '', '30000', '60000'],
  ['5000sh', '', '3000', '6000'],
  ['kit 30000ksh', 'kit', '18000', '36000'],
  ['kits less 60k', 'kits', null, '60000'],
  ['30k budget', '', null, '30000'],
  ['budget yangu ni 30k', '', null, '30000'],
  ['bei ya 5000', '', '3000', '6000'],
  ['kit under 50 000', 'kit', null, '50000'],
  ['5000 to 10000', '', '5000', '10000'],
  ['no more than 50k', '', null, '50000'],
  ['nothing above 50k kit', 'kit', null, '50000'],
  ['isiwe zaidi ya elfu 50', '', null, '50000'],
  ['isiyozidi 50k', '', null, '50000'],
  ['kit ya basi zaidi ya 50k', 'kit ya basi', '50000', null],
  ['not less than 20k', '', '20000', null],
  ['not below 20000', '', '20000', null],
  ['si chini ya 20k', '', '20000', null],
  ['kit 50k or less', 'kit', null, '50000'],
  ['50,000 max kit', 'kit', null, '50000'],
  ['elfu 50 na chini', '', null, '50000'],
  ['20k and above', '', '20000', null],
  ['router 20k+', 'router', '20000', null],
  ['elfu 20 na zaidi', '', '20000', null],
  ['kit elfu 40 hadi 60', 'kit', '40000', '60000'],
  ['kati ya elfu 20 na 30', '', '20000', '30000'],
  ['elfu 5 na 500', '', '3000', '6000'],
  ['kit over 20k under 50k', 'kit', '20000', '50000'],
  ['under 50000 over 20000 mesh', 'mesh', '20000', '50000'],
  ['under 50k under 20k', 'under 20k', null, '50000'],
  ['internet for 1000 or more students', 'internet for 1000 or more students', null, null],
  ['under 20000 router', 'router', null, '20000'],
  ['over 20000 mah', 'over 20000 mah', null, null],
  ['starlink ya 2025', 'starlink ya 2025', null, null],
  ['internet for 1000 students', 'internet for 1000 students', null, null],
  ['4k tv', '4k tv', null, null],
  ['power bank ya 20k mah', 'power bank ya 20k mah', null, null],
  ['model 30000', 'model 30000', null, null],
  ['power bank 20000', 'power bank 20000', null, null],
  ['powerbank 20000', 'powerbank 20000', null, null],
  ['power bank 10000 to 20000', 'power bank 10000 to 20000', null, null],
  ['power bank mah 20000', 'power bank mah 20000', null, null],
  ['inverter ya wati 10000', 'inverter ya wati 10000', null, null],
  ['tangi la lita 10000', 'tangi la lita 10000', null, null],
  ['fibre mita 15000', 'fibre mita 15000', null, null],
  ['fibre mita ksh 15000', 'fibre mita', '9000', '18000'],
  ['fibre mita 15k', 'fibre mita', '9000', '18000'],
  ['kebo 5 mita 15000', 'kebo 5 mita', '9000', '18000'],
  ['power bank under 3000', 'power bank', null, '3000'],
  ['power bank chini ya 5000', 'power bank', null, '5000'],
  ['power bank ksh 3000', 'power bank', '1800', '3600'],
  ['kit 20000% off under 30k', 'kit 20000% off', null, '30000'],
  ['up to 128 devices', 'up to 128 devices', null, null],
  ['below 5000 mAh battery', 'below 5000 mAh battery', null, null],
  ['from dish to router', 'from dish to router', null, null],
  ['router chini ya elfu kumi na tano', 'router', null, '15000'],
  ['kati ya elfu kumi na elfu kumi na tano', '', '10000', '15000'],
  ['elfu kumi na router', 'na router', '6000', '12000'],
  ['kit ya elfu mia mbili', 'kit', '120000', '240000'],
  ['chini ya elfu mbili mia tano', '', null, '2500'],
  ['router kwa elfu moja na mia tano', 'router', '900', '1800'],
  ['elfu moja mia mbili na hamsini', '', '750', '1500'],
  ['chini ya laki moja', '', null, '100000'],
  ['chini ya laki moja na nusu', '', null, '150000'],
  ['chini ya laki mbili na elfu hamsini', '', null, '250000'],
  ['chini ya elfu mbili na nusu', '', null, '2500'],
  ['shilingi mia tano', '', '300', '600'],
  ['shilingi mia na tano', '', '63', '126'],
  ['elfu nane', '', '4800', '9600'],
  ['kati ya elfu ishirini na thelathini', '', '20000', '30000'],
  ['kati ya tano na elfu kumi', '', '5000', '10000'],
  ['gen tatu na elfu kumi', 'gen tatu na elfu kumi', null, null],
  ['under eighteen thousand', '', null, '18000'],
  ['under two thousand five hundred', '', null, '2500'],
  ['under a hundred and fifty thousand', '', null, '150000'],
  ['fifteen hundred bob', '', '900', '1800'],
  ['between ten and twenty thousand', '', '10000', '20000'],
  ['500 to 3k', '500 to 3k', null, null],
  ['router 10 na 20k', 'router', '10000', '20000'],
  ['two pack under ten thousand', 'two pack', null, '10000'],
  ['below 5k and above 2k', 'and', '2000', '5000'],
  ['chini ya 20k na zaidi ya 5k', 'na', '5000', '20000'],
  ['inverter ya wati elfu tatu', 'inverter ya wati elfu tatu', null, null],
  ['internet for two thousand students', 'internet for two thousand students', null, null],
  ['chini ya 20k', '', null, '20000'],
  ['below 30,000 bob', '', null, '30000'],
  ['under ksh 25k', '', null, '25000'],
  ['kati ya 10000 na 20000', '', '10000', '20000'],
  ['kit > 100k', 'kit', '100000', null],
  ['kit >=100k', 'kit', '100000', null],
  ['router <20k', 'router', null, '20000'],
  ['kit <= 60,000', 'kit', null, '60000'],
  ['dish<ksh 35k', 'dish', null, '35000'],
  ['kit ≥ 20k & ≤ 60k', 'kit and', '20000', '60000'],
  ['i <3 starlink', 'i <3 starlink', null, null],
  ['<b>50000</b>', '<b>50000</b>', null, null],
  ['<script>alert(50000)</script>', '<script>alert(50000)</script>', null, null],
  ['<p>50000', '<p>', '30000', '60000'],
  ['Wi-Fi & router', 'Wi-Fi & router', null, null],
  ['between 20k & 30k', '', '20000', '30000'],
  ['kit 20,000–60,000', 'kit', '20000', '60000'],
  ['30k–60k', '', '30000', '60000'],
  ['kit 30k — 60k', 'kit', '30000', '60000'],
  ['kit 60k-20k', 'kit', '20000', '60000'],
  ['kit kuanzia 25k hadi 60k', 'kit', '25000', '60000'],
  ['kit kutoka 25k mpaka 60k', 'kit', '25000', '60000'],
  ['kit 25k up to 60k', 'kit', '25000', '60000'],
  ['kit 25k till 60k', 'kit', '25000', '60000'],
  ['budget 20k - 30k', '', '20000', '30000'],
  ['not less than 20k na 50k', '', '20000', null],
  ['kit mpaka 30k', 'kit', null, '30000'],
  ['mpaka 128 devices', 'mpaka 128 devices', null, null],
  ['kit from 100k', 'kit', '100000', null],
  ['kutoka 100k', '', '100000', null],
  ['kati ya 20k', '', '20000', null],
  ['router from 2023', 'router from 2023', null, null],
  ['from 1000 students', 'from 1000 students', null, null],
  ['router starting at 15k', 'router', '15000', null],
  ['starts from 15,000', '', '15000', null],
  ['9,800', '9,800', null, null],
])('of %s, what is looked for is %j from %s to %s shillings', (text, words, minPrice, maxPrice) => {
  expect(priceWords(text)).toEqual({ words, ...(minPrice && { minPrice }), ...(maxPrice && { maxPrice }) });
});

test('characters that are several words each are no longer search than others', () => {
  expect(Array.from(priceWords('⅐'.repeat(100)).words)).toHaveLength(100);
  // What is no longer stays as it was written.
  expect(priceWords('Kit ½ é').words).toBe('Kit ½ é');
});
