/**
 * "Which kit?": what is asked, and what the answers lead to. A table for whoever knows the goods; how it is read stands in
 * pick.ts. Rows are read from above. A row holds where each column that it names has the visitor's answer among its
 * words; a column that it does not name holds for all.
 *
 * Products are named by the shelf (the category) and by words of their name, so that a new price, a new text or another
 * product of the same words needs no change here. Of several that fit, in stock, the cheapest is taken.
 */

/** The questions in their order, each with its answers. Texts: src/shop/texts/en/guide.ts. */
export const QUESTIONS = {
  where: ['home', 'office', 'farm', 'school', 'vehicle'],
  // 1 or 2; 3 to 10; 11 to 30; more than 30
  people: ['few', 'family', 'team', 'many'],
  // from the grid; from solar panels or a battery; from a vehicle's battery
  power: ['grid', 'solar', 'vehicle'],
  // iron sheets; tiles; flat roof of concrete; the ground, or a vehicle's roof
  roof: ['mabati', 'tiles', 'flat', 'none'],
} as const;

export type Question = keyof typeof QUESTIONS;
export type Answers = { readonly [Q in Question]: (typeof QUESTIONS)[Q][number] };
type When = { readonly [Q in Question]?: readonly Answers[Q][] };

/** Answers that are not offered beside others. A question that is left with one answer is not asked. */
export const POINTLESS: readonly When[] = [
  { where: ['vehicle'], power: ['grid'] },
  { where: ['vehicle'], roof: ['mabati', 'tiles', 'flat'] },
];

/** The shelves, each with words of which one stands in the category's name; the first that a shop has counts. */
export const SHELVES = {
  kits: ['kit'],
  mounts: ['mount', 'accessor'],
  cables: ['cable', 'accessor'],
  power: ['power', 'accessor'],
  wifi: ['router', 'wi-fi', 'accessor'],
} as const;

export type Shelf = keyof typeof SHELVES;

/** A product: where it stands, words that its name has all of, and words that it has none of. */
export interface Goods {
  shelf: Shelf;
  name: string;
  not?: string;
}

export const KITS = {
  mini: { shelf: 'kits', name: 'mini kit', not: 'safari case' },
  standard: { shelf: 'kits', name: 'standard kit', not: 'refurbished business gen 2' },
  business: { shelf: 'kits', name: 'business kit' },
  large: { shelf: 'kits', name: 'high performance' },
} as const satisfies Record<string, Goods>;

export type KitName = keyof typeof KITS;

interface KitRow extends When {
  kit: KitName;
}

/** Which kit. The first row that holds, whose kit the shop has, decides; none is "ask us". */
export const KIT_ROWS: readonly KitRow[] = [
  // 25 to 40 W, runs from 12 V: the one that rides along. One car or camp, no more than ten people.
  { kit: 'mini', where: ['vehicle'], people: ['few', 'family'], power: ['solar', 'vehicle'], roof: ['none'] },
  // A small house: one or two people, and whatever electricity there is.
  { kit: 'mini', where: ['home', 'office', 'farm'], people: ['few'] },
  // A remote school or dispensary with nothing to mount on: pole, surge protection and support in one delivery.
  { kit: 'business', where: ['school'], people: ['team'], power: ['grid', 'solar'], roof: ['none'] },
  // Up to 128 devices, 180 square metres, 75 to 100 W.
  {
    kit: 'standard',
    where: ['home', 'office', 'farm', 'school'],
    people: ['few', 'family', 'team'],
    power: ['grid', 'solar'],
  },
  // A computer laboratory, a lodge. Too much for a home, and 110 to 150 W are too much for a vehicle.
  { kit: 'large', where: ['office', 'farm', 'school'], people: ['many'], power: ['grid', 'solar'] },
];

/** Why something is in the result; its line stands in the texts under the same name. */
export type Why =
  | 'mountMabati'
  | 'mountTiles'
  | 'mountVehicle'
  | 'pole'
  | 'adapter'
  | 'adapterPole'
  | 'sealing'
  | 'cableFlat'
  | 'cablePole'
  | 'solarSet'
  | 'solarSets'
  | 'batteryHome'
  | 'batteryCamp'
  | 'cableVehicle'
  | 'meshNode'
  | 'accessPoint'
  | 'stand'
  | 'wedge'
  | 'poleInBox'
  | 'powerInBox'
  | 'frame';

interface PartRow extends When {
  kit: readonly KitName[];
  why: Why;
  /** What to buy. Without it the kit brings it along (`inBox`), or our team brings it (`byUs`). */
  goods?: Goods;
  quantity?: number;
  inBox?: true;
  byUs?: true;
  /** Serves only together with the part that is here for this reason; without it, it is left out. */
  along?: Why;
  /** Does without where the shop has none; else it is said that we settle it with the visitor. */
  extra?: true;
}

/** What goes with the kit: every row that holds. */
export const PART_ROWS: readonly PartRow[] = [
  // ---- what it stands on
  {
    kit: ['standard', 'mini'],
    roof: ['mabati'],
    why: 'mountMabati',
    goods: { shelf: 'mounts', name: 'roof mount mabati', not: 'sealing' },
  },
  // The roof mount takes the Standard dish as it is, the Mini dish with the adapter.
  {
    kit: ['mini'],
    roof: ['mabati'],
    why: 'adapter',
    goods: { shelf: 'mounts', name: 'pipe adapter', not: 'gen 2' },
    along: 'mountMabati',
  },
  {
    kit: ['standard', 'mini'],
    roof: ['mabati'],
    why: 'sealing',
    goods: { shelf: 'mounts', name: 'sealing kit' },
    along: 'mountMabati',
  },
  // No mount goes through tiles: the dish stands on an arm at the wall.
  { kit: ['standard', 'mini'], roof: ['tiles'], why: 'mountTiles', goods: { shelf: 'mounts', name: 'wall mount' } },
  {
    kit: ['standard', 'mini'],
    roof: ['tiles'],
    why: 'adapter',
    goods: { shelf: 'mounts', name: 'pipe adapter', not: 'gen 2' },
    along: 'mountTiles',
  },
  { kit: ['standard', 'mini'], roof: ['flat'], why: 'stand', inBox: true },
  { kit: ['mini'], where: ['home', 'office', 'farm'], roof: ['none'], why: 'stand', inBox: true },
  { kit: ['standard'], where: ['home', 'office'], roof: ['none'], why: 'stand', inBox: true },
  {
    kit: ['standard'],
    where: ['farm', 'school'],
    roof: ['none'],
    why: 'pole',
    goods: { shelf: 'mounts', name: 'ground pole' },
  },
  {
    kit: ['standard'],
    where: ['farm', 'school'],
    roof: ['none'],
    why: 'adapterPole',
    goods: { shelf: 'mounts', name: 'pipe adapter', not: 'gen 2' },
    along: 'pole',
  },
  { kit: ['mini'], where: ['vehicle'], why: 'mountVehicle', goods: { shelf: 'mounts', name: 'vehicle mount' } },
  { kit: ['business'], why: 'poleInBox', inBox: true },
  { kit: ['large'], roof: ['flat'], why: 'wedge', inBox: true },
  { kit: ['large'], roof: ['mabati', 'tiles', 'none'], why: 'frame', byUs: true },

  // ---- cables beyond the one in the box
  {
    kit: ['standard'],
    roof: ['flat'],
    why: 'cableFlat',
    goods: { shelf: 'cables', name: 'dish cable 23', not: 'gen 2' },
    extra: true,
  },
  {
    kit: ['standard'],
    where: ['farm', 'school'],
    roof: ['none'],
    why: 'cablePole',
    goods: { shelf: 'cables', name: 'dish cable 45', not: 'gen 2' },
    along: 'pole',
    extra: true,
  },

  // ---- electricity
  { kit: ['mini', 'standard', 'business', 'large'], power: ['grid'], why: 'powerInBox', inBox: true },
  { kit: ['standard', 'business'], power: ['solar'], why: 'solarSet', goods: { shelf: 'power', name: 'solar set' } },
  // The large dish wants two of them.
  { kit: ['large'], power: ['solar'], why: 'solarSets', goods: { shelf: 'power', name: 'solar set' }, quantity: 2 },
  {
    kit: ['mini'],
    where: ['home', 'office', 'farm'],
    power: ['solar'],
    why: 'batteryHome',
    goods: { shelf: 'power', name: 'battery box' },
  },
  {
    kit: ['mini'],
    where: ['vehicle'],
    power: ['solar'],
    why: 'batteryCamp',
    goods: { shelf: 'power', name: 'battery box' },
  },
  { kit: ['mini'], power: ['vehicle'], why: 'cableVehicle', goods: { shelf: 'cables', name: '12 v cable mini' } },

  // ---- Wi-Fi for more than a bungalow
  {
    kit: ['standard'],
    where: ['home', 'office', 'farm'],
    people: ['team'],
    why: 'meshNode',
    goods: { shelf: 'wifi', name: 'mesh node', not: 'gen 2' },
    extra: true,
  },
  {
    kit: ['standard', 'business', 'large'],
    where: ['school'],
    people: ['team', 'many'],
    why: 'accessPoint',
    goods: { shelf: 'wifi', name: 'access point' },
    extra: true,
  },
];
