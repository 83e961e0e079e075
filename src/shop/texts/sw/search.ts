import type { search as english } from '../en/search';
import type { Translation } from '../../../common/i18n/translate';

/** Texts of the site's search: what it suggests, its page, and what stands where nothing was found. */
export const search = {
  suggestions: 'Mapendekezo',
  suggested: (count) => `Mapendekezo ${count}`,
  noSuggestions: 'Hakuna mapendekezo kwa maneno haya.',
  looking: 'Inatafuta...',
  suggestFailed: 'Hakuna mapendekezo kwa sasa; Enter bado inatafuta.',
  all: (words) => `Matokeo yote ya “${words}”`,

  title: 'Tafuta',
  titleOf: (words) => `Matokeo ya “${words}”`,
  description: 'Tafuta dukani na kwenye makala: seti, ruta, stendi, nyaya na umeme, na jinsi ya kuvitumia.',
  askTitle: 'Unatafuta nini?',
  askText: 'Bidhaa, matumizi yake, au swali: “mesh”, “waya wa dishi”, “mvua”.',
  toShop: 'Nenda dukani',
  narrow: 'Chuja na upange dukani',
  articlesOn: (words) => `Makala kuhusu “${words}”`,
  allArticles: 'Makala yote yaliyopatikana',
  notOffered: 'Hakuna utafutaji hapa kwa sasa',
  notOfferedText: 'Duka lina orodha ya kila tunachouza.',

  noneFiltered: 'Hakuna bidhaa kwa vichujio hivi',
  nothing: (words) => `Hakuna kilichopatikana kwa “${words}”`,
  nothingText: 'Tuambie unachohitaji: tunaagiza vingi ambavyo havimo kwenye orodha.',
  askUs: 'Tuulize',
  askOnWhatsapp: 'Uliza kwa WhatsApp',
  wanted: (words) => `Ninatafuta: ${words}`,
  withoutFilters: 'Zilizopatikana bila vichujio',
  nearest: 'Zinazokaribia zaidi',
  instead: 'Tunazopendekeza',
} satisfies Translation<typeof english>;
