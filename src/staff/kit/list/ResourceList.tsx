import { useEffect, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ListState } from '../../../common/api';
import { PageHead, type PageHeadProps } from '../PageHead';
import { BulkBar } from './BulkBar';
import type { BulkAction } from './bulkRun';
import type { Column } from './column';
import type { CsvFile } from './csv';
import { ExportButton } from './ExportButton';
import { ListTroubles } from './ListTroubles';
import { Pagination } from './Pagination';
import css from './ResourceList.module.css';
import { ResourceTable } from './ResourceTable';
import { firstNumberOf, pageInstead, pageName } from './usePages';
import { useRowHeight } from './useRowHeight';
import { useSelection } from './useSelection';
import { useWayBack } from './wayBack';

export interface ResourceListProps<T> extends Pick<PageHeadProps, 'title' | 'actions'> {
  /** The list as a file, among the actions. */
  csv?: CsvFile<T>;
  /** Beside the title instead of the list's own number: of a page whose lists are several. */
  count?: number | undefined;
  list: ListState<T>;
  columns: readonly Column<T>[];
  nameOf: (row: T) => string;
  /** Where a row leads. */
  linkOf?: (row: T) => string;
  muted?: (row: T) => boolean;
  /** @param drop lets go of the row where it is chosen: for one that is deleted */
  menu?: (row: T, drop: () => void) => ReactNode;
  menuHeader?: string;
  bulk?: readonly BulkAction<T>[];
  /** Search, filters and order; the bar of the chosen rows takes its place. */
  filters: ReactNode;
  page?: { page: number; pageQuery: (page: number) => string };
  /** Takes off what narrows the list; false where nothing does. */
  onClear: (() => void) | false;
  empty: { title: string; text?: string; action?: ReactNode };
  /** Instead of the kit's words while loading and when it fails. */
  texts?: { loading?: string; failed?: string };
  /** Above the list. */
  notice?: ReactNode;
  /** How many rows a page usually has. */
  skeletons?: number;
  narrow?: boolean;
}

/**
 * A list of the staff's: title and count, filters, table (cards on phones), pages; and all that can be the matter with
 * it: loading, refreshing, slow, failed, empty, nothing found.
 */
export function ResourceList<T extends { id: string }>(props: ResourceListProps<T>) {
  const {
    title,
    actions,
    csv,
    count,
    list,
    columns,
    nameOf,
    linkOf,
    muted,
    menu,
    menuHeader,
    bulk,
    filters,
    page,
    onClear,
    empty,
    texts,
    notice,
    skeletons = 12,
    narrow,
  } = props;
  const { items, meta, fetching, error } = list;
  const navigate = useNavigate();
  const wayBack = useWayBack();
  const { dense } = useRowHeight();
  const selection = useSelection(items);
  const instead = page ? pageInstead(page.page, list) : null;
  useEffect(() => {
    if (page && instead !== null) void navigate({ search: page.pageQuery(instead) }, { replace: true });
  }, [page, instead, navigate]);
  const total = count ?? meta?.total ?? (meta ? undefined : items?.length);
  return (
    <div className={narrow ? css.narrow : undefined}>
      <PageHead
        title={title}
        actions={
          csv ? (
            <>
              <ExportButton {...csv} rows={items} />
              {actions}
            </>
          ) : (
            actions
          )
        }
        {...(total !== undefined && { count: total })}
      />
      {notice}
      <section className={css.card} tabIndex={-1} aria-label={pageName(title, page?.page, meta)} aria-busy={fetching}>
        {bulk && selection.rows.length > 0 ? <BulkBar selection={selection} actions={bulk} nameOf={nameOf} /> : filters}
        <ListTroubles list={list} texts={texts} empty={empty} onClear={onClear}>
          <ResourceTable<T>
            label={title}
            columns={columns}
            rows={items}
            skeletons={skeletons}
            nameOf={nameOf}
            firstNumber={firstNumberOf(meta)}
            dense={dense}
            muted={muted}
            menu={menu && ((row) => menu(row, () => selection.drop([row.id])))}
            menuHeader={menuHeader}
            selection={bulk && selection}
            onOpen={linkOf && ((row) => void navigate(linkOf(row), { state: wayBack }))}
          />
        </ListTroubles>
        {page &&
          !(error && !items) &&
          (meta && items ? (
            <Pagination {...page} meta={meta} count={items.length} />
          ) : (
            <div className={css.pagerPlace} />
          ))}
      </section>
    </div>
  );
}
