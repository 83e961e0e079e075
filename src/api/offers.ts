import type { CapabilitiesResponse } from './endpoints.gen';

/** Whether the server offers something beyond the contract's core, by the name that it has in `getCapabilities`. */
export type Offers = (name: string) => boolean;

/** @param answer none of a server that offers the core alone */
export function offersIn(answer: CapabilitiesResponse | undefined): Offers {
  const names = Object.values(answer?.data ?? {}).flat();
  return (name) => names.includes(name);
}
