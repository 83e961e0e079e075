import { categoryOption, fewest, tagOption } from './found';
import { wordsIn } from './match';
import type { PaletteOption } from './option';

const option = (title: string, detail?: string): PaletteOption => ({ id: title, title, detail, to: '/', icon: 'box' });
const titles = (options: readonly PaletteOption[]) => options.map(({ title }) => title);

const found = [
  option('Standard Kit', 'Kits'),
  option('Mesh Router'),
  option('Backup Supply', 'for a mesh'),
  option('Single Mesh Node'),
  option('Dish Cable'),
];

describe('the few that are shown of what was found', () => {
  it('begins with those whose name holds the words, in the order of the server', () => {
    expect(titles(fewest(found, wordsIn('mesh'), true))).toEqual(['Mesh Router', 'Single Mesh Node', 'Standard Kit']);
  });

  it('leaves out what is not seen to match where the server may have ignored the words', () => {
    expect(titles(fewest(found, wordsIn('mesh'), false))).toEqual(['Mesh Router', 'Single Mesh Node', 'Backup Supply']);
    expect(fewest(found, wordsIn('zebra'), false)).toEqual([]);
  });

  it('shows five at most', () => {
    const many = Array.from({ length: 9 }, (_, index) => option(`Mesh ${index}`));
    expect(titles(fewest(many, wordsIn('mesh'), true))).toEqual(['Mesh 0', 'Mesh 1', 'Mesh 2', 'Mesh 3', 'Mesh 4']);
  });
});

test('a category leads to its products where the server can narrow them, else to its own place', () => {
  const category = { id: '4', category_name: 'Kits & more', isActive: true };
  expect(categoryOption(category, true).to).toBe('/dashboard/products?category=4');
  expect(categoryOption(category, false).to).toBe('/dashboard/category?search=Kits%20%26%20more');
  const tag = { id: '5', tag_name: 'Roofs', isActive: true };
  expect(tagOption(tag, true).to).toBe('/dashboard/article?tag=5');
  expect(tagOption(tag, false).to).toBe('/dashboard/tags?search=Roofs');
});
