import type { shop as english } from '../en/shop';
import { listed } from '../../../common/domain/texts';
import { timesOf } from '../../../common/texts/sw/plural';
import type { Translation } from '../../../common/i18n/translate';

/** As they stand within a sentence. */
const USES = { home: 'nyumba', office: 'ofisi', farm: 'shamba', school: 'shule', vehicle: 'gari' };

/** `12 months x KES 4,400.00, total KES 52,800.00`, and nothing else. */
const INSTALMENTS = /^(\d+) (?:(day|week|month)s )?([x×] KES\s[\d.,]+, )total( KES\s[\d.,]+)$/;

/** Texts of the shop: list and product. */
export const shop = {
  title: 'Duka',
  subtitle: 'Seti, ruta, stendi na nyaya',
  description:
    'Seti za intaneti ya setilaiti, ruta, stendi, nyaya na umeme kwa nyumba na biashara nchini Kenya, kwa bei za KES.',
  suggestTitle: 'Mapendekezo ya Leo',
  suggestions: {
    recommended: 'Zinazokufaa',
    'best-seller': 'Zinazouzwa Sana',
    'top-rated': 'Zenye Nyota Nyingi',
    'discount-70': 'Punguzo la 70%',
    'discount-50': 'Punguzo la 50%',
    'discount-30': 'Punguzo la 30%',
  },
  whichKit: 'Seti ipi inakufaa?',
  search: 'Tafuta bidhaa',
  clearSearch: 'Futa utafutaji',
  category: 'Aina',
  allCategories: 'Aina zote',
  otherCategory: 'Aina nyingine',
  inStock: 'Inapatikana',
  use: 'Inatumika wapi',
  anyUse: 'Popote',
  uses: { home: 'Nyumbani', office: 'Ofisini', farm: 'Shambani', school: 'Shuleni', vehicle: 'Kwenye gari' },
  // One that only a later server knows is said as in English.
  forUses: (uses) =>
    `Kwa ${listed(
      uses.map((use) => (use in USES ? USES[use] : use)),
      'na',
    )}`,
  price: 'Bei',
  prices: {
    from: (least) => `Kuanzia ${least}`,
    to: (most) => `Hadi ${most}`,
    range: (least, most) => `${least} hadi ${most}`,
  },
  minPrice: 'Kuanzia (Ksh)',
  maxPrice: 'Hadi (Ksh)',
  setPrice: 'Weka bei',
  sortBy: 'Panga kwa',
  bestMatch: 'Zinazolingana',
  sorts: {
    recommended: 'Tunazopendekeza',
    newest: 'Mpya zaidi',
    price: 'Bei, nafuu kwanza',
    '-price': 'Bei, ghali kwanza',
    rating: 'Nyota nyingi zaidi',
    discount: 'Punguzo kubwa zaidi',
  },
  filter: 'Chuja',
  products: 'Bidhaa',
  showResults: 'Onyesha bidhaa',
  showCount: (total) => `Onyesha bidhaa ${total}`,
  removeFilter: (name) => `Ondoa kichujio ${name}`,
  clearFilters: 'Ondoa vichujio',
  count: (total, search = '') => `Bidhaa ${total}${search && ` za “${search}”`}`,
  loading: 'Inapakia...',
  failed: 'Imeshindikana kupakia bidhaa',
  none: 'Hakuna bidhaa kwa sasa',
  noneText: 'Tuambie unachohitaji, nasi tutakutafutia.',
  pastEnd: 'Hakuna bidhaa zaidi',
  firstPage: 'Nenda kwenye ukurasa wa kwanza',
  pageFailed: 'Bidhaa mpya hazikuweza kupakiwa; bado unaona zile za awali.',
  pages: 'Kurasa',
  previous: 'Nyuma',
  next: 'Mbele',
  page: (n) => `Ukurasa wa ${n}`,
  bestSeller: 'Inayouzwa Sana',
  outOfStock: 'Imeisha',
  off: (percent) => `−${percent}%`,
  was: 'ilikuwa',
  onRequest: 'Uliza bei',
  reviews: (count) => `maoni ${count}`,
  rated: (rating, reviews) => `Imepewa nyota ${rating} kati ya 5, ${reviews}`,
  addToCart: 'Weka kikapuni',
  added: 'Imewekwa',
  addedToCart: (name) => `${name} imewekwa kikapuni`,
  quantityUpdated: (name) => `Idadi ya ${name} imebadilishwa kikapuni`,
  notAdded: (name) => `${name} haikuweza kuwekwa kikapuni. Tumia Omba bei.`,
  rate: 'Kadiria',
  rateNamed: (name) => `Kadiria ${name}`,
  addNamed: (name) => `Weka kikapuni: ${name}`,
  banner: 'Gundua Bidhaa Zetu Mpya!',
  explore: 'Tazama Sasa',
  adverts: 'Bidhaa zinazotangazwa',
  until: (date) => `Hadi ${date}`,
  seeProduct: 'Tazama bidhaa',
  previousAdvert: 'Ofa iliyotangulia',
  nextAdvert: 'Ofa inayofuata',
  showAdvert: (n, total) => `Ofa ya ${n} kati ya ${total}`,
  pauseAdverts: 'Simamisha',
  playAdverts: 'Endelea',
  carousel: 'picha zinazobadilika',
  slide: 'picha',
  timeRemaining: (seconds) => `Muda uliobaki: sekunde ${seconds}`,
  outOfTime: 'Muda umekwisha!',
  // What staff write again and again, where it is known.
  say: (words) =>
    words.replace(
      INSTALMENTS,
      (_, count: string, every: string | undefined, part: string, total: string) =>
        `${every ? `${timesOf(every)} ` : ''}${count} ${part}jumla${total}`,
    ),
} satisfies Translation<typeof english>;
