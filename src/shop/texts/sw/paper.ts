import type { paper as english } from '../en/paper';
import type { Translation } from '../../../common/i18n/translate';

/** What only a printed page says. */
export const paper = {
  code: 'Msimbo wa QR wa ukurasa huu',
  printed: (date) => `Imechapishwa ${date}:`,
  printedPrices: (date) => `Imechapishwa ${date}. Bei na upatikanaji wa leo:`,
} satisfies Translation<typeof english>;
