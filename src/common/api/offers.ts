import type { CapabilitiesResponse } from './endpoints.gen';
import { capabilities } from './extended.gen';

/** Whether the server offers something beyond the contract's core, by the name that it has in `getCapabilities`. */
export type Offers = (name: string) => boolean;

/** In place of all names that this program knows; no name of the contract. */
export const EVERYTHING = '*';

/** @param answer none of a server that offers the core alone */
export function offersIn(answer: CapabilitiesResponse | undefined): Offers {
  const names = Object.values(answer?.data ?? {}).flat();
  return (name) => names.includes(EVERYTHING) || names.includes(name);
}

/** The same in few bytes, to hand over to the browser: a server of the same release offers everything. */
export function leanOffers(answer: CapabilitiesResponse): CapabilitiesResponse {
  return capabilities.every(offersIn(answer))
    ? { success: true, message: '', data: { operations: [EVERYTHING], parameters: [], fields: [] } }
    : answer;
}
