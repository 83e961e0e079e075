import type { articles as english } from '../en/articles';
import type { Translation } from '../../../common/i18n/translate';

/** Texts of the articles: list, cards, and the preview on the home page. */
export const articles = {
  title: 'Makala',
  lead: 'Maelezo kutoka kwa kazi zetu: ufungaji, umeme, Wi-Fi ndani ya nyumba, na maana ya tarakimu za ofa.',
  description:
    'Makala kuhusu intaneti ya setilaiti nchini Kenya: ufungaji, umeme, Wi-Fi ndani ya nyumba, upatikanaji, na maana ya tarakimu za ofa.',
  loading: 'Makala yanapakiwa...',
  failed: 'Hitilafu imetokea',
  pageFailed: 'Makala mapya hayakuweza kupakiwa; bado unaona yale ya awali.',
  none: 'Bado hakuna makala',
  noneText: 'Makala ya kwanza yatatokea hapa.',
  noneFiltered: 'Hakuna makala yanayolingana',
  pastEnd: 'Hakuna makala zaidi',
  firstPage: 'Nenda kwenye ukurasa wa kwanza',
  noDescription: 'Hakuna maelezo',
  readMore: 'Soma Zaidi',
  viewAll: 'Tazama Makala Yote',
  search: 'Tafuta makala',
  clearSearch: 'Futa utafutaji',
  topics: 'Mada',
  otherTopic: 'Mada nyingine',
  tag: (name: string) => `#${name}`,
  category: 'Aina',
  allCategories: 'Aina zote',
  otherCategory: 'Aina nyingine',
  clearFilters: 'Ondoa vichujio',
  count: (total: number) => `Makala ${total}`,
  pages: 'Kurasa',
  previous: 'Nyuma',
  next: 'Mbele',
  page: (n: number) => `Ukurasa wa ${n}`,
  feed: 'Mlisho wa makala',
} satisfies Translation<typeof english>;
