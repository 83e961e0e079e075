import type { Quotation } from '../../api';
import { oneLine } from '../../../common/domain/texts';
import { priceOf } from '../../../common/domain/price';
import { readNote, type NoteLine } from '../../../common/domain/quoteNote';

type Product = NonNullable<Quotation['products']>[number];

/** Where a request came from, as far as it says: a cart with one product looks like that product's page, a kit like a cart. */
type Origin = 'cart' | 'product' | 'header' | 'contact';

/** One item of a request; amounts in cents, null for a price on request. */
export interface RequestItem {
  key: string;
  name: string;
  /** What the note says; null where it had no room for the item. */
  asked: Pick<NoteLine, 'quantity' | 'unit' | 'total'> | null;
  /** The product as it is today; null where it no longer exists, or the server did not say. */
  product: Product | null;
  /** The server named the request's products, and this is not among them. */
  gone: boolean;
  /** Today's price where it is another than when the visitor asked. */
  changedTo: number | null;
}

/** A request as staff read it. */
export interface ReceivedRequest {
  origin: Origin;
  /** Of the contact form. */
  subject: string | null;
  /** The visitor's own words. */
  message: string;
  /** The first line of what they wrote, or what they asked for. */
  firstLine: string;
  items: RequestItem[];
  /** Items that neither the note nor the server names. */
  more: number;
  /** How many products they asked for. */
  productCount: number;
  /** Cents at the time of asking; null without items that had a price. */
  total: number | null;
  /** The note's total is not the sum of its lines: anybody can write a note. */
  differs: boolean;
}

const SUBJECT = /^Subject: ([^\n]*)(?:\n+|$)/;

/**
 * Takes a request apart: the visitor's words, and the items that travel in the note, with what is known of each today.
 * @param now milliseconds since the epoch
 */
export function readRequest({ clients_note: note, productIds, products }: Quotation, now: number): ReceivedRequest {
  const { message: words, lines, more: unlisted, total } = readNote(note.replace(/\r\n?/g, '\n'));
  const productCount = Math.max(productIds.length, lines.length + unlisted);
  const subject = productCount === 0 ? SUBJECT.exec(words) : null;
  const message = (subject ? words.slice(subject[0].length) : words).trim();
  const items = itemsOf(lines, productIds, products, now);
  return {
    origin: subject ? 'contact' : productCount === 0 ? 'header' : productCount === 1 ? 'product' : 'cart',
    subject: subject?.[1]?.trim() || null,
    message,
    firstLine: oneLine(words.trim().split('\n')[0] ?? '') || items.map(({ name }) => name).join(', '),
    items,
    more: productCount - items.length,
    productCount,
    total: total === 0 && lines.every(({ unit }) => unit === null) ? null : total,
    differs: total !== null && unlisted === 0 && lines.reduce((sum, line) => sum + (line.total ?? 0), 0) !== total,
  };
}

/** The note's lines and the ids come in the same order; where their numbers differ, a line is known by its name. */
function itemsOf(
  lines: readonly NoteLine[],
  ids: readonly string[],
  products: readonly Product[] | undefined,
  now: number,
): RequestItem[] {
  const byId = new Map(products?.map((product) => [product.id, product]));
  const inOrder = ids.length >= lines.length;
  const listed = lines.map((line, index): RequestItem => {
    const product =
      (inOrder
        ? byId.get(ids[index] ?? '')
        : products?.find(({ product_name: name }) => oneLine(name) === line.name)) ?? null;
    const price = product && priceOf(product, now).cents;
    return {
      key: `line ${index}`,
      name: line.name,
      asked: line,
      product,
      gone: products !== undefined && product === null,
      changedTo: price !== null && price !== line.unit ? price : null,
    };
  });
  const others = inOrder ? ids.slice(lines.length).flatMap((id) => byId.get(id) ?? []) : [];
  return [
    ...listed,
    ...others.map((product): RequestItem => ({
      key: product.id,
      name: product.product_name,
      asked: null,
      product,
      gone: false,
      changedTo: null,
    })),
  ];
}
