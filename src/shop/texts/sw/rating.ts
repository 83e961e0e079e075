import type { rating as english } from '../en/rating';
import type { Translation } from '../../../common/i18n/translate';

/** Texts of the rating dialog. */
export const rating = {
  title: 'Kadiria Bidhaa Hii',
  legend: 'Nyota zako',
  words: ['Mbaya', 'Wastani', 'Nzuri', 'Nzuri sana', 'Bora kabisa'],
  star: (stars, word) => `nyota ${stars}, ${word}`,
  chosen: (stars) => `${stars} kati ya 5`,
  none: 'Bado hujakadiria',
  comment: 'Maoni',
  optional: '(si lazima)',
  help: 'Mnunuzi anayefuata ajue nini?',
  submit: 'Tuma Ukadiriaji',
  submitting: 'Inatuma...',
  cancel: 'Ghairi',
  required: 'Chagua nyota 1 hadi 5.',
  tooLong: (most) => `Tumia herufi zisizozidi ${most.toLocaleString('sw-KE')}.`,
  failed: 'Hitilafu imetokea',
  offline: 'Inaonekana huna mtandao. Usifunge dirisha hili; jaribu tena mtandao ukirudi.',
  succeeded: 'Imefanikiwa',
} satisfies Translation<typeof english>;
