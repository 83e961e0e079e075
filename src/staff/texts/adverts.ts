import { BAR_PLACES, type AdvertStatus } from '../../common/domain/advertWindow';

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

/** Texts of the adverts' dialog, time line and chooser. */
export const adverts = {
  title: 'Adverts',
  runningCount: (count: number) => `${count} running`,
  advertise: 'Advertise a product',
  change: 'Change the advert',
  product: 'Product',
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
  notADay: 'This is not a date.',
  over: 'These days are over: visitors will not see the advert.',
  inactiveProduct: 'This product is inactive: visitors will not see the advert',
  sameProduct: (days: string | null) =>
    `This product is already advertised${days ? ` (${days})` : ', without an end'}.`,
  /** @param days '22 and 23 November' @param count the most adverts on one of them */
  crowded: (days: string, count: number) =>
    `${onDays(days)} ${count > BAR_PLACES + 1 ? 'up to ' : ''}${numberWord(count)} adverts overlap. The bar at the top of the shop shows three: those added last.`,
  onlyRunning:
    'This server lists only the adverts that run now, without their days. They can neither be changed nor stopped here.',
  withoutOthers: 'The other adverts could not be loaded, so overlaps are not checked.',
  status: { running: 'Running', planned: 'Planned', ended: 'Ended', stopped: 'Stopped' } satisfies Record<
    AdvertStatus,
    string
  >,
  always: 'Always',
  until: (day: string) => `until ${day}`,
  from: (day: string) => `from ${day}`,
  noEnd: 'no end date',
  statuses: 'Status',
  all: 'All',
  today: 'Today',
  earlier: 'Earlier',
  later: 'Later',
  shownDays: 'Days shown',
  list: 'Adverts and their days',
  runs: (days: string) => `Runs ${days}`,
  runsAlways: 'Runs without an end',
  nothingThen: 'No advert of this kind in these days.',
  inactiveAdvertised: (count: number) =>
    count === 1
      ? 'One advertised product is inactive: visitors do not see its advert.'
      : `${count} advertised products are inactive: visitors do not see their adverts.`,
  showThem: (count: number) => (count === 1 ? 'Show it' : 'Show them'),
  productInactive: 'product inactive',
  stop: 'Stop',
  stopOf: (name: string) => `Stop the advert of ${name}`,
  edit: 'Edit',
  editDates: 'Edit dates',
  editOf: (name: string) => `Edit the advert of ${name}`,
  againShort: 'Again',
  againOf: (name: string) => `Advertise ${name} again`,
  stopTitle: (name: string) => `Stop the advert of “${name}”?`,
  stopText: 'Visitors no longer see it. It can be started again.',
  stopAction: 'Stop advert',
  stopping: 'Stopping...',
  stopFailed: 'The advert could not be stopped.',
  stopped: 'The advert is stopped.',
  perDay: 'Adverts per day, three fit in the bar',
  perDayWords: (days: string, least: number, most: number) =>
    `${days}: ${least === most ? most : `${least} to ${most}`} a day; three fit in the bar.`,
  emptyTitle: 'No adverts yet',
  emptyText: 'Advertised products stand in the bar at the top of the shop and in its carousel.',
  failed: 'The adverts could not be loaded.',
  chooseTitle: 'Which product?',
  chooseLabel: 'Search products',
  searching: 'Searching...',
  choices: 'Products',
  found: (count: number) => (count === 1 ? 'One product' : `${count} products`),
  noneFound: 'No product matches.',
  searchFailed: 'The products could not be loaded.',
  inactive: 'Inactive',
  advertised: (days: string | null) => `Advertised${days ? ` (${days})` : ''}`,
} as const;
