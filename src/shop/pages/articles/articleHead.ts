import type { Article } from '../../../common/api';
import { articleData } from '../../features/articles/article/structuredData';
import { apiBase } from '../../../common/domain/addresses';
import { beginningOf } from '../../../common/domain/excerpt';
import { mediaUrl } from '../../../common/domain/media';
import { article as articleTexts } from '../../../common/texts/en/article';
import { articles as listTexts } from '../../texts/en/articles';
import { inLanguage } from '../../../common/domain/language';
import type { Speech } from '../../../common/i18n/messages';
import { translate } from '../../../common/i18n/translate';
import { paths } from '../../../common/domain/paths';
import { breadcrumbData } from '../../../common/domain/structuredData';
import { tabTitle } from '../head';
import type { PageHead } from '../pageModule';

/** As much of a text as its description can need; all of a long one would take a second. */
const BEGINNING = 2_000;

/** The beginning of Markdown without its marks: a link as its words, a picture as what it shows. */
const unmarked = (content: string) =>
  content
    .slice(0, BEGINNING)
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[#*_>`|]/g, '');

/** What search engines and link previews learn of an article: its title, its short description, its main picture. */
export function articleHead(article: Article, { translations, language }: Speech): PageHead {
  const {
    id,
    images: [image],
  } = article;
  const title = inLanguage(article, 'title', language).text;
  const description = inLanguage(article, 'short_description', language).text;
  const content = inLanguage(article, 'content', language).text;
  const t = translate(translations, 'article', articleTexts);
  const list = translate(translations, 'articles', listTexts);
  return {
    title: tabTitle(title),
    description: beginningOf(description || unmarked(content) || list.description),
    canonical: paths.article(id),
    type: 'article',
    feed: { path: paths.feed(), title: list.feed },
    ...(image && {
      image: { url: mediaUrl(image.image_url, apiBase), alt: title, width: image.width, height: image.height },
    }),
    ...(typeof window === 'undefined' && {
      jsonLd: (absolute) => [
        articleData(article, absolute),
        breadcrumbData(
          [
            { name: t.home, path: paths.home() },
            { name: t.articles, path: paths.articles() },
            { name: article.title, path: paths.article(id) },
          ],
          absolute,
        ),
      ],
    }),
  };
}
