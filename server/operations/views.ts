import type { MediaStore } from '../media/mediaStore';
import type {
  Advertisement,
  Article,
  Category,
  Discount,
  Image,
  Product,
  ProductSummary,
  Quotation,
  RelatedProduct,
  Tag,
} from '../openapi/operations.gen';
import type { AdvertRow } from '../repositories/adverts';
import type { ArticleDetailRow, ArticleRow } from '../repositories/articles';
import type { ImageRow } from '../repositories/imageRows';
import type { NamedRow } from '../repositories/names';
import type { ProductDetailRow, ProductRow } from '../repositories/products';
import type { ProductSummaryRow } from '../repositories/productSummary';
import type { CandidateRow } from '../repositories/relatedProducts';
import type { QuotationRow } from '../repositories/quotations';

/** How rows become the contract's shapes (openapi.yaml, components/schemas). */

type DiscountColumns = Pick<ProductSummaryRow, 'discount_percentage' | 'discount_start_date' | 'discount_end_date'>;

function toImage(media: MediaStore, { id, alt, caption, credit, ...kept }: ImageRow): Image {
  const { key: _, color, ...picture } = media.describe(kept);
  return {
    id,
    ...picture,
    ...(color && { color }),
    ...(alt && { alt }),
    ...(caption && { caption }),
    ...(credit && { credit }),
  };
}

/** The first picture of a product is its primary one. */
function toProductImages(media: MediaStore, images: readonly ImageRow[]): Image[] {
  return images.map((image, index) => ({ ...toImage(media, image), is_primary: index === 0 }));
}

/** A product has one discount or none; the contract allows several. */
function toDiscounts(row: DiscountColumns): Discount[] {
  if (row.discount_percentage === null) return [];
  return [
    {
      discount_percentage: row.discount_percentage,
      start_date: row.discount_start_date,
      end_date: row.discount_end_date,
    },
  ];
}

/** Schema `Product`, of a list or by itself. */
export function toProduct(media: MediaStore, row: ProductRow | ProductDetailRow): Product {
  const { discount_percentage: _, images, ...rest } = row;
  return { ...rest, images: toProductImages(media, images), discounts: toDiscounts(row) };
}

/** Schema `RelatedProduct`; a row shows one picture. */
export function toRelated(
  media: MediaStore,
  { product }: CandidateRow,
  reason: RelatedProduct['reason'],
): RelatedProduct {
  return { reason, product: { ...toSummary(product), images: toProductImages(media, product.images.slice(0, 1)) } };
}

/** Schema `Article`, of a list or by itself. */
export function toArticle(media: MediaStore, row: ArticleRow | ArticleDetailRow): Article {
  return { ...row, images: row.images.map((image) => toImage(media, image)) };
}

/** Schema `Advertisement` as visitors get it. */
export function toAdvert(media: MediaStore, { id, end_date, product }: AdvertRow): Advertisement {
  // The carousel shows one picture; every page carries the adverts.
  return { id, end_date, product: toTeaser(media, product) };
}

/** Schema `ProductSummary` with the first picture alone. */
export function toTeaser(media: MediaStore, product: ProductSummaryRow & { images: ImageRow[] }): ProductSummary {
  return { ...toSummary(product), images: toProductImages(media, product.images.slice(0, 1)) };
}

/** Schema `Advertisement` with what is for staff alone. */
export function toStaffAdvert(media: MediaStore, row: AdvertRow): Advertisement {
  const { isActive, start_date } = row;
  return { ...toAdvert(media, row), isActive, start_date };
}

/** Schema `Quotation`. */
export function toQuotation(media: MediaStore, row: QuotationRow): Quotation {
  return {
    ...row,
    products: row.products.map((product) => ({
      ...toSummary(product),
      images: toProductImages(media, product.images),
    })),
  };
}

function toSummary(product: ProductSummaryRow): ProductSummary {
  const { id, product_name, product_name_sw, product_price, new_price, uses } = product;
  const { discount_start_date, discount_end_date } = product;
  return {
    id,
    product_name,
    product_name_sw,
    product_price,
    new_price,
    discounts: toDiscounts(product),
    discount_start_date,
    discount_end_date,
    uses,
  };
}

/** Schemas `Category` and `Tag` differ in the name of the name. */
export function toCategory({ id, name, nameSw, isActive }: NamedRow): Category {
  return { id, category_name: name, category_name_sw: nameSw, isActive };
}

export function toTag({ id, name, isActive }: NamedRow): Tag {
  return { id, tag_name: name, isActive };
}
