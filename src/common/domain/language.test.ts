import { inLanguage } from './language';

const both = { product_name: 'Wall Mount', product_name_sw: 'Stendi ya ukutani' };

test('each language has its own text, which needs no mark', () => {
  expect(inLanguage(both, 'product_name', 'en')).toEqual({ text: 'Wall Mount', lang: undefined });
  expect(inLanguage(both, 'product_name', 'sw')).toEqual({ text: 'Stendi ya ukutani', lang: undefined });
});

test.each([null, undefined, '', ' \n'])('without a Kiswahili text (%j) the English one stands there, marked', (sw) => {
  expect(inLanguage({ description: 'A mount.', product_description_sw: sw }, 'description', 'sw')).toEqual({
    text: 'A mount.',
    lang: 'en',
  });
});

test('a page that was read in Kiswahili alone has no English text: what there is is shown, marked', () => {
  expect(inLanguage({ content_sw: 'Anga' }, 'content', 'en')).toEqual({ text: 'Anga', lang: 'sw' });
});

test.each([null, { category_name: ' ', category_name_sw: '\n' }])(
  'where nothing is said (%j), nothing is',
  (record) => {
    expect(inLanguage(record, 'category_name', 'sw')).toEqual({ text: '', lang: undefined });
  },
);
