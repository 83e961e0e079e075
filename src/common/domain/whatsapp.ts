import { business } from './business';
import type { CartItem } from './cartItem';
import { fitting, LONGEST_CHAT } from './chatLength';
import { lineTotal, totalOf, unitOf } from './cartTotals';
import { whatsapp } from '../texts/en/whatsapp';
import { plainSpaces } from './money';
import { encoded } from './paths';
import { plainKes, plainKesOr } from './plainMoney';
import { oneLine } from './texts';

/** What a message says of a product; the price in shillings, as a cart line has it. */
type Line = Pick<CartItem, 'name' | 'price' | 'quantity'>;

/**
 * The cart as text: `name x quantity: KES line total` for each item, and the total (docs/product.md, 4.4). Items that
 * would make it too long are counted; the total is that of all.
 */
export function cartText(lines: readonly Line[], t = whatsapp): string {
  const amount = (cents: number | null) => plainKesOr(cents, t.onRequest);
  const total = t.total(amount(totalOf(lines)));
  const said = ({ name, ...line }: Line) => `${oneLine(name)} x ${line.quantity}: ${amount(lineTotal(line))}`;
  return fitting(LONGEST_CHAT, lines.length, (shown) =>
    [
      t.cart(business.name),
      ...lines.slice(0, shown).map(said),
      ...(shown < lines.length ? [t.more(lines.length - shown)] : []),
      total,
    ].join('\n'),
  );
}

/** One product as text: name, price, quantity, total (docs/product.md, 4.4); without a price it asks for that (8.2). */
export function productText(line: Line, t = whatsapp): string {
  const [name, unit] = [oneLine(line.name), unitOf(line)];
  if (unit === null) return `${name}\n${t.askPrice}`;
  return [
    t.product(business.name),
    name,
    t.price(plainKes(unit)),
    t.quantity(line.quantity),
    t.total(plainKes(unit * line.quantity)),
  ].join('\n');
}

/**
 * A link that opens a chat with the business; with a text, that text is prefilled.
 * @param number whose chat it is instead: digits only, with the country code
 */
export function whatsappLink(text?: string, number = business.whatsapp): string {
  const chat = `https://wa.me/${number}`;
  return text === undefined ? chat : `${chat}?text=${encoded(plainSpaces(text))}`;
}

/** A link that opens WhatsApp with a text for whomever one chooses there. */
export const shareLink = (text: string): string => whatsappLink(text, '');
