import { createContext, useContext, type ComponentType, type ReactNode } from 'react';
import { useStored, watched } from '../../common/browser/stored';
import type { CartItem } from '../../common/domain/cartItem';
import type { KeptProduct } from '../../common/domain/keptProduct';
import type { LineProduct } from '../../common/domain/productInSmall';
import type { OverlayProps } from '../../common/ui/overlay';

/**
 * What a quote request is about: the header's is about nothing in particular, or begins with a `message` of what was
 * looked for. `products` are those of the lines: a form that stays open goes on to their prices of the moment. `corrects` names
 * a kept request that the server refused and this one takes the place of.
 */
export type QuoteSubject = (
  | { from: 'header'; message?: string }
  | { from: 'cart' | 'product'; lines: CartItem[]; products?: readonly LineProduct[] }
) & { corrects?: string };

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
  /** A part of the program that is drawn at a press; null where it cannot be had, which is said. */
  bring: <T>(part: () => Promise<T>) => Promise<T | null>;
  /** Draws something over the page until it is closed. */
  show: (drawing: Drawing) => void;
}

const SiteContext = createContext<SiteActions | null>(null);
export const SiteProvider = SiteContext.Provider;

/** The shell's actions; fails loudly outside of the shell. */
export function useSite(): SiteActions {
  const actions = useContext(SiteContext);
  if (!actions) throw new Error('useSite needs the site shell around it');
  return actions;
}

/**
 * What a button will ask the server for when it is clicked, by the button: it is asked for at the press (shop/app/intent.ts).
 * A link needs no entry, its address says it.
 */
export const pressAsks = new WeakMap<Element, () => void>();

/** Comes with what is chosen to compare: whoever has a place for it draws it. */
export const compareButton = watched<ComponentType<CompareButtonProps> | null>(null);

/**
 * The button that chooses a product to compare, once the visitor has stirred; null before, and while a part of the page
 * hydrates, which may be later than that.
 */
export const useCompareButton = () => useStored(compareButton);
