import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database/client';
import { products } from '../database/schema';
import type { ProductUpdate } from '../openapi/operations.gen';
import { isId } from './conditions';
import { settlePrices } from './prices';
import { type Changes, given, orNone } from './rows';
import { NEXT_UPDATED_AT } from './updatedAt';

/** What staff may send; what is left out keeps its value. */
export type ProductInput = Changes<ProductUpdate>;

/** What a product cannot be created without. */
export type NewProduct = ProductInput & { product_name: string; product_price: string };

function toRow(input: ProductInput) {
  return given({
    productName: input.product_name,
    productNameSw: input.product_name_sw,
    productPrice: input.product_price,
    newPrice: input.new_price,
    categoryId: input.category_id,
    description: orNone(input.description),
    productDescriptionSw: orNone(input.product_description_sw),
    quantity: input.quantity,
    stockStatus: input.stock_status,
    startingRating: input.rating,
    isBestSeller: input.isBestSeller,
    installmentInfo: orNone(input.installment_info),
    additionalInfo: orNone(input.additional_info),
    compatibility: orNone(input.compatibility),
    toolsNeeded: orNone(input.tools_needed),
    packageDimensions: orNone(input.package_dimensions),
    packageWeight: orNone(input.package_weight),
    uses: input.uses,
    discountPercentage: input.discount_percentage,
    discountStartDate: input.discount_start_date,
    discountEndDate: input.discount_end_date,
  });
}

/** Whether the discount's percentage came without the price that it makes. */
function wantsDerivedPrice(input: ProductInput): boolean {
  return (
    typeof input.discount_percentage === 'number' && input.discount_percentage > 0 && input.new_price === undefined
  );
}

const DERIVED_PRICE = sql`round(product_price * (1 - discount_percentage::numeric / 100), 2)`;

/**
 * Call in a transaction.
 * @returns the new id
 * @throws foreign key violation `products_category_id_categories_id_fk` for an unknown category
 */
export async function insertProduct(transaction: Database, input: NewProduct): Promise<string> {
  const [row] = await transaction
    .insert(products)
    .values({ ...toRow(input), productName: input.product_name, productPrice: input.product_price })
    .returning({ id: products.id });
  if (!row) throw new Error('An insert of a product gave no id.');
  await afterWrite(transaction, row.id, input);
  return row.id;
}

/**
 * Call in a transaction.
 * @returns false when there is no such product
 * @throws foreign key violation `products_category_id_categories_id_fk`, check `products_discount_window_check`
 */
export async function updateProductRow(transaction: Database, id: string, input: ProductInput): Promise<boolean> {
  if (!isId(id)) return false;
  const rows = await transaction
    .update(products)
    .set({ ...toRow(input), updatedAt: NEXT_UPDATED_AT })
    .where(eq(products.id, id))
    .returning({ id: products.id });
  if (rows.length === 0) return false;
  await afterWrite(transaction, id, input);
  return true;
}

async function afterWrite(transaction: Database, id: string, input: ProductInput): Promise<void> {
  if (wantsDerivedPrice(input)) {
    await transaction.update(products).set({ newPrice: DERIVED_PRICE }).where(eq(products.id, id));
  }
  await settlePrices(transaction, sql`id = ${id}`);
}
