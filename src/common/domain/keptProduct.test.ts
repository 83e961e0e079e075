import { keptProducts } from './keptProduct';

const product = (id: string) => ({ id, name: `Kit ${id}`, image: '/media/a.webp' });

test('products out of stored data, each once, and nothing else of them', () => {
  const found = [product('1'), { id: '', name: 'x', image: '' }, null, { ...product('2'), more: 1 }, product('1')];
  expect(keptProducts(found, 12)).toEqual([product('1'), product('2')]);
});

test('no more than are asked for; what is no list holds none', () => {
  expect(keptProducts([product('1'), product('2'), product('3')], 2)).toHaveLength(2);
  expect(keptProducts({ length: 3 }, 2)).toEqual([]);
});
