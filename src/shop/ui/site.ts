import { createContext, useContext } from 'react';
import type { CartItem } from '../../common/domain/cartItem';

/**
 * What a quote request is about: the header's is about nothing in particular. `corrects` names a kept request that the
 * server refused and this one takes the place of.
 */
export type QuoteSubject = ({ from: 'header' } | { from: 'cart' | 'product'; lines: CartItem[] }) & {
  corrects?: string;
};

/** A product as the rating dialog needs it. */
export interface RatingSubject {
  id: string;
  name: string;
  image: string;
}

/** What a page or a feature may ask of the shell around it. */
export interface SiteActions {
  openCart: () => void;
  openQuote: (subject: QuoteSubject) => void;
  openRating: (product: RatingSubject) => void;
  openMenu: () => void;
}

const SiteContext = createContext<SiteActions | null>(null);
export const SiteProvider = SiteContext.Provider;

/** The shell's actions; fails loudly outside of the shell. */
export function useSite(): SiteActions {
  const actions = useContext(SiteContext);
  if (!actions) throw new Error('useSite needs the site shell around it');
  return actions;
}
