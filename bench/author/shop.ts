/** /shop on the floor, written by hand. */
import type { Advert } from '../../src/common/domain/advert';
import { lastDay } from '../../src/common/domain/days';
import { shop as shopTexts } from '../../src/shop/texts/en/shop';
import { formatKes } from '../../src/common/domain/money';
import { paths } from '../../src/common/domain/paths';
import { priceOf } from '../../src/common/domain/price';
import { icon, LEFT, PAUSE, RIGHT, SEARCH } from './icons';
import { card, escape, pager, picture, type Shown } from './parts';

/** `end_date` (ISO 8601) ends the advert, whatever ends its product's discount. */
export type ShownAdvert = Shown & Pick<Advert, 'end_date'>;

export interface ShopContents {
  products: readonly Shown[];
  adverts: readonly ShownAdvert[];
  total: number;
  pageCount: number;
}

export function shopMain({ products, adverts, total, pageCount }: ShopContents, now: number): string {
  const t = shopTexts;
  const sorts = Object.entries(t.sorts)
    .map(([value, name]) => `<option value="${value}">${name}</option>`)
    .join('');
  const guide = `<a class="link guide" href="${paths.guide()}">${t.whichKit}</a>`;
  return `<div class="wrap">
<div class="title"><div><h1>${t.title}</h1><p>${t.subtitle}</p>${guide}</div>
<form class="search" role="search">${icon(SEARCH)}<input type="search" name="search" aria-label="${t.search}" placeholder="${t.search}"></form></div>
${show(adverts, now)}
<section class="suggest"><h2 class="hide">${t.suggestTitle}</h2><div class="chips">${guide}${Object.values(
    t.suggestions,
  )
    .map((name) => `<button>${name}</button>`)
    .join('')}</div></section>
<div class="bar"><button>${icon('M4 7h16M7 12h10M10 17h4')}${t.filter}</button><label>${icon('M8 5v14m0 0-3-3m3 3 3-3M16 19V5m0 0-3 3m3-3 3 3')}${t.sorts.recommended}<select aria-label="${t.sortBy}">${sorts}</select></label></div>
<p class="count">${t.count(total)}</p>
<section id="products" aria-label="${t.products}"><h2 class="hide">${t.products}</h2>
<div class="grid">
${products.map((shown, index) => card(shown, now, index < 2 ? 'first' : 'lazy')).join('\n')}
</div>
${pager(pageCount, shopTexts, paths.shop)}
</section>
<section class="banner dark">${picture('/pictures/collection-banner', { widths: [480, 960, 1600], sizes: '(min-width:768px) 66vw, 100vw', lazy: true, ratio: [16, 9] })}<div><h2>${t.banner}</h2><a class="btn white" href="${paths.shop('sort=newest')}">${t.explore}</a></div></section>
</div>`;
}

/** The row of adverts as it stands before it moves: the first one with its picture. */
function show(adverts: readonly ShownAdvert[], now: number): string {
  const t = shopTexts;
  return `<section class="show dark" aria-label="${t.adverts}">
<div class="row">
${adverts.map((advert, index) => slide(advert, index === 0, now)).join('\n')}
</div>
<nav><button class="round" aria-label="${t.previousAdvert}">${icon(LEFT)}</button><span class="dots">${adverts.map((_, index) => `<button aria-label="${t.showAdvert(index + 1, adverts.length)}"${index === 0 ? ' aria-current="true"' : ''}><i></i></button>`).join('')}</span><button class="round" aria-label="${t.nextAdvert}">${icon(RIGHT)}</button><button class="round" aria-label="${t.pauseAdverts}">${icon(PAUSE)}</button></nav>
</section>`;
}

function slide({ item, picture: name, end_date: end }: ShownAdvert, first: boolean, now: number): string {
  const t = shopTexts;
  const { cents, was, until } = priceOf(item, now);
  const [last] = [until, end].filter((day) => typeof day === 'string').sort();
  return `<div class="slide"><div class="view">${first ? picture(`/media/${name}`, { widths: [640, 960, 1600], sizes: '(min-width:1280px) 660px, (min-width:768px) 52vw, calc(100vw - 32px)', first: true }) : ''}</div>
<div class="words"><p class="when">${last ? t.until(lastDay(last)) : ''}</p><h2><a href="${paths.product(item.id)}">${escape(item.product_name)}</a></h2><p><b>${formatKes(cents ?? 0)}</b>${was === undefined ? '' : `<s><span class="hide">${t.was} </span>${formatKes(was)}</s>`}</p></div></div>`;
}
