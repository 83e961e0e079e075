import { keptProducts } from './keptProduct';

const product = (id: string) => ({ id, name: `Kit ${id}`, image: '/media/a.webp' });

test('products out of stored data, each once, and nothing else of them', () => {
  const found = [product('1'), { id: '', name: 'x', image: '' }, null, { ...product('2'), more: 1 }, product('1')];
  expect(keptProducts(found, 12)).toEqual([product('1'), product('2')]);
});

test('a name in Kiswahili is kept, an empty one is none', () => {
  const named = { ...product('1'), name_sw: 'Seti' };
  expect(keptProducts([named, { ...product('2'), name_sw: '' }], 12)).toEqual([named, product('2')]);
});

test.each([
  ['name', 400],
  ['name_sw', 400],
  ['image', 2048],
])('a product whose %s is longer than %i signs is none', (field, most) => {
  const longest = { ...product('1'), [field]: 'x'.repeat(most) };
  expect(keptProducts([longest], 12)).toEqual([longest]);
  expect(keptProducts([{ ...longest, [field]: 'x'.repeat(most + 1) }], 12)).toEqual([]);
});

test('no more than are asked for; what is no list holds none', () => {
  expect(keptProducts([product('1'), product('2'), product('3')], 2)).toHaveLength(2);
  expect(keptProducts({ length: 3 }, 2)).toEqual([]);
});
