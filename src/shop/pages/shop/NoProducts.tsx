import { shop } from '../../texts/en/shop';
import { isFiltered, type ShopQuery } from '../../../common/domain/shopQuery';
import { useMessages } from '../../../common/i18n/messages';
import { EmptyState } from '../../../common/ui/Notice';
import { usePart } from '../../../common/ui/usePart';

const loadNothing = () =>
  import(/* webpackChunkName: "nothing-found" */ '../NothingFound').then(({ NothingFound }) => NothingFound);

/** In the place of the shop's list, where that is empty; what can be done about it comes when it is needed. */
export function NoProducts({ query, onClear }: { query: ShopQuery; onClear: () => void }) {
  const t = useMessages('shop', shop);
  const NothingFound = usePart(loadNothing, true);
  if (!NothingFound) return <EmptyState role="status" title={t.none} />;
  return <NothingFound words={query.search} narrowed={isFiltered({ ...query, search: '' })} onClear={onClear} />;
}
