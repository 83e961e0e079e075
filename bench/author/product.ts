/** The page of one product on the floor, written by hand. */
import { business } from '../../src/common/domain/business';
import { totalOf } from '../../src/common/domain/cartTotals';
import { dayOf, lastDay } from '../../src/common/domain/days';
import { readInstalments } from '../../src/common/domain/instalments';
import { histogram, newestComments } from '../../src/shop/features/catalog/product/histogram';
import { viewer as viewerTexts } from '../../src/common/texts/en/viewer';
import { compare } from '../../src/shop/texts/en/compare';
import { needs as needsTexts } from '../../src/shop/texts/en/needs';
import { installBand, product as productTexts } from '../../src/shop/texts/en/product';
import { shop as shopTexts } from '../../src/shop/texts/en/shop';
import { terms } from '../../src/shop/texts/terms';
import { formatKsh, kshText } from '../../src/common/domain/money';
import { paths } from '../../src/common/domain/paths';
import { priceOf } from '../../src/common/domain/price';
import type { Product } from '../../src/common/api';
import { CALENDAR, CHAT, CHECK, HEART, icon, INFO, LEFT, SCALES } from './icons';
import { escape, openingStatus, picture } from './parts';

export interface ProductContents {
  item: Product;
  pictures: readonly string[];
  needs: readonly Needed[];
}

type Related = NonNullable<Product['related']>[number];

/** What a kit needs beside it, with the prepared name of its picture. */
interface Needed {
  item: Related['product'];
  reason: Related['reason'];
  picture: string;
}

export function productMain({ item, pictures, needs }: ProductContents, now: number): string {
  const t = productTexts;
  return `<div class="wrap">
<nav class="trail" aria-label="${t.breadcrumb}"><a href="${paths.shop()}">${icon(LEFT, 16)}${t.shop}</a></nav>
<div class="buy">
${gallery(item, pictures)}
${buyBox(item, now)}
</div>
</div>
${details(item)}
${alsoNeeded(needs, now)}
${BAND}
${reviews(item)}`;
}

function gallery({ product_name: name }: Product, pictures: readonly string[]): string {
  const t = viewerTexts;
  const alt = (index: number) => t.picture(name, index + 1, pictures.length);
  const thumbs = pictures.map(
    (picked, index) =>
      `<button aria-label="${escape(alt(index))}"${index === 0 ? ' aria-current="true"' : ''}>${picture(`/media/${picked}`, { widths: [160, 320], sizes: '20vw', lazy: true })}</button>`,
  );
  return `<section aria-label="${escape(t.pictures(name))}">
<div class="stage">${picture(`/media/${pictures[0]}`, { widths: [640, 960, 1600], sizes: '(min-width:1024px) calc(100vw - 568px), 100vw', alt: alt(0), first: true })}<span aria-hidden="true">${t.position(1, pictures.length)}</span><span class="hide">${t.shown(1, pictures.length)}</span><button class="round" aria-label="${t.openViewer}">${icon('M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7')}</button></div>
<div class="thumbs">${thumbs.join('\n')}</div>
</section>`;
}

function buyBox(item: Product, now: number): string {
  const t = productTexts;
  const { cents, was, percent, until } = priceOf(item, now);
  const total = formatKsh(cents ?? 0);
  const before =
    was === undefined
      ? ''
      : `<b class="tag">${shopTexts.off(percent ?? 0)}</b><p><s><span class="hide">${shopTexts.was} </span>${formatKsh(was)}</s><span>${t.save} ${formatKsh(was - (cents ?? 0))}</span></p>`;
  return `<section>
<p class="flags">${item.isBestSeller ? `<b class="tag best">${shopTexts.bestSeller}</b>` : ''}<span>${shopTexts.inStock}</span><button>${icon(HEART)}${t.like}</button></p>
<h1>${escape(item.product_name)}</h1>
<div class="judge"><a class="votes" href="#reviews"><i class="stars big" style="--v:${halves(item.rating)}" aria-hidden="true"></i><span class="hide">${t.rated(item.rating.toFixed(1))}</span><u>${shopTexts.reviews(item.reviews)}</u></a><button aria-label="${escape(compare.compareNamed(item.product_name))}">${icon(SCALES, 18)}${compare.compare}</button></div>
<div class="price"><b>${total}</b>${before}</div>
${until ? `<p class="until">${t.until(lastDay(until))}</p>` : ''}
${item.installment_info ? `<div class="parts">${icon(CALENDAR)}<p><b>${t.instalments}</b>${inParts(item.installment_info, cents)}</p></div>` : ''}
<div class="amount"><div><span>${t.quantity}</span><div class="step"><button class="round" aria-label="${t.less}">${icon('M6 12h12')}</button><input inputmode="numeric" aria-label="${t.quantity}" value="1"><button class="round" aria-label="${t.more}">${icon('M12 6v12M6 12h12')}</button></div></div><div><span>${t.total}</span><output>${total}</output></div></div>
<div class="add"><b aria-hidden="true">${total}</b><button class="btn blue">${shopTexts.addToCart}</button></div>
<div class="acts"><button class="btn outline">${t.getQuote}</button><a class="btn chat" href="https://wa.me/${business.whatsapp}">${icon(CHAT)}${t.whatsapp}<span class="hide"> ${t.opensNewTab}</span></a>
${openingStatus(now)}
<ul class="terms">${termsOf(item)}</ul></div>
</section>`;
}

/** The parts, and what they cost beside the price of today. */
function inParts(text: string, cents: number | null): string {
  const t = productTexts;
  const read = readInstalments(text);
  if (!read || cents === null) return escape(kshText(text));
  const more = read.count * read.part - cents;
  const beside = more > 0 ? t.dearer(formatKsh(more)) : more < 0 ? t.cheaper(formatKsh(-more)) : t.asToday;
  return `${t.parts(read.count, read.every, formatKsh(read.part))}, ${beside}`;
}

const termsOf = (item: Product) =>
  terms
    .filter(({ category }) => category === undefined || category === item.category?.category_name)
    .map(({ icon: name, text }) => `<li>${icon(name === 'info' ? INFO : CHECK, 18)}${text.en}</li>`)
    .join('');

const halves = (rating: number) => String(Math.round(rating * 2) / 2);

function details(item: Product): string {
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
<div><h2>${t.description}</h2><div class="prose">${(item.description ?? '')
    .split('\n\n')
    .map((text) => `<p>${escape(text)}</p>`)
    .join('')}</div></div>
<div><h2>${t.specifications}</h2><dl class="spec">${rows.map(([name, text]) => (text ? `<div><dt>${name}</dt><dd>${escape(text)}</dd></div>` : '')).join('')}</dl></div>
</div></section>`;
}

/** What the kit needs beside it, each with its reason, and the sum of all. */
function alsoNeeded(needs: readonly Needed[], now: number): string {
  const t = needsTexts;
  const rows = needs.map(({ item, reason, picture: name }) => {
    const { cents, was } = priceOf(item, now);
    const before = was === undefined ? '' : `<s><span class="hide">${shopTexts.was} </span>${formatKsh(was)}</s>`;
    return `<li><img src="/media/${name}-160.avif" width="160" height="120" alt="" loading="lazy"><div><p>${t.reasons[reason]}</p><h3><a href="${paths.product(item.id)}">${escape(item.product_name)}</a></h3><p>${t.why[reason]}</p></div><b>${formatKsh(cents ?? 0)}${before}</b><button class="btn small soft" aria-label="${escape(shopTexts.addNamed(item.product_name))}">${shopTexts.addToCart}</button></li>`;
  });
  const sum = totalOf(needs.map(({ item }) => ({ price: (priceOf(item, now).cents ?? 0) / 100, quantity: 1 }))) ?? 0;
  return `<section class="wrap needed"><h2>${t.title}</h2><p>${t.lead}</p>
<div><ul>
${rows.join('\n')}
</ul>
<div class="together"><p>${t.together(needs.length)} <b>${formatKsh(sum)}</b></p><button class="btn blue">${t.addAll(needs.length)}</button></div></div>
</section>`;
}

const BAND = `<section class="band dark">${picture('/pictures/roof-scene', { widths: [640, 960, 1600], sizes: '(min-width:768px) 50vw, 100vw', alt: installBand.picture, lazy: true })}<div class="wrap"><h2>${installBand.title}</h2><p>${installBand.text}</p><button class="btn line">${productTexts.getQuote}</button></div></section>`;

const COMMENTS = 5;

function reviews({ rating, reviews: count, ratings = [] }: Product): string {
  const t = productTexts;
  const bars = histogram(ratings).map(
    ({ stars, count: votes, percent }) =>
      `<li><span>${t.stars(stars)}</span><i style="--w:${Math.round(percent)}%"></i><span>${votes}</span></li>`,
  );
  const scope = ratings.length < count ? `<p>${t.newest(ratings.length)}</p>` : '';
  const said = newestComments(ratings, COMMENTS);
  return `<section class="wrap sec" id="reviews"><h2>${t.reviewsTitle}</h2>
<div class="sum"><div class="avg"><b>${rating.toFixed(1)}</b><div><i class="stars big" style="--v:${halves(rating)}" aria-hidden="true"></i><p>${t.outOf(shopTexts.reviews(count))}</p></div></div><div><ul class="bars">${bars.join('')}</ul>${scope}</div><button class="btn outline">${t.rate}</button></div>
<ul class="said">${said.map((entry) => `<li><p><i class="stars" style="--v:${entry.rating}" aria-hidden="true"></i><span class="hide">${t.stars(entry.rating)}</span><time datetime="${entry.createdAt.slice(0, 10)}">${dayOf(entry.createdAt)}</time></p><blockquote>${escape(entry.comment ?? '')}</blockquote></li>`).join('\n')}</ul>
</section>`;
}
