import { Link } from 'react-router-dom';
import { dayRange } from '../../kit/show/time';
import { RecordThumb } from '../../kit/show/RecordThumb';
import { home as t } from '../../texts/home';
import { staffPaths } from '../../../common/domain/staffPaths';
import css from './RunningRow.module.css';
import { SOON_DAYS, type RunningAdvert } from './runningAdverts';

/** Nothing where the server does not tell when it ends. */
function leftText(days: number | null, end: string | null | undefined): string {
  if (days === null) return end === null ? t.noEnd : '';
  if (days === 0) return t.endsTodayShort;
  return days <= SOON_DAYS ? t.endsInShort(days) : t.daysLeft(days);
}

/** One advert that runs: its days, and a bar of what is over of them. */
export function RunningRow({
  advert: { product, start_date: start, end_date: end },
  elapsed,
  daysLeft,
}: RunningAdvert) {
  const soon = daysLeft !== null && daysLeft <= SOON_DAYS;
  return (
    <li>
      <Link className={`${css.advert} ${soon ? css.soon : ''}`} to={staffPaths.adverts()}>
        <RecordThumb images={product.images} name={product.product_name} />
        <b title={product.product_name}>{product.product_name}</b>
        <span>
          <span className={css.days}>
            {start && end && <span>{dayRange(Date.parse(start), Date.parse(end))}</span>}
            <span className={css.left}>{leftText(daysLeft, end)}</span>
          </span>
          {elapsed !== null && (
            <progress className={css.bar} max={1} value={elapsed} aria-label={t.elapsed(Math.round(elapsed * 100))} />
          )}
        </span>
      </Link>
    </li>
  );
}
