import type { CapabilitiesResponse } from './endpoints.gen';
import { capabilities } from './extended.gen';

/** Whether the server offers something beyond the contract's core, by the name that it has in `getCapabilities`. */
export type Offers = (name: string) => boolean;

/** In place of all names that this program knows; no name of the contract. */
const EVERYTHING = '*';

const theCoreAlone: Offers = () => false;
/** By their answer, which every card and link of a page asks. */
const known = new WeakMap<CapabilitiesResponse, Offers>();

/** @param answer none of a server that offers the core alone */
export function offersIn(answer: CapabilitiesResponse | undefined): Offers {
  if (!answer) return theCoreAlone;
  const offers = known.get(answer) ?? readOffers(answer);
  known.set(answer, offers);
  return offers;
}

function readOffers({ data }: CapabilitiesResponse): Offers {
  const names = new Set(Object.values(data).flat());
  return (name) => names.has(EVERYTHING) || names.has(name);
}

/** The same in few bytes, to hand over to the browser: a server of the same release offers everything. */
export function leanOffers(answer: CapabilitiesResponse): CapabilitiesResponse {
  return capabilities.every(offersIn(answer))
    ? { success: true, message: '', data: { operations: [EVERYTHING], parameters: [], fields: [] } }
    : answer;
}
