/** The home page on the floor, written by hand. */
import { business } from '../../src/common/domain/business';
import { about } from '../../src/shop/texts/en/about';
import { articles as articleTexts } from '../../src/shop/texts/en/articles';
import { gallery } from '../../src/shop/texts/en/gallery';
import { home as homeTexts } from '../../src/shop/texts/en/home';
import { sectors } from '../../src/shop/texts/en/sectors';
import { shop as shopTexts } from '../../src/shop/texts/en/shop';
import { paths } from '../../src/common/domain/paths';
import { galleryPicture } from '../../src/common/domain/sitePictures';
import { articleCard, type ShownArticle } from './articleCard';
import { FORWARD, HOUSE, icon, PAUSE, PLAY, TAG, TALK } from './icons';
import { card, picture, type Shown } from './parts';

export interface HomeContents {
  products: readonly Shown[];
  articles: readonly ShownArticle[];
}

export function homeMain({ products, articles }: HomeContents, now: number): string {
  const t = homeTexts;
  return `<section class="hero dark">
${picture('/pictures/hero-earth', { widths: [480, 960, 1600, 1920], sizes: '100vw', first: true, ratio: [16, 9] })}
<div class="wrap words"><h1>${t.hero}</h1><p>${t.lead}</p>
<div class="acts"><a class="btn white" href="${paths.shop()}">${t.shop}</a><button class="btn line">${t.getQuote}</button>${business.video ? `<a class="video" href="${business.video}">${icon(PLAY)}${t.video}</a>` : ''}</div></div>
</section>
${services()}
${whyUs()}
${sectorRow()}
<section class="wrap sec">
<div class="title"><h2 class="h1">${t.shopTitle}</h2><a class="link" href="${paths.shop()}">${t.shopLink}</a></div>
<div class="grid">
${products.map((shown) => card(shown, now, 'lazy')).join('\n')}
<a class="all" href="${paths.shop()}"><span>${t.viewAll}<small>${t.viewAllText}</small></span>${icon(FORWARD)}</a>
<a class="all" href="${paths.guide()}"><span>${shopTexts.whichKit}<small>${t.guideText}</small></span>${icon(FORWARD)}</a>
</div>
</section>
${mosaic()}
<section class="wrap sec"><div class="title"><h2 class="h1">${articleTexts.title}</h2></div>
<div class="posts four">
${articles.map((shown) => articleCard(shown, 'h3', '(min-width:1280px) 282px, (min-width:1200px) 23vw, (min-width:768px) 45vw, 112px')).join('\n')}
</div>
<a class="all" href="${paths.articles()}"><span>${articleTexts.viewAll}</span>${icon(FORWARD, 24)}</a></section>
<div id="contact"></div>`;
}

function services(): string {
  const list = about.services.map(({ title, content }) => `<li><b>${title}</b><span>${content}</span></li>`).join('');
  return `<section class="paper"><div class="wrap sec about">
<div><h2 class="h1">${about.heading}</h2><p class="lead">${about.lead}</p><ul>${list}</ul></div>
<div class="roof">${picture('/pictures/roof-scene', { widths: [480, 640, 960, 1600], sizes: '(min-width:1024px) 747px, 100vw', alt: about.picture, lazy: true })}</div>
</div></section>`;
}

function whyUs(): string {
  const { price, roof, people } = about.why;
  const boxes = (
    [
      [TAG, price],
      [HOUSE, roof],
      [TALK, people],
    ] as const
  ).map(([shape, { title, content }]) => `<li>${icon(shape, 28)}<h3 class="h3">${title}</h3><p>${content}</p></li>`);
  return `<section class="paper why"><div class="wrap"><h2>${about.whyTitle}</h2><ul>${boxes.join('')}</ul></div></section>`;
}

/** The row of sectors as it stands before it moves: the first one with its picture. */
function sectorRow(): string {
  const slides = Object.entries(sectors.slides);
  const titles = slides.map(
    ([, { title }], index) => `<li><button${index === 0 ? ' aria-current="true"' : ''}><i></i>${title}</button></li>`,
  );
  return `<section class="sectors dark" aria-label="${sectors.title}"><h2 class="hide">${sectors.title}</h2>
<div class="row">
${slides.map(([name, { title, content, picture: alt }], index) => `<div><div class="view">${index === 0 ? picture(`/pictures/sector-${name}`, { widths: [480, 640, 960, 1280], sizes: '(min-width:1024px) 60vw, 100vw', alt, lazy: true, ratio: [3, 2] }) : ''}</div><div class="say"><h3 class="h1">${title}</h3><p>${content}</p></div></div>`).join('\n')}
</div>
<div class="place">${sectors.position(1, slides.length)}<button class="round" aria-label="${sectors.pause}">${icon(PAUSE)}</button></div>
<div class="wrap arc"><svg viewBox="0 0 1200 100" preserveAspectRatio="none" aria-hidden="true"><path d="M0 100Q600-100 1200 100"/></svg><ol>${titles.join('')}</ol></div>
</section>`;
}

/** Tiles that the style sheet makes four times as large. */
const LARGE = [0, 9];

function mosaic(): string {
  const tiles = gallery.pictures.map((alt, index) => {
    const base = `/pictures/${galleryPicture(index)}`;
    return `<li><a href="${base}-1280.webp">${picture(base, { widths: [160, 320, 480, 960, 1280], sizes: LARGE.includes(index) ? '400px' : '200px', alt, lazy: true, ratio: [3, 2] })}</a></li>`;
  });
  return `<section class="paper"><div class="wrap sec">
<div class="title"><h2 class="h1">${homeTexts.gallery}</h2><a class="link" href="${paths.gallery()}">${homeTexts.galleryLink}</a></div>
<ul class="mosaic">
${tiles.join('\n')}
</ul></div></section>`;
}
