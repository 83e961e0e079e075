import fc from 'fast-check';
import { atomFeed, xmlText, type FeedArticle } from './feed';

const addresses = {
  articles: '/articles',
  feed: '/feed.xml',
  article: (id: string) => `/articles/single-article/${id}`,
};
const site = { name: 'Anga & Link', origin: 'https://shop.example', addresses };
const article: FeedArticle = {
  id: '7',
  title: 'Mabati <roofs> & "leaks"',
  short_description: 'Seal every screw.',
  createdAt: '2026-11-18T06:00:00.000Z',
  updatedAt: '2026-11-19T06:00:00.000Z',
  tags: ['power cuts'],
};

test('an entry has its address, dates, topics and summary; the feed is as old as its newest change', () => {
  const feed = atomFeed([{ ...article, id: '8', updatedAt: '2026-11-01T06:00:00.000Z' }, article], site);
  expect(feed).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<feed xmlns="http:\/\/www.w3.org\/2005\/Atom"/);
  expect(feed).toContain('<title>Anga &amp; Link: Articles</title>');
  expect(feed).toContain('<link rel="self" type="application/atom+xml" href="https://shop.example/feed.xml"/>');
  expect(feed).toContain(
    '<entry><title>Mabati &lt;roofs&gt; &amp; &quot;leaks&quot;</title><id>https://shop.example/articles/single-article/7</id>',
  );
  expect(feed).toContain(
    '<published>2026-11-18T06:00:00.000Z</published><updated>2026-11-19T06:00:00.000Z</updated><category term="power cuts"/><summary>Seal every screw.</summary></entry>',
  );
  expect(feed.match(/<updated>([^<]+)/)?.[1]).toBe('2026-11-19T06:00:00.000Z');
});

test('without articles, and without a summary, it is still a feed', () => {
  expect(atomFeed([], site)).toContain('<updated>1970-01-01T00:00:00.000Z</updated>');
  expect(atomFeed([{ ...article, short_description: null }], site)).toContain('<summary></summary>');
});

test('no text breaks the document', () => {
  expect(xmlText('a\u0000b\u0008c\ud800d\ufffee🛰️')).toBe('abcde🛰️');
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (title, tag) => {
      const feed = atomFeed([{ ...article, title, tags: [tag] }], site);
      expect(feed.match(/<(entry|\/entry)>/g)).toHaveLength(2);
      expect(feed).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/u);
    }),
  );
});
