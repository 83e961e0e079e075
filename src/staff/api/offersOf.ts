import { api } from '../../common/api/enhance';
import { offersIn, type Offers } from '../../common/api/offers';

const select = api.endpoints.getCapabilities.select();

/** What the server offers beyond the core, out of a store's state; nothing until it is known. */
export const offersOf = (state: unknown): Offers => offersIn(select(state as Parameters<typeof select>[0]).data);
