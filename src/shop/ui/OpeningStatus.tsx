import { opening as english } from '../texts/en/opening';
import { openingAt } from '../../common/domain/openingHours';
import { useMinute } from '../../common/ui/clock';
import { useMessages } from '../../common/i18n/messages';
import css from './OpeningStatus.module.css';

/** Whether somebody answers now, or when: stands beside phone and WhatsApp. A leaf of its own, as it changes by the minute. */
export function OpeningStatus({ className }: { className?: string | undefined }) {
  const t = useMessages('opening', english);
  const opening = openingAt(useMinute());
  return (
    <p className={[css.status, opening.open && css.open, className].filter(Boolean).join(' ')}>{t.now(opening)}</p>
  );
}
