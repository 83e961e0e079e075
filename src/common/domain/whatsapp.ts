import { business } from './business';
import type { CartItem } from './cartItem';
import { fitting, LONGEST_CHAT } from './chatLength';
import { lineTotal, totalOf, unitOf } from './cartTotals';
import { whatsapp } from '../texts/en/whatsapp';
import { formatKes, kesOr, plainSpaces } from './money';
import { encoded } from './paths';
import { oneLine } from './texts';

/** What a message says of a product; the price in shillings, as a cart line has it. */
type Line = Pick<CartItem, 'name' | 'price' | 'quantity'>;

const money = (cents: number) => plainSpaces(formatKes(cents));

/**
 * The cart as text: `name x quantity: KES line total` for each item, and the total (docs/product.md, 4.4). Items that
 * would make it too long are counted; the total is that of all.
 */
export function cartText(lines: readonly Line[], t = whatsapp): string {
  const amount = (cents: number | null) => plainSpaces(kesOr(cents, t.onRequest));
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
    t.price(money(unit)),
    t.quantity(line.quantity),
    t.total(money(unit * line.quantity)),
  ].join('\n');
}

/** A link that opens a chat with the business; with a text, that text is prefilled. */
export function whatsappLink(text?: string): string {
  const chat = `https://wa.me/${business.whatsapp}`;
  return text === undefined ? chat : `${chat}?text=${encoded(plainSpaces(text))}`;
}

/** A link that opens WhatsApp with a text for whomever the visitor chooses. */
export function shareLink(text: string): string {
  return `https://wa.me/?text=${encoded(plainSpaces(text))}`;
}
