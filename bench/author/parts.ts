/** Pieces that several of the floor's pages share, written by hand. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fontFile } from '../../src/common/app/document';
import { business } from '../../src/common/domain/business';
import { compare } from '../../src/shop/texts/en/compare';
import { newsletter } from '../../src/shop/texts/en/newsletter';
import { opening } from '../../src/shop/texts/en/opening';
import { consent, shell } from '../../src/common/texts/en/shell';
import { shop as texts } from '../../src/shop/texts/en/shop';
import { formatKes } from '../../src/common/domain/money';
import { kitUses } from '../../src/common/domain/productInSmall';
import { openingAt } from '../../src/common/domain/openingHours';
import { paths } from '../../src/common/domain/paths';
import { priceOf } from '../../src/common/domain/price';
import type { Product } from '../../src/common/api';
import { BACK, CART, FORWARD, icon, SCALES, SEARCH, USER } from './icons';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

const css = (name: string) => readFileSync(path.join(__dirname, `${name}.css`), 'utf8').replace('FONT_FILE', fontFile);

interface PictureOptions {
  widths: readonly number[];
  sizes: string;
  alt?: string;
  /** The first picture of a page. */
  first?: boolean;
  lazy?: boolean;
  ratio?: readonly [number, number];
}

/** @param base address without width and format */
export function picture(
  base: string,
  { widths, sizes, alt = '', first, lazy, ratio = [4, 3] }: PictureOptions,
): string {
  const set = widths.map((width) => `${base}-${width}.avif ${width}w`).join(', ');
  const [width, height] = [widths.at(-1) ?? 0, Math.round(((widths.at(-1) ?? 0) * ratio[1]) / ratio[0])];
  const order = first ? ' fetchpriority="high"' : lazy ? ' loading="lazy"' : '';
  return `<img src="${base}-${width}.avif" srcset="${set}" sizes="${sizes}" width="${width}" height="${height}" alt="${escape(alt)}"${order}>`;
}

export interface Shown {
  item: Product;
  picture: string;
}

/** A product in a grid. */
export function card({ item, picture: name }: Shown, now: number, order: 'first' | 'lazy'): string {
  const { cents, was, percent } = priceOf(item, now);
  const rating = Math.round(item.rating);
  const reviews = texts.reviews(item.reviews);
  const uses = kitUses(item);
  const tags = [
    item.stock_status !== 'in_stock' && `<b class="tag out">${texts.outOfStock}</b>`,
    item.isBestSeller && `<b class="tag best">${texts.bestSeller}</b>`,
    percent !== undefined && percent > 0 && `<b class="tag">${texts.off(percent)}</b>`,
  ].filter((tag) => tag !== false);
  return `<article class="card">
<div>${picture(`/media/${name}`, { widths: [320, 480, 640], sizes: '(min-width:1280px) 282px, (min-width:1200px) 23vw, (min-width:768px) 30vw, 46vw', ...(order === 'first' ? { first: true } : { lazy: true }) })}${tags.length > 0 ? `<p class="tags">${tags.slice(0, 2).join('')}</p>` : ''}</div>
<div><h3><a href="${paths.product(item.id)}">${escape(item.product_name)}</a></h3>${uses.length > 0 ? `<p class="uses">${texts.forUses(uses)}</p>` : ''}</div>
<p class="rate">${item.reviews === 0 && rating === 0 ? '' : `<span class="hide">${texts.rated(rating, reviews)}</span><i class="stars one" aria-hidden="true"></i><b aria-hidden="true">${rating}</b>`}<span>(${reviews})</span><button aria-label="${escape(texts.rateNamed(item.product_name))}">${texts.rate}</button></p>
<div><p class="cost"><b>${cents === null ? texts.onRequest : formatKes(cents)}</b>${was === undefined ? '' : `<s><span class="hide">${texts.was} </span>${formatKes(was)}</s>`}</p>${item.installment_info ? `<small>${escape(item.installment_info)}</small>` : ''}</div>
<button class="scales" aria-label="${escape(compare.compareNamed(item.product_name))}" title="${compare.compare}"><i>${icon(SCALES, 18)}</i></button>
<div class="do"><button class="btn soft" aria-label="${escape(texts.addNamed(item.product_name))}">${texts.addToCart}</button></div>
</article>`;
}

interface PagerTexts {
  pages: string;
  previous: string;
  next: string;
}

/** The way from the first page of a list to the others. @param address of the list with a query */
export function pager(pageCount: number, t: PagerTexts, address: (search?: string) => string): string {
  const shown = [1, 2, pageCount].filter((number, index, all) => number <= pageCount && all.indexOf(number) === index);
  const links = shown.map(
    (number) =>
      `<a href="${address(number > 1 ? `page=${number}` : '')}"${number === 1 ? ' aria-current="page"' : ''}>${number}</a>`,
  );
  return `<nav class="pager" aria-label="${t.pages}"><span>${icon(BACK, 16)}${t.previous}</span>${links.join('')}<a href="${address('page=2')}">${t.next}${icon(FORWARD, 16)}</a></nav>`;
}

const BRAND = `<a class="brand" href="/"><svg width="26" height="26" viewBox="0 0 28 28" stroke-width="2" aria-hidden="true"><path d="M2 24c2-7.500 6.600-11.500 12-11.500S24 16.500 26 24"/><circle cx="19.500" cy="6" r="2.600" fill="#ffc35c" stroke="none"/></svg>${business.name}</a>`;

const header = (adverts: readonly Shown[], now: number) => `<a class="skip" href="#main">${shell.skip}</a>
<aside class="top" aria-label="${shell.offers}"><div class="wrap">
${adverts.map(({ item }) => `<a href="${paths.product(item.id)}"><span>${escape(item.product_name)}</span><b>${formatKes(priceOf(item, now).cents ?? 0)}</b></a>`).join('\n')}
</div></aside>
<header class="head dark"><div class="wrap">${BRAND}
<nav aria-label="${shell.mainNavigation}"><a href="${paths.home()}">${shell.home}</a><a href="${paths.shop()}">${shell.shop}</a><a href="${paths.articles()}">${shell.articles}</a><a href="${paths.contact()}">${shell.contact}</a><a href="${paths.about()}">${shell.about}</a></nav>
<label class="round sign" for="s">${icon(SEARCH, 24)}<span class="hide">${shell.search}</span></label><form class="seek" role="search" action="${paths.search()}"><input id="s" name="q" aria-label="${shell.search}" placeholder="${shell.searchHint}"></form>
<button class="lang" lang="sw">Kiswahili</button><span class="hide">English</span><button class="btn line">${shell.getQuote}</button><button class="round" aria-label="${shell.cart(0)}">${icon(CART, 24)}</button><a class="round menu" href="${paths.menu()}" aria-label="${shell.openMenu}">${icon('M4 8h16M4 16h16', 24)}</a>
</div></header>`;

const items = (links: readonly (readonly [string, string])[]) =>
  `<ul class="two">${links.map(([href, text]) => `<li><a href="${href}">${text}</a></li>`).join('')}</ul>`;

/** Whether somebody answers at this moment. */
export const openingStatus = (now: number) => `<p class="status">${opening.now(openingAt(now))}</p>`;

const footer = (now: number) => `<footer class="foot dark">
<div class="limb" aria-hidden="true"><svg viewBox="0 0 1440 96" preserveAspectRatio="none"><linearGradient id="h"><stop stop-color="#7db1ff" stop-opacity="0"/><stop offset=".42" stop-color="#7db1ff"/><stop offset=".7" stop-color="#7db1ff" stop-opacity=".5"/><stop offset="1" stop-color="#7db1ff" stop-opacity="0"/></linearGradient><path d="M0 96Q720-48 1440 96z" fill="#05070d"/><path d="M0 96Q720-48 1440 96" stroke="url(#h)" stroke-width="3" vector-effect="non-scaling-stroke"/></svg><i></i></div>
<div class="wrap"><div class="cols">
<div>${BRAND}<address>${business.address.join('<br>')}<br><a href="tel:${business.phone.replaceAll(' ', '')}">${business.phone}</a><br><a href="mailto:${business.email}">${business.email}</a><br><small>${business.hours}</small></address>${openingStatus(now)}</div>
<nav aria-label="${business.name}"><h2>${business.name}</h2>${items([
  [paths.about(), shell.about],
  [paths.menu(), shell.menu],
  [paths.events(), shell.events],
  [paths.gallery(), shell.gallery],
])}</nav>
${business.social.length > 0 ? `<div><h2>${shell.follow}</h2>${items(business.social.map(({ name, url }) => [url, name]))}</div>\n` : ''}<div><h2><label for="e">${shell.newsletter}</label></h2><p>${shell.newsletterHint}</p><form class="news"><input id="e" type="email" autocomplete="email" placeholder="${newsletter.placeholder}"><button class="btn line">${newsletter.submit}</button></form><p class="agreed">${consent.newsletter} <a href="${paths.privacy()}">${consent.privacy}</a></p></div>
</div>
<div class="end"><span>© 2026 ${business.name}</span><span><a href="${paths.aboutPictures()}">${shell.aboutPictures}</a><a href="${paths.privacy()}">${shell.privacy}</a><a href="${paths.signIn()}">${icon(USER, 16)}${shell.login}</a></span></div>
</div></footer>`;

export interface PageContents {
  title: string;
  description: string;
  main: string;
}

interface Surroundings {
  /** Names of the style sheets beside this file that the page needs after the common one. */
  styles: readonly string[];
  adverts: readonly Shown[];
  now: number;
}

/** A whole page, its styles inlined: what a careful author serves when nothing on it has to move. */
export function page({ title, description, main }: PageContents, { styles, adverts, now }: Surroundings): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">
<title>${escape(title)} · ${business.name}</title>
<meta name="description" content="${escape(description)}">
<meta name="theme-color" content="#05070d">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>
${['base', ...styles].map(css).join('')}</style>
</head>
<body>
${header(adverts, now)}
<main id="main">
${main}
</main>
${footer(now)}
</body>
</html>
`;
}
