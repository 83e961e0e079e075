/** The page of one article on the floor, written by hand; its text is the plain HTML that Markdown stands for. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Article, Comment } from '../../src/common/api';
import { Markdown } from '../../src/common/markdown/Markdown';
import { dayOf } from '../../src/common/domain/days';
import { article as texts } from '../../src/common/texts/en/article';
import { viewer } from '../../src/common/texts/en/viewer';
import { paths } from '../../src/common/domain/paths';
import { readingMinutes } from '../../src/common/domain/excerpt';
import { ageOf, newestFirst } from '../../src/common/domain/relativeTime';
import { shareLink } from '../../src/common/domain/whatsapp';
import { articleCard, type ShownArticle } from './articleCard';
import { GRID_SIZES } from './articles';
import { BACK, CLOCK, COMMENT, EYE, GRID, HEART, icon, SHARE } from './icons';
import { card, escape, picture, type Shown } from './parts';

export interface ArticleContents {
  item: Article;
  pictures: readonly string[];
  related: readonly ShownArticle[];
  products: readonly Shown[];
}

export function articleMain({ item, pictures, related, products }: ArticleContents, now: number): string {
  const t = texts;
  const { title, content, likesCount = 0 } = item;
  return `<article class="wrap">
${header(item)}
${gallery(item, pictures)}
<div class="body">
<div class="rail"><button class="btn small outline">${icon(HEART)}${t.like}<span>${likesCount.toLocaleString('en-KE')}</span></button><a class="btn small text" href="${escape(shareLink(title))}">${icon(SHARE)}<span>${t.share} <span class="where">${t.onWhatsapp}</span><span class="hide"> ${t.opensNewTab}</span></span></a></div>
<div>
<div class="prose">${renderToStaticMarkup(createElement(Markdown, { source: content ?? '' }))}</div>
${topics(item)}
${comments(item, now)}
</div>
</div>
</article>
<section class="wrap more"><h2>${t.relatedArticles}</h2>
<div class="posts three">
${related.map((shown) => articleCard(shown, 'h3', GRID_SIZES)).join('\n')}
</div></section>
<section class="wrap sec more"><h2>${t.relatedProducts}</h2>
<div class="grid">
${products.map((shown) => card(shown, now, 'lazy')).join('\n')}
</div></section>`;
}

function header({
  title,
  short_description: description,
  content,
  createdAt,
  likesCount = 0,
  viewsCount = 0,
  comments: said = [],
}: Article): string {
  const t = texts;
  const facts = (
    [
      [CLOCK, t.readingTime(readingMinutes(content ?? ''))],
      [HEART, t.likes(likesCount)],
      [EYE, t.views(viewsCount)],
      [COMMENT, t.comments(said.length)],
    ] as const
  ).map(([shape, text]) => `<span>${icon(shape, 16)}${text}</span>`);
  return `<a class="back" href="${paths.articles()}">${icon(BACK, 16)}${t.articles}</a>
<header class="intro"><h1 class="h1">${escape(title)}</h1><p class="lead">${escape(description ?? '')}</p><p class="meta"><time datetime="${createdAt.slice(0, 10)}"><span class="hide">${t.published} </span>${dayOf(createdAt) ?? ''}</time>${facts.join('')}</p></header>`;
}

function gallery({ title }: Article, [main = '', ...others]: readonly string[]): string {
  const total = others.length + 1;
  const tiles = others
    .slice(0, 4)
    .map(
      (name, index) =>
        `<button aria-label="${viewer.openPicture(index + 2, total)}">${picture(`/media/${name}`, { widths: [160, 320, 480], sizes: '(min-width:1280px) 240px, (min-width:768px) 20vw, 25vw', lazy: true, ratio: [3, 2] })}</button>`,
    );
  return `<section class="mosaic" aria-label="${escape(viewer.pictures(title))}">
<button class="main" aria-label="${viewer.openPicture(1, total)}, ${viewer.count(total)}">${picture(`/media/${main}`, { widths: [480, 640, 960, 1280], sizes: '(min-width:1280px) 720px, (min-width:768px) 60vw, 100vw', alt: viewer.picture(title, 1, total), first: true, ratio: [3, 2] })}<span>${icon(GRID, 16)}${viewer.count(total)}</span></button>
<div class="tiles">${tiles.join('\n')}</div>
</section>`;
}

function topics({ tags = [], category }: Article): string {
  const t = texts;
  const list = tags
    .map(({ tag }) => `<li><a href="${paths.articles(`tag=${tag.id}`)}">#${escape(tag.tag_name)}</a></li>`)
    .join('');
  return `<div class="topics"><ul aria-label="${t.tags}">${list}</ul>${category ? `<p>${t.category}: <a class="link" href="${paths.articles()}">${escape(category.category_name)}</a></p>` : ''}</div>`;
}

function comments({ comments: all = [] }: Article, now: number): string {
  const t = texts;
  const shown = newestFirst(all).slice(0, 5);
  return `<section class="comments" aria-label="${t.commentsTitle}"><h2 class="h3">${t.commentsTitle} <span>${all.length}</span></h2>
<form><label for="c">${t.addComment}</label><textarea id="c" name="content" rows="4"></textarea><p>${t.consent} <a href="${paths.privacy()}">${t.privacy}</a>. ${t.commentHelp}</p><button class="btn small blue">${t.submit}</button></form>
${shown.length < all.length ? `<p>${t.lastOf(shown.length, all.length)}</p>` : ''}
<ol aria-label="${t.lastComments(shown.length)}">${shown.map((comment) => said(comment, now)).join('\n')}</ol></section>`;
}

function said({ content, createdAt }: Comment, now: number): string {
  const age = ageOf(createdAt, now);
  return `<li><p><b>${texts.anonymous}</b>${age ? `<time datetime="${createdAt.slice(0, 10)}">${texts.ago(age.value, age.unit)}</time>` : ''}</p><p>${escape(content)}</p></li>`;
}
