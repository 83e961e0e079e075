import type { Article } from '../../../../common/api';
import { apiBase } from '../../../../common/domain/addresses';
import { business } from '../../../../common/domain/business';
import { MOST_COMMENTS } from '../../../../common/domain/contract.gen';
import { mediaUrl } from '../../../../common/domain/media';
import { paths } from '../../../../common/domain/paths';
import type { Absolute } from '../../../../common/domain/structuredData';

/** An article as search engines read it (schema.org/Article). What is not known is left out. */
export function articleData(article: Article, absolute: Absolute): object {
  const { id, title, short_description: description, images, category, tags, comments, createdAt, updatedAt } = article;
  const pictures = images.map(({ image_url: url }) => absolute(mediaUrl(url, apiBase)));
  const publisher = {
    '@type': 'Organization',
    name: business.name,
    url: absolute(paths.home()),
    logo: { '@type': 'ImageObject', url: absolute('/icons/icon-512.png') },
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    mainEntityOfPage: absolute(paths.article(id)),
    ...(description && { description }),
    ...(pictures.length > 0 && { image: pictures }),
    datePublished: createdAt,
    dateModified: updatedAt ?? createdAt,
    author: { '@type': 'Organization', name: business.name, url: absolute(paths.home()) },
    publisher,
    ...(category && { articleSection: category.category_name }),
    ...(tags?.length > 0 && { keywords: tags.map(({ tag }) => tag.tag_name) }),
    // Of an article that carries as many as it can there may be more, whose number nobody says.
    ...(comments && comments.length < MOST_COMMENTS && { commentCount: comments.length }),
  };
}
