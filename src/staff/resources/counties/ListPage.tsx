import { useOffers } from '../../../common/api';
import { useListCountiesQuery, type County } from '../../../common/api/counties';
import { useOverlay } from '../../../common/ui/overlay';
import { useResumedDialog } from '../../kit/form/useResumedDialog';
import { ACTIVITIES, ActivitySegments } from '../../kit/list/ActivitySegments';
import type { Column } from '../../kit/list/column';
import { ExportButton } from '../../kit/list/ExportButton';
import { FilterBar } from '../../kit/list/FilterBar';
import { ResourceList } from '../../kit/list/ResourceList';
import { SearchBox } from '../../kit/list/SearchBox';
import { useListParams } from '../../kit/list/useListParams';
import { useWholeList } from '../../kit/list/useWholeList';
import { NotOffered } from '../../kit/NotOffered';
import { Money } from '../../kit/show/Money';
import { StatusChip } from '../../kit/show/StatusChip';
import { StaffButton } from '../../kit/StaffButton';
import { counties as t } from '../../texts/counties';
import { kit } from '../../texts/kit';
import css from './Counties.module.css';
import { COUNTY_DRAFT, CountyDialog } from './CountyDialog';
import { csvColumns } from './countyCsv';
import { ImportCounties } from './ImportCounties';

const CHOICES = { search: 'text', status: ACTIVITIES } as const;

/** /dashboard/counties: what delivery and installation cost in each county, edited one by one or as a file. */
export function ListPage() {
  const offers = useOffers();
  const offered = offers('listCounties');
  const { values: chosen, set, clear, filtered } = useListParams(CHOICES);
  const { subject, show, ...overlay } = useOverlay<County>();
  const query = useListCountiesQuery(undefined, { skip: !offered, refetchOnMountOrArgChange: true });
  const list = useWholeList(query, ({ data }) => data.counties);
  const rows = list.items;
  useResumedDialog(
    COUNTY_DRAFT,
    (id) => {
      const county = rows?.find((one) => one.id === id);
      if (county) show(county);
    },
    rows !== undefined,
  );
  if (offered === false) return <NotOffered texts={t} />;
  const words = chosen.search.toLowerCase();
  const shown = rows?.filter(
    ({ name, isActive }) =>
      name.toLowerCase().includes(words) && (chosen.status === 'all' || isActive === (chosen.status === 'active')),
  );
  const count = (isActive: boolean) => (rows ?? []).filter((row) => row.isActive === isActive).length;
  const mayEdit = offers('updateCounty') === true;
  return (
    <>
      <ResourceList
        title={t.title}
        count={rows?.length}
        actions={
          rows && (
            <div className={css.actions}>
              {offers('saveCounties') && query.data && <ImportCounties list={query.data.data} />}
              <ExportButton rows={shown} columns={csvColumns} name={t.file} />
            </div>
          )
        }
        notice={<p className={css.lead}>{t.lead}</p>}
        list={{ ...list, items: shown }}
        columns={mayEdit ? [...columns, editColumn(show)] : columns}
        nameOf={({ name }) => name}
        muted={({ isActive }) => !isActive}
        filters={
          <FilterBar
            search={<SearchBox label={t.search} value={chosen.search} onSearch={(search) => set({ search })} />}
            segments={
              <ActivitySegments
                value={chosen.status}
                counts={rows && { active: count(true), inactive: count(false) }}
                onChange={(status) => set({ status })}
              />
            }
          />
        }
        filtered={filtered}
        onClearFilters={clear}
        empty={{ title: t.empty }}
        texts={{ loading: t.loading, failed: t.failed }}
      />
      {subject && <CountyDialog key={subject.id} county={subject} {...overlay} />}
    </>
  );
}

const columns: readonly Column<County>[] = [
  { key: 'name', header: t.county, cell: ({ name }) => name, card: 'title' },
  {
    key: 'delivery',
    header: t.delivery,
    align: 'end',
    width: 200,
    cell: ({ delivery_price, delivery_days }) => <Terms price={delivery_price} days={delivery_days} />,
  },
  {
    key: 'installation',
    header: t.installation,
    align: 'end',
    width: 200,
    cell: ({ installation_price, installation_days }) => <Terms price={installation_price} days={installation_days} />,
  },
  {
    key: 'status',
    header: t.status,
    width: 140,
    cell: ({ isActive }) => (
      <StatusChip look={isActive ? 'normal' : 'off'}>{isActive ? kit.active : kit.inactive}</StatusChip>
    ),
    card: 'status',
  },
];

const editColumn = (show: (county: County) => void): Column<County> => ({
  key: 'edit',
  header: t.edit,
  width: 96,
  cell: (county) => (
    <StaffButton aria-label={kit.editRow(county.name)} onClick={() => show(county)}>
      {kit.edit}
    </StaffButton>
  ),
  card: 'action',
});

function Terms({ price, days }: { price: string | null; days: number | null }) {
  return (
    <span className={css.terms}>
      {price === null ? <span>{t.onRequest}</span> : <Money value={price} />}
      {typeof days === 'number' && <small>{t.within(days)}</small>}
    </span>
  );
}
