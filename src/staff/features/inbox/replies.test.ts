import fc from 'fast-check';
import type { Quotation } from '../../api';
import { buildNote, contactNote } from '../../../common/domain/quoteNote';
import { exampleRequest } from '../../../testing/staffRecords';
import { chatLink, contactDetails, mailLink, replyText } from './replies';
import { readRequest } from './request';

const quotation = (change: Partial<Quotation> = {}): Quotation =>
  exampleRequest({ createdAt: '2026-11-20T21:30:00Z', ...change });
const textFor = (request: Quotation) => replyText(request, readRequest(request, 0));

test('to a cart: who writes, the items and the total; the day is that of Nairobi', () => {
  const items = [
    { name: 'Standard Kit', price: 49900, quantity: 2 },
    { name: 'Cable', price: 12000, quantity: 1 },
  ];
  expect(textFor(quotation({ clients_note: buildNote('', items), productIds: ['7', '8'] }))).toBe(
    'Hello Achieng Otieno, this is AngaLink.\nThank you for your request of 21 November 2026.\n\nYou asked for:\n2 x Standard Kit: KES 99,800.00\n1 x Cable: KES 12,000.00\nTotal: KES 111,800.00\n\n',
  );
});

test('what has no price is named without one, and so is a total of nothing else', () => {
  const tower = { name: 'Tower', price: null, quantity: 1 };
  const mixed = [{ name: 'Cable', price: 12000, quantity: 1 }, tower];
  expect(textFor(quotation({ clients_note: buildNote('', mixed), productIds: ['8', '9'] }))).toContain(
    '\n1 x Cable: KES 12,000.00\n1 x Tower: price on request\nTotal: KES 12,000.00\n',
  );
  const text = textFor(quotation({ clients_note: buildNote('', [tower]), productIds: ['9'] }));
  expect(text).toMatch(/\n1 x Tower: price on request\n\n$/);
});

test('to a message: its subject', () => {
  expect(textFor(quotation())).toBe(
    'Hello Achieng Otieno, this is AngaLink.\nThank you for your message of 21 November 2026.\n\n',
  );
  expect(textFor(quotation({ clients_note: contactNote('Opening hours', 'On Saturday?') }))).toContain(
    'about “Opening hours”.',
  );
});

test('however much was asked for, the address stays short and the total is that of all', () => {
  const items = Array.from({ length: 200 }, (_, n) => ({
    name: `${'A very long name of a kit '.repeat(5)}${n}`,
    price: 100,
    quantity: 1,
  }));
  const text = textFor(
    quotation({
      clients_name: 'N'.repeat(120),
      clients_note: buildNote('', items),
      productIds: items.map((_, n) => String(n)),
    }),
  );
  expect(text.length).toBeLessThanOrEqual(1200);
  expect(text).toMatch(/\nand 19[0-9] more\nTotal: KES 20,000\.00\n\n$/);
});

test('the chat is with the client, and there is none without a number', () => {
  expect(chatLink('0712 345 678', 'Hello & welcome')).toBe('https://wa.me/254712345678?text=Hello%20%26%20welcome');
  expect(chatLink('020 222 3333', 'Hello')).toBeNull();
  expect(chatLink(null, 'Hello')).toBeNull();
});

test('the e-mail answers the subject', () => {
  expect(mailLink('a@example.com', 'Opening hours', 'Hello\nthere')).toBe(
    'mailto:a@example.com?subject=Re%3A%20Opening%20hours&body=Hello%0D%0Athere',
  );
  expect(mailLink('a@example.com', null, '')).toBe('mailto:a@example.com?subject=Your%20request%20to%20AngaLink&body=');
});

test('whatever the visitor wrote adds nothing to an address', () => {
  const wild = fc.string({ unit: 'binary', maxLength: 60 });
  fc.assert(
    fc.property(wild, wild, wild, (email, subject, text) => {
      const address = new URL(mailLink(email, subject, text));
      expect(address.protocol).toBe('mailto:');
      expect([...address.searchParams.keys()]).toEqual(['subject', 'body']);
      expect([...new URL(chatLink('0712345678', text) ?? '').searchParams.keys()]).toEqual(['text']);
    }),
  );
});

test('what is copied: a line each', () => {
  expect(contactDetails(quotation())).toBe('Achieng Otieno\n0712 345 678\nachieng@example.com');
  expect(contactDetails(quotation({ clients_phone: null }))).toBe('Achieng Otieno\nachieng@example.com');
});
