import { useOffers } from '../../common/api';
import { usePart } from '../../common/ui/usePart';

const load = () =>
  import(/* webpackChunkName: "places" */ '../features/places/PlaceChoice').then(({ PlaceChoice }) => PlaceChoice);

/** Where it is, in cart and request; its code comes with them where the server knows of places. */
export function PlaceOutlet({ className }: { className?: string | undefined }) {
  const offered = useOffers()('listCounties') === true;
  const PlaceChoice = usePart(load, offered);
  return offered && PlaceChoice ? <PlaceChoice className={className} /> : null;
}
