import type { siteMap as english } from '../en/siteMap';
import type { Translation } from '../../../common/i18n/translate';

export const siteMap = {
  title: 'Menyu',
  lead: 'Kurasa zote za tovuti hii, kwa mtazamo mmoja.',
  description:
    'Kurasa zote za tovuti: duka na aina za bidhaa, makala, ofa, picha, kuhusu sisi, mawasiliano na faragha.',
  pages: 'Kurasa',
  guide: 'Seti ipi inakufaa?',
  shop: 'Nunua kwa aina',
  suggestions: 'Mapendekezo',
  articles: 'Makala mapya zaidi',
  allProducts: 'Bidhaa zote',
  allArticles: 'Makala yote',
  none: 'Bado hakuna kitu hapa',
  failed: 'Orodha hii haikuweza kupakiwa',
  loading: 'Inapakia...',
} as const satisfies Translation<typeof english>;
