import { createContext, useContext, type ComponentType, type ReactNode } from 'react';
import type { CartItem } from '../../common/domain/cartItem';
import type { KeptProduct } from '../../common/domain/keptProduct';
import type { OverlayProps } from '../../common/ui/overlay';

/**
 * What a quote request is about: the header's is about nothing in particular. `corrects` names a kept request that the
 * server refused and this one takes the place of.
 */
export type QuoteSubject = ({ from: 'header' } | { from: 'cart' | 'product'; lines: CartItem[] }) & {
  corrects?: string;
};

/** What is open over the page, drawn as it stands. */
export type Drawing = (props: OverlayProps) => ReactNode;

/** Chooses a product to compare, or takes it out: on a card's picture, or in a line of text. */
export interface CompareButtonProps {
  product: KeptProduct;
  inLine?: boolean;
}

/** What a page or a feature may ask of the shell around it. */
export interface SiteActions {
  openCart: () => void;
  openQuote: (subject: QuoteSubject) => void;
  openRating: (product: KeptProduct) => void;
  openMenu: () => void;
  /** Draws something over the page until it is closed. */
  show: (drawing: Drawing) => void;
  /** Comes after the visitor's first touch. */
  CompareButton?: ComponentType<CompareButtonProps> | undefined;
}

const SiteContext = createContext<SiteActions | null>(null);
export const SiteProvider = SiteContext.Provider;

/** The shell's actions; fails loudly outside of the shell. */
export function useSite(): SiteActions {
  const actions = useContext(SiteContext);
  if (!actions) throw new Error('useSite needs the site shell around it');
  return actions;
}
