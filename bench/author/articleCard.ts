import type { Article } from '../../src/common/api';
import { dayOf } from '../../src/common/domain/days';
import { cardExcerpt } from '../../src/common/domain/excerpt';
import { articles as texts } from '../../src/shop/texts/en/articles';
import { paths } from '../../src/common/domain/paths';
import { FORWARD, icon } from './icons';
import { escape, picture } from './parts';

/** What a grid shows of an article, with the prepared name of its first picture. */
export interface ShownArticle {
  item: Pick<Article, 'id' | 'title' | 'short_description' | 'createdAt'>;
  picture: string;
}

/** An article in a grid. */
export function articleCard(
  { item, picture: name }: ShownArticle,
  heading: 'h2' | 'h3',
  sizes: string,
  first = false,
): string {
  const { id, title, short_description: description, createdAt } = item;
  return `<article class="post">
<div>${picture(`/media/${name}`, { widths: [320, 480, 640], sizes, ...(first ? { first } : { lazy: true }), ratio: [3, 2] })}</div>
<div><time datetime="${createdAt.slice(0, 10)}">${dayOf(createdAt) ?? ''}</time><${heading}><a href="${paths.article(id)}">${escape(title)}</a></${heading}><p>${escape(cardExcerpt(description) ?? texts.noDescription)}</p><span>${texts.readMore}${icon(FORWARD, 16)}</span></div>
</article>`;
}
