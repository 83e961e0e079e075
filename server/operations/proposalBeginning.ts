import { textFromCents } from '../../src/common/domain/money';
import { priceOf } from '../../src/common/domain/price';
import { placeText } from '../../src/common/domain/proposalTexts';
import { NOTE_HEAD } from '../../src/common/domain/quoteNote';
import { oneLine } from '../../src/common/domain/texts';
import { invalid } from '../errors';
import type { MediaStore } from '../media/mediaStore';
import type {
  ProductSummary,
  ProposalBeginning,
  ProposalLanguage,
  Quotation,
  SalesSettings,
} from '../openapi/operations.gen';
import { MOST_LINES } from '../openapi/values.gen';
import { type ContentLine, figuresOf, type ProposalContent } from '../proposals/content';
import type { Database } from '../database/client';
import { type CountyRow, findCounty } from '../repositories/counties';
import { dayFromToday } from '../repositories/proposals';
import { findQuotation } from '../repositories/quotations';
import { databaseTime } from '../repositories/schedule';
import { toQuotation } from './views';

/** A line of a request's note names a quantity: `2 x Standard Kit @ KES 49,900.00 = KES 99,800.00`. */
const NOTE_LINE = /^([1-9][0-9]{0,4}) x (.*)$/;

/** Of the lines two are for delivery and installation. */
const MOST_PRODUCTS = MOST_LINES - 2;

/**
 * What a quotation begins with: the settings', and of the request that it answers who asked, the products at today's
 * prices, and what delivery and installation cost in its county; what is on request there is left to staff, as are products
 * for which its lines are too few.
 * @throws ApiError 400 for a request that is not there
 */
export async function beginning(
  db: Database,
  media: MediaStore,
  settings: SalesSettings,
  { quotationId, language }: ProposalBeginning,
): Promise<{ content: ProposalContent; leftOut: number }> {
  const row = quotationId === undefined ? null : await findQuotation(db, quotationId);
  if (quotationId !== undefined && !row) throw invalid({ quotationId: 'There is no such request.' });
  const { vatRate, vatMode, pricesIncludeVat, depositPercent, validDays, terms } = settings;
  const request = row && toQuotation(media, row);
  const county = row?.county ? await findCounty(db, row.county.id) : null;
  const quantities = request ? quantitiesIn(request) : [];
  const products = request?.products ?? [];
  const now = await databaseTime(db);
  const content: ProposalContent = {
    language,
    title: null,
    customerName: request?.clients_name ?? null,
    customerPhone: request?.clients_phone ?? null,
    customerEmail: request?.clients_email ?? null,
    lines: [
      ...products.slice(0, MOST_PRODUCTS).map((product, at) => lineOf(product, quantities[at] ?? 1, language, now)),
      ...(county ? placeLines(county, language) : []),
    ],
    vatRate,
    vatMode,
    pricesIncludeVat,
    depositPercent,
    depositAmount: null,
    validUntil: await dayFromToday(db, validDays),
    terms: terms[language] || null,
  };
  return { content: countableOf(content), leftOut: Math.max(0, products.length - MOST_PRODUCTS) };
}

/** The same, where more than can be counted was asked for with how many left to staff, and where one of each is too much, its price. */
function countableOf(content: ProposalContent): ProposalContent {
  if (figuresOf(content)) return content;
  const single = { ...content, lines: content.lines.map((line) => ({ ...line, quantity: 1 })) };
  return figuresOf(single)
    ? single
    : { ...single, lines: single.lines.map((line) => ({ ...line, unitPrice: '0.00' })) };
}

/** @param now at which the price holds, ms since the epoch */
function lineOf(product: ProductSummary, quantity: number, language: ProposalLanguage, now: number): ContentLine {
  const { product_name: name, product_name_sw: swahili } = product;
  return {
    kind: 'item',
    text: (language === 'sw' && swahili) || name,
    quantity,
    unitPrice: textFromCents(priceOf(product, now).cents ?? 0),
    discount: '0.00',
  };
}

/**
 * How many of each of a request's products the lines of its note ask for: a line is known by the product's name, and counts
 * once; that of a product with another name by now, by its place.
 */
function quantitiesIn({ clients_note: note, productIds, products = [] }: Quotation): number[] {
  const rows = note.split(/\r\n?|\n/).map((row) => row.trim());
  // The visitor's own words stand before.
  const head = rows.lastIndexOf(NOTE_HEAD);
  const lines = rows.slice(head + 1).flatMap((row) => {
    const [, quantity, rest = ''] = NOTE_LINE.exec(row) ?? [];
    return quantity === undefined ? [] : [{ quantity: Number(quantity), rest }];
  });
  const left = new Set(lines);
  const take = (line: (typeof lines)[number] | undefined) =>
    line !== undefined && left.delete(line) ? line.quantity : undefined;
  const named = products.map(({ product_name, product_name_sw }) => {
    const names = [product_name, ...(product_name_sw ? [product_name_sw] : [])].map(oneLine);
    // Of two names that begin alike the longer one must not count for the shorter.
    const isOf = ({ rest }: { rest: string }) => names.some((name) => rest === name || rest.startsWith(`${name} @ `));
    return take([...left].find(isOf));
  });
  const inOrder = head !== -1 && lines.length <= productIds.length;
  return products.map(({ id }, at) => named[at] ?? (inOrder ? take(lines[productIds.indexOf(id)]) : undefined) ?? 1);
}

/** Delivery and installation at the county's prices. */
function placeLines({ name, ...terms }: CountyRow, language: ProposalLanguage): ContentLine[] {
  return (['delivery', 'installation'] as const).flatMap((kind) => {
    const unitPrice = terms[`${kind}_price`];
    return unitPrice === null
      ? []
      : [{ kind, text: placeText(kind, name)[language], quantity: 1, unitPrice, discount: '0.00' }];
  });
}
