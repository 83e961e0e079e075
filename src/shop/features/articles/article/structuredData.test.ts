import { exampleArticle } from './exampleArticle';
import { articleData } from './structuredData';

const absolute = (path: string) => (/^https?:/.test(path) ? path : `https://shop.example${path}`);
const read = (data: object) => JSON.parse(JSON.stringify(data)) as Record<string, unknown>;

test('title, picture, dates, topics, with absolute addresses', () => {
  expect(read(articleData(exampleArticle(), absolute))).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: 'How to mount a dish',
    mainEntityOfPage: 'https://shop.example/articles/single-article/art_1',
    image: ['https://shop.example/media/roof-1280.webp'],
    datePublished: '2026-11-18T06:00:00.000Z',
    dateModified: '2026-11-19T06:00:00.000Z',
    articleSection: 'Mounts',
    keywords: ['installation'],
    publisher: { '@type': 'Organization', logo: { url: 'https://shop.example/icons/icon-512.png' } },
  });
});

test('comments are counted where all of them are there', () => {
  const counted = (length: number) => {
    const comments = Array.from({ length }, () => ({
      id: '1',
      content: 'Thanks',
      createdAt: '2026-11-18T06:00:00.000Z',
    }));
    return read(articleData(exampleArticle({ comments }), absolute)).commentCount;
  };
  expect([counted(0), counted(99), counted(100)]).toEqual([0, 99, undefined]);
});

test('what is not known is left out', () => {
  const data = read(
    articleData(exampleArticle({ short_description: null, images: [], category: null, tags: [] }), absolute),
  );
  for (const name of ['description', 'image', 'articleSection', 'keywords']) expect(data).not.toHaveProperty(name);
});
