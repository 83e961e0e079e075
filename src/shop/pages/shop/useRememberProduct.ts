import { useEffect } from 'react';
import type { ShownProduct } from '../../../common/api';
import { pictureOf } from '../../features/catalog/cartItemOf';
import { rememberRecent } from '../../features/recent/recentProducts';

/** A strip of small pictures shows it up to 176 px wide. */
const PICTURE = 320;

/** Puts the product at the head of those looked at in this browser. */
export function useRememberProduct(product: ShownProduct): void {
  const { id, product_name: name } = product;
  const image = pictureOf(product, PICTURE);
  useEffect(() => rememberRecent({ id, name, image }), [id, name, image]);
}
