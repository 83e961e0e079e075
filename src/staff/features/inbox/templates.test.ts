import { filled, valuesOf } from './templates';

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
    { items: [item('Kit', 2), item('Mast', 1)], total: 300 },
    'en',
  );
  expect(filled(template, 'en', values)).toBe('Hello Achieng Otieno: 2 x Kit, Mast, KES 3.00. {other}');
  expect(filled(template, 'sw', values)).toBe('Habari Achieng Otieno');
  expect(filled({ ...template, text_sw: ' ' }, 'sw', values)).toContain('Hello');
});

test('what a request does not hold is said in words', () => {
  const request = { items: [], total: null };
  expect(filled(template, 'en', valuesOf({ clients_name: 'A' }, request, 'en'))).toContain('what you asked for');
  expect(valuesOf({ clients_name: 'A' }, request, 'sw').items).toBe('ulichoomba');
});

test('what a client typed is text, not a template', () => {
  const values = valuesOf({ clients_name: '{total} $& $1' }, { items: [], total: null }, 'en');
  expect(filled({ text_en: '{name}', text_sw: '' }, 'en', values)).toBe('{total} $& $1');
});

test('where nothing that was asked for has a price, the total is on request', () => {
  const request = { items: [{ ...item('Tower', 1), asked: { quantity: 1, unit: null, total: null } }], total: null };
  expect(valuesOf({ clients_name: 'A' }, request, 'en').total).toBe('price on request');
  expect(valuesOf({ clients_name: 'A' }, request, 'sw').total).toBe('uliza bei');
});
