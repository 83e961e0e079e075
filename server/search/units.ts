/** What people write beside a number, by the form in which it is compared. */
const UNITS: Readonly<Record<string, string>> = {
  v: 'v volt volts volti',
  w: 'w watt watts wati',
  kw: 'kw kilowatt kilowatts kilowati',
  a: 'a amp amps ampere amperes',
  ah: 'ah amphour amphours',
  mah: 'mah',
  wh: 'wh',
  kwh: 'kwh',
  mm: 'mm millimetre millimetres millimeter millimeters milimita',
  cm: 'cm centimetre centimetres centimeter centimeters sentimita',
  m: 'm mtr mtrs metre metres meter meters mita',
  km: 'km kilometre kilometres kilometer kilometers kilomita',
  pct: 'pct percent asilimia',
  kg: 'kg kgs kilo kilos kilogram kilograms',
  g: 'g gram grams',
  in: 'inch inches inchi',
  ft: 'ft foot feet futi',
  h: 'h hr hrs hour hours saa masaa',
  mhz: 'mhz',
  ghz: 'ghz',
  gb: 'gb',
  mb: 'mb',
  tb: 'tb',
  mbps: 'mbps',
  gbps: 'gbps',
  l: 'l litre litres liter liters lita',
};
const UNIT_OF = new Map(Object.entries(UNITS).flatMap(([unit, names]) => names.split(' ').map((name) => [name, unit])));

/** Kiswahili writes a unit before its number; these are words or letters of their own as well. */
const ONLY_BEHIND = new Set(['a', 'g', 'h', 'l', 'in', 'ft', 'foot', 'feet']);

/** The same measure in another unit: `1 kw` and `1000w`. */
const SCALES: Readonly<Record<string, readonly [unit: string, times: number]>> = {
  kw: ['w', 1_000],
  kwh: ['wh', 1_000],
  mah: ['ah', 0.001],
  cm: ['m', 0.01],
  mm: ['m', 0.001],
  km: ['m', 1_000],
  in: ['m', 0.0254],
  ft: ['m', 0.3048],
  g: ['kg', 0.001],
  gbps: ['mbps', 1_000],
  tb: ['gb', 1_000],
};

/** How often something is paid: `5k per month`, `5k/month`, `kwa mwezi`. */
export const A_MONTH = '(?:(?<!\\p{L})(?:per|an?|each|every|kwa|kila)\\s+|\\/\\s?)(?:month|mwezi)(?!\\p{L})';

const MEASURE = /^(\p{Nd}+(?:\.\p{Nd}+)?)([a-z]+)$/u;

/** The short form of a unit, if a word is one. */
export const unitOf = (word: string): string | undefined => UNIT_OF.get(word);
export const standsBefore = (word: string): boolean => UNIT_OF.has(word) && !ONLY_BEHIND.has(word);

/** A number written in one with its unit: `12v`. */
export function measureOf(word: string): { number: string; unit: string; name: string } | null {
  const [, number, name = ''] = MEASURE.exec(word) ?? [];
  // `in` is a unit behind a number only, else a word.
  const unit = UNIT_OF.get(name) ?? (name === 'in' ? name : undefined);
  return number === undefined || unit === undefined ? null : { number, unit, name };
}

/** How much a measure is, in a unit that others of its kind have too. */
export function amountOf(word: string): { amount: number; unit: string } | null {
  const measure = measureOf(word);
  if (!measure) return null;
  const [unit, times] = SCALES[measure.unit] ?? [measure.unit, 1];
  return { amount: Number(measure.number) * times, unit };
}
