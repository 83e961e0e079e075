import { useOffers } from '../../../common/api';
import { dayNumber, dayText } from '../../../common/domain/wholeDays';
import { useMinute } from '../../../common/ui/clock';
import { useDashboardSummary } from '../../api';
import { FilterSelect } from '../../kit/list/FilterSelect';
import { shortDayOf } from '../../kit/show/days';
import { quotes as t } from '../../texts/quotes';
import css from './InboxList.module.css';
import { SOURCES, type InboxParams } from './useInboxParams';

/** Since when, and where requests came from; for which product, while there is one: the dashboard's figures lead here. */
export function OriginFilters({ params }: { params: InboxParams }) {
  const { since, source, product } = params;
  const offers = useOffers();
  const thisMonth = `${dayText(dayNumber(useMinute())).slice(0, 7)}-01`;
  const { data } = useDashboardSummary();
  const sources = SOURCES.filter((value) => value === 'all' || offers(`listQuotations.source=${value}`));
  const offersSince = offers('listQuotations.since') === true;
  const asked = data?.data.sales?.mostAsked ?? [];
  if (!offersSince && sources.length === 1) return null;
  return (
    <>
      <div className={css.pair}>
        {offersSince && (
          <FilterSelect
            label={t.since}
            value={since}
            options={[
              { value: '', label: t.anyTime },
              { value: thisMonth, label: t.thisMonth },
            ]}
            other={since && shortDayOf(since)}
            onChange={params.setSince}
          />
        )}
        {sources.length > 1 && (
          <FilterSelect
            label={t.source}
            value={source}
            options={sources.map((value) => ({ value, label: t.sources[value] }))}
            onChange={params.setSource}
          />
        )}
      </div>
      {product !== '' && offers('listQuotations.productId') && (
        <FilterSelect
          label={t.askedFor}
          value={product}
          options={[
            { value: '', label: t.anyProduct },
            ...asked.map(({ id, product_name: label }) => ({ value: id, label })),
          ]}
          other={t.oneProduct}
          onChange={params.setProduct}
        />
      )}
    </>
  );
}
