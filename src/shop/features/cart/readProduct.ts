import { api, asApiError, type ApiDispatch, type ShownProduct } from '../../../common/api';

const GONE = 404;

/** A product as the shop has it now; `gone` where it sells none of that id, null where that could not be found out. */
export async function readProduct(dispatch: ApiDispatch, id: string): Promise<ShownProduct | 'gone' | null> {
  const answer = await dispatch(api.endpoints.getProduct.initiate({ id }, { forceRefetch: true, subscribe: false }));
  if (answer.error) return asApiError(answer.error).status === GONE ? 'gone' : null;
  return answer.data?.data ?? null;
}
