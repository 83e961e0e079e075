import type { newsletter as english } from '../en/newsletter';
import type { Translation } from '../../../common/i18n/translate';

/** Texts of the newsletter's form. */
export const newsletter = {
  placeholder: 'wewe@example.com',
  submit: 'Pata habari',
  done: 'Asante. Toleo lijalo litakufikia.',
  invalid: 'Andika barua pepe kama jina@example.com.',
  failed: 'Anwani yako haikuweza kuhifadhiwa. Tafadhali jaribu tena.',
  closed: 'Usajili umefungwa kwa sasa.',
} satisfies Translation<typeof english>;
