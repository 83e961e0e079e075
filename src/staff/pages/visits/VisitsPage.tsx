import { useEffect, useRef } from 'react';
import { useOffers } from '../../../common/api';
import { MOST_VISITS } from '../../../common/domain/contract.gen';
import { startOfDay } from '../../../common/domain/dayInput';
import { useListColleaguesQuery, useListVisitsQuery, type Visit } from '../../api';
import { CalendarCard } from '../../features/visits/CalendarCard';
import { VisitCard } from '../../features/visits/VisitCard';
import type { CsvColumns } from '../../kit/list/csv';
import { ExportButton } from '../../kit/list/ExportButton';
import { FilterSelect } from '../../kit/list/FilterSelect';
import { ListTroubles } from '../../kit/list/ListTroubles';
import { Segments } from '../../kit/list/Segments';
import { useListParams } from '../../kit/list/useListParams';
import { useWholeList } from '../../kit/list/useWholeList';
import { NotOffered } from '../../kit/NotOffered';
import { PageHead } from '../../kit/PageHead';
import { Alert } from '../../kit/show/Alert';
import { Card } from '../../kit/show/Card';
import { longDayOf } from '../../kit/show/days';
import { StaffButton } from '../../kit/StaffButton';
import { visits as t } from '../../texts/visits';
import { useKeptOffline } from './useKeptOffline';
import css from './VisitsPage.module.css';

/** The first one stands where the address names none. */
const CHOICES = { days: ['14', '1', '7', '31'], whose: 'text', from: 'text' } as const;
/** One's own; else a colleague's id. */
const MINE = '';
const ALL = 'all';
const DAYS = ['1', '7', '14', '31'] as const;

const csvColumns: CsvColumns<Visit> = {
  date: ({ date }) => date,
  from: ({ from }) => from,
  until: ({ until }) => until,
  number: ({ number }) => number,
  customerName: ({ customerName }) => customerName,
  phone: ({ phone }) => phone,
  address: ({ address }) => address,
  crew: ({ crew }) => crew.map(({ name }) => name).join(', '),
  items: ({ items }) => items.map(({ text, quantity }) => `${quantity} x ${text}`).join('\n'),
  notes: ({ notes }) => notes,
  cancelled: ({ isCancelled }) => isCancelled,
};

/** A year that is typed digit by digit is 0002 at first. */
const isWholeYear = (day: string) => day === '' || day >= '2000';

/** /dashboard/visits: day by day, where the crew goes, whom to call and what to bring; prints as a sheet, and can be read offline. */
export function VisitsPage() {
  useKeptOffline();
  const offers = useOffers();
  const offered = offers('listVisits');
  const { values: chosen, set } = useListParams(CHOICES);
  const known = offers('listColleagues') === true;
  const colleagues = useWholeList(
    useListColleaguesQuery(undefined, { skip: !known, refetchOnReconnect: true }),
    ({ data }) => data.colleagues,
  );
  const people = colleagues.items;
  const self = people?.find(({ isSelf }) => isSelf)?.id;
  const whose = known ? chosen.whose : ALL;
  const crew = whose === MINE ? self : whose === ALL ? undefined : whose;
  const from = startOfDay(chosen.from) === null ? '' : chosen.from;
  const query = useListVisitsQuery(
    { days: Number(chosen.days), ...(from !== '' && { from }), ...(crew !== undefined && { crew }) },
    {
      skip: !offered || (whose === MINE && self === undefined),
      refetchOnMountOrArgChange: true,
      refetchOnReconnect: true,
      // A tab that stood open overnight shows yesterday's.
      refetchOnFocus: true,
    },
  );
  const visits = useWholeList(query, ({ data }) => data.visits);
  const { items } = visits;
  // As long as nobody knows whose "mine" are.
  const list = whose === MINE && !people ? colleagues : visits;
  const isCut = items !== undefined && items.length >= MOST_VISITS;
  if (offered === false) return <NotOffered texts={t} />;
  return (
    <>
      <PageHead
        title={t.title}
        actions={
          <>
            <ExportButton name={`visits-${chosen.days}-days`} columns={csvColumns} rows={items} />
            <StaffButton variant="outlined" onClick={() => window.print()}>
              {t.print}
            </StaffButton>
          </>
        }
      />
      <div className={css.filters}>
        <Segments
          label={t.days}
          value={chosen.days}
          onChange={(days) => set({ days })}
          options={DAYS.map((value) => ({
            value,
            label: from !== '' && value === '1' ? t.oneDay : t.nextDays(Number(value)),
          }))}
        />
        <FromDay value={from} onChange={(day) => set({ from: day })} />
        {known && (
          <FilterSelect
            label={t.whose}
            value={whose}
            onChange={(value) => set({ whose: value })}
            options={[
              { value: MINE, label: t.mine },
              { value: ALL, label: t.all },
              ...(people ?? []).filter(({ isSelf }) => !isSelf).map(({ id, name }) => ({ value: id, label: name })),
            ]}
            other={t.somebody}
          />
        )}
      </div>
      <ListTroubles list={list} texts={t} empty={{ title: t.none, text: t.noneText }} notice={css.message}>
        {!items && list.fetching && (
          <p className={css.status} aria-hidden="true">
            {t.loading}
          </p>
        )}
      </ListTroubles>
      {/* No `Said`, which is not printed: the sheet shall say it too. */}
      <div aria-live="polite" className={isCut ? css.message : undefined}>
        {isCut && (
          <Alert severity="warning" role="none">
            {t.cut(MOST_VISITS)}
          </Alert>
        )}
      </div>
      <div className={css.days}>
        {byDay(items ?? []).map(([date, visits]) => (
          <Card key={date} title={longDayOf(date)}>
            <div className={css.visits}>
              {visits.map((visit) => (
                <VisitCard key={visit.id} visit={visit} />
              ))}
            </div>
          </Card>
        ))}
        <div className={css.screen}>
          <CalendarCard />
        </div>
      </div>
    </>
  );
}

/** Keeps a day that is half typed, which the address does not. */
function FromDay({ value, onChange }: { value: string; onChange: (day: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Written anew, even the same would take away what is half typed.
    if (input.current && input.current.value !== value) input.current.value = value;
  }, [value]);
  return (
    <label className={css.from}>
      <span>{t.fromDay}</span>
      <input
        ref={input}
        type="date"
        defaultValue={value}
        onChange={({ target }) => isWholeYear(target.value) && onChange(target.value)}
      />
    </label>
  );
}

/** In their order, each day once. */
function byDay(visits: readonly Visit[]): [date: string, visits: Visit[]][] {
  const days = new Map<string, Visit[]>();
  for (const visit of visits) days.set(visit.date, [...(days.get(visit.date) ?? []), visit]);
  return [...days];
}
