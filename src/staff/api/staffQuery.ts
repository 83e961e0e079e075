import { plainQuery, type PlainQuery } from '../../common/api/base';
import { toFormData } from '../../common/api/formData';
import { multipart } from '../../common/domain/contract.gen';
import { goesBeyond, offersOf, withinOffers } from './withinOffers';

/** What changes a request: two quick ones must not arrive the other way round. */
const IN_TURN = ['updateQuotation', 'assignQuotation'];
/** The last one of each address. */
const last = new Map<string, PromiseLike<unknown>>();

/** What tells how far files are on their way: it comes with the fields for pictures, and none are held back without it. */
export const loadUpload = () => import(/* webpackChunkName: "staff-upload" */ './uploadFetch').catch(() => null);

/** The staff's calls; one that changes what another is changing waits for its answer. */
export const staffQuery: PlainQuery = (asked, store, extraOptions) => {
  const send = () => oneQuery(asked, store, extraOptions);
  if (!IN_TURN.includes(store.endpoint)) return send();
  const turn = Promise.resolve(last.get(asked.url)).then(send, send);
  last.set(asked.url, turn);
  const forget = () => void (last.get(asked.url) === turn && last.delete(asked.url));
  turn.then(forget, forget);
  return turn;
};

/**
 * One call: without what the server does not offer, and with what an endpoint asks of `fetch` in its
 * `extraOptions`; a form goes by a fetch of its own, which tells how far its files are.
 */
const oneQuery: PlainQuery = async (asked, store, extraOptions) => {
  const { endpoint } = store;
  const within = goesBeyond(endpoint) ? withinOffers(asked, endpoint, await offersOf(store)) : asked;
  const args = { ...within, ...extraOptions };
  if (!multipart.includes(endpoint)) return plainQuery(undefined)(args, store, extraOptions);
  const body = toFormData(args.body as object);
  const upload = await loadUpload();
  return plainQuery(upload?.uploadFetch(body))({ ...args, body }, store, extraOptions);
};
