import { useMinute } from '../../../common/ui/clock';
import type { DashboardSummary } from '../../api';
import { whenOf } from '../../kit/show/time';
import { home as t } from '../../texts/home';
import css from './BackupLine.module.css';

/** Backups are made each night; one that was missed is noticed on the second day. */
const OLD_MS = 48 * 3_600_000;

/** When the last backup was made that is known to work (docs/product.md, 7.2). */
export function BackupLine({ backups: { lastVerifiedAt } }: { backups: NonNullable<DashboardSummary['backups']> }) {
  const now = useMinute();
  const at = lastVerifiedAt === null ? null : Date.parse(lastVerifiedAt);
  const isOld = at === null || now - at > OLD_MS;
  const text = at === null ? t.noBackup : isOld ? t.oldBackup(whenOf(at, now)) : t.lastBackup(whenOf(at, now));
  return (
    <p className={css.line}>
      <i className={isOld ? css.warning : css.good} />
      {text}
    </p>
  );
}
