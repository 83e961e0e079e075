import { Suspense, useCallback, useDeferredValue, useMemo, useRef } from 'react';
import { Link } from 'react-router-dom';
import { api, useListCategoriesQuery, useListProductFacetsQuery, useOffers, type Category } from '../../../common/api';
import { AdvertShow } from '../../features/adverts/AdvertShow';
import { Filters, NO_FILTERS } from '../../features/catalog/Filters';
import { offeredQuery, useProductList } from '../../features/catalog/productList';
import { useUnfinished } from '../../features/catalog/useUnfinished';
import { shop } from '../../texts/en/shop';
import { translate } from '../../../common/i18n/translate';
import { active } from '../../../common/domain/pages';
import { suggestions } from '../../../common/domain/contract.gen';
import { paths } from '../../../common/domain/paths';
import {
  DEFAULT_SORT,
  facetArguments,
  isFiltered,
  listArguments,
  readShopQuery,
  writeShopQuery,
  type ShopQuery,
} from '../../../common/domain/shopQuery';
import { breadcrumbBelowHome } from '../../../common/domain/structuredData';
import { Chip, ChipRow } from '../../ui/Chip';
import layout from '../../../common/ui/layout.module.css';
import copy from '../../ui/copy.module.css';
import { inLanguage } from '../../../common/domain/language';
import { useInLanguage, useMessages } from '../../../common/i18n/messages';
import { SearchField } from '../../ui/SearchField';
import { WhenNear } from '../../ui/WhenNear';
import { listStatus } from '../status';
import type { ApiState, PageModule } from '../pageModule';
import { useListQuery, withAsked } from '../useListQuery';
import { tabTitle } from '../head';
import { usePageIntoView } from '../ListEnd';
import { ProductResults } from '../ProductResults';
import css from './ShopPage.module.css';
import { NoProducts } from './NoProducts';

const loadBanner = () =>
  import(/* webpackChunkName: "collection-banner" */ './CollectionBanner').then(
    ({ CollectionBanner }) => CollectionBanner,
  );

const askedOf = (categories: readonly Category[] | undefined, { category }: ShopQuery) =>
  categories?.find(({ id }) => id === category);
const listIn = (state: ApiState, query: ShopQuery) => api.endpoints.listProducts.select(listArguments(query))(state);

/** /shop: adverts, suggestions, filters, the grid with its pager, and the banner. All its state is in the address. */
function ShopPage() {
  const t = useMessages('shop', shop);
  const address = useListQuery(page);
  const { search } = address;
  const offers = useOffers();
  const query = useMemo(() => offeredQuery(readShopQuery(search), offers), [search, offers]);
  const chips = suggestions.filter((name) => offers(`listProducts.suggest=${name}`));
  const { quietly, typed, finished } = useUnfinished();
  const list = useProductList(quietly(listArguments(query)));
  const categories = active(useListCategoriesQuery().data?.data.categories);
  const category = useInLanguage()(askedOf(categories, query), 'category_name');
  const { data: facets } = useListProductFacetsQuery(facetArguments(query), { skip: !offers('listProductFacets') });
  const results = useRef<HTMLElement>(null);
  // Whoever looks for something sees what was found: adverts and suggestions make way. A suggestion itself stays to be undone.
  const looking = isFiltered({ ...query, suggest: null }) || query.page > 1;
  usePageIntoView(query.page, results);
  const change = useCallback(
    (changed: Partial<ShopQuery>, replace = false) =>
      address.change((current) => writeShopQuery(current, changed), {
        replace,
        // Words that are being typed are asked for in another way (useUnfinished).
        ahead: changed.search === undefined,
      }),
    [address],
  );
  const ask = useCallback(
    (changed: Partial<ShopQuery>) => address.ask((current) => writeShopQuery(current, changed)),
    [address],
  );
  // The rows come first, then what is counted of them: the choices with their numbers are half of what there is to draw.
  const total = list.stale ? undefined : list.meta?.total;
  const counts = useDeferredValue(facets?.data);
  const counted = useDeferredValue(total);
  // Beside the title where there is room, else at the head of the suggestions.
  const guide = (
    <Link className={`${copy.link} ${css.guide}`} to={paths.guide()}>
      {t.whichKit}
    </Link>
  );
  return (
    <div className={layout.wrap}>
      <div className={css.title}>
        <div>
          <h1 className={layout.h2}>
            {t.title}
            {category.text && <span lang={category.lang}>: {category.text}</span>}
          </h1>
          <p>{t.subtitle}</p>
          {guide}
        </div>
        {offers('listProducts.search') && (
          <SearchField
            value={query.search}
            texts={t}
            onSearch={(words) => {
              typed(words);
              change({ search: words }, query.search !== '');
            }}
            onSettle={(words) => {
              const isFound = !list.stale && (list.items?.length ?? 0) > 0;
              if (words !== query.search) finished(words);
              // What the list shows stays as it is, under the finger that leaves the box.
              else if (!isFound) address.ask((same) => same);
            }}
          />
        )}
      </div>
      {!looking && !query.suggest && <AdvertShow />}
      <div className={css.tools}>
        {!looking && chips.length > 0 && (
          <section className={css.suggest}>
            <h2 className={layout.hidden}>{t.suggestTitle}</h2>
            <ChipRow label={t.suggestTitle}>
              {guide}
              {chips.map((name) => {
                const next = { suggest: query.suggest === name ? null : name };
                return (
                  <Chip
                    key={name}
                    pressed={query.suggest === name}
                    ahead={() => ask(next)}
                    onClick={() => change(next)}>
                    {t.suggestions[name]}
                  </Chip>
                );
              })}
            </ChipRow>
          </section>
        )}
        <Filters
          query={query}
          categories={withAsked(categories, query.category, t.otherCategory)}
          facets={counts}
          total={total === undefined ? total : counted}
          onChange={change}
          onPress={ask}
        />
      </div>
      <Suspense fallback={null}>
        <ProductResults
          ref={results}
          list={list}
          page={query.page}
          addressOf={(page) => paths.shop(writeShopQuery(search, { page }).toString())}
          nothing={<NoProducts query={query} onClear={() => change(NO_FILTERS)} />}
        />
        <WhenNear load={loadBanner}>
          <div className={css.bannerPlace} />
        </WhenNear>
      </Suspense>
    </div>
  );
}

export const page: PageModule = {
  Page: ShopPage,
  topics: ['products', 'adverts', 'categories'],
  load: (dispatch, { search, offers }) => {
    const query = offeredQuery(readShopQuery(search), offers);
    return [
      dispatch(api.endpoints.listProducts.initiate(listArguments(query))),
      dispatch(api.endpoints.listCategories.initiate()),
      ...(offers('listProductFacets') === false
        ? []
        : [dispatch(api.endpoints.listProductFacets.initiate(facetArguments(query)))]),
    ];
  },
  ...(typeof window === 'undefined' && {
    query: (search) => writeShopQuery(new URLSearchParams(), readShopQuery(search)),
    status: (state, { search }) => listStatus(listIn(state, readShopQuery(search))),
  }),
  head: (state, { search, translations, language }) => {
    const t: { title: string; description: string } = translate(translations, 'shop', shop);
    const query = readShopQuery(search);
    const categories = active(api.endpoints.listCategories.select()(state).data?.data.categories);
    const { text: name } = inLanguage(askedOf(categories, query), 'category_name', language);
    const { category, page } = query;
    return {
      title: tabTitle(name ? `${name} · ${t.title}` : t.title),
      description: name ? `${name}. ${t.description}` : t.description,
      canonical: paths.shop(writeShopQuery(new URLSearchParams(), { category, page }).toString()),
      ...(typeof window === 'undefined' && {
        noIndex:
          isFiltered({ ...query, category: '' }) ||
          query.sort !== DEFAULT_SORT ||
          ((page > 1 || category !== '') && listIn(state, query).data?.data.products.length === 0) ||
          // Without its name it would be a second shop.
          (category !== '' && categories !== undefined && !name),
        jsonLd: (absolute) => [breadcrumbBelowHome(shop.title, paths.shop(), absolute)],
      }),
    };
  },
};
