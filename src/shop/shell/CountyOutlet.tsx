import { useOffers } from '../../common/api';
import { usePart } from '../../common/ui/usePart';

const load = () =>
  import(/* webpackChunkName: "counties" */ '../features/counties/CountyChoice').then(
    ({ CountyChoice }) => CountyChoice,
  );

/** Where it is, in cart and request; its code comes with them where the server knows of counties. */
export function CountyOutlet({ className }: { className?: string | undefined }) {
  const offered = useOffers()('listCounties') === true;
  const CountyChoice = usePart(load, offered);
  return offered && CountyChoice ? <CountyChoice className={className} /> : null;
}
