import { demoData } from '../seed/data';
import type { DemoProduct } from '../seed/data/types';
import { alsoNeeded, isKit, reasonOf } from './alsoNeeded';

const categoryOf = ({ categoryKey }: DemoProduct) =>
  demoData.categories.find(({ key }) => key === categoryKey)?.category_name ?? null;

const kitOf = (product: DemoProduct) => ({
  id: product.key,
  product_name: product.name,
  category: { id: product.categoryKey, category_name: categoryOf(product) ?? '', category_name_sw: null },
  description: product.description,
  additional_info: product.additionalInfo ?? null,
  compatibility: product.compatibility ?? null,
  tools_needed: product.toolsNeeded ?? null,
});

const candidateOf = (product: DemoProduct) => ({
  category_name: categoryOf(product),
  compatibility: product.compatibility ?? null,
  shown_price: product.newPrice ?? product.price,
  product: {
    id: product.key,
    product_name: product.name,
    product_name_sw: null,
    product_price: product.price,
    new_price: product.newPrice ?? null,
    discount_percentage: null,
    discount_start_date: null,
    discount_end_date: null,
    uses: [],
    images: [],
  },
});

const find = (key: string) => {
  const product = demoData.products.find((one) => one.key === key);
  if (!product) throw new Error(`The demo shop has no ${key}.`);
  return product;
};

const candidates = demoData.products.filter(({ stockStatus }) => stockStatus === 'in_stock').map(candidateOf);

/** `reason: key` of what a kit of the demo shop needs. */
const neededBy = (key: string, from = candidates) =>
  alsoNeeded(kitOf(find(key)), from).map(({ candidate, reason }) => `${reason}: ${candidate.product.id}`);

test.each([
  ['standard-kit', ['mount: roof-pivot-mount', 'sealing: sealing-kit', 'cable: dish-cable-23', 'power: dc-converter']],
  ['mini-kit', ['mount: vehicle-mount', 'power: mini-power-cable']],
  ['high-performance-kit', ['mount: pipe-adapter', 'cable: dish-cable-45']],
  // The pole, its screws and 45 m of cable are in the box.
  ['business-kit', ['power: dc-converter']],
  ['safari-kit', ['power: battery-box']],
  ['refurbished-kit', ['cable: ethernet-adapter']],
])('%s', (key, needed) => {
  expect(neededBy(key)).toEqual(needed);
});

test('what speaks of other kits is not offered, though the text of this one names its words', () => {
  expect(neededBy('high-performance-kit', demoData.products.map(candidateOf))).not.toContain('power: router-psu');
});

test('nothing is needed where there is nothing, and never the kit itself', () => {
  expect(neededBy('standard-kit', [])).toEqual([]);
  expect(neededBy('standard-kit', [candidateOf(find('standard-kit'))])).toEqual([]);
});

test('an accessory that names a kit to the letter is for it, whatever the kit is called', () => {
  const kit = { ...kitOf(find('mini-kit')), product_name: 'Jua 7 Kit', description: null, additional_info: null };
  const mount = { ...candidateOf(find('ground-pole')), compatibility: 'Jua 7 Kit' };
  expect(alsoNeeded(kit, [mount]).map(({ reason }) => reason)).toEqual(['mount']);
  expect(alsoNeeded(kit, [{ ...mount, compatibility: 'Not for Jua 7 Kit' }])).toEqual([]);
});

test('kits are known by their category, or by their name where that is no accessory', () => {
  const kits = demoData.products.filter((product) => isKit(kitOf(product))).map(({ key }) => key);
  expect(kits).toEqual(demoData.products.filter(({ categoryKey }) => categoryKey === 'kits').map(({ key }) => key));
  expect(isKit({ product_name: 'Mini Kit', category: null })).toBe(true);
  expect(isKit({ product_name: 'Sealing Kit', category: null })).toBe(false);
});

test('the name says more of what an accessory is for than the category does', () => {
  expect(reasonOf('12 V Power Cable', 'Cables')).toBe('power');
  expect(reasonOf('Pipe Adapter for Poles', 'Mounts')).toBe('mount');
  expect(reasonOf('Travel Case for the Mini Kit', 'Cases')).toBeNull();
  expect(reasonOf('Aligning Tool', null)).toBe('tool');
});
