import type { SiteAddresses } from '../../build/renderer';

/** What a feed says of one article; instants are ISO 8601. */
export interface FeedArticle {
  id: string;
  title: string;
  short_description: string | null;
  createdAt: string;
  updatedAt: string;
  tags: readonly string[];
}

export interface FeedSite {
  name: string;
  /** Scheme and host, without a slash at the end. */
  origin: string;
  addresses: Pick<SiteAddresses, 'articles' | 'article' | 'feed'>;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Text for XML 1.0, which knows no control characters and no halves of characters. */
export function xmlText(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}

/**
 * The articles as an Atom feed (RFC 4287), the newest first. It is as old as its newest change; without an article it
 * has no date to tell and says the beginning of time.
 */
export function atomFeed(articles: readonly FeedArticle[], { name, origin, addresses }: FeedSite): string {
  const updated =
    articles
      .map(({ updatedAt }) => updatedAt)
      .sort()
      .at(-1) ?? new Date(0).toISOString();
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    `<title>${xmlText(`${name}: Articles`)}</title>`,
    `<id>${xmlText(origin)}${addresses.articles}</id>`,
    `<link rel="self" type="application/atom+xml" href="${xmlText(origin)}${addresses.feed}"/>`,
    `<link rel="alternate" type="text/html" href="${xmlText(origin)}${addresses.articles}"/>`,
    `<updated>${updated}</updated>`,
    `<author><name>${xmlText(name)}</name></author>`,
    ...articles.map((article) => entry(article, xmlText(origin) + addresses.article(article.id))),
    '</feed>\n',
  ].join('\n');
}

function entry(
  { title, short_description: summary, createdAt, updatedAt, tags }: FeedArticle,
  address: string,
): string {
  return [
    `<entry><title>${xmlText(title)}</title>`,
    `<id>${address}</id>`,
    `<link rel="alternate" type="text/html" href="${address}"/>`,
    `<published>${createdAt}</published><updated>${updatedAt}</updated>`,
    ...tags.map((tag) => `<category term="${xmlText(tag)}"/>`),
    `<summary>${xmlText(summary ?? '')}</summary></entry>`,
  ].join('');
}
