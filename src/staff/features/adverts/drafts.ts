import { api } from '../../../common/api';
import { useResumedDialog } from '../../kit/form/useResumedDialog';
import type { ProductToAdvertise } from './AdvertisedProduct';

/** Kinds of the dialog's drafts: of a product that is to be advertised, and of an advert that is changed. */
export const ADVERTISE_DRAFT = 'advertise';
export const ADVERT_DRAFT = 'advert';

/** Opens the dialog of a new advert again that the end of the session closed on this page. */
export function useResumedAdvertise(advertise: (product: ProductToAdvertise) => void): void {
  const [read] = api.endpoints.getProduct.useLazyQuery();
  useResumedDialog(ADVERTISE_DRAFT, async (id) => advertise((await read({ id }).unwrap()).data));
}
