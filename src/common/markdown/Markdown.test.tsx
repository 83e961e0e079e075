import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { Markdown } from './Markdown';

const html = (source: string) => renderToStaticMarkup(<Markdown source={source} />);

test('paragraphs, emphasis, headings from level 2', () => {
  expect(html('# One\n\nA *b* **c** ~~d~~ `e`\n\n### Two')).toBe(
    '<h2>One</h2><p>A <em>b</em> <strong>c</strong> <del>d</del> <code>e</code></p><h3>Two</h3>',
  );
});

test('plain text reads as it is', () => {
  expect(html('Just words.\n\nAnd more: 3 < 5 & 7 > 6.')).toBe(
    '<p>Just words.</p><p>And more: 3 &lt; 5 &amp; 7 &gt; 6.</p>',
  );
  expect(html('AT&amp;T &lt;b&gt; &copy;')).toBe('<p>AT&amp;T &lt;b&gt; &amp;copy;</p>');
});

test('lists, tasks, quotes, code, tables', () => {
  expect(html('- a\n- b\n\n3. c\n4. d')).toBe('<ul><li>a</li><li>b</li></ul><ol start="3"><li>c</li><li>d</li></ol>');
  expect(html('- [x] done\n- [ ] open')).toBe('<ul><li>☑ done</li><li>☐ open</li></ul>');
  expect(html('> quoted')).toBe('<blockquote><p>quoted</p></blockquote>');
  expect(html('```js\nif (a < b) {}\n```')).toContain('<code>if (a &lt; b) {}</code>');
  expect(html('| a | b |\n|---|---|\n| 1 | 2 |')).toContain('<tbody><tr><td>1</td><td>2</td></tr></tbody>');
});

test('HTML stays text', () => {
  const source = '<script>alert(1)</script>\n\n<img src=x onerror=alert(1)>\n\nA <b onclick="x()">word</b>';
  expect(html(source)).not.toMatch(/<(script|img|b)\b/);
  expect(html(source)).toContain('&lt;img src=x onerror=alert(1)&gt;');
});

test('links lead to http(s), mail and telephone, or within the site; others are their text', () => {
  expect(html('[a](https://example.com/x?y=1&z=2)')).toBe(
    '<p><a href="https://example.com/x?y=1&amp;z=2" rel="noopener">a</a></p>',
  );
  expect(html('[call](tel:+254700000000) [shop](/shop)')).toContain('<a href="/shop" rel="noopener">shop</a>');
  for (const address of [
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'data:text/html,x',
    '//evil.example',
    'vbscript:x',
  ]) {
    expect(html(`[here](${address})`)).toBe('<p>here</p>');
  }
  expect(html('[here][1]\n\n[1]: javascript:alert(1)')).toBe('<p>here</p>');
});

test('a picture is a link to it', () => {
  expect(html('![The roof](https://example.com/roof.jpg)')).toBe(
    '<p><a href="https://example.com/roof.jpg" rel="noopener">The roof</a></p>',
  );
  expect(html('![x](javascript:alert(1))')).toBe('<p>x</p>');
});

test('nested beyond reason is still a text', () => {
  expect(html(`${'> '.repeat(20_000)}deep`)).toContain('deep');
});

/** As long as an article may be. */
const LONGEST = 50_000;
const filled = (piece: string) => piece.repeat(LONGEST / piece.length);

test.each([
  ['marks that open and none that close', '***a_>'],
  ['the same beside an accent', '_@***é'],
  ['signs at which a text may begin anew', '!'],
  ['brackets', '['],
  ['an entry of many lines', '- a\nb\n'],
])('what would take seconds to read is shown as it was written: %s', (_what, piece) => {
  const shown = html(filled(piece));
  expect(shown).not.toMatch(/<(?!\/?p>)/);
  expect(shown.length).toBeGreaterThan(LONGEST / 2);
});

test('an address that never ends is none; beside it all else is read', () => {
  expect(html(`http://a.example/${'!'.repeat(300)}`)).toContain('<a ');
  expect(html(`**b**\n\nhttp://a.example/${filled('?')}`)).toMatch(/^<p><strong>b<\/strong><\/p><p>http/);
});

test('a long list is read, whatever marks its entries have together', () => {
  const entry = '1. The **mount** of _galvanised_ steel: `M8`, [how](/articles/1), 5 * 3 < 20!\n';
  expect(html(entry.repeat(100)).match(/<strong>mount<\/strong>/g)).toHaveLength(100);
});

const ELEMENTS =
  /<\/?(?!(?:p|h[234]|ul|ol|li|blockquote|pre|code|em|strong|del|a|br|hr|div|table|thead|tbody|tr|th|td)\b)[a-z]/i;

test('whatever is written, only these elements and addresses come out', () => {
  const piece = fc.constantFrom(
    '<script>',
    '</p>',
    '<a href="javascript:x">',
    '[x](',
    'javascript:',
    ')',
    '\n\n',
    '- ',
    '> ',
    '`',
    '**',
    '![',
    ']',
    '|',
    '---',
    '&#x6a;',
    'onclick=',
    '"',
    ' ',
    'word',
  );
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join('')),
      (source) => {
        const page = document.createElement('div');
        page.innerHTML = html(source);
        expect(page.innerHTML).not.toMatch(ELEMENTS);
        for (const link of page.querySelectorAll('a'))
          expect(link.getAttribute('href')).toMatch(/^(https?:\/\/|mailto:|tel:|\/(?![/\\]))|^\/$/);
        for (const node of page.querySelectorAll('*'))
          for (const { name } of node.attributes)
            expect(['href', 'rel', 'start', 'scope', 'role', 'aria-label', 'tabindex']).toContain(name);
      },
    ),
    { numRuns: 300 },
  );
});
