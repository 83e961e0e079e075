import { shop } from '../../shop/texts/en/shop';
import { pluralOf } from './plural';
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
  for (const locale of ['sw-KE', 'en-KE']) {
    const plural = pluralOf(locale);
    const formOf = (count: number) => plural(count, 'one', 'more');
    expect([0, 1, 2, 5, 11, 21, 100, 101, 1_000_000].map(formOf)).toEqual([
      'more',
      'one',
      ...Array.from({ length: 7 }, () => 'more'),
    ]);
    expect(formOf(1.5)).toBe('more');
  }
});
