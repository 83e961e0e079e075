import type { Article } from '../../api';
import { articleData } from '../../features/articles/article/structuredData';
import { apiBase } from '../../lib/apiBase';
import { business } from '../../lib/business';
import { beginningOf } from '../../lib/excerpt';
import { mediaUrl } from '../../lib/media';
import { article as articleTexts } from '../../lib/messages/en/article';
import { articles as listTexts } from '../../lib/messages/en/articles';
import { shell } from '../../lib/messages/en/shell';
import { translate, type Translations } from '../../lib/messages/translate';
import { paths } from '../../lib/paths';
import { breadcrumbData } from '../../lib/structuredData';
import type { PageHead } from '../pageModule';

/** What search engines and link previews learn of an article: its title, its short description, its main picture. */
export function articleHead(article: Article, translations: Translations): PageHead {
  const { id, title, short_description: description, content, images: [image] } = article;
  const t = translate(translations, 'article', articleTexts);
  const list = translate(translations, 'articles', listTexts);
  return {
    title: `${title} · ${business.name}`,
    description: beginningOf(description || (content ?? '').replace(/[#*_>`|]/g, '') || list.description),
    canonical: paths.article(id),
    type: 'article',
    feed: { path: paths.feed(), title: list.feed },
    ...(image && { image: { url: mediaUrl(image.image_url, apiBase), alt: title, width: image.width, height: image.height } }),
    jsonLd: (absolute) => [
      articleData(article, absolute),
      breadcrumbData([{ name: t.home, path: paths.home() }, { name: t.articles, path: paths.articles() }, { name: title, path: paths.article(id) }], absolute),
    ],
  };
}

/** The head while there is no article: on its way, missing, or not to be had. */
export function emptyHead(id: string, missing: boolean, translations: Translations): PageHead {
  const common = translate(translations, 'shell', shell);
  const list = translate(translations, 'articles', listTexts);
  return {
    title: `${missing ? common.notFoundTitle : list.title} · ${business.name}`,
    description: missing ? common.notFoundText : list.description,
    canonical: paths.article(id),
    noIndex: true,
  };
}
