import type { Article } from '../../../../common/api';

/** An article for tests. */
export function exampleArticle(fields: Partial<Article> = {}): Article {
  return {
    id: 'art_1',
    title: 'How to mount a dish',
    short_description: 'Seal every screw.',
    content: '## The roof\n\nSeal every **screw**.',
    category_id: 'cat_1',
    category: { id: 'cat_1', category_name: 'Mounts' },
    tags: [{ id: 'w1', tag: { id: 'tag_1', tag_name: 'installation' } }],
    images: [{ id: 'img_1', image_url: '/media/roof-1280.webp' }],
    likesCount: 214,
    viewsCount: 3480,
    isActive: true,
    createdAt: '2026-11-18T06:00:00.000Z',
    updatedAt: '2026-11-19T06:00:00.000Z',
    comments: [],
    ...fields,
  };
}
