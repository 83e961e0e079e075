/** /shop/compare on the floor, three products side by side, written by hand. */
import { article } from '../../src/common/texts/en/article';
import { lastDay } from '../../src/common/domain/days';
import { bestOf, differs } from '../../src/shop/features/compare/differences';
import { paragraphsOf } from '../../src/shop/features/catalog/product/specifications';
import { compare } from '../../src/shop/texts/en/compare';
import { product as productTexts } from '../../src/shop/texts/en/product';
import { shop as shopTexts } from '../../src/shop/texts/en/shop';
import { business } from '../../src/common/domain/business';
import { formatKsh, kshText } from '../../src/common/domain/money';
import { paths } from '../../src/common/domain/paths';
import { priceOf } from '../../src/common/domain/price';
import { CHAT, icon, LEFT, SHARE } from './icons';
import { escape, picture, type Shown } from './parts';

const UNEQUAL = icon('M5 9.500h14M5 14.500h14M15.500 5l-7 14', 14);
const NONE = `<span aria-hidden="true">–</span><span class="hide">${compare.notSaid}</span>`;
const SIZES = '(min-width:1280px) 320px, (min-width:768px) 28vw, 46vw';

export function compareMain(shown: readonly Shown[], now: number): string {
  const t = compare;
  const items = shown.map(({ item }) => item);
  const prices = items.map((item) => priceOf(item, now));
  const lowest = bestOf(
    prices.map(({ cents }) => cents),
    (a, b) => a < b,
  );
  const best = bestOf(
    items.map(({ rating }) => rating),
    (a, b) => a > b,
  );
  const price = prices.map(
    ({ cents, was, percent, until }, at) =>
      `<b>${formatKsh(cents ?? 0)}</b>${was === undefined ? '' : `<p><s><span class="hide">${shopTexts.was} </span>${formatKsh(was)}</s><b class="tag">${shopTexts.off(percent ?? 0)}</b></p>`}${until ? `<small>${productTexts.until(lastDay(until))}</small>` : ''}${lowest[at] ? `<small class="good">${t.lowest}</small>` : ''}`,
  );
  const rating = items.map(
    (item, at) =>
      `<span class="hide">${productTexts.rated(item.rating.toFixed(1))}</span><p><b aria-hidden="true">${item.rating.toFixed(1)}</b><i class="stars" style="--v:${Math.round(item.rating * 2) / 2}" aria-hidden="true"></i></p><small>${shopTexts.reviews(item.reviews)}</small>${best[at] ? `<small class="good">${t.best}</small>` : ''}`,
  );
  const words: [string, (string | null | undefined)[]][] = [
    [t.instalments, items.map(({ installment_info: text }) => text && kshText(text))],
    [t.about, items.map(({ description }) => paragraphsOf(description ?? '')[0])],
    [productTexts.dimensions, items.map((item) => item.package_dimensions)],
    [productTexts.weight, items.map((item) => item.package_weight)],
    [productTexts.compatibility, items.map((item) => item.compatibility)],
    [productTexts.tools, items.map((item) => item.tools_needed)],
    [productTexts.additional, items.map((item) => item.additional_info)],
    [productTexts.availability, items.map(({ quantity }) => productTexts.pieces(quantity))],
    [productTexts.category, items.map(({ category }) => category?.category_name)],
  ];
  const said = words.filter(([, texts]) => texts.some(Boolean));
  const marked = 2 + said.filter(([, texts]) => differs(texts.map((text) => text ?? null))).length;
  const row = (term: string, cells: readonly string[], isMarked: boolean) =>
    `<tr${isMarked ? ' class="unlike"' : ''}><th scope="row"><span>${term}${isMarked ? `${UNEQUAL}<span class="hide">, ${t.differs}</span>` : ''}</span></th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  const buttons = (term: string, button: (name: string) => string) =>
    `<tr class="way"><th scope="row"><span>${term}</span></th>${items.map((item) => `<td>${button(escape(item.product_name))}</td>`).join('')}</tr>`;
  const chat = `https://wa.me/${business.whatsapp}`;
  return `<div class="wrap beside">
<a class="up" href="${paths.shop()}">${icon(LEFT, 16)}${shopTexts.title}</a>
<h1>${t.title}</h1>
<p class="lead">${t.lead}</p>
<div class="tools"><label><input type="checkbox" role="switch">${t.onlyDifferences}</label><p>${UNEQUAL}${t.differences(marked, said.length + 2)}</p></div>
<div class="scroll" role="region" aria-label="${t.table}" tabindex="0"><table>
<thead><tr><td></td>${shown.map(({ item, picture: name }) => `<td><div>${picture(`/media/${name}`, { widths: [160, 320, 480, 640, 960], sizes: SIZES, first: true })}${item.isBestSeller ? `<b class="tag best">${shopTexts.bestSeller}</b>` : ''}</div><button class="round" aria-label="${escape(t.removeNamed(item.product_name))}">${icon('M6 6l12 12M18 6L6 18', 18)}</button></td>`).join('')}</tr>
<tr><th scope="col"><span class="hide">${t.product}</span></th>${items.map((item) => `<th scope="col"><a href="${paths.product(item.id)}">${escape(item.product_name)}</a></th>`).join('')}</tr></thead>
<tbody>${row(t.price, price, true)}
${buttons(t.buy, (name) => `<button class="btn small soft" aria-label="${shopTexts.addNamed(name)}">${shopTexts.addToCart}</button>`)}
${row(t.rating, rating, true)}
${said
  .map(([term, texts]) =>
    row(
      term,
      texts.map((text) => (text ? escape(text) : NONE)),
      differs(texts.map((text) => text ?? null)),
    ),
  )
  .join('\n')}
${buttons(t.ask, (name) => `<button class="btn small outline" aria-label="${t.quoteNamed(name)}">${productTexts.getQuote}</button><a class="btn small outline" href="${chat}">${icon(CHAT)}WhatsApp<span class="hide"> ${t.chatAbout(name)} ${productTexts.opensNewTab}</span></a>`)}</tbody>
</table></div>
<div class="ways"><a class="btn small chat" href="${chat}">${icon(CHAT)}${t.askWhich}<span class="hide"> ${productTexts.opensNewTab}</span></a><a class="btn small text" href="https://wa.me/">${icon(SHARE)}<span>${article.share} <span class="hide">${article.onWhatsapp} ${article.opensNewTab}</span></span></a></div>
</div>`;
}
