import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { api, asApiError } from '../../../common/api';
import { removeCompared, useCompared } from '../../features/compare/compared';
import { compare } from '../../texts/en/compare';
import { product as productTexts } from '../../texts/en/product';
import { shop } from '../../texts/en/shop';
import { compareQuery, readCompareQuery } from '../../../common/domain/compareQuery';
import { apiBase } from '../../../common/domain/addresses';
import { mainPicture, mediaUrl, widestFile } from '../../../common/domain/media';
import { paths } from '../../../common/domain/paths';
import { breadcrumbData } from '../../../common/domain/structuredData';
import { inLanguage } from '../../../common/domain/language';
import { useMessages } from '../../../common/i18n/messages';
import { translate } from '../../../common/i18n/translate';
import { Button } from '../../../common/ui/Button';
import { Icon } from '../../../common/ui/Icon';
import layout from '../../../common/ui/layout.module.css';
import { EmptyState, Notice } from '../../../common/ui/Notice';
import { tabTitle } from '../head';
import type { ApiState, PageModule } from '../pageModule';
import { RecentlyViewed } from '../RecentlyViewed';
import { listStatus } from '../status';
import css from './ComparePage.module.css';
import { isGone, useColumns } from './useColumns';
import { Comparison } from './Comparison';

/** /shop/compare: two or three products side by side. Which ones, and whether only differences are shown, is in the address. */
function ComparePage() {
  const t = useMessages('compare', compare);
  const words = useMessages('shop', shop);
  const [search] = useSearchParams();
  const query = readCompareQuery(search);
  const asked = useColumns(query.ids);
  const columns = asked.filter((column) => !isGone(column));
  const gone = asked.filter(isGone).map(({ id }) => id);
  useForgetGone(gone);
  return (
    <>
      <div className={`${layout.wrap} ${css.page}`}>
        <Link className={css.up} to={paths.shop()}>
          <Icon name="left" size={16} />
          {words.title}
        </Link>
        <h1 className={layout.h2}>{t.title}</h1>
        <p className={css.lead}>{t.lead}</p>
        <div className={css.notices}>
          {query.cut && <Notice tone="warning">{t.cut}</Notice>}
          {gone.length > 0 && <Notice tone="warning">{t.gone(gone.length)}</Notice>}
          {columns.length === 1 && <Notice tone="warning">{t.onlyOne}</Notice>}
        </div>
        {columns.some(({ product, error }) => !product && !error) && (
          <p className={layout.hidden} role="status">
            {t.loading}
          </p>
        )}
        {columns.length === 0 && (
          <div className={css.nothing}>
            <NothingChosen />
          </div>
        )}
      </div>
      {columns.length > 0 && <Comparison columns={columns} onlyDifferences={query.onlyDifferences} />}
      <RecentlyViewed />
    </>
  );
}

/** What the shop does not have any more is in no choice. */
function useForgetGone(gone: readonly string[]): void {
  const ids = gone.join();
  useEffect(() => ids.split(',').forEach(removeCompared), [ids]);
}

function NothingChosen() {
  const t = useMessages('compare', compare);
  const chosen = useCompared();
  return (
    <EmptyState
      title={t.noneTitle}
      text={t.noneText}
      actions={
        <>
          {chosen.length > 1 && (
            <Button component={Link} to={paths.compare(compareQuery({ ids: chosen.map(({ id }) => id) }))} size="small">
              {t.toChosen}
            </Button>
          )}
          <Button component={Link} to={paths.shop()} variant={chosen.length > 1 ? 'outline' : 'primary'} size="small">
            {t.toShop}
          </Button>
        </>
      }
    />
  );
}

const answersOf = (state: ApiState, search: URLSearchParams) =>
  readCompareQuery(search).ids.map((id) => api.endpoints.getProduct.select({ id })(state));

export const page: PageModule = {
  Page: ComparePage,
  topics: ['products'],
  ...(typeof window === 'undefined' && {
    query: (search) => new URLSearchParams(compareQuery(readCompareQuery(search))),
    load: (dispatch, { search }) =>
      readCompareQuery(search).ids.map((id) => dispatch(api.endpoints.getProduct.initiate({ id }))),
    // What the shop does not have is left out and said; only what could not be read is a failure.
    status: (state, { search }) =>
      listStatus(
        ...answersOf(state, search).filter(
          ({ isError, error }) => isError && !isGone({ product: undefined, error: asApiError(error) }),
        ),
      ),
  }),
  head: (state, { search, translations, language }) => {
    const t = translate(translations, 'compare', compare);
    const { ids } = readCompareQuery(search);
    const products = answersOf(state, search).flatMap(({ data }) =>
      data && data.data.isActive !== false ? data.data : [],
    );
    const [first] = products;
    const image = first && mainPicture(first.images);
    const names = products.map((product) => inLanguage(product, 'product_name', language).text).join(', ');
    return {
      title: tabTitle(names === '' ? t.title : t.titleOf(names)),
      description: t.description,
      canonical: paths.compare(compareQuery({ ids })),
      noIndex: true,
      ...(typeof window === 'undefined' && {
        jsonLd: (absolute) => [
          breadcrumbData(
            [
              { name: productTexts.home, path: paths.home() },
              { name: shop.title, path: paths.shop() },
              { name: compare.title, path: paths.compare(compareQuery({ ids })) },
            ],
            absolute,
          ),
        ],
      }),
      ...(first &&
        image && {
          image: {
            url: mediaUrl(widestFile(image), apiBase),
            alt: inLanguage(first, 'product_name', language).text,
            width: image.width,
            height: image.height,
          },
        }),
    };
  },
};
