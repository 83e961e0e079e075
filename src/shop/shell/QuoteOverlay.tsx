import type { ComponentProps } from 'react';
import { QuoteDialog } from '../features/quote/QuoteDialog';
import { CountyOutlet } from './CountyOutlet';

/** The request's dialog with the place in it: two features that know nothing of each other. */
export function QuoteOverlay(props: Omit<ComponentProps<typeof QuoteDialog>, 'place'>) {
  return <QuoteDialog {...props} place={(className) => <CountyOutlet className={className} />} />;
}
