import { useOffers, type Advertisement } from '../../../common/api';
import { useResumedDialog } from '../../kit/form/useResumedDialog';
import { ExportButton } from '../../kit/list/ExportButton';
import { ListTroubles } from '../../kit/list/ListTroubles';
import card from '../../kit/list/ResourceList.module.css';
import { useListParams } from '../../kit/list/useListParams';
import { PageHead } from '../../kit/PageHead';
import { StaffButton } from '../../kit/StaffButton';
import { StaffIcon } from '../../kit/StaffIcon';
import { AdvertNotices } from '../../features/adverts/AdvertNotices';
import {
  csvColumns,
  countsPerDay,
  presentDay,
  segmentOf,
  segments,
  shownDays,
  timelineRows,
  type TimelineRow as Row,
} from '../../features/adverts/timeline';
import { Timeline, TimelineSkeleton } from '../../features/adverts/Timeline';
import { TimelineBar } from '../../features/adverts/TimelineBar';
import { TimelineRow } from '../../features/adverts/TimelineRow';
import { useAdvertiseDialogs } from '../../features/adverts/useAdvertiseDialogs';
import { ADVERT_DRAFT } from '../../features/adverts/drafts';
import { useAdvertList } from '../../features/adverts/useAdvertList';
import { useInactiveAdvertised } from '../../features/adverts/useInactiveAdvertised';
import { crowdedWords, isShown } from '../../features/adverts/warnings';
import { advertStatus, crowdedDays, spanOf } from '../../../common/domain/advertWindow';
import { dayNumber } from '../../../common/domain/wholeDays';
import { adverts as words } from '../../texts/adverts';
import { timeline as t } from '../../texts/timeline';
import { useMinute } from '../../../common/ui/clock';
import css from './TimelinePage.module.css';

/** What the address may say: which adverts, and from which day on. */
const choices = { status: segments, from: 'text' } as const;

/** What runs now and next, by day: time line, number per day against the bar's three places, stop, change, advertise. */
export function TimelinePage() {
  const now = useMinute();
  const today = dayNumber(now);
  const { values, set } = useListParams(choices);
  const offers = useOffers();
  const { whole, ...list } = useAdvertList();
  const adverts = list.items;
  const inactive = useInactiveAdvertised();
  const { choose, advertise, dialogs } = useAdvertiseDialogs();
  const days = shownDays(values.from, today);
  const seen = (adverts ?? []).filter(({ product }) => !inactive.ids.has(product.id));
  const rows = adverts && timelineRows(adverts, days, now);
  const listed = rows?.filter(({ status }) => values.status === 'all' || segmentOf(status) === values.status);
  const crowded = whole
    ? crowdedWords(crowdedDays(seen.filter(isShown(now)).map(spanOf), { first: today, last: Infinity }), today)
    : [];
  const open = ({ product }: Advertisement, change?: { advert: Advertisement; restarts?: boolean }) =>
    advertise({ product: { ...product, isActive: !inactive.ids.has(product.id) }, ...change });
  // A stopped one goes on; one that is over is followed by another.
  const again = ({ advert, status }: Pick<Row, 'advert' | 'status'>) =>
    open(advert, status === 'stopped' && offers('updateAdvertisement') ? { advert, restarts: true } : undefined);
  const resume = (advert: Advertisement) => {
    const status = advertStatus(advert, now);
    if (status === 'stopped') again({ advert, status });
    else open(advert, { advert });
  };
  useResumedDialog(
    ADVERT_DRAFT,
    (id) => adverts?.filter((advert) => advert.id === id).forEach(resume),
    adverts !== undefined,
  );
  const start = (
    <StaffButton variant="contained" className={css.start ?? ''} startIcon={<StaffIcon name="plus" />} onClick={choose}>
      {words.advertise}
    </StaffButton>
  );
  return (
    <>
      <PageHead
        title={t.title}
        actions={
          <>
            <ExportButton
              name="adverts"
              columns={csvColumns}
              rows={listed?.map((row) => ({ ...row, id: row.advert.id }))}
            />
            {start}
          </>
        }
        {...(rows && { count: t.runningCount(rows.filter(({ status }) => status === 'running').length) })}
      />
      <AdvertNotices whole={whole} crowded={crowded} inactive={inactive.count} />
      <section className={card.card} aria-label={t.title} aria-busy={list.fetching}>
        <TimelineBar
          rows={rows}
          segment={values.status}
          onSegment={(status) => set({ status })}
          days={days}
          today={today}
          onFrom={(from) => set({ from })}
        />
        <ListTroubles
          list={list}
          texts={t}
          empty={{
            title: t.emptyTitle,
            text: t.emptyText,
            action: (
              <StaffButton variant="outlined" onClick={choose}>
                {words.advertise}
              </StaffButton>
            ),
          }}>
          <Timeline days={whole ? days : null} now={now} counts={adverts && countsPerDay(seen, days)}>
            {!listed && <TimelineSkeleton />}
            {listed?.length === 0 && <li className={css.none}>{t.nothingThen}</li>}
            {listed?.map((row) => (
              <TimelineRow
                key={row.advert.id}
                row={row}
                days={whole ? days : null}
                present={presentDay(now)}
                hidden={inactive.ids.has(row.advert.product.id)}
                onEdit={() => open(row.advert, { advert: row.advert })}
                onAgain={() => again(row)}
              />
            ))}
          </Timeline>
        </ListTroubles>
      </section>
      {dialogs}
    </>
  );
}
