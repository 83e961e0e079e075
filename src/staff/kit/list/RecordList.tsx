import type { ReactNode } from 'react';
import { useOffers } from '../../../common/api';
import { useDashboardSummary } from '../../api';
import { CreateLink } from '../headLinks';
import { ACTIVITIES, ActivitySegments } from './ActivitySegments';
import { CategoryFilter } from './CategoryFilter';
import { CreatedNotice } from './CreatedNotice';
import { FilterBar } from './FilterBar';
import { FilterSelect, type FilterOption } from './FilterSelect';
import { ResourceList, type ResourceListProps } from './ResourceList';
import { RowMenu, type RowAction } from './RowMenu';
import { SearchBox } from './SearchBox';
import type { ListParams, ListValues } from './useListParams';
import { standardBulk, useStandardActions, type BulkTexts } from './useStandardActions';
import { useCalls } from '../record/calls';
import { addresses, type PicturedKind } from '../record/kinds';

/** What every list of such records may be narrowed by; `category` holds an id. */
export const RECORD_CHOICES = { search: 'text', status: ACTIVITIES, category: 'text' } as const;

type RecordParams = ListParams<typeof RECORD_CHOICES>;

/** The same as the list's call names them. */
export function recordArgs({ search, status, category }: ListValues<typeof RECORD_CHOICES>, page: number) {
  return { page, status, ...(search && { search }), ...(category && { categoryId: category }) };
}

type FromList = 'list' | 'columns' | 'csv' | 'nameOf' | 'skeletons';

interface RecordListProps<R extends { id: string; isActive: boolean }> extends Pick<ResourceListProps<R>, FromList> {
  kind: PicturedKind;
  texts: Readonly<Record<'title' | 'noun' | 'create' | 'search' | 'category' | 'view', string>> & {
    effects: Readonly<Record<'activate' | 'deactivate' | 'remove', string>>;
    bulk: BulkTexts;
    empty: { title: string; text: string };
    loading?: string;
    failed?: string;
  };
  params: RecordParams;
  /** Whether there is something to view; always without it. */
  viewable?: (record: R) => boolean;
  /** What else narrows or orders the list, by its name in the address. */
  selects: Readonly<Record<string, { label: string; options: readonly FilterOption<string>[] }>>;
  /** What else can be done with one row. */
  more?: (record: R) => RowAction[];
  /** What else may be wanted next with one that was just created. */
  onceCreated?: (record: R) => ReactNode;
}

/**
 * The whole list of records that have pages of their own: status, and what else the server offers of search, category and
 * order; row and bulk actions; what was just created. The numbers are the whole shop's, where the server counts them.
 */
export function RecordList<R extends { id: string; isActive: boolean }>(props: RecordListProps<R>) {
  const { kind, texts: t, params, viewable, selects, more, onceCreated, ...list } = props;
  const { nameOf } = list;
  const to = addresses[kind];
  const { values, set, page, pageQuery, filtered, clear } = params;
  const offers = useOffers();
  const counts = useDashboardSummary().data?.data[kind === 'Product' ? 'products' : 'articles'];
  const calls = useCalls(kind);
  const actionsOf = useStandardActions<R>({ nameOf, noun: t.noun, calls, effects: t.effects });
  const create = (
    <CreateLink to={to.create} icon="plus">
      {t.create}
    </CreateLink>
  );
  const view = (record: R): RowAction => ({
    label: t.view,
    icon: 'external',
    onSelect: () => window.open(to.view(record.id), '_blank', 'noopener'),
  });
  const byCategory = offers(`list${kind}s.category_id`);
  // Each is one of the page's own choices, which the kit knows by name alone.
  const [chosen, choose] = [values as Readonly<Record<string, string>>, set];
  return (
    <ResourceList
      {...list}
      title={t.title}
      actions={create}
      notice={
        <CreatedNotice
          ready={list.list.meta !== undefined}
          nameOf={nameOf}
          pathOf={({ id }) => to.view(id)}
          more={onceCreated}
        />
      }
      linkOf={({ id }) => to.edit(id)}
      muted={({ isActive }) => !isActive}
      menu={(record, drop) => (
        <RowMenu
          name={nameOf(record)}
          actions={[
            ...(viewable?.(record) === false ? [] : [view(record)]),
            ...(more?.(record) ?? []),
            ...actionsOf(record, drop),
          ]}
        />
      )}
      bulk={standardBulk(calls, t.bulk)}
      filters={
        <FilterBar
          search={
            offers(`list${kind}s.search`) && (
              <SearchBox label={t.search} value={values.search} onSearch={(search) => set({ search })} />
            )
          }
          segments={<ActivitySegments value={values.status} counts={counts} onChange={(status) => set({ status })} />}
          selects={
            (byCategory || Object.keys(selects).length > 0) && (
              <>
                {byCategory && (
                  <CategoryFilter
                    label={t.category}
                    value={values.category}
                    onChange={(category) => set({ category })}
                  />
                )}
                {Object.entries(selects).map(([name, select]) => (
                  <FilterSelect
                    key={name}
                    {...select}
                    value={chosen[name] ?? ''}
                    onChange={(value) => choose({ [name]: value })}
                  />
                ))}
              </>
            )
          }
        />
      }
      page={{ page, pageQuery }}
      onClear={filtered && clear}
      empty={{ ...t.empty, action: create }}
      texts={t}
    />
  );
}
