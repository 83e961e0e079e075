import type { Product } from '../../../../common/api';
import type { CsvRow } from '../../../kit/list/csv';

/** A product in the columns of its file (texts/products.ts). */
export const csvRowOf = ({
  category,
  discounts = [],
  images,
  ratings: _ratings,
  related: _related,
  uses: _uses,
  ...product
}: Product): CsvRow => ({
  ...product,
  category: category?.category_name ?? '',
  discount_percentage: discounts[0]?.discount_percentage ?? '',
  images: images.length,
});
