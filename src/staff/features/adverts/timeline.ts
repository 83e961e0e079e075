import type { Advertisement } from '../../../common/api';
import { advertStatus, countOn, overlap, spanOf, type AdvertStatus } from '../../../common/domain/advertWindow';
import { dayFromText, dayNumber, mondayOf, startOfDayNumber, type DaySpan } from '../../../common/domain/wholeDays';
import type { CsvColumns } from '../../kit/list/csv';
import { minuteKey } from '../../kit/show/time';

/** Six weeks, of which two are before this one. */
const SHOWN_DAYS = 42;
const BEFORE = 14;
/** How far Earlier and Later go. */
export const STEP_DAYS = 21;

/** Bars too short for their days' text: on any screen, or on a phone. */
const TINY_DAYS = 7;
const SHORT_DAYS = 16;

export const segments = ['all', 'running', 'planned', 'ended'] as const;
export type Segment = (typeof segments)[number];

/** The days shown: from the Monday of the address's day, else so that this week stands in the middle. */
export function shownDays(from: string, today: number): DaySpan {
  const first = mondayOf(dayFromText(from) ?? today - BEFORE);
  return { first, last: first + SHOWN_DAYS - 1 };
}

export interface TimelineRow {
  advert: Advertisement;
  status: AdvertStatus;
  span: DaySpan;
}

const dayOf = (time: string | null | undefined) => time && minuteKey(Date.parse(time));

/** An advert in the columns of its file. */
export const csvColumns: CsvColumns<TimelineRow> = {
  id: ({ advert }) => advert.id,
  product_id: ({ advert }) => advert.product.id,
  product_name: ({ advert }) => advert.product.product_name,
  status: ({ status }) => status,
  start_date: ({ advert }) => dayOf(advert.start_date),
  end_date: ({ advert }) => dayOf(advert.end_date),
};

const rank: Readonly<Record<AdvertStatus, number>> = { running: 0, planned: 1, stopped: 2, ended: 3 };
const byOrder = (one: TimelineRow, other: TimelineRow) =>
  rank[one.status] - rank[other.status] ||
  compare(one.span.first, other.span.first) ||
  compare(one.span.last, other.span.last);
const compare = (one: number, other: number) => (one === other ? 0 : one < other ? -1 : 1);

/** What the time line lists: all that runs or is to come, and of what is over or stopped that which the days shown touch. */
export function timelineRows(adverts: readonly Advertisement[], days: DaySpan, now: number): TimelineRow[] {
  return adverts
    .map((advert) => ({ advert, status: advertStatus(advert, now), span: spanOf(advert) }))
    .filter(({ status, span }) => status === 'running' || status === 'planned' || overlap(span, days))
    .sort(byOrder);
}

/** Which segment an advert belongs to; a stopped one is over for visitors. */
export const segmentOf = (status: AdvertStatus): Exclude<Segment, 'all'> => (status === 'stopped' ? 'ended' : status);

/** Where a bar stands, in per cent of the lane's width. */
interface Bar {
  left: number;
  width: number;
  /** Of the bar, how much is past. */
  elapsed: number;
  /** It goes on beyond the days shown. */
  cutLeft: boolean;
  cutRight: boolean;
  /** Whether its text has room within: always, not on phones, never. */
  room: 'always' | 'wide' | 'never';
  /** The side for text without room. */
  side: 'before' | 'after';
}

/** Per cent of the lane at which a moment stands. @param days the days shown */
export const placeOf = (day: number, days: DaySpan): number =>
  ((day - days.first) / (days.last + 1 - days.first)) * 100;

/** The bar of a span; null where it is outside the days shown. @param today with its fraction that is past */
export function barOf(span: DaySpan, days: DaySpan, today: number): Bar | null {
  if (!overlap(span, days)) return null;
  const [first, end] = [Math.max(span.first, days.first), Math.min(span.last, days.last) + 1];
  const left = placeOf(first, days);
  const length = end - first;
  return {
    left,
    width: placeOf(end, days) - left,
    elapsed: Math.min(100, Math.max(0, ((today - first) / length) * 100)),
    cutLeft: span.first < days.first,
    cutRight: span.last > days.last,
    room: length < TINY_DAYS ? 'never' : length < SHORT_DAYS ? 'wide' : 'always',
    side: left + (placeOf(end, days) - left) / 2 > 50 ? 'before' : 'after',
  };
}

/** How many adverts there are on each of the days shown, those that were stopped left out. */
export function countsPerDay(adverts: readonly Advertisement[], days: DaySpan): number[] {
  const spans = adverts.filter(({ isActive }) => isActive !== false).map(spanOf);
  return Array.from({ length: days.last + 1 - days.first }, (_, index) => countOn(spans, days.first + index));
}

/** The present as a day with its fraction. */
export const presentDay = (now: number): number => {
  const today = dayNumber(now);
  return today + (now - startOfDayNumber(today)) / (startOfDayNumber(today + 1) - startOfDayNumber(today));
};
