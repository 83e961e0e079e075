import type { ReactNode } from 'react';
import { countedProposals, quotationSources } from '../../../common/domain/contract.gen';
import { dayOfStart } from '../../../common/domain/dayInput';
import { centsOfSum } from '../../../common/domain/money';
import { encoded } from '../../../common/domain/paths';
import { staffPaths } from '../../../common/domain/staffPaths';
import type { DashboardSummary } from '../../api';
import { Card } from '../../kit/show/Card';
import { Dash, Money } from '../../kit/show/Money';
import { home as t } from '../../texts/home';
import { kit } from '../../texts/kit';
import { Led, type LedProps } from './Led';
import css from './SalesCard.module.css';
import summary from './Summary.module.css';

type Sales = NonNullable<DashboardSummary['sales']>;

/** How the requests of this month become sales, each figure leading to its list (docs/product.md, 7.2). */
export function SalesCard({ sales }: { sales: Sales }) {
  const { requests, firstAnswer, mostAsked } = sales;
  const came = quotationSources.reduce((sum, source) => sum + requests[source], 0);
  const since = `since=${dayOfStart(sales.since)}`;
  const ofMonth = { to: staffPaths.quotes(since), needs: 'listQuotations.since' } as const;
  return (
    <Card title={t.sales} className={summary.wide}>
      <div className={css.figures}>
        <Figure {...ofMonth} label={t.requests} value={came} />
        <Figure
          {...ofMonth}
          label={t.firstAnswer}
          value={firstAnswer.medianSeconds === null ? <Dash /> : durationText(firstAnswer.medianSeconds)}
          {...(came > 0 && { note: t.answered(firstAnswer.answered, came) })}
        />
        {countedProposals.map((name) => (
          <Figure
            key={name}
            to={staffPaths.proposals(`counted=${name}`)}
            needs={`listProposals.counted=${name}`}
            label={t.ofProposals[name]}
            value={sales[name].count}
            note={<Money cents={centsOfSum(sales[name].value)} />}
          />
        ))}
      </div>
      {came === 0 ? (
        <p className={summary.nothing}>{t.noRequestsYet}</p>
      ) : (
        <div className={css.lists}>
          <section aria-label={t.cameFrom}>
            <h3>{t.cameFrom}</h3>
            <ul>
              {quotationSources.map((source) => (
                <Row
                  key={source}
                  to={staffPaths.quotes(`${since}&source=${source}`)}
                  needs={`listQuotations.source=${source}`}
                  label={kit.quoteSource[source]}
                  count={requests[source]}
                />
              ))}
            </ul>
          </section>
          {mostAsked.length > 0 && (
            <section aria-label={t.askedMost}>
              <h3>{t.askedMost}</h3>
              <ul>
                {mostAsked.map(({ id, product_name: name, count }) => (
                  <Row
                    key={id}
                    to={staffPaths.quotes(`${since}&product=${encoded(id)}`)}
                    needs="listQuotations.productId"
                    label={name}
                    count={count}
                  />
                ))}
              </ul>
            </section>
          )}
        </div>
      )}
    </Card>
  );
}

function Figure({ label, value, note, ...led }: LedProps & { label: string; value: ReactNode; note?: ReactNode }) {
  return (
    <Led {...led} className={css.figure}>
      <b>{value}</b>
      <span>{label}</span>
      {note !== undefined && <small>{note}</small>}
    </Led>
  );
}

function Row({ label, count, ...led }: LedProps & { label: string; count: number }) {
  return (
    <li>
      <Led {...led} className={css.row}>
        <span title={label}>{label}</span>
        <b>{count}</b>
      </Led>
    </li>
  );
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long something took, in its two largest units: "1 h 23 min", "2 d 3 h". @param seconds whole ones */
export function durationText(seconds: number): string {
  if (seconds < MINUTE) return t.units.less;
  const [days, hours, minutes] = [seconds / DAY, (seconds % DAY) / HOUR, (seconds % HOUR) / MINUTE].map(Math.floor);
  const parts = [days && t.units.days(days), hours && t.units.hours(hours), minutes && t.units.minutes(minutes)];
  return parts.filter(Boolean).slice(0, 2).join(' ');
}
