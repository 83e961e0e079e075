import type { Ref } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import type { ListState, ListedProduct } from '../../../common/api';
import filterCss from '../../features/catalog/Filters.module.css';
import { ProductGrid, ProductGridSkeleton } from '../../features/catalog/ProductGrid';
import { shell } from '../../../common/texts/en/shell';
import { shop } from '../../texts/en/shop';
import { paths } from '../../../common/domain/paths';
import { isFiltered, writeShopQuery, type ShopQuery } from '../../../common/domain/shopQuery';
import { Button } from '../../../common/ui/Button';
import layout from '../../../common/ui/layout.module.css';
import { useMessages } from '../../../common/i18n/messages';
import { EmptyState } from '../../../common/ui/Notice';
import { Pager } from '../../ui/Pager';
import { useSite } from '../../ui/site';
import { ListTroubles } from '../ListTroubles';
import { ProductActions } from '../ProductActions';
import css from './ShopPage.module.css';

interface ShopResultsProps {
  ref: Ref<HTMLElement>;
  list: ListState<ListedProduct>;
  query: ShopQuery;
  search: URLSearchParams;
  onClear: () => void;
}

/** Cards on the first screen of a phone, whose pictures are fetched first. */
const FIRST_ROW = 2;

/** The grid in each of its states: loading, failed, none, filtered to none, loaded, and loaded with a failure after. */
export function ShopResults({ ref, list, query, search, onClear }: ShopResultsProps) {
  const t = useMessages('shop', shop);
  const { items: products, fetching, stale, error } = list;
  return (
    <section ref={ref} id="products" className={css.results} aria-label={t.products} aria-busy={fetching}>
      <h2 className={layout.hidden}>{t.products}</h2>
      {fetching && products && <div className={filterCss.progress} />}
      <ListTroubles list={list} texts={t} />
      {products && products.length > 0 && (
        <div className={stale && fetching ? css.stale : undefined}>
          <ProductGrid
            products={products}
            priority={FIRST_ROW}
            actions={(product) => <ProductActions product={product} />}
          />
          <ShopPager page={query.page} pageCount={list.meta?.pageCount ?? 1} search={search} />
        </div>
      )}
      {products?.length === 0 && !error && <NoProducts query={query} search={search} onClear={onClear} />}
      {!products && !error && (
        <>
          <p className={layout.hidden} role="status">
            {t.loading}
          </p>
          <ProductGridSkeleton count={8} />
        </>
      )}
    </section>
  );
}

function NoProducts({ query, search, onClear }: Pick<ShopResultsProps, 'query' | 'search' | 'onClear'>) {
  const t = useMessages('shop', shop);
  const common = useMessages('shell', shell);
  const { openQuote } = useSite();
  if (query.page > 1) {
    const first = paths.shop(writeShopQuery(search, { page: 1 }).toString());
    return (
      <EmptyState
        role="status"
        title={t.pastEnd}
        actions={
          <Button component={Link} to={first} variant="outline" size="small">
            {t.firstPage}
          </Button>
        }
      />
    );
  }
  if (isFiltered(query)) {
    return (
      <EmptyState
        role="status"
        title={t.noneFiltered}
        actions={
          <>
            <Button variant="outline" size="small" onClick={onClear}>
              {t.clearFilters}
            </Button>
            <Button component={Link} to={paths.guide()} variant="outline" size="small">
              {t.whichKit}
            </Button>
          </>
        }
      />
    );
  }
  return (
    <EmptyState
      role="status"
      title={t.none}
      text={t.noneText}
      actions={
        <Button variant="outline" size="small" onClick={() => openQuote({ from: 'header' })}>
          {common.getQuote}
        </Button>
      }
    />
  );
}

function ShopPager({ page, pageCount, search }: { page: number; pageCount: number; search: URLSearchParams }) {
  const t = useMessages('shop', shop);
  const PageLink = ({ page: target, ...rest }: { page: number } & Omit<LinkProps, 'to'>) => (
    <Link to={paths.shop(writeShopQuery(search, { page: target }).toString())} {...rest} />
  );
  return (
    <Pager
      page={page}
      pageCount={pageCount}
      link={PageLink}
      texts={{ label: t.pages, previous: t.previous, next: t.next, page: t.page }}
    />
  );
}
