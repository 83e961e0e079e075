import type { RenderRequest } from '../../../build/renderer';
import { languages, type Language } from '../../common/domain/language';
import { business } from '../../common/domain/business';
import type { HeadPicture, PageHead } from '../pages/pageModule';
import { inScript } from '../../common/app/document';

/** The picture of a link preview where a page has none of its own. */
const SITE_PICTURE: HeadPicture = { url: '/pictures/og-default-1200.webp', alt: business.name };

/** The logo's arc and dot (public/favicon.svg), in the document: it costs no request. Of an address only the # need be escaped. */
const ICON =
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 28 28'><rect width='28' height='28' rx='6' fill='%2305070d'/><path d='M4 23c2-6.5 5.5-10 10-10s8 3.5 10 10' stroke='%23f5f8ff' stroke-width='2.2' stroke-linecap='round' fill='none'/><circle cx='19' cy='7.5' r='2.8' fill='%23ffc35c'/></svg>";

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

interface HeadSettings {
  language: Language;
  origin: string;
  themeColor: string;
  /** As link previews take a picture: a JPEG of known size; null where there is none, and the picture itself has to do. */
  previewOf: RenderRequest['previewOf'];
}

/** The head's tags for people, search engines and link previews (Open Graph; WhatsApp reads no script). */
export function documentHead(head: PageHead, { language, origin, themeColor, previewOf }: HeadSettings): string {
  const absolute = (path: string) => (/^https?:/.test(path) ? path : `${origin}${path}`);
  const image = head.image ?? SITE_PICTURE;
  const preview = previewOf(image);
  const meta = (name: string, content: string) =>
    `<meta ${name.startsWith('og:') ? 'property' : 'name'}="${name}" content="${escape(content)}">`;
  const canonical = escape(absolute(head.canonical));
  return [
    `<title>${escape(head.title)}</title>`,
    meta('description', head.description),
    `<link rel="canonical" href="${canonical}">`,
    ...(head.feed
      ? [
          `<link rel="alternate" type="application/atom+xml" title="${escape(head.feed.title)}" href="${escape(head.feed.path)}">`,
        ]
      : []),
    ...(head.noIndex ? [meta('robots', 'noindex')] : []),
    meta('theme-color', themeColor),
    meta('og:site_name', business.name),
    meta('og:type', head.type ?? 'website'),
    meta('og:title', head.title),
    meta('og:description', head.description),
    meta('og:url', absolute(head.canonical)),
    meta('og:image', absolute((preview ?? image).url)),
    ...(preview
      ? [
          meta('og:image:type', preview.type),
          meta('og:image:width', String(preview.width)),
          meta('og:image:height', String(preview.height)),
        ]
      : []),
    meta('og:image:alt', image.alt),
    meta('twitter:card', 'summary_large_image'),
    `<link rel="icon" href="${ICON}" type="image/svg+xml"><link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">`,
    // A chosen language is a cookie, which no search engine has.
    ...((language === languages[0] && head.jsonLd?.(absolute)) || []).map(
      (data) => `<script type="application/ld+json">${inScript(data)}</script>`,
    ),
  ].join('');
}
