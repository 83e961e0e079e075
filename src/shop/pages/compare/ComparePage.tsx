import { useEffect, useRef } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { api, asApiError, type ListedProduct } from '../../../common/api';
import { cartItemOf } from '../../features/catalog/cartItemOf';
import filterCss from '../../features/catalog/Filters.module.css';
import sections from '../../features/catalog/product/Sections.module.css';
import { keepCompared, readCompared, removeCompared, useCompared } from '../../features/compare/compared';
import { loadChunk } from '../../../common/browser/chunks';
import { compare } from '../../texts/en/compare';
import { product as productTexts } from '../../texts/en/product';
import { shop } from '../../texts/en/shop';
import { compareQuery, MOST_COMPARED, readCompareQuery } from '../../../common/domain/compareQuery';
import { apiBase } from '../../../common/domain/addresses';
import { mainPicture, mediaUrl } from '../../../common/domain/media';
import { formatKsh } from '../../../common/domain/money';
import { paths } from '../../../common/domain/paths';
import { breadcrumbData } from '../../../common/domain/structuredData';
import { inLanguage } from '../../../common/domain/inLanguage';
import { useInLanguage, useMessages } from '../../../common/i18n/messages';
import { translate } from '../../../common/i18n/translate';
import { Button } from '../../../common/ui/Button';
import { Icon } from '../../../common/ui/Icon';
import { useNow } from '../../../common/ui/clock';
import layout from '../../../common/ui/layout.module.css';
import { EmptyState, Notice } from '../../../common/ui/Notice';
import { ShareLink } from '../../ui/ShareLink';
import { WhatsappButton } from '../../ui/WhatsappButton';
import { WhenNear } from '../../ui/WhenNear';
import { tabTitle } from '../head';
import type { ApiState, PageModule } from '../pageModule';
import { RecentlyViewed } from '../RecentlyViewed';
import { listStatus } from '../status';
import css from './ComparePage.module.css';
import { CompareTable, Unequal } from './CompareTable';
import { isGone, useColumns, type Column } from './useColumns';
import { useRows } from './useRows';

const loadRelated = () =>
  loadChunk(() =>
    import(/* webpackChunkName: "product-more" */ '../../features/catalog/product/RelatedProducts').then(
      ({ RelatedProducts }) => RelatedProducts,
    ),
  );

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

interface ComparisonProps {
  columns: readonly Column[];
  onlyDifferences: boolean;
}

function Comparison({ columns, onlyDifferences }: ComparisonProps) {
  const t = useMessages('compare', compare);
  const navigate = useNavigate();
  const now = useNow();
  const chosen = useCompared();
  const table = useRef<HTMLDivElement>(null);
  const rows = useRows(columns.map(({ product }) => product));
  const say = useInLanguage();
  const nameOf = ({ id, product }: Column) => {
    const { text, lang } = product
      ? say(product, 'product_name')
      : say(
          chosen.find((kept) => kept.id === id),
          'name',
        );
    return text === '' ? { text: t.unnamed, lang } : { text, lang };
  };
  const names = columns.map((column) => nameOf(column).text);
  const several = columns.length > 1;
  const differing = rows.filter(({ differs }) => differs).length;
  const ids = columns.map(({ id }) => id);
  const only = several && onlyDifferences;
  /** The browser's own choice becomes what the visitor makes of the page. */
  const keep = (next: readonly string[], more: readonly ListedProduct[] = []) => {
    const known = [
      ...readCompared(),
      ...[...columns.flatMap(({ product }) => product ?? []), ...more].map((product) => cartItemOf(product, now)),
    ];
    keepCompared(next.flatMap((id) => known.findLast((product) => product.id === id) ?? []));
  };
  const show = (next: readonly string[], more?: readonly ListedProduct[]) => {
    keep(next, more);
    void navigate(paths.compare(compareQuery({ ids: next, onlyDifferences })));
  };
  const add = (product: ListedProduct) => {
    show([...ids, product.id], [product]);
    table.current?.focus({ preventScroll: true });
    table.current?.scrollIntoView({ block: 'start' });
  };
  const subject = columns[0]?.product;
  return (
    <>
      <section className={`${layout.wrap} ${css.comparison}`}>
        {several && (
          <div className={css.tools}>
            <label className={filterCss.check}>
              <input
                type="checkbox"
                role="switch"
                checked={only}
                onChange={({ target }) =>
                  void navigate(paths.compare(compareQuery({ ids, onlyDifferences: target.checked })), {
                    replace: true,
                  })
                }
              />
              {t.onlyDifferences}
            </label>
            <p role="status">
              {differing > 0 ? (
                <>
                  <Unequal />
                  {t.differences(differing, rows.length)}
                </>
              ) : (
                columns.every(({ product }) => product) && t.noDifferences
              )}
            </p>
          </div>
        )}
        <CompareTable
          ref={table}
          columns={columns}
          nameOf={nameOf}
          rows={rows}
          onlyDifferences={only}
          onRemove={(gone) => show(ids.filter((id) => id !== gone))}
        />
        <div className={css.ways}>
          {several && (
            <WhatsappButton size="small" message={[t.which, ...names].join('\n')}>
              {t.askWhich}
            </WhatsappButton>
          )}
          <ShareLink path={paths.compare(compareQuery({ ids }))} title={t.titleOf(names.join(', '))} />
          {columns.length < MOST_COMPARED && (
            <Button component={Link} to={paths.shop()} variant="text" size="small" onClick={() => keep(ids)}>
              {t.inShop}
            </Button>
          )}
        </div>
      </section>
      {columns.length < MOST_COMPARED && subject && (
        <WhenNear
          load={loadRelated}
          props={{
            subject,
            title: t.more,
            format: formatKsh,
            actions: (product) => <AddButton product={product} known={ids.includes(product.id)} onAdd={add} />,
          }}>
          <div className={sections.later} />
        </WhenNear>
      )}
    </>
  );
}

interface AddButtonProps {
  product: ListedProduct;
  known: boolean;
  onAdd: (product: ListedProduct) => void;
}

function AddButton({ product, known, onAdd }: AddButtonProps) {
  const t = useMessages('compare', compare);
  const { text: name } = useInLanguage()(product, 'product_name');
  return (
    <Button
      variant={known ? 'added' : 'tonal'}
      inert={known}
      {...(!known && { 'aria-label': t.addNamed(name) })}
      onClick={() => onAdd(product)}>
      {known ? t.added : t.add}
    </Button>
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
            url: mediaUrl(image.image_url, apiBase),
            alt: inLanguage(first, 'product_name', language).text,
            width: image.width,
            height: image.height,
          },
        }),
    };
  },
};
