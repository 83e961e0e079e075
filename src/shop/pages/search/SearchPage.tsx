import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { api, useOffers, type ListProductsApiArg } from '../../../common/api';
import { useProductList } from '../../features/catalog/productList';
import { SearchBox } from '../../features/search/SearchBox';
import { FIRST_PAGE } from '../../../common/domain/pages';
import { paths } from '../../../common/domain/paths';
import { readSearchQuery, searchQuery, type SearchQuery } from '../../../common/domain/searchQuery';
import { writeShopQuery } from '../../../common/domain/shopQuery';
import { breadcrumbBelowHome } from '../../../common/domain/structuredData';
import { useMessages } from '../../../common/i18n/messages';
import { translate } from '../../../common/i18n/translate';
import { Button } from '../../../common/ui/Button';
import layout from '../../../common/ui/layout.module.css';
import copy from '../../ui/copy.module.css';
import { EmptyState } from '../../../common/ui/Notice';
import { search as texts } from '../../texts/en/search';
import { shop } from '../../texts/en/shop';
import { articlesOn, FoundArticles } from '../FoundArticles';
import { tabTitle } from '../head';
import { NothingFound } from '../NothingFound';
import type { PageModule } from '../pageModule';
import { ProductResults } from '../ProductResults';
import { listStatus } from '../status';
import { usePageIntoView } from '../ListEnd';
import css from './SearchPage.module.css';

/** Of the page's own field. */
const FIELD = 'search-words';

/** /search: products and articles that fit the words of the address. */
function SearchPage() {
  const t = useMessages('search', texts);
  const [address] = useSearchParams();
  const query = readSearchQuery(address);
  const offered = useOffers()('listProducts.search') !== false;
  useFieldHolds(query.words);
  return (
    <div className={`${layout.wrap} ${css.page}`}>
      <h1 className={layout.h2}>{query.words === '' ? t.title : t.titleOf(query.words)}</h1>
      {offered && <SearchBox id={FIELD} className={css.box} label={t.title} />}
      {offered && query.words !== '' ? (
        <Results query={query} />
      ) : (
        <EmptyState
          title={offered ? t.askTitle : t.notOffered}
          text={offered ? t.askText : t.notOfferedText}
          actions={<ToShop />}
        />
      )}
    </div>
  );
}

/** The page's own field goes with the address: once filled, it takes no other `defaultValue` up. Who is in it goes on typing. */
function useFieldHolds(words: string): void {
  const shown = useRef(words);
  useEffect(() => {
    const field = document.getElementById(FIELD);
    if (shown.current !== words && field instanceof HTMLInputElement && field !== document.activeElement)
      field.value = words;
    shown.current = words;
  }, [words]);
}

function ToShop() {
  const t = useMessages('search', texts);
  return (
    <Button component={Link} to={paths.shop()} variant="outline" size="small">
      {t.toShop}
    </Button>
  );
}

function Results({ query }: { query: SearchQuery }) {
  const t = useMessages('search', texts);
  const words = useMessages('shop', shop);
  const list = useProductList(listArguments(query));
  const results = useRef<HTMLElement>(null);
  usePageIntoView(query.page, results);
  const total = list.stale ? undefined : list.meta?.total;
  return (
    <>
      <div className={css.count}>
        {/* That there are none is said by what stands in their place. */}
        <p role="status">{total ? words.count(total, query.words) : ''}</p>
        {Boolean(total) && (
          <Link
            className={copy.link}
            to={paths.shop(writeShopQuery(new URLSearchParams(), { search: query.words }).toString())}>
            {t.narrow}
          </Link>
        )}
      </div>
      <ProductResults
        ref={results}
        list={list}
        page={query.page}
        addressOf={(page) => paths.search(searchQuery({ ...query, page }))}
        nothing={<NothingFound words={query.words} narrowed={false} />}
      />
      {Boolean(list.items?.length) && query.page === 1 && <FoundArticles words={query.words} />}
    </>
  );
}

/** As the shop's own list asks, so that what one has found serves the other. */
const listArguments = ({ words, page, quiet }: SearchQuery): ListProductsApiArg => ({
  page,
  search: words,
  ...(quiet && { quiet }),
});

export const page: PageModule = {
  Page: SearchPage,
  topics: ['products', 'articles', 'categories'],
  ...(typeof window === 'undefined' && {
    query: (search) => new URLSearchParams(searchQuery(readSearchQuery(search))),
    load: (dispatch, { search }) => {
      const query = readSearchQuery(search);
      if (query.words === '') return [];
      const found = dispatch(api.endpoints.listProducts.initiate(listArguments(query)));
      return [
        // Where nothing is found, what the shop recommends is shown.
        found.then(({ data }) =>
          data?.data.products.length === 0 ? dispatch(api.endpoints.listProducts.initiate(FIRST_PAGE)) : undefined,
        ),
        dispatch(api.endpoints.listArticles.initiate(articlesOn(query.words))),
      ];
    },
    status: (state, { search }) =>
      listStatus(api.endpoints.listProducts.select(listArguments(readSearchQuery(search)))(state)),
  }),
  head: (_state, { search, translations }) => {
    const t = translate(translations, 'search', texts);
    const { words, page } = readSearchQuery(search);
    return {
      title: tabTitle(words === '' ? t.title : t.titleOf(words)),
      description: t.description,
      canonical: paths.search(searchQuery({ words, page })),
      noIndex: true,
      ...(typeof window === 'undefined' && {
        jsonLd: (absolute) => [breadcrumbBelowHome(t.title, paths.search(), absolute)],
      }),
    };
  },
};
