import { business } from '../../common/domain/business';
import { translate } from '../../common/i18n/translate';
import { breadcrumbBelowHome } from '../../common/domain/structuredData';
import type { PageHead, PageModule } from './pageModule';

/** How a page's title stands in the browser's tab and in search results. */
export const tabTitle = (title: string) => `${title} · ${business.name}`;

/**
 * The head of a page one step below home whose words are those of one area of texts, whatever it shows.
 * @param area the texts' area, and what it says in English
 * @param rest what else the head holds, at least a description, in the visitor's language
 */
export function titledHead<T extends { title: string }>(
  area: string,
  english: T,
  canonical: string,
  rest: (texts: T) => Omit<PageHead, 'title' | 'canonical'>,
): PageModule['head'] {
  return (_state, { translations }) => {
    const texts = translate(translations, area, english);
    const { jsonLd, ...own } = rest(texts);
    return {
      title: tabTitle(texts.title),
      canonical,
      ...own,
      ...(typeof window === 'undefined' && {
        jsonLd: (absolute) => [...(jsonLd?.(absolute) ?? []), breadcrumbBelowHome(texts.title, canonical, absolute)],
      }),
    };
  };
}

/** The head of a record's page without the record: loading or missing. `list` says where such records are listed. */
export function emptyHead(canonical: string, list: { title: string; description: string }): PageHead {
  return { title: tabTitle(list.title), description: list.description, canonical, noIndex: true };
}
