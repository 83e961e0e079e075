import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { StatusChip, type StatusLook } from '../../kit/show/StatusChip';
import type { AdvertStatus } from '../../../common/domain/advertWindow';
import { spanInWords } from '../../../common/domain/daysInWords';
import type { DaySpan } from '../../../common/domain/wholeDays';
import { timeline as t } from '../../texts/timeline';
import { staffPaths } from '../../../common/domain/staffPaths';
import layout from '../../../common/ui/layout.module.css';
import { Thumb } from '../../../common/ui/Thumb';
import { AdvertActions } from './AdvertActions';
import { mainImage } from './AdvertisedProduct';
import { barOf, type TimelineRow as Row } from './timeline';
import css from './Timeline.module.css';

const look: Readonly<Record<AdvertStatus, StatusLook>> = {
  running: 'normal',
  planned: 'done',
  stopped: 'off',
  ended: 'off',
};

interface TimelineRowProps {
  row: Row;
  /** Null where the server tells no days. */
  days: DaySpan | null;
  /** The present, with the part of the day that is past. */
  present: number;
  /** The product is inactive: visitors do not see the advert. */
  hidden: boolean;
  onEdit: () => void;
  onAgain: () => void;
}

/** One advert: what it shows, its days as a bar, which words repeat, and what can be done with it. */
export function TimelineRow({ row, days, present, hidden, onEdit, onAgain }: TimelineRowProps) {
  const { advert, status, span } = row;
  const { product } = advert;
  const text = spanInWords(span, Math.floor(present));
  return (
    <li className={css.row}>
      <div className={css.label}>
        <Thumb className={css.thumb} image={mainImage(product.images)} name={product.product_name} />
        <div>
          <Link className={css.name} to={staffPaths.editProduct(product.id)} title={product.product_name}>
            {product.product_name}
          </Link>
          <span className={`${css.status} ${status === 'planned' ? css.planned : ''}`}>
            <StatusChip look={hidden ? 'off' : look[status]} bare>
              {t.status[status]}
            </StatusChip>
            {hidden && <span className={css.hidden}>{t.productInactive}</span>}
          </span>
          {days && <span className={layout.hidden}>{text ? t.runs(text) : t.runsAlways}</span>}
        </div>
      </div>
      <div className={css.lane} aria-hidden="true">
        {days && (
          <BarOf
            span={span}
            drawnAs={hidden ? 'stopped' : status}
            days={days}
            present={present}
            text={text ?? t.always}
          />
        )}
      </div>
      <div className={css.actions}>
        {days && <AdvertActions advert={advert} status={status} onEdit={onEdit} onAgain={onAgain} />}
      </div>
    </li>
  );
}

function BarOf({
  span,
  drawnAs,
  days,
  present,
  text,
}: {
  span: DaySpan;
  drawnAs: AdvertStatus;
  days: DaySpan;
  present: number;
  text: string;
}) {
  const bar = barOf(span, days, present);
  if (!bar) return <span className={`${css.away} ${span.first > days.last ? css.awayLater : ''}`}>{text}</span>;
  const { left, width, elapsed, cutLeft, cutRight, room, side } = bar;
  const classes = [css.bar, css[drawnAs], css[room], css[side], cutLeft && css.cutLeft, cutRight && css.cutRight]
    .filter(Boolean)
    .join(' ');
  return (
    <span className={classes} style={{ '--a': left, '--w': width, '--e': elapsed } as CSSProperties}>
      <span>{text}</span>
    </span>
  );
}
