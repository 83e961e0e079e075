import { Link } from 'react-router-dom';
import { useOffers } from '../../../common/api';
import { staffPaths } from '../../../common/domain/staffPaths';
import { useMinute } from '../../../common/ui/clock';
import { useListQuotationsQuery } from '../../api';
import { overdueBefore } from '../../kit/show/overdue';
import { StatusChip } from '../../kit/show/StatusChip';
import { home as t } from '../../texts/home';
import css from './OverdueLink.module.css';

/** How many requests are new for too long; leads to them. Nothing while there are none. */
export function OverdueLink() {
  const args = { status: 'new', before: overdueBefore(useMinute()) } as const;
  const { data } = useListQuotationsQuery(args, { skip: !useOffers()('listQuotations.before') });
  const total = data?.data.meta.total ?? 0;
  if (total === 0) return null;
  return (
    <Link className={css.link} to={staffPaths.quotes('whose=overdue')}>
      <StatusChip look="bad">{t.overdue(total)}</StatusChip>
    </Link>
  );
}
