/** /articles on the floor, written by hand. */
import type { Category, Tag } from '../../src/common/api';
import { articles as texts } from '../../src/shop/texts/en/articles';
import { paths } from '../../src/common/domain/paths';
import { articleCard, type ShownArticle } from './articleCard';
import { icon, SEARCH } from './icons';
import { escape, pager } from './parts';

/** Cards that a desktop's first screen shows. */
const FIRST_ROW = 3;
export const GRID_SIZES = '(min-width:1280px) 384px, (min-width:1024px) 30vw, (min-width:768px) 45vw, 112px';

export interface ArticlesContents {
  articles: readonly ShownArticle[];
  tags: readonly Tag[];
  categories: readonly Category[];
  pageCount: number;
}

export function articlesMain({ articles, tags, categories, pageCount }: ArticlesContents): string {
  const t = texts;
  return `<div class="wrap">
<header class="intro"><h1 class="h1">${t.title}</h1><p class="lead">${t.lead}</p></header>
<div class="fields"><form class="search" role="search">${icon(SEARCH)}<input type="search" name="search" aria-label="${t.search}" placeholder="${t.search}"></form>
<select aria-label="${t.category}"><option>${t.allCategories}</option>${categories.map(({ category_name: name }) => `<option>${escape(name)}</option>`).join('')}</select></div>
<div class="chips" role="group" aria-label="${t.topics}">${tags.map(({ tag_name: name }) => `<button>${escape(t.tag(name))}</button>`).join('')}</div>
<section class="results" aria-label="${t.title}">
<div class="posts three">
${articles.map((shown, index) => articleCard(shown, 'h2', GRID_SIZES, index < FIRST_ROW)).join('\n')}
</div>
${pager(pageCount, t, paths.articles)}
</section>
</div>`;
}
