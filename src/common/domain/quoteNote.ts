import type { CartItem } from './cartItem';
import { cutAt, fitting, LONGEST_CHAT } from './chatLength';
import { LONGEST_NOTE } from './contract.gen';
import { lineTotal, totalOf, unitOf } from './cartTotals';
import { plainKes, plainKesOr } from './plainMoney';
import { oneLine } from './texts';

/**
 * The items of a quote request travel in its note, for the call has no quantities:
 *
 *     the visitor's message
 *
 *     Items:
 *     2 x Standard Kit @ KES 49,900.00 = KES 99,800.00
 *     1 x Tower @ price on request
 *     Total: KES 99,800.00
 *
 * This module writes that block and reads it back.
 */

/** One item read back; amounts in cents, null for a price on request. */
export interface NoteLine {
  quantity: number;
  name: string;
  unit: number | null;
  total: number | null;
}

interface Note {
  /** The visitor's own words. */
  message: string;
  lines: NoteLine[];
  /** How many items did not fit into the note. */
  more: number;
  /** Cents; null where the note has no items. */
  total: number | null;
}

/** Stands alone above the lines. */
export const NOTE_HEAD = 'Items:';
const GAP = '\n\n';
const ON_REQUEST = 'price on request';
const LINE = new RegExp(`^([1-9][0-9]*) x (.*) @ (?:${ON_REQUEST}|(KES [0-9.,]+) = (KES [0-9.,]+))$`, 'su');
const MORE = /^and ([1-9][0-9]*) more$/;
const TOTAL = new RegExp(`^Total: (${ON_REQUEST}|KES [0-9.,]+)$`);

const cents = (amount: string) => Math.round(Number(amount.replace(/[^0-9.]/g, '')) * 100);

/**
 * The note of a request: the message, and the block where there are items. What would make it longer than `limit`
 * is counted instead of listed; the total is always that of all items.
 */
export function buildNote(
  message: string,
  items: readonly Pick<CartItem, 'name' | 'price' | 'quantity'>[],
  limit = LONGEST_NOTE,
): string {
  const words = message.trim();
  if (items.length === 0) return words;
  const total = `Total: ${plainKesOr(totalOf(items), ON_REQUEST)}`;
  const lines = items.map((item) => {
    const [unit, sum] = [unitOf(item), lineTotal(item)];
    const amounts = unit === null || sum === null ? ON_REQUEST : `${plainKes(unit)} = ${plainKes(sum)}`;
    return `${item.quantity} x ${oneLine(item.name)} @ ${amounts}`;
  });
  return withBlock(words, { lines, more: 0, total }, limit);
}

/** The rows of a block; `more` items are counted. */
interface Block {
  lines: readonly string[];
  more: number;
  total: string;
}

/** A message with the block below it, of which as many lines are listed as the limit takes. */
function withBlock(words: string, { lines, more, total }: Block, limit: number): string {
  const start = `${words}${words && GAP}${NOTE_HEAD}`;
  return fitting(limit, lines.length, (shown) => {
    const left = lines.length - shown + more;
    return [start, ...lines.slice(0, shown), ...(left > 0 ? [`and ${left} more`] : []), total].join('\n');
  });
}

/** A note as the text of a chat, which is shorter: items are counted and the message is cut, the total stays. */
export function chatNote(note: string): string {
  if (note.length <= LONGEST_CHAT) return note;
  const { message, lines, more, total } = readNote(note);
  if (total === null) return cutAt(LONGEST_CHAT, note);
  const rows = note.split('\n');
  const first = rows.lastIndexOf(NOTE_HEAD) + 1;
  const block = { lines: rows.slice(first, first + lines.length), more, total: rows.at(-1) ?? '' };
  // The list leaves the message half of the room, or what it needs.
  const list = withBlock('', block, LONGEST_CHAT - Math.min(LONGEST_CHAT / 2, message.length + GAP.length));
  const words = cutAt(LONGEST_CHAT - GAP.length - list.length, message);
  return `${words}${words && GAP}${list}`;
}

/** The note of the contact form, which has no call of its own: its subject is the first line. */
export function contactNote(subject: string, message: string): string {
  return `Subject: ${oneLine(subject)}${GAP}${message.trim()}`;
}

/** Takes a note apart; one without a block is all message. */
export function readNote(note: string): Note {
  const rows = note.split('\n');
  const head = rows.lastIndexOf(NOTE_HEAD);
  const block = head === -1 ? null : readBlock(rows.slice(head + 1));
  if (!block) return { message: note, lines: [], more: 0, total: null };
  return { message: rows.slice(0, head).join('\n').trim(), ...block };
}

function readBlock(rows: readonly string[]): Omit<Note, 'message'> | null {
  const total = TOTAL.exec(rows.at(-1) ?? '')?.[1];
  if (total === undefined) return null;
  const left = MORE.exec(rows.at(-2) ?? '')?.[1];
  const lines = rows.slice(0, left === undefined ? -1 : -2).map(readLine);
  if (!lines.every((line) => line !== null) || !Number.isFinite(cents(total))) return null;
  return { lines, more: Number(left ?? 0), total: cents(total) };
}

function readLine(row: string): NoteLine | null {
  const [, quantity, name, unit, total] = LINE.exec(row) ?? [];
  if (quantity === undefined || name === undefined) return null;
  const line = {
    quantity: Number(quantity),
    name,
    unit: unit ? cents(unit) : null,
    total: total ? cents(total) : null,
  };
  // Anybody can write a note: what looks like an amount need not be one.
  return [line.quantity, line.unit ?? 0, line.total ?? 0].every(Number.isFinite) ? line : null;
}
