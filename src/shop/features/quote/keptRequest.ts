import { isCartItem } from '../../../common/domain/cartItem';
import { LONGEST_NOTE } from '../../../common/domain/contract.gen';
import { isMoment, isObject } from '../../../common/domain/shape';
import type { Arrived, OutgoingRequest } from './quoteCall';

/** One that waits for the network, or tells what became of it. */
export interface KeptRequest extends OutgoingRequest {
  state: 'kept' | 'refused' | 'sent';
  /** When it was kept, and once it was sent, that moment; milliseconds since the epoch. */
  keptAt: number;
  /** The first try that may have reached the server; null while there was none. */
  triedAt: number | null;
  /** The server's words once there is an answer. */
  message: string;
  /** The number of one that has arrived. */
  reference?: string;
  /** The server's words per field of the form. */
  fields: Record<string, string>;
}

/** Characters of the server's words that are kept. */
export const LONGEST_MESSAGE = 2000;
const HOUR = 3_600_000;
/** The server knows a key for 24 hours; a try after that could make a second request of the same one. */
const KEY_HOLDS = 23 * HOUR;
/** What nobody could send for so long after the first try is no longer wanted. */
export const DAYS_KEPT = 7;
const SENT_SHOWN = 24 * HOUR;
/** As many wait at most. */
export const MOST_KEPT = 5;

/**
 * Whether it may go by itself: one that may have arrived, and whose key the server may have forgotten, asks first. The clock may
 * have been set since, either way.
 */
export function goesByItself({ state, triedAt }: KeptRequest, now: number): boolean {
  return state === 'kept' && (triedAt === null || Math.abs(now - triedAt) < KEY_HOLDS);
}

/**
 * Whether its time is over. A clock that was put back counts as no time; one that was put right may make any request old, so that
 * one that was never tried goes first.
 */
export function isOver({ state, keptAt, triedAt }: KeptRequest, now: number): boolean {
  if (state === 'sent') return now - keptAt > SENT_SHOWN;
  if (state === 'kept' && triedAt === null) return false;
  return now - Math.max(keptAt, triedAt ?? keptAt) > DAYS_KEPT * 24 * HOUR;
}

/** After success nothing of it is kept but where the answer goes. */
export function asSent(request: KeptRequest, { message, reference }: Arrived, now: number): KeptRequest {
  return {
    ...request,
    state: 'sent',
    keptAt: now,
    message: message.slice(0, LONGEST_MESSAGE),
    reference: reference.slice(0, LONGEST_MESSAGE),
    fields: {},
    lines: [],
    note: '',
    values: { name: '', phone: '', message: '', email: request.values.email },
  };
}

/** The requests in stored data; what is no request is left out. */
export const requestsIn = (data: unknown): KeptRequest[] =>
  Array.isArray(data) ? data.filter(isKeptRequest).slice(0, MOST_KEPT) : [];

const isText = (value: unknown, longest: number): value is string =>
  typeof value === 'string' && value.length <= longest;

function isKeptRequest(value: unknown): value is KeptRequest {
  if (!isObject(value)) return false;
  const {
    key,
    from,
    values,
    lines,
    note,
    state,
    keptAt,
    triedAt,
    message,
    reference = '',
    countyId = '',
    fields,
  } = value;
  return (
    isText(key, 64) &&
    /^[A-Za-z0-9_-]{8,64}$/.test(key) &&
    ['header', 'cart', 'product'].includes(from as string) &&
    ['kept', 'refused', 'sent'].includes(state as string) &&
    isObject(values) &&
    ['name', 'phone', 'email', 'message'].every((name) => isText(values[name], LONGEST_NOTE)) &&
    Array.isArray(lines) &&
    lines.every(isCartItem) &&
    isText(note, LONGEST_NOTE) &&
    isText(countyId, 64) &&
    isMoment(keptAt) &&
    (triedAt === null || isMoment(triedAt)) &&
    isText(message, LONGEST_MESSAGE) &&
    isText(reference, LONGEST_MESSAGE) &&
    isObject(fields) &&
    Object.values(fields).every((text) => isText(text, LONGEST_MESSAGE))
  );
}
