/** /contact on the floor, written by hand. */
import { business } from '../../src/common/domain/business';
import { mailLink, mapLink, phoneLink } from '../../src/common/domain/contactLinks';
import { contact as texts } from '../../src/shop/texts/en/contact';
import { opening } from '../../src/shop/texts/en/opening';
import { quote } from '../../src/shop/texts/en/quote';
import { consent, shell } from '../../src/common/texts/en/shell';
import { paths } from '../../src/common/domain/paths';
import { whatsappLink } from '../../src/common/domain/whatsapp';
import { CHAT, CLOCK, icon, MAIL, PHONE, PIN } from './icons';
import { escape, openingStatus } from './parts';

const newTab = `<span class="hide"> ${shell.opensNewTab}</span>`;

export function contactMain(now: number): string {
  const t = texts;
  const facts = (
    [
      [PHONE, t.phone, `<a href="${phoneLink}">${business.phone}</a>`],
      [MAIL, t.email, `<a href="${mailLink}">${business.email}</a>`],
      [CLOCK, opening.title, `${opening.days}<br>${opening.hours}`],
      [PIN, t.location, business.address.join(', ')],
    ] as const
  ).map(([shape, name, content]) => `<div><dt>${icon(shape, 24)}${name}</dt><dd>${content}</dd></div>`);
  return `<div class="wrap">
<header class="intro"><h1 class="h1">${t.title}</h1><p class="lead">${t.lead}</p></header>
<div class="columns">
<section aria-label="${t.ways}"><dl class="facts">${facts.join('')}</dl>
<div class="talk"><a class="btn chat" href="${whatsappLink()}">${icon(CHAT)}${t.whatsapp}${newTab}</a>${openingStatus(now)}</div></section>
<section><h2 class="h3">${t.form}</h2>
<form method="post">
<div><label for="n">${quote.name}</label><input id="n" name="name" autocomplete="name"></div>
<div><label for="m">${quote.email}</label><input id="m" name="email" type="email" autocomplete="email"></div>
<div><label for="s">${t.subject}</label><input id="s" name="subject"></div>
<div><label for="t">${quote.message}</label><textarea id="t" name="message" rows="5"></textarea></div>
<p>${consent.contact} <a class="link" href="${paths.privacy()}">${consent.privacy}</a></p><button class="btn blue">${t.send}</button>
</form></section>
</div>
</div>
${map()}`;
}

function map(): string {
  const t = texts;
  return `<section class="map" aria-label="${t.map}">
<svg viewBox="0 0 1200 420" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><path class="park" d="M760-20C740 90 860 150 850 250s-110 120-90 200h460V-20z"/><path class="river" d="M-20 330C120 300 190 360 330 330s200-90 340-60 190 110 310 90 150-60 250-50"/><path class="roads" d="M-20 120 1220 60M-20 250 1220 196M180-20 300 440M430-20 520 440M980-20 1040 440"/><path class="streets" d="M-20 40 620 12M-20 186 1220 128M-20 400 560 368M300-20 410 440M60-20 160 440M560-20 640 440M690-20 760 440M1120-20 1170 440M840 60 880 440M520 300 1220 270"/><path class="avenue" d="M430-20 520 440"/></svg><i></i>
<div><div><h2>${business.address.at(-1) ?? business.name}</h2><p>${t.mapText}</p></div><button class="btn small outline">${t.showMap}</button><a class="link" href="${escape(mapLink)}">${t.openMap}${newTab}</a></div>
</section>`;
}
