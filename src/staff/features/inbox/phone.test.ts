import fc from 'fast-check';
import { callLink, whatsappNumber } from './phone';

test.each([
  ['0712 345 678', '254712345678'],
  ['0112345678', '254112345678'],
  ['712345678', '254712345678'],
  ['254712345678', '254712345678'],
  ['+254 712-345-678', '254712345678'],
  ['+254 (0) 712 345678', '254712345678'],
  ['+254 0712 345678', '254712345678'],
  ['00254 712 345678', '254712345678'],
  ['+255 754 123 456', '255754123456'],
  ['0044 7911 123456', '447911123456'],
])('%s is reached on WhatsApp as %s', (written, number) => {
  expect(whatsappNumber(written)).toBe(number);
  expect(callLink(written)).toBe(`tel:+${number}`);
});

test.each([
  [null, null],
  ['', null],
  ['-', null],
  ['12', null],
  ['020 222 3333', 'tel:0202223333'],
  ['0712 345', 'tel:0712345'],
  ['+254 20 222 3333', 'tel:+254202223333'],
  ['07123456789', 'tel:07123456789'],
  ['++', null],
])('%s is no number for WhatsApp; calling it is %s', (written, link) => {
  expect(whatsappNumber(written)).toBeNull();
  expect(callLink(written)).toBe(link);
});

test('whatever stands there, the addresses hold digits alone', () => {
  const phone = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.string({ unit: fc.constantFrom(...'0123456789+() -'), maxLength: 40 }),
  );
  fc.assert(
    fc.property(phone, (written) => {
      expect(whatsappNumber(written) ?? '12345678').toMatch(/^[1-9][0-9]{7,14}$/);
      expect(callLink(written) ?? 'tel:123').toMatch(/^tel:\+?[0-9]{3,40}$/);
    }),
  );
});

test('how it is spaced does not matter', () => {
  const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 8, maxLength: 8 });
  const separator = fc.constantFrom('', ' ', '-', ') ', ' (');
  fc.assert(
    fc.property(fc.constantFrom('7', '1'), digits, separator, (first, rest, gap) => {
      const national = `${first}${rest}`;
      const spaced = national.replace(/(...)(?=.)/g, `$1${gap}`);
      for (const prefix of ['0', '', '254', '+254 ', '+254 (0)', '00254'])
        expect(whatsappNumber(prefix + spaced)).toBe(`254${national}`);
    }),
  );
});
