import fc from 'fast-check';
import { business } from './business';
import { LONGEST_CHAT } from './chatLength';
import { translate } from '../i18n/translate';
import { whatsapp as english } from '../texts/en/whatsapp';
import { whatsapp } from '../texts/sw/whatsapp';
import { cartText, productText, whatsappLink } from './whatsapp';

const kit = { name: 'Standard Kit', price: 49900, quantity: 2 };
const cable = { name: 'Cable, 45 m', price: 8750.5, quantity: 3 };

const name = fc.string({ unit: 'binary', maxLength: 80 });
const line = fc.record({
  name: fc.oneof(
    name,
    fc.string({ maxLength: 40 }).map((text) => `${text}\u00a0\u202f\n\ud800`),
  ),
  price: fc.integer({ min: 0, max: 1e11 }).map((cents) => cents / 100),
  quantity: fc.integer({ min: 1, max: 9999 }),
});

/** The text a chat would be opened with. */
const textOf = (link: string) => new URL(link).searchParams.get('text');

test('the cart lists each item with its line total, and the total', () => {
  const text = cartText([kit, cable]);
  expect(text).toContain('Standard Kit x 2: KES 99,800.00');
  expect(text).toContain('Cable, 45 m x 3: KES 26,251.50');
  expect(text).toMatch(/Total: KES 126,051\.50$/);
});

test('what has no price is named without one', () => {
  const tower = { name: 'Tower', price: null, quantity: 1 };
  const text = cartText([kit, tower, { ...tower, name: 'Sticker', price: 0 }]);
  expect(text).toContain('\nTower x 1: price on request\nSticker x 1: KES 0.00\n');
  expect(productText(tower)).toBe('Tower\nWhat does it cost?');
  expect(text).toMatch(/Total: KES 99,800\.00$/);
  expect(cartText([tower])).toMatch(/Total: price on request$/);
});

test('what does not fit is counted, and the total is that of all', () => {
  const lines = Array.from({ length: 500 }, (_, n) => ({ ...kit, name: `Standard Kit ${n}` }));
  const text = cartText(lines);
  expect(text.length).toBeLessThanOrEqual(LONGEST_CHAT);
  expect(text.length).toBeGreaterThan(LONGEST_CHAT - 60);
  const [, more] = /\nand ([0-9]+) more\nTotal: KES 49,900,000\.00$/.exec(text) ?? [];
  expect(text.split('\n').length - 3 + Number(more)).toBe(500);
  expect(cartText(lines, translate({ whatsapp }, 'whatsapp', english))).toMatch(
    /\nna nyingine [0-9]+\nJumla: KES 49,900,000\.00$/,
  );
});

test('a product is named with price, quantity and total', () => {
  const text = productText(kit);
  for (const part of ['Standard Kit', 'KES 49,900.00', 'Quantity: 2', 'Total: KES 99,800.00'])
    expect(text).toContain(part);
});

test('without a text the link opens an empty chat', () => {
  expect(whatsappLink()).toBe(`https://wa.me/${business.whatsapp}`);
});

test('any names: the link carries the text unchanged, one line an item, without no-break spaces', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 5 }), (lines) => {
      const text = cartText(lines);
      expect(text).not.toMatch(/[\u00a0\u202f]/);
      expect(text.split('\n')).toHaveLength(lines.length + 2);
      expect(textOf(whatsappLink(text))).toBe(text);
      for (const one of lines) expect(textOf(whatsappLink(productText(one)))).toBe(productText(one));
    }),
  );
});

test('any text at all gives a link', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 0xffff })), (units) => {
      expect(whatsappLink(String.fromCharCode(...units))).toMatch(/^https:\/\/wa\.me\/[0-9]+\?text=/);
    }),
  );
});
