import type { AdvertStatus } from '../../common/domain/advertWindow';

/** Texts of the adverts' time line and chooser, and of stopping one. */
export const timeline = {
  title: 'Adverts',
  runningCount: (count: number) => `${count} running`,
  product: 'Product',
  onlyRunning:
    'This server lists only the adverts that run now, without their days. They can neither be changed nor stopped here.',
  status: { running: 'Running', planned: 'Planned', ended: 'Ended', stopped: 'Stopped' } satisfies Record<
    AdvertStatus,
    string
  >,
  always: 'Always',
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
