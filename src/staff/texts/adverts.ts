import { BAR_PLACES } from '../../common/domain/advertWindow';

const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const numberWord = (count: number) => NUMBERS[count] ?? String(count);
const onDays = (days: string) => (days.startsWith('from ') ? `F${days.slice(1)} on` : `On ${days}`);

/** Texts of an advert and its dialog, which the list of products has at hand; those of their page stand in timeline.ts. */
export const adverts = {
  advertise: 'Advertise a product',
  change: 'Change the advert',
  active: 'Active',
  activeHelp: 'Switched off, it is kept but not shown.',
  start: 'Start date',
  startHelp: 'Empty: it starts at once.',
  end: 'End date',
  endHelp: 'The last day it is shown. Empty: it runs until it is stopped.',
  submitNew: 'Advertise',
  submitChange: 'Save',
  saving: 'Saving...',
  added: 'Advert added successfully',
  changed: 'Advert updated successfully',
  endsBeforeItStarts: 'The advert ends before it starts.',
  over: 'These days are over: visitors will not see the advert.',
  inactiveProduct: 'This product is inactive: visitors will not see the advert',
  sameProduct: (days: string | null) =>
    `This product is already advertised${days ? ` (${days})` : ', without an end'}.`,
  /** @param days '22 and 23 November' @param count the most adverts on one of them */
  crowded: (days: string, count: number) =>
    `${onDays(days)} ${count > BAR_PLACES + 1 ? 'up to ' : ''}${numberWord(count)} adverts overlap. The bar at the top of the shop shows three: those added last.`,
  withoutOthers: 'The other adverts could not be loaded, so overlaps are not checked.',
  until: (day: string) => `until ${day}`,
  from: (day: string) => `from ${day}`,
  noEnd: 'no end date',
} as const;
