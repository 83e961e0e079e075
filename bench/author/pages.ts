/** The three pages of the floor, written by hand. */
import { business } from '../../src/lib/business';
import { home as homeTexts } from '../../src/lib/messages/en/home';
import { dayOf, lastDay } from '../../src/lib/days';
import { histogram, newestComments } from '../../src/features/catalog/product/histogram';
import { kshText } from '../../src/features/catalog/product/kshText';
import { viewer as viewerTexts } from '../../src/lib/messages/en/viewer';
import { product as productTexts } from '../../src/lib/messages/en/product';
import { shop as shopTexts } from '../../src/lib/messages/en/shop';
import { formatKes, formatKsh } from '../../src/lib/money';
import { paths } from '../../src/lib/paths';
import { priceOf } from '../../src/lib/price';
import type { Product } from '../../src/api';
import { BACK, card, escape, FORWARD, icon, LEFT, picture, RIGHT, type Shown } from './parts';

export function homeMain(products: readonly Shown[], now: number): string {
  const t = homeTexts;
  return `<section class="hero dark">
${picture('/pictures/hero-earth', { widths: [640, 960, 1280, 1920], sizes: '100vw', first: true, ratio: [16, 9] })}
<div class="wrap words"><h1>${t.hero}</h1><p>${t.lead}</p>
<div class="acts"><a class="btn white" href="${paths.shop()}">${t.shop}</a><button class="btn line">${t.getQuote}</button><a class="video" href="${business.video}">${icon('M8 5.500v13l10.500-6.500z')}${t.video}</a></div></div>
</section>
<section class="wrap sec">
<div class="title"><h2>${t.shopTitle}</h2><a href="${paths.shop()}">${t.shopLink}</a></div>
<div class="grid">
${products.map((shown) => card(shown, now, 'lazy')).join('\n')}
<a class="all" href="${paths.shop()}"><span>${t.viewAll}<small>${t.viewAllText}</small></span>${icon(FORWARD)}</a>
</div>
</section>`;
}

export interface ShopContents {
  products: readonly Shown[];
  adverts: readonly Shown[];
  total: number;
  pageCount: number;
}

export function shopMain({ products, adverts, total, pageCount }: ShopContents, now: number): string {
  const t = shopTexts;
  const sorts = Object.entries(t.sorts).map(([value, name]) => `<option value="${value}">${name}</option>`).join('');
  return `<div class="wrap">
<div class="title"><div><h1>${t.title}</h1><p>${t.subtitle}</p></div>
<form class="search" role="search">${icon('M10.500 4a6.500 6.500 0 1 0 0 13 6.500 6.500 0 0 0 0-13zM15.300 15.300L20 20')}<input type="search" name="search" aria-label="${t.search}" placeholder="${t.search}"></form></div>
${advert(adverts, now)}
<section class="suggest"><h2>${t.suggestTitle}</h2><div class="chips">${Object.values(t.suggestions).map((name) => `<button>${name}</button>`).join('')}</div></section>
<div class="bar"><button>${icon('M4 7h16M7 12h10M10 17h4')}${t.filter}</button><label>${icon('M8 5v14m0 0-3-3m3 3 3-3M16 19V5m0 0-3 3m3-3 3 3')}${t.sorts.newest}<select aria-label="${t.sortBy}">${sorts}</select></label></div>
<p class="count">${t.count(total)}</p>
<section id="products" aria-label="${t.title}">
<div class="grid">
${products.map((shown, index) => card(shown, now, index < 2 ? 'first' : 'lazy')).join('\n')}
</div>
${pager(pageCount)}
</section>
<section class="banner dark">${picture('/pictures/collection-banner', { widths: [640, 960, 1280], sizes: '(min-width:768px) 66vw, 100vw', lazy: true, ratio: [16, 9] })}<div><h2>${t.banner}</h2><a class="btn white" href="${paths.shop('sort=newest')}">${t.explore}</a></div></section>
</div>`;
}

function advert(adverts: readonly Shown[], now: number): string {
  const t = shopTexts;
  const [first] = adverts;
  if (!first) return '';
  const { cents, was, until } = priceOf(first.item, now);
  return `<section class="show dark" aria-label="${t.adverts}">
${picture(`/media/${first.picture}`, { widths: [640, 960, 1280], sizes: '(min-width:768px) 52vw, calc(100vw - 32px)', first: true })}
<div><p class="when">${until ? t.until(lastDay(until)) : '&nbsp;'}</p><h2><a href="${paths.product(first.item.id)}">${escape(first.item.product_name)}</a></h2><p><b>${formatKes(cents ?? 0)}</b>${was === undefined ? '' : `<s><span class="hide">${t.was} </span>${formatKes(was)}</s>`}</p></div>
<nav><button class="round" aria-label="${t.previousAdvert}">${icon(LEFT)}</button><span class="dots">${adverts.map((_, index) => `<button aria-label="${t.showAdvert(index + 1, adverts.length)}"${index === 0 ? ' aria-current="true"' : ''}><i></i></button>`).join('')}</span><button class="round" aria-label="${t.nextAdvert}">${icon(RIGHT)}</button><button class="round" aria-label="${t.pauseAdverts}">${icon('M9 6v12M15 6v12')}</button></nav>
</section>`;
}

function pager(pageCount: number): string {
  const t = shopTexts;
  const shown = [1, 2, pageCount].filter((number, index, all) => number <= pageCount && all.indexOf(number) === index);
  const links = shown.map((number) => `<a href="${paths.shop(number > 1 ? `page=${number}` : '')}"${number === 1 ? ' aria-current="page"' : ''}>${number}</a>`);
  return `<nav class="pager" aria-label="${t.pages}"><span>${icon(BACK, 16)}${t.previous}</span>${links.join('')}<a href="${paths.shop('page=2')}">${t.next}${icon(FORWARD, 16)}</a></nav>`;
}

const HEART = 'M12 19.500s-7.500-4.400-7.500-10A4.200 4.200 0 0 1 12 7a4.200 4.200 0 0 1 7.500 2.500c0 5.600-7.500 10-7.500 10z';
const CALENDAR = 'M4 6.500h16v13H4zM4 10.500h16M8 4v4M16 4v4';
const CHAT = 'M3 21l1.650-3.800a9 9 0 1 1 3.400 2.900L3 21M9 10a.5.5 0 0 0 1 0V9a.5.5 0 0 0-1 0v1a5 5 0 0 0 5 5h1a.5.5 0 0 0 0-1h-1a.5.5 0 0 0 0 1';

export interface ProductContents {
  item: Product;
  pictures: readonly string[];
  related: readonly Shown[];
}

export function productMain({ item, pictures, related }: ProductContents, now: number): string {
  const t = productTexts;
  return `<div class="wrap">
<nav class="trail" aria-label="${t.breadcrumb}"><a href="${paths.shop()}">${icon(LEFT, 16)}${t.shop}</a></nav>
<div class="buy">
${gallery(item, pictures)}
${buyBox(item, now)}
</div>
</div>
${sections(item)}
${reviews(item)}
<section class="wrap sec related"><h2>${t.related}</h2>
<div class="grid">
${related.map((shown) => card(shown, now, 'lazy', formatKsh)).join('\n')}
</div></section>`;
}

function gallery({ product_name: name }: Product, pictures: readonly string[]): string {
  const t = viewerTexts;
  const alt = (index: number) => t.picture(name, index + 1, pictures.length);
  const thumbs = pictures.map((picked, index) => `<button aria-label="${escape(alt(index))}"${index === 0 ? ' aria-current="true"' : ''}>${picture(`/media/${picked}`, { widths: [160, 320], sizes: '20vw', lazy: true })}</button>`);
  return `<section aria-label="${escape(t.pictures(name))}">
<div class="stage">${picture(`/media/${pictures[0]}`, { widths: [640, 960, 1280], sizes: '(min-width:1024px) calc(100vw - 568px), 100vw', alt: alt(0), first: true })}<span>${viewerTexts.position(1, pictures.length)}</span><button class="round" aria-label="${viewerTexts.openViewer}">${icon('M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7')}</button></div>
<div class="thumbs">${thumbs.join('\n')}</div>
</section>`;
}

function buyBox(item: Product, now: number): string {
  const t = productTexts;
  const { cents, was, percent, until } = priceOf(item, now);
  const total = formatKsh(cents ?? 0);
  const before = was === undefined ? '' : `<b class="tag">${t.discount(percent ?? 0)}</b><p><s>${formatKsh(was)}</s><span>${t.save} ${formatKsh(was - (cents ?? 0))}</span></p>`;
  return `<section>
<p class="flags">${item.isBestSeller ? `<b class="tag best">${shopTexts.bestSeller}</b>` : ''}<span>${shopTexts.inStock}</span><button>${icon(HEART)}${t.like}</button></p>
<h1>${escape(item.product_name)}</h1>
<a class="votes" href="#reviews"><i class="stars big" style="--v:${halves(item.rating)}" aria-hidden="true"></i><span class="hide">${t.rated(halves(item.rating))}</span><u>${shopTexts.reviews(item.reviews)}</u></a>
<div class="price"><b>${total}</b>${before}</div>
${until ? `<p class="until">${t.until(lastDay(until))}</p>` : ''}
${item.installment_info ? `<div class="parts">${icon(CALENDAR)}<p><b>${t.instalments}</b>${escape(kshText(item.installment_info))}</p></div>` : ''}
<div class="amount"><div><span>${t.quantity}</span><div class="step"><button class="round" aria-label="${t.less}">${icon('M6 12h12')}</button><input inputmode="numeric" aria-label="${t.quantity}" value="1"><button class="round" aria-label="${t.more}">${icon('M12 6v12M6 12h12')}</button></div></div><div><span>${t.total}</span><output>${total}</output></div></div>
<div class="acts"><button class="btn">${shopTexts.addToCart}</button><button class="btn outline">${t.getQuote}</button><a class="btn chat" href="https://wa.me/${business.whatsapp}">${icon(CHAT)}${t.whatsapp}</a></div>
</section>`;
}

const halves = (rating: number) => String(Math.round(rating * 2) / 2);

function sections(item: Product): string {
  const t = productTexts;
  const rows: [string, string | null | undefined][] = [
    [t.dimensions, item.package_dimensions],
    [t.weight, item.package_weight],
    [t.compatibility, item.compatibility],
    [t.tools, item.tools_needed],
    [t.additional, item.additional_info],
    [t.availability, t.pieces(item.quantity)],
    [t.category, item.category?.category_name],
  ];
  return `<section class="rule"><div class="wrap sec split">
<div><h2>${t.description}</h2><div class="prose">${(item.description ?? '').split('\n\n').map((text) => `<p>${escape(text)}</p>`).join('')}</div></div>
<div><h2>${t.specifications}</h2><dl class="spec">${rows.map(([name, text]) => (text ? `<div><dt>${name}</dt><dd>${escape(text)}</dd></div>` : '')).join('')}</dl></div>
</div></section>
<section class="band dark">${picture('/pictures/roof-scene', { widths: [640, 960, 1280], sizes: '(min-width:768px) 50vw, 100vw', alt: t.installPicture, lazy: true })}<div class="wrap"><h2>${t.installTitle}</h2><p>${t.installText}</p><button class="btn line">${t.getQuote}</button></div></section>`;
}

const COMMENTS = 5;

function reviews({ rating, reviews: count, ratings = [] }: Product): string {
  const t = productTexts;
  const bars = histogram(ratings).map(({ stars, count: votes, percent }) => `<li><span>${t.stars(stars)}</span><i style="--w:${Math.round(percent)}%"></i><span>${votes}</span></li>`);
  const scope = ratings.length < count ? `<p>${t.newest(ratings.length)}</p>` : '';
  const said = newestComments(ratings, COMMENTS);
  return `<section class="wrap sec" id="reviews"><h2>${t.reviewsTitle}</h2>
<div class="sum"><div class="avg"><b>${rating.toFixed(1)}</b><div><i class="stars big" style="--v:${halves(rating)}" aria-hidden="true"></i><p>${t.outOf(shopTexts.reviews(count))}</p></div></div><div><ul class="bars">${bars.join('')}</ul>${scope}</div><button class="btn outline">${t.rate}</button></div>
<ul class="said">${said.map((entry) => `<li><p><i class="stars" style="--v:${entry.rating}" aria-hidden="true"></i><span class="hide">${t.stars(entry.rating)}</span><time datetime="${entry.createdAt.slice(0, 10)}">${dayOf(entry.createdAt)}</time></p><blockquote>${escape(entry.comment ?? '')}</blockquote></li>`).join('\n')}</ul>
</section>`;
}
