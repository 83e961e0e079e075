import type { home as english } from '../en/home';
import type { Translation } from '../../../common/i18n/translate';

/** Texts of the home page. */
export const home = {
  title: 'Intaneti ya setilaiti nchini Kenya',
  hero: 'Intaneti ya kasi kutoka angani.',
  lead: 'Tunauza na kufunga vifaa vya intaneti ya setilaiti kwa nyumba na biashara kote nchini Kenya.',
  shop: 'Duka',
  getQuote: 'Omba bei',
  video: 'Tazama video',
  shopTitle: 'Duka',
  shopLink: 'Seti, ruta, stendi na nyaya zote',
  viewAll: 'Tazama Bidhaa Zote',
  viewAllText: 'Tunaleta kote nchini Kenya',
  guideText: 'Maswali manne, kisha utaona seti na jumla yake',
  gallery: 'Picha',
  galleryLink: 'Picha zote',
} satisfies Translation<typeof english>;
