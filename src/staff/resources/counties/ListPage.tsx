import { useOffers } from '../../../common/api';
import { useListCountiesQuery, type County } from '../../../common/api/counties';
import { useOverlay } from '../../../common/ui/overlay';
import { useResumedDialog } from '../../kit/form/useResumedDialog';
import type { Column } from '../../kit/list/column';
import { ExportButton } from '../../kit/list/ExportButton';
import { statusColumn } from '../../kit/named/statusColumn';
import { ResourceList } from '../../kit/list/ResourceList';
import { useActivityFilter } from '../../kit/named/useActivityFilter';
import { useWholeList } from '../../kit/list/useWholeList';
import { NotOffered } from '../../kit/NotOffered';
import { Money } from '../../kit/show/Money';
import { StaffButton } from '../../kit/StaffButton';
import { counties as t } from '../../texts/counties';
import { kit } from '../../texts/kit';
import css from './Counties.module.css';
import { COUNTY_DRAFT, CountyDialog } from './CountyDialog';
import { csvColumns } from './countyCsv';
import { ImportCounties } from './ImportCounties';

/** /dashboard/counties: what delivery and installation cost in each county, edited one by one or as a file. */
export function ListPage() {
  const offers = useOffers();
  const offered = offers('listCounties');
  const { subject, show, ...overlay } = useOverlay<County>();
  const query = useListCountiesQuery(undefined, { skip: !offered, refetchOnMountOrArgChange: true });
  const list = useWholeList(query, ({ data }) => data.counties);
  const rows = list.items;
  const { items, filters, filtered, onClearFilters } = useActivityFilter(rows, t.search);
  useResumedDialog(
    COUNTY_DRAFT,
    (id) => {
      const county = rows?.find((one) => one.id === id);
      if (county) show(county);
    },
    rows !== undefined,
  );
  if (offered === false) return <NotOffered texts={t} />;
  const mayEdit = offers('updateCounty') === true;
  return (
    <>
      <ResourceList
        title={t.title}
        count={rows?.length}
        actions={
          rows && (
            <div className={css.actions}>
              {offers('saveCounties') && <ImportCounties />}
              <ExportButton rows={items} columns={csvColumns} name={t.file} />
            </div>
          )
        }
        notice={<p className={css.lead}>{t.lead}</p>}
        list={{ ...list, items }}
        columns={mayEdit ? [...columns, editColumn(show)] : columns}
        nameOf={({ name }) => name}
        muted={({ isActive }) => !isActive}
        filters={filters}
        onClear={filtered && onClearFilters}
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
  statusColumn(t.status, 140),
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
