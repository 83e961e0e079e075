import type { Ref } from 'react';
import type { ListState, ListedProduct } from '../../../common/api';
import { shop } from '../../texts/en/shop';
import { paths } from '../../../common/domain/paths';
import { isFiltered, writeShopQuery, type ShopQuery } from '../../../common/domain/shopQuery';
import { useMessages } from '../../../common/i18n/messages';
import { EmptyState } from '../../../common/ui/Notice';
import { usePart } from '../../ui/usePart';
import { ProductResults } from '../ProductResults';

interface ShopResultsProps {
  ref: Ref<HTMLElement>;
  list: ListState<ListedProduct>;
  query: ShopQuery;
  search: URLSearchParams;
  onClear: () => void;
}

const loadNothing = () =>
  import(/* webpackChunkName: "nothing-found" */ '../NothingFound').then(({ NothingFound }) => NothingFound);

/** The shop's list; what stands there when nothing does comes when it is needed. */
export function ShopResults({ ref, list, query, search, onClear }: ShopResultsProps) {
  return (
    <ProductResults
      ref={ref}
      list={list}
      page={query.page}
      addressOf={(page) => paths.shop(writeShopQuery(search, { page }).toString())}
      nothing={<Nothing query={query} onClear={onClear} />}
    />
  );
}

function Nothing({ query, onClear }: Pick<ShopResultsProps, 'query' | 'onClear'>) {
  const t = useMessages('shop', shop);
  const NothingFound = usePart(loadNothing, true);
  if (!NothingFound) return <EmptyState role="status" title={isFiltered(query) ? t.noneFiltered : t.none} />;
  return <NothingFound words={query.search} narrowed={isFiltered({ ...query, search: '' })} onClear={onClear} />;
}
