import fc from 'fast-check';
import { oneLine } from './texts';
import { LONGEST_NOTE } from './contract.gen';
import { LONGEST_CHAT } from './chatLength';
import { buildNote, chatNote, contactNote, readNote } from './quoteNote';

const kit = { name: 'Standard Kit', price: 49900, quantity: 2 };

/** Names with everything the block itself is made of. */
const name = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 12 }),
      fc.constantFrom(
        ' x ',
        ' @ ',
        ' = ',
        'KES 1.00',
        'Items:',
        'Total: KES 2.00',
        '\n',
        '\r\n',
        '\u2028',
        '\u00a0',
        '\ud800',
      ),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''));
const item = fc.record({
  name,
  price: fc.option(fc.integer({ min: 0, max: 1e10 }).map((cents) => cents / 100)),
  quantity: fc.integer({ min: 1, max: 9999 }),
});
const message = fc
  .array(
    fc.oneof(
      fc.string({ maxLength: 60 }),
      fc.constantFrom('\n', 'Items:', '\n\nItems:\n', 'Total: KES 1.00', '1 x A @ KES 1.00 = KES 1.00'),
    ),
  )
  .map((parts) => parts.join(''));

test('the block is the one the contract shows', () => {
  expect(buildNote('Please include installation in Kisumu.', [kit])).toBe(
    'Please include installation in Kisumu.\n\nItems:\n2 x Standard Kit @ KES 49,900.00 = KES 99,800.00\nTotal: KES 99,800.00',
  );
});

test('where nothing has a price, the total is on request too', () => {
  const note = buildNote('', [{ ...kit, price: null }]);
  expect(note).toBe('Items:\n2 x Standard Kit @ price on request\nTotal: price on request');
  expect(readNote(note)).toMatchObject({ lines: [{ name: 'Standard Kit', unit: null }], total: 0 });
});

test('what was written is read back', () => {
  fc.assert(
    fc.property(message, fc.array(item, { minLength: 1, maxLength: 6 }), (words, items) => {
      const read = readNote(buildNote(words, items, Infinity));
      expect(read.message).toBe(words.trim());
      expect(read.more).toBe(0);
      expect(read.lines).toEqual(
        items.map(({ name: called, price, quantity }) => {
          const unit = price && Math.round(price * 100);
          return { name: oneLine(called), quantity, unit, total: unit && unit * quantity };
        }),
      );
      expect(read.total).toBe(read.lines.reduce((sum, { total }) => sum + (total ?? 0), 0));
    }),
  );
});

test('a price on request is said in words, and is not one of 0', () => {
  const tower = { name: 'Tower', price: null, quantity: 1 };
  const note = buildNote('', [kit, tower, { ...tower, price: 0 }]);
  expect(note).toContain('\n1 x Tower @ price on request\n1 x Tower @ KES 0.00 = KES 0.00\nTotal: KES 99,800.00');
  expect(readNote(note).lines.map(({ unit, total }) => [unit, total])).toEqual([
    [4990000, 9980000],
    [null, null],
    [0, 0],
  ]);
});

test('a note without items is all message', () => {
  const words = 'What would two kits cost?\nItems:\nnone yet';
  expect(readNote(buildNote(words, []))).toEqual({ message: words, lines: [], more: 0, total: null });
});

test('reading never throws', () => {
  fc.assert(
    fc.property(fc.oneof(message, fc.string({ unit: 'binary' })), (note) => {
      readNote(note);
    }),
  );
});

test('more items than fit are counted, the total stays that of all', () => {
  const items = Array.from({ length: 300 }, (_, index) => ({ ...kit, name: `Kit number ${index}` }));
  const note = buildNote('All of them, please.', items);
  expect(note.length).toBeLessThanOrEqual(LONGEST_NOTE);
  const read = readNote(note);
  expect(read.lines.length + read.more).toBe(300);
  expect(read.more).toBeGreaterThan(0);
  expect(read.total).toBe(300 * 2 * 4990000);
});

test('a contact note begins with its subject, on one line', () => {
  expect(contactNote(' A kit\nfor Samburu ', ' Can you come?\nSoon. ')).toBe(
    'Subject: A kit for Samburu\n\nCan you come?\nSoon.',
  );
});

test('as the text of a chat a note is short: what was asked for and written begins, the total is that of all', () => {
  fc.assert(
    fc.property(message, fc.array(item, { maxLength: 60 }), fc.boolean(), (words, items, long) => {
      const note = buildNote(long ? words.padEnd(3000, 'Please come. 📡 ') : words, items, Infinity);
      const chat = chatNote(note);
      if (note.length <= LONGEST_CHAT) expect(chat).toBe(note);
      const [asked, said] = [readNote(note), readNote(chat)];
      expect(said.total).toBe(asked.total);
      expect(said.lines.length + said.more).toBe(asked.lines.length);
      expect(said.lines).toEqual(asked.lines.slice(0, said.lines.length));
      expect(asked.message.startsWith(said.message.replace(/…$/, ''))).toBe(true);
      expect(chat.length).toBeLessThanOrEqual(LONGEST_CHAT);
    }),
  );
  const many = Array.from({ length: 80 }, (_, n) => ({ ...kit, name: `Kit ${n}` }));
  const chat = chatNote(buildNote('All of them, please.', many));
  expect(chat).toMatch(/^All of them, please\.\n\nItems:\n2 x Kit 0 /);
  expect(chat.length).toBeGreaterThan(LONGEST_CHAT - 60);
  expect(chatNote(contactNote('A kit', 'Please come. '.repeat(300)))).toMatch(/^Subject: A kit\n\nPlease come\..*…$/);
});
