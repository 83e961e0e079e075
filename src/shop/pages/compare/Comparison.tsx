import { useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { type ListedProduct } from '../../../common/api';
import { cartItemOf } from '../../../common/domain/productInSmall';
import filterCss from '../../features/catalog/Filters.module.css';
import sections from '../../features/catalog/product/Sections.module.css';
import { keepCompared, readCompared, useCompared } from '../../features/compare/compared';
import { compare } from '../../texts/en/compare';
import { compareQuery, MOST_COMPARED } from '../../../common/domain/compareQuery';
import { formatKsh } from '../../../common/domain/money';
import { paths } from '../../../common/domain/paths';
import { useInLanguage, useMessages } from '../../../common/i18n/messages';
import { Button } from '../../../common/ui/Button';
import { useNow } from '../../../common/ui/clock';
import layout from '../../../common/ui/layout.module.css';
import { ShareLink } from '../../ui/ShareLink';
import { SlowNotice } from '../../ui/SlowNotice';
import { WhatsappButton } from '../../ui/WhatsappButton';
import { WhenNear } from '../../ui/WhenNear';
import css from './ComparePage.module.css';
import { CompareTable, Unequal } from './CompareTable';
import { type Column } from './useColumns';
import { useRows } from './useRows';

const loadRelated = () =>
  import(/* webpackChunkName: "product-more" */ '../../features/catalog/product/RelatedProducts').then(
    ({ RelatedProducts }) => RelatedProducts,
  );

interface ComparisonProps {
  columns: readonly Column[];
  onlyDifferences: boolean;
}

/** The products side by side, what differs marked, and the ways on from here. */
export function Comparison({ columns, onlyDifferences }: ComparisonProps) {
  const t = useMessages('compare', compare);
  const navigate = useNavigate();
  const now = useNow();
  const chosen = useCompared();
  const table = useRef<HTMLDivElement>(null);
  const rows = useRows(columns.map(({ product }) => product));
  const say = useInLanguage();
  /** What the column is called: by the shop, or as it was chosen. */
  const namedOf = ({ id, product }: Column) =>
    product ? cartItemOf(product, now) : chosen.find((kept) => kept.id === id);
  const nameOf = (column: Column) => {
    const { text, lang } = say(namedOf(column), 'name');
    return text === '' ? { text: t.unnamed, lang } : { text, lang };
  };
  const names = columns.map((column) => nameOf(column).text);
  // As every chat names a product: staff look it up by that.
  const englishNames = columns.map((column) => namedOf(column)?.name ?? t.unnamed);
  const several = columns.length > 1;
  const differing = rows.filter(({ differs }) => differs).length;
  const ids = columns.map(({ id }) => id);
  const only = several && onlyDifferences;
  const unread = columns.filter(({ product }) => !product);
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
        <SlowNotice
          busy={unread.some(({ loading }) => loading)}
          onRetry={() => unread.forEach(({ retry }) => retry())}
        />
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
            <WhatsappButton size="small" message={[t.which, ...englishNames].join('\n')}>
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
