import type { ComponentProps } from 'react';
import { useCartCheck } from '../features/cart/useCartCheck';
import { QuoteDialog } from '../features/quote/QuoteDialog';
import { CountyOutlet } from './CountyOutlet';

/** How long what the cart has read stands for the request that is made of it, seconds: the rest is still to be read. */
const JUST_READ = 60;

/** The request's dialog with the place in it, and the check of the cart that it was opened from: features that know nothing of each other. */
export function QuoteOverlay(props: Omit<ComponentProps<typeof QuoteDialog>, 'place'>) {
  const { subject, open } = props;
  const isOfCart = subject.from === 'cart' && subject.corrects === undefined;
  useCartCheck(isOfCart ? subject.lines.map(({ id }) => id) : [], open, JUST_READ);
  return <QuoteDialog {...props} place={(className) => <CountyOutlet className={className} />} />;
}
