import type { article as english } from '../en/article';
import type { Translation } from '../../i18n/translate';
import type { AgeUnit } from '../../domain/relativeTime';
import { plural } from './plural';

/** Texts of one article's page. */
const number = (count: number) => count.toLocaleString('en-KE');

/** Vipimo vya muda: kimoja na vingi, kila kimoja na kitenzi chake. */
const AGES: Readonly<Record<AgeUnit, readonly [one: (n: number) => string, more: (n: number) => string]>> = {
  second: [(n) => `Sekunde ${n} iliyopita`, (n) => `Sekunde ${n} zilizopita`],
  minute: [(n) => `Dakika ${n} iliyopita`, (n) => `Dakika ${n} zilizopita`],
  hour: [(n) => `Saa ${n} iliyopita`, (n) => `Saa ${n} zilizopita`],
  day: [(n) => `Siku ${n} iliyopita`, (n) => `Siku ${n} zilizopita`],
  week: [(n) => `Wiki ${n} iliyopita`, (n) => `Wiki ${n} zilizopita`],
  month: [(n) => `Mwezi ${n} uliopita`, (n) => `Miezi ${n} iliyopita`],
  year: [(n) => `Mwaka ${n} uliopita`, (n) => `Miaka ${n} iliyopita`],
};

/** Maandishi ya ukurasa wa makala moja. */
export const article = {
  loading: 'Inapakia...',
  failed: 'Imeshindikana kupakia makala.',
  fetchFailed: 'Hitilafu imetokea wakati wa kuleta makala',
  home: 'Mwanzo',
  articles: 'Makala',
  inEnglish: 'Makala haya yako kwa Kiingereza tu.',
  likes: (count: number) => `Imependwa mara ${number(count)}`,
  views: (count: number) => `Imetazamwa mara ${number(count)}`,
  comments: (count) => `Maoni ${count}`,
  readingTime: (minutes: number) => `Dakika ${minutes} ${plural(minutes, 'ya', 'za')} kusoma`,
  published: 'Imechapishwa',
  like: 'Penda',
  likeDone: 'Umependa makala haya!',
  likeFailed: 'Imeshindikana kupenda makala.',
  share: 'Shiriki',
  onWhatsapp: 'kwa WhatsApp',
  opensNewTab: '(hufungua kichupo kipya)',
  tags: 'Lebo',
  category: 'Aina',
  table: 'Jedwali',
  code: 'Msimbo',

  commentsTitle: 'Maoni',
  addComment: 'Ongeza maoni',
  commentHelp: 'Tafadhali usiandike namba za simu.',
  consent: 'Maoni yako yataonekana hadharani bila jina (Asiyejulikana).',
  privacy: 'Jinsi tunavyotunza unachoandika',
  submit: 'Tuma',
  submitting: 'Inatuma...',
  emptyComment: 'Maoni hayawezi kuwa tupu.',
  commentAdded: 'Maoni yameongezwa!',
  commentFailed: 'Imeshindikana kuongeza maoni.',
  exception: 'Hitilafu imetokea',
  charactersLeft: (count: number) => `Herufi ${number(count)} ${count === 1 ? 'imebaki' : 'zimebaki'}`,
  noComments: 'Bado hakuna maoni. Yako yatakuwa ya kwanza.',
  lastComments: (count: number) => (count === 1 ? 'Maoni ya mwisho' : `Maoni ${count} ya mwisho`),
  lastOf: (shown, total) => `Maoni ${shown} ya mwisho kati ya ${total}, mapya kwanza`,
  anonymous: 'Asiyejulikana',
  ago: (value: number, unit: AgeUnit) => AGES[unit][value === 1 ? 0 : 1](value),

  relatedArticles: 'Makala yanayohusiana',
  relatedProducts: 'Bidhaa zinazohusiana',
} satisfies Translation<typeof english>;
