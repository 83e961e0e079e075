import { demoData } from '../../../../server/seed/data';
import { complete, offered, questionOf, readGuideQuery, writeGuideQuery, type Given } from './answers';
import { pick, shelfOf, type Choice, type Stock } from './pick';
import { QUESTIONS, type Answers, type Shelf } from './rules';

const categories = demoData.categories.map(({ key, category_name }) => ({ id: key, category_name }));
const goods = demoData.products.map(({ key, name, categoryKey, stockStatus, price, newPrice }) => ({
  id: key,
  product_name: name,
  category: categoryKey,
  stock_status: stockStatus,
  cents: Number(newPrice ?? price) * 100,
}));
type Good = (typeof goods)[number];

function stockOf(products: readonly Good[]): Stock<Good> {
  const shelf = (name: Shelf) => products.filter(({ category }) => shelfOf(name, categories) === category);
  return {
    kits: shelf('kits'),
    mounts: shelf('mounts'),
    cables: shelf('cables'),
    power: shelf('power'),
    wifi: shelf('wifi'),
  };
}
const stock = stockOf(goods);
const choose = (answers: Answers, from = stock) => pick(answers, from, ({ cents }) => cents);

const every: Answers[] = QUESTIONS.where.flatMap((where) =>
  QUESTIONS.people.flatMap((people) =>
    QUESTIONS.power.flatMap((power) => QUESTIONS.roof.map((roof) => ({ where, people, power, roof }))),
  ),
);

/** The keys of the demo data, with the quantity where it is not one. */
const keysOf = (choice: Choice<Good> | null) =>
  choice && [
    choice.kit.product.id,
    ...choice.parts.map(({ product, quantity }) => (quantity > 1 ? `${quantity} x ${product.id}` : product.id)),
  ];

/** What must never come out, whatever the answers: by part, when it would be unfit. */
const UNFIT: Readonly<Record<string, (answers: Answers, kit: string) => boolean>> = {
  'refurbished-kit': () => true,
  'safari-kit': () => true,
  'mini-kit': ({ people }) => people === 'team' || people === 'many',
  'standard-kit': ({ where, people, power }) => where === 'vehicle' || people === 'many' || power === 'vehicle',
  'high-performance-kit': ({ where, power }) => where === 'vehicle' || where === 'home' || power === 'vehicle',
  'roof-pivot-mount': ({ roof }, kit) => roof !== 'mabati' || kit === 'high-performance-kit',
  'sealing-kit': ({ roof }) => roof !== 'mabati',
  'ground-pole': ({ roof, where }) => roof !== 'none' || where === 'vehicle',
  'vehicle-mount': ({ where }, kit) => where !== 'vehicle' || kit !== 'mini-kit',
  // Out of stock in the demo shop.
  'wall-mount': () => true,
  'solar-set': ({ power }, kit) => power !== 'solar' || kit === 'mini-kit',
  'battery-box': ({ power }, kit) => power !== 'solar' || kit !== 'mini-kit',
  'mini-power-cable': ({ power }, kit) => power !== 'vehicle' || kit !== 'mini-kit',
  'dish-cable-23': (_answers, kit) => kit !== 'standard-kit',
  'dish-cable-45': (_answers, kit) => kit !== 'standard-kit',
  'mesh-node': (_answers, kit) => kit !== 'standard-kit',
  'ethernet-adapter': () => true,
};

describe('every combination of answers', () => {
  test('is one of 240', () => expect(every).toHaveLength(240));

  test.each(every)('$where, $people, $power, $roof: a kit with parts that fit, or "ask us"', (answers) => {
    const choice = choose(answers);
    if (!choice) return;
    const kit = choice.kit.product.id;
    const chosen = [choice.kit.product, ...choice.parts.map(({ product }) => product)];
    expect(chosen.filter(({ id }) => UNFIT[id]?.(answers, kit))).toEqual([]);
    expect(chosen.filter(({ stock_status }) => stock_status !== 'in_stock')).toEqual([]);
    expect(new Set(chosen).size).toBe(chosen.length);
    const reasons = [...choice.parts.map(({ why }) => why), ...choice.inBox, ...choice.open];
    expect(new Set(reasons).size).toBe(reasons.length);
    // What holds the dish and what feeds it is always said.
    expect(reasons.some((why) => /^(mount|pole|stand|wedge|frame)/.test(why))).toBe(true);
    expect(reasons.some((why) => /^(solar|battery|power|cableVehicle)/.test(why))).toBe(true);
  });

  test('the large dish on solar gets two sets', () => {
    for (const answers of every.filter(({ power }) => power === 'solar')) {
      const choice = choose(answers);
      if (choice?.kit.name !== 'large') continue;
      expect(keysOf(choice)).toContain('2 x solar-set');
    }
  });

  test('nothing is found for some only', () => {
    const none = every.filter((answers) => !choose(answers) && complete(answers));
    expect(
      none.every(
        ({ where, people, power }) =>
          people === 'many' || people === 'team' || power === 'vehicle' || where === 'vehicle',
      ),
    ).toBe(true);
  });
});

test.each([
  ['home', 'family', 'grid', 'mabati', ['standard-kit', 'roof-pivot-mount', 'sealing-kit']],
  ['home', 'few', 'grid', 'flat', ['mini-kit']],
  ['home', 'family', 'solar', 'none', ['standard-kit', 'solar-set']],
  ['office', 'team', 'grid', 'flat', ['standard-kit', 'dish-cable-23', 'mesh-node']],
  ['farm', 'family', 'solar', 'none', ['standard-kit', 'ground-pole', 'pipe-adapter', 'dish-cable-45', 'solar-set']],
  [
    'farm',
    'few',
    'vehicle',
    'mabati',
    ['mini-kit', 'roof-pivot-mount', 'pipe-adapter', 'sealing-kit', 'mini-power-cable'],
  ],
  ['school', 'team', 'grid', 'none', ['business-kit', 'access-point']],
  ['school', 'many', 'solar', 'flat', ['high-performance-kit', '2 x solar-set', 'access-point']],
  ['vehicle', 'few', 'vehicle', 'none', ['mini-kit', 'vehicle-mount', 'mini-power-cable']],
  // The arm for the wall is out of stock, and the adapter serves nothing without it.
  ['home', 'family', 'grid', 'tiles', ['standard-kit']],
  ['vehicle', 'many', 'vehicle', 'none', null],
  ['home', 'many', 'grid', 'mabati', null],
] as const)('%s, %s, %s, %s', (where, people, power, roof, keys) => {
  expect(keysOf(choose({ where, people, power, roof }))).toEqual(keys);
});

describe('another shop', () => {
  const family: Answers = { where: 'home', people: 'family', power: 'grid', roof: 'mabati' };

  test('the cheapest in stock that fits; without any, nothing is invented', () => {
    const cheaper = {
      ...(goods.find(({ id }) => id === 'standard-kit') as Good),
      id: 'gen4',
      product_name: 'Standard Kit Gen 4',
      cents: 100,
    };
    expect(choose(family, stockOf([...goods, cheaper]))?.kit.product.id).toBe('gen4');
    const soldOut = { ...cheaper, stock_status: 'out_of_stock' as const };
    expect(choose(family, stockOf([...goods, soldOut]))?.kit.product.id).toBe('standard-kit');
    expect(choose(family, stockOf([]))).toBeNull();
  });

  test('a part that the shop has none of is left open', () => {
    const choice = choose(family, stockOf(goods.filter(({ id }) => id !== 'roof-pivot-mount')));
    expect([keysOf(choice), choice?.open]).toEqual([['standard-kit'], ['mountMabati']]);
  });

  test('what has no price is never chosen', () => {
    expect(pick(family, stock, () => null)).toBeNull();
  });
});

describe('the address', () => {
  const read = (query: string) => readGuideQuery(new URLSearchParams(query));

  test('holds the answers and the question that is asked anew, and nothing else', () => {
    const query = read('roof=flat&people=few&where=moon&ask=people&x=1');
    expect(query).toEqual({ given: { people: 'few', roof: 'flat' }, ask: 'people' });
    expect(writeGuideQuery(query).toString()).toBe('people=few&roof=flat&ask=people');
  });

  test('the questions come in their order, and one asked for comes first', () => {
    const steps: [string, string | null][] = [
      ['', 'where'],
      ['where=home', 'people'],
      ['where=home&people=few&power=grid', 'roof'],
      ['where=home&people=few&power=grid&roof=flat', null],
      ['where=home&people=few&power=grid&roof=flat&ask=people', 'people'],
      ['where=vehicle&people=few', 'power'],
      ['where=vehicle&people=few&power=solar', null],
      // A vehicle has no grid: asked again.
      ['where=vehicle&people=few&power=grid&roof=flat', 'power'],
    ];
    for (const [query, question] of steps) expect([query, questionOf(read(query))]).toEqual([query, question]);
  });

  test('a vehicle needs no answer about its roof', () => {
    const given: Given = { where: 'vehicle', people: 'few', power: 'solar' };
    expect(offered('roof', given)).toEqual(['none']);
    expect(complete(given)).toEqual({ ...given, roof: 'none' });
    expect(complete({ ...given, power: 'grid' })).toBeNull();
  });
});
