import { StaffIcon } from '../kit/StaffIcon';
import { shell as t } from '../texts/shell';
import css from './BottomBar.module.css';
import { phonePlaces } from '../places';
import { PlaceLink } from './PlaceLink';
import { useInboxCount } from './useInboxCount';

/** A phone's navigation; out of the way while a form's save bar is there. */
export function BottomBar({ open, onMore }: { open: boolean; onMore: () => void }) {
  const { count, offered } = useInboxCount();
  return (
    <nav className={css.bar} aria-label={t.navigation}>
      {offered(phonePlaces).map((place) => (
        <PlaceLink
          key={place.to}
          place={place}
          badge={css.badge}
          count={place.page === 'quotes' ? count : undefined}
          iconSize={22}
        />
      ))}
      <button type="button" aria-haspopup="dialog" aria-expanded={open} onClick={onMore}>
        <StaffIcon name="rows" size={22} />
        <span>{t.more}</span>
      </button>
    </nav>
  );
}
