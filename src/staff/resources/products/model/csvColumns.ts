import type { Product } from '../../../../common/api';
import type { CsvColumns } from '../../../kit/list/csv';

/** A product in the columns of its file, named as in the contract. */
export const csvColumns: CsvColumns<Product> = {
  id: ({ id }) => id,
  product_name: ({ product_name }) => product_name,
  category: ({ category }) => category?.category_name,
  stock_status: ({ stock_status }) => stock_status,
  quantity: ({ quantity }) => quantity,
  product_price: ({ product_price }) => product_price,
  new_price: ({ new_price }) => new_price,
  // A server may say nothing of discounts.
  discount_percentage: ({ discounts = [] }) => discounts[0]?.discount_percentage,
  installment_info: ({ installment_info }) => installment_info,
  isActive: ({ isActive }) => isActive,
  isBestSeller: ({ isBestSeller }) => isBestSeller,
  rating: ({ rating }) => rating,
  reviews: ({ reviews }) => reviews,
  images: ({ images }) => images.length,
};
