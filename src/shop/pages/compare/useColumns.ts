import { useProduct } from '../../features/catalog/product/useProduct';
import type { ApiError, ShownProduct } from '../../../common/api';
import { isRefusal } from '../status';

/** A product of the comparison: there, on its way, or not to be had. */
export interface Column {
  id: string;
  product: ShownProduct | undefined;
  /** Why there is none. */
  error: ApiError | undefined;
  loading: boolean;
  retry: () => void;
}

/** Whether the shop does not have, or does not show, such a product, though it may have been read before. */
export const isGone = ({ product, error }: Pick<Column, 'product' | 'error'>): boolean =>
  product?.isActive === false || (error !== undefined && isRefusal(error));

/** The products of up to three ids, each read by itself. */
export function useColumns(ids: readonly string[]): Column[] {
  const records = [useProduct(ids[0] ?? ''), useProduct(ids[1] ?? ''), useProduct(ids[2] ?? '')];
  return ids.flatMap((id, index) => {
    const state = records[index];
    if (!state) return [];
    const { record: product, ...rest } = state;
    return [{ id, product, ...rest }];
  });
}
