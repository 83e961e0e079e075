import fc from 'fast-check';
import {
  bold,
  bullets,
  edited,
  heading,
  image,
  italic,
  link,
  nextItem,
  quotation,
  type Selected,
  type TextCommand,
} from './textCommands';

/** `|` marks the caret, `[` and `]` would be Markdown: « and » mark a selection. */
function read(marked: string): Selected {
  const start = marked.search(/[|«]/);
  const text = marked.replace(/[|«»]/g, '');
  return { text, start, end: marked.includes('»') ? marked.indexOf('»') - 1 : start };
}

function run(command: TextCommand, marked: string): string | null {
  const selected = read(marked);
  const edit = command(selected);
  if (!edit) return null;
  const text = edited(selected.text, edit);
  return edit.start === edit.end
    ? `${text.slice(0, edit.start)}|${text.slice(edit.start)}`
    : `${text.slice(0, edit.start)}«${text.slice(edit.start, edit.end)}»${text.slice(edit.end)}`;
}

test.each([
  ['a selection', 'Work «early» today', 'Work **«early»** today'],
  ['the spaces at its ends stay outside', 'Work« early »today', 'Work **«early»** today'],
  ['the word the caret stands in', 'Work ear|ly today', 'Work **«early»** today'],
  ['between words an empty pair', 'Work | today', 'Work **|** today'],
  ['taken off around the selection', 'Work **«early»** today', 'Work «early» today'],
  ['taken off with the marks selected', 'Work «**early**» today', 'Work «early» today'],
  ['taken off around the caret, whose place stays', 'Work **ear|ly on** today', 'Work ear|ly on today'],
  ['within italic words', '*«early»*', '***«early»***'],
  ['off where it is bold and italic', '***«early»***', '*«early»*'],
  ['an escaped star is none', String.raw`\*\*ear|ly\*\*`, String.raw`\*\***«early»**\*\*`],
])('bold: %s', (_what, before, after) => {
  expect(run(bold.toggle, before)).toBe(after);
});

test.each([
  ['Work «early» today', 'Work *«early»* today'],
  ['Work *«early»* today', 'Work «early» today'],
  ['Work **«early»** today', 'Work ***«early»*** today'],
  ['* an it|em', '* an *«item»*'],
])('italic: %s', (before, after) => {
  expect(run(italic.toggle, before)).toBe(after);
});

test('what is on is known', () => {
  expect(bold.isOn(read('Work **ear|ly** today'))).toBe(true);
  expect(bold.isOn(read('**Work** ear|ly **today**'))).toBe(false);
  expect(italic.isOn(read('Work **ear|ly** today'))).toBe(false);
  expect(heading.isOn(read('## Be|fore'))).toBe(true);
  expect(bullets.isOn(read('«- a\n\n- b»'))).toBe(true);
  expect(quotation.isOn(read('|'))).toBe(false);
});

test.each([
  ['Befo|re', '## Befo|re'],
  ['## Befo|re', '### Befo|re'],
  ['### Befo|re', 'Befo|re'],
  ['# «One\nTwo»', '«### One\n### Two»'],
])('heading: %s', (before, after) => {
  expect(run(heading.toggle, before)).toBe(after);
});

test.each([
  ['one\n«two\n\nthree»\nfour', 'one\n«- two\n\n- three»\nfour'],
  ['«- two\n- three»', '«two\nthree»'],
  ['«one\n»two', '«- one»\ntwo'],
  ['|', '- |'],
])('list: %s', (before, after) => {
  expect(run(bullets.toggle, before)).toBe(after);
});

test.each([
  [link, 'See «our mounts».', 'See [our mounts](«https://»).'],
  [link, 'See |', 'See [|](https://)'],
  [link, '«https://example.com/a»', '[|](https://example.com/a)'],
  [image, '«The roof»', '![The roof](«https://»)'],
  [image, '«/media/roof.jpg»', '![|](/media/roof.jpg)'],
])('link and image: %#', (command, before, after) => {
  expect(run(command, before)).toBe(after);
});

test.each([
  ['- one|', '- one\n- |'],
  ['  9. on|e', '  9. on\n  10. |e'],
  ['> said|', '> said\n> |'],
  ['- one\n- |', '- one\n\n|'],
  ['plain|', null],
  ['|- one', null],
  ['- «one»', null],
])('Enter: %s', (before, after) => {
  expect(run(nextItem, before)).toBe(after);
});

const piece = fc.constantFrom(
  '*',
  '**',
  '***',
  ' ',
  '\n',
  '\\',
  '- ',
  '> ',
  '# ',
  '1. ',
  'word',
  'é',
  '🛰',
  '[',
  '](',
  'https://a.b',
);
const text = fc.array(piece, { maxLength: 24 }).map((pieces) => pieces.join(''));
const selected = fc.tuple(text, fc.nat(), fc.nat()).map(([words, one, other]): Selected => {
  // Browsers never select half a character.
  const characters = Array.from(words);
  const place = (n: number) => characters.slice(0, n % (characters.length + 1)).join('').length;
  const places = [place(one), place(other)].sort((a, b) => a - b) as [number, number];
  return { text: words, start: places[0], end: places[1] };
});
const commands: TextCommand[] = [
  bold.toggle,
  italic.toggle,
  heading.toggle,
  bullets.toggle,
  quotation.toggle,
  link,
  image,
  nextItem,
];

test('whatever is written and selected, an edit stays within the text and so does its selection', () => {
  fc.assert(
    fc.property(selected, fc.constantFrom(...commands), (before, command) => {
      const edit = command(before);
      if (!edit) return;
      const after = edited(before.text, edit);
      expect(0 <= edit.from && edit.from <= edit.to && edit.to <= before.text.length).toBe(true);
      expect(0 <= edit.start && edit.start <= edit.end && edit.end <= after.length).toBe(true);
      // Nothing but marks, addresses and the breaks before a new item come and go.
      const words = (all: string) => all.match(/[wordé🛰]/gu)?.join('');
      expect(words(after)).toBe(words(before.text));
    }),
    { numRuns: 2000 },
  );
});

test('pressed twice, the text is what it was', () => {
  const plain = fc
    .array(fc.constantFrom('word', ' ', '\n', 'é'), { minLength: 1, maxLength: 20 })
    .map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(
      plain,
      fc.nat(),
      fc.nat(),
      fc.constantFrom(bullets.toggle, quotation.toggle),
      (words, one, other, toggle) => {
        const [start, end] = [one % (words.length + 1), other % (words.length + 1)].sort((a, b) => a - b) as [
          number,
          number,
        ];
        const first = toggle({ text: words, start, end });
        if (!first) throw new Error('A toggle always does something.');
        const once = edited(words, first);
        const second = toggle({ text: once, start: first.start, end: first.end });
        // On blank lines alone a mark is only put, for there is nothing to take it off again.
        if (second && once !== words) expect(edited(once, second)).toBe(words);
      },
    ),
  );
  fc.assert(
    fc.property(
      fc.constantFrom('word', 'two words', 'é'),
      fc.constantFrom(bold.toggle, italic.toggle),
      (words, toggle) => {
        const first = toggle({ text: words, start: 0, end: words.length });
        if (!first) throw new Error('A toggle always does something.');
        const once = edited(words, first);
        const second = toggle({ text: once, start: first.start, end: first.end });
        expect(second && edited(once, second)).toBe(words);
      },
    ),
  );
});
