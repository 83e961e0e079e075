import { StaffIcon } from '../kit/StaffIcon';
import { shell as t } from '../texts/shell';
import { Brand } from './Brand';
import { type Place, furtherPlaces, mainPlaces, ownPlaces } from '../places';
import { PlaceLink } from './PlaceLink';
import css from './SideBar.module.css';
import { useInboxCount } from './useInboxCount';

/** The dashboard's places beside the page: from 1536 px with room for names, below that a rail with them beneath the icons. */
export function SideBar({ leaving, onLogout }: { leaving: boolean; onLogout: () => void }) {
  const { count, offered } = useInboxCount();
  const items = (places: readonly Place[]) =>
    places.map((place) => (
      <li key={place.to}>
        <PlaceLink place={place} badge={css.badge} count={place.page === 'quotes' ? count : undefined} />
      </li>
    ));
  return (
    <div className={css.side}>
      <nav aria-label={t.navigation} className={css.main}>
        <Brand className={css.brand} />
        <ul>{items(mainPlaces)}</ul>
        <ul className={css.further}>{items(offered(furtherPlaces))}</ul>
      </nav>
      <nav aria-label={t.own}>
        <ul>
          {items(ownPlaces)}
          <li>
            <button type="button" aria-disabled={leaving} onClick={onLogout}>
              <StaffIcon name="logout" />
              <span>{leaving ? t.loggingOut : t.logout}</span>
            </button>
          </li>
        </ul>
      </nav>
    </div>
  );
}
