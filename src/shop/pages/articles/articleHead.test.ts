import { exampleArticle } from '../../features/articles/article/exampleArticle';
import { ENGLISH } from '../../../common/i18n/messages';
import { articleHead } from './articleHead';

test('title, short description, picture and feed', () => {
  expect(articleHead(exampleArticle(), ENGLISH)).toMatchObject({
    title: 'How to mount a dish · AngaLink',
    description: 'Seal every screw.',
    canonical: '/articles/single-article/art_1',
    type: 'article',
    image: { url: '/media/roof-1280.webp', alt: 'How to mount a dish' },
    feed: { path: '/feed.xml' },
  });
});

test('of a link and a picture it has the words', () => {
  const content = 'See [our guide](https://shop.example/very_long) and ![a roof](/media/roof.webp).';
  const head = articleHead(exampleArticle({ short_description: null, content }), ENGLISH);
  expect(head.description).toBe('See our guide and a roof.');
});

test('of a text its beginning is looked at, for to search all of one that is brackets alone would take seconds', () => {
  const described = (content: string) => articleHead(exampleArticle({ short_description: null, content }), ENGLISH);
  expect(described(`A roof. ${'['.repeat(50_000)}`).description).toBe('A roof.…');
  // Too far down to be a description of anything.
  expect(described(`${'#'.repeat(2_000)}Words`).description).toBe(described('').description);
});

test('without a short description the text begins it, without its marks; without a picture the site has one', () => {
  const head = articleHead(exampleArticle({ short_description: null, images: [] }), ENGLISH);
  expect(head.description).toBe('The roof Seal every screw.');
  expect(head.image).toBeUndefined();
});
