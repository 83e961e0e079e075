import { filled, sentLast, valuesOf } from './templates';

const template = { text_en: 'Hello {name}: {items}, {total}. {other}', text_sw: 'Habari {name}' };
const item = (name: string, quantity: number) => ({
  key: name,
  name,
  asked: { quantity, unit: 100, total: 100 * quantity },
  product: null,
  gone: false,
  changedTo: null,
});

test('variables are filled in, what is none stays', () => {
  const values = valuesOf(
    { clients_name: 'Achieng\nOtieno' },
    { items: [item('Kit', 2), item('Mast', 1)], more: 0, total: 300 },
    'en',
  );
  expect(filled(template, 'en', values)).toBe('Hello Achieng Otieno: 2 x Kit, Mast, KES 3.00. {other}');
  expect(filled(template, 'sw', values)).toBe('Habari Achieng Otieno');
  expect(filled({ ...template, text_sw: ' ' }, 'sw', values)).toContain('Hello');
});

test('what a request does not hold is said in words', () => {
  const request = { items: [], more: 0, total: null };
  expect(filled(template, 'en', valuesOf({ clients_name: 'A' }, request, 'en'))).toContain('what you asked for');
  expect(valuesOf({ clients_name: 'A' }, request, 'sw').items).toBe('ulichoomba');
});

test('of many items the first are named and the others counted, those without room in the note too', () => {
  const items = Array.from({ length: 60 }, (_, n) => item(`${'A very long name of a kit '.repeat(4)}${n}`, 2));
  const itemsIn = (language: 'en' | 'sw', more: number) =>
    valuesOf({ clients_name: 'A' }, { items, more, total: 1 }, language).items;
  expect(itemsIn('en', 0).length).toBeLessThanOrEqual(600);
  expect(itemsIn('en', 0)).toMatch(/^2 x A very long .*, and 5[0-9] more$/);
  expect(itemsIn('sw', 5)).toMatch(/, na nyingine 5[0-9]$/);
  expect(valuesOf({ clients_name: 'A' }, { items: [item('Kit', 1)], more: 3, total: 1 }, 'en').items).toBe(
    'Kit, and 3 more',
  );
});

test('what a client typed is text, not a template', () => {
  const values = valuesOf({ clients_name: '{total} $& $1' }, { items: [], more: 0, total: null }, 'en');
  expect(filled({ text_en: '{name}', text_sw: '' }, 'en', values)).toBe('{total} $& $1');
});

test('where nothing that was asked for has a price, the total is on request', () => {
  const request = {
    items: [{ ...item('Tower', 1), asked: { quantity: 1, unit: null, total: null } }],
    more: 0,
    total: null,
  };
  expect(valuesOf({ clients_name: 'A' }, request, 'en').total).toBe('price on request');
  expect(valuesOf({ clients_name: 'A' }, request, 'sw').total).toBe('uliza bei');
});

test('the link is that of the quotation that was sent last, which need not be the newest', () => {
  const draft = { id: 'draft', sentAt: null };
  const newer = { id: 'newer', sentAt: '2026-11-20T08:00:00.000Z' };
  const sentAgain = { id: 'sent again', sentAt: '2026-11-20T12:00:00+03:00' };
  expect(sentLast([draft, newer, sentAgain])).toBe(sentAgain);
  expect(sentLast([draft])).toBeUndefined();
});
