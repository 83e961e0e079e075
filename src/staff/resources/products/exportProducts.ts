import type { Product } from '../../../common/api';
import { products as t } from '../../texts/products';

type Row = readonly (string | number | boolean | null)[];

const rowOf = (product: Product): Row => [
  product.id,
  product.product_name,
  product.category?.category_name ?? '',
  product.stock_status,
  product.quantity,
  product.product_price,
  product.new_price,
  product.discounts[0]?.discount_percentage ?? '',
  product.installment_info,
  product.isActive,
  product.isBestSeller,
  product.rating,
  product.reviews,
  product.images.length,
];

/** A byte order mark: without it Excel takes UTF-8 for something else. */
const BOM = '\uFEFF';

/**
 * Text that a spreadsheet would run as a formula: an operator first, also behind what programs strip or do not show (blanks,
 * line breaks, marks of no width), and in the wide forms that East Asian versions read as the plain ones; and all that
 * begins with a tab or a line break. Whatever follows, a line break included, makes no difference.
 */
const FORMULA = /^(?:[\t\n\r]|[\s\p{C}\p{Z}]*[=+\-@\uFE62\uFE63\uFE66\uFE6B\uFF0B\uFF0D\uFF1D\uFF20])/u;

/** The products as CSV (RFC 4180). What looks like a formula is defused by an apostrophe, as OWASP advises on CSV injection. */
export async function productsCsv(products: readonly Product[]): Promise<string> {
  const { unparse } = await import(/* webpackChunkName: "csv" */ 'papaparse');
  return (
    BOM +
    unparse(
      { fields: [...t.csvColumns], data: products.map((product) => [...rowOf(product)]) },
      { escapeFormulae: FORMULA, newline: '\r\n' },
    )
  );
}

/**
 * All rows behind the filters, page after page.
 * @param readPage reads one page @param tell how many of how many are there
 * @returns what was read when `signal` stopped it, too
 */
export async function readAll(
  readPage: (page: number) => Promise<{ products: Product[]; meta: { pageCount: number; total?: number } }>,
  tell: (done: number, total: number) => void,
  signal: AbortSignal,
): Promise<Product[]> {
  const all: Product[] = [];
  for (let page = 1, pageCount = 1; page <= pageCount && !signal.aborted; page += 1) {
    const { products, meta } = await readPage(page);
    all.push(...products);
    ({ pageCount } = meta);
    tell(all.length, meta.total ?? all.length);
  }
  return all;
}
