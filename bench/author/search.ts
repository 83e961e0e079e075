/** /search on the floor, written by hand. */
import { shell } from '../../src/common/texts/en/shell';
import { paths } from '../../src/common/domain/paths';
import { search as texts } from '../../src/shop/texts/en/search';
import { shop as shopTexts } from '../../src/shop/texts/en/shop';
import { articleCard, type ShownArticle } from './articleCard';
import { icon, SEARCH } from './icons';
import { card, pager, type Shown } from './parts';

export interface SearchContents {
  words: string;
  products: readonly Shown[];
  articles: readonly ShownArticle[];
  /** Whether more articles fit than are shown. */
  more: boolean;
  total: number;
  pageCount: number;
}

const SIZES = '(min-width:1280px) 282px, (min-width:1200px) 23vw, (min-width:768px) 45vw, 112px';

export function searchMain({ words, products, articles, more, total, pageCount }: SearchContents, now: number): string {
  const t = texts;
  return `<div class="wrap found">
<h1>${t.titleOf(words)}</h1>
<form class="search" role="search" aria-label="${t.title}">${icon(SEARCH)}<input name="q" aria-label="${shell.search}" placeholder="${shell.searchHint}" value="${words}"></form>
<div class="count"><p>${shopTexts.count(total, words)}</p><a class="link" href="${paths.shop()}">${t.narrow}</a></div>
<section id="products" aria-label="${shopTexts.products}"><h2 class="hide">${shopTexts.products}</h2>
<div class="grid">
${products.map((shown, index) => card(shown, now, index < 2 ? 'first' : 'lazy')).join('\n')}
</div>
${pageCount > 1 ? pager(pageCount, shopTexts, paths.shop) : ''}
</section>
${articles.length > 0 ? `<section class="on"><h2>${t.articlesOn(words)}</h2><div class="posts four">${articles.map((article) => articleCard(article, 'h3', SIZES)).join('\n')}</div>${more ? `<a class="link" href="${paths.articles(`search=${words}`)}">${t.allArticles}</a>` : ''}</section>` : ''}
</div>`;
}
