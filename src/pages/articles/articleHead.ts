import type { Article } from '../../api';
import { articleData } from '../../features/articles/article/structuredData';
import { apiBase } from '../../lib/apiBase';
import { beginningOf } from '../../lib/excerpt';
import { mediaUrl } from '../../lib/media';
import { article as articleTexts } from '../../lib/messages/en/article';
import { articles as listTexts } from '../../lib/messages/en/articles';
import { translate, type Translations } from '../../lib/messages/translate';
import { paths } from '../../lib/paths';
import { breadcrumbData } from '../../lib/structuredData';
import { tabTitle } from '../tabTitle';
import type { PageHead } from '../pageModule';

/** What search engines and link previews learn of an article: its title, its short description, its main picture. */
export function articleHead(article: Article, translations: Translations): PageHead {
  const { id, title, short_description: description, content, images: [image] } = article;
  const t = translate(translations, 'article', articleTexts);
  const list = translate(translations, 'articles', listTexts);
  return {
    title: tabTitle(title),
    description: beginningOf(description || (content ?? '').replace(/[#*_>`|]/g, '') || list.description),
    canonical: paths.article(id),
    type: 'article',
    feed: { path: paths.feed(), title: list.feed },
    ...(image && { image: { url: mediaUrl(image.image_url, apiBase), alt: title, width: image.width, height: image.height } }),
    ...(typeof window === 'undefined' && {
      jsonLd: (absolute) => [
        articleData(article, absolute),
        breadcrumbData(
          [{ name: t.home, path: paths.home() }, { name: t.articles, path: paths.articles() }, { name: title, path: paths.article(id) }],
          absolute,
        ),
      ],
    }),
  };
}
