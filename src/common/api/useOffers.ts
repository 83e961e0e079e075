import { useSelector } from 'react-redux';
import type { ApiDispatch } from './useRetry';
import { api } from './enhance';
import type { CapabilitiesResponse } from './endpoints.gen';
import type { Capability } from './extended.gen';
import { offersIn } from './offers';

/** Undefined until it is known. */
export type OffersNow = (name: Capability) => boolean | undefined;

const { initiate, select } = api.endpoints.getCapabilities;
const selectAnswer = select();

const unknown: OffersNow = () => undefined;

const offersNow = ({ data, isError }: { data?: CapabilitiesResponse; isError: boolean }): OffersNow =>
  data || isError ? offersIn(data) : unknown;

/**
 * What the server offers beyond the contract's core, by name: `offers('listProducts.sort=price')`. Whatever is not offered
 * is neither shown nor called. The answer never changes, and every card and choice asks: so it is read without what a query's
 * own hook does at each action.
 */
export const useOffers = (): OffersNow => offersNow(useSelector(selectAnswer));

/** The same, outside of a component. */
export const offersOf = (state: Parameters<typeof selectAnswer>[0]): OffersNow => offersNow(selectAnswer(state));

/**
 * Asks for it, once a load and where a rendered page has not brought it along; and again after an interruption, if it
 * failed. A server that fails to answer is taken for one that offers the core alone, whatever the reason: a browser tells
 * a call that is missing on another origin as a broken network.
 */
export function askForOffers(dispatch: ApiDispatch): void {
  const ask = () => void dispatch(initiate());
  ask();
  window.addEventListener('online', ask);
}
