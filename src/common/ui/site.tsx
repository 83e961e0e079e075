import { createContext, useContext } from 'react';
import type { CartItem } from '../domain/cartItem';

/** What the toast may offer beside its text. */
export type AlertAction =
  | { kind: 'view-cart' }
  | { kind: 'restore-cart-item'; item: CartItem; index: number }
  | { kind: 'restore-cart'; items: CartItem[] }
  | { kind: 'whatsapp'; label: string; text: string };

/** The result of something the visitor did (docs/product.md, 2.4). */
export interface Alert {
  success: boolean;
  message: string;
  /** Field name to message, shown as a list. */
  data?: Record<string, string>;
  /** A second sentence: what comes next. */
  detail?: string;
  action?: AlertAction;
}

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

/** What any part of the site may ask of the shell around it. */
export interface SiteActions {
  openCart: () => void;
  openQuote: (subject: QuoteSubject) => void;
  openRating: (product: RatingSubject) => void;
  openMenu: () => void;
  notify: (alert: Alert) => void;
}

const SiteContext = createContext<SiteActions | null>(null);
export const SiteProvider = SiteContext.Provider;

/** The shell's actions; fails loudly outside of the shell. */
export function useSite(): SiteActions {
  const actions = useContext(SiteContext);
  if (!actions) throw new Error('useSite needs the site shell around it');
  return actions;
}
