import { shop } from '../../shop/texts/en/shop';
import { plural } from '../texts/sw/plural';
import { shop as swahiliShop } from '../../shop/texts/sw/shop';
import { translate, type Translation } from './translate';

test('without a translation the English texts themselves', () => {
  expect(translate({}, 'shop', shop)).toBe(shop);
});

test('the translated texts, and English where one is missing', () => {
  const t = translate({ shop: { title: 'Duka' } }, 'shop', shop);
  expect([t.title, t.filter]).toEqual(['Duka', 'Filter']);
});

test('the same object each time: what depends on the texts does not run again', () => {
  const translations = { shop: swahiliShop };
  expect(translate(translations, 'shop', shop)).toBe(translate(translations, 'shop', shop));
});

test('the compiler names what a translation lacks, has too much or calls otherwise', () => {
  type Texts = Translation<{
    readonly title: 'Shop';
    readonly count: (n: number) => string;
    readonly sorts: { readonly price: 'Price' };
  }>;
  const whole: Texts = { title: 'Duka', count: (n) => `bidhaa ${n}`, sorts: { price: 'Bei' } };
  // @ts-expect-error a text is missing
  const lacking: Texts = { title: 'Duka', sorts: { price: 'Bei' } };
  // @ts-expect-error English has no such text
  const tooMuch: Texts = { ...whole, titel: 'Duka' };
  // @ts-expect-error a number is given, no text
  const otherwise: Texts = { ...whole, count: (name: string) => name };
  // @ts-expect-error a text within texts is missing
  const lackingWithin: Texts = { ...whole, sorts: {} };
  expect([whole, lacking, tooMuch, otherwise, lackingWithin]).toHaveLength(5);
});

test('one is one; none, many and parts are more, in Swahili as in English', () => {
  const formOf = (count: number) => plural(count, 'one', 'more');
  const counts = [0, 1, 2, 5, 11, 21, 100, 101, 1_000_000, 1.5];
  expect(counts.map(formOf)).toEqual(counts.map((count) => (count === 1 ? 'one' : 'more')));
});
