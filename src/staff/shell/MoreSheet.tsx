import { useOffers } from '../../common/api';
import { StaffDialog } from '../kit/StaffDialog';
import { StaffIcon } from '../kit/StaffIcon';
import { shell as t } from '../texts/shell';
import { paths } from '../../common/domain/paths';
import css from './MoreSheet.module.css';
import { sheetPlaces } from '../places';
import { PlaceLink } from './PlaceLink';
import { useOtherScheme } from './useOtherScheme';

interface MoreSheetProps {
  open: boolean;
  onClose: () => void;
  leaving: boolean;
  onLogout: () => void;
}

/** What a phone's bar has no room for. */
export function MoreSheet({ open, onClose, leaving, onLogout }: MoreSheetProps) {
  const offers = useOffers();
  const { label, icon, choose } = useOtherScheme();
  return (
    <StaffDialog title={t.more} open={open} onClose={onClose} sheet>
      <ul className={css.list}>
        {sheetPlaces
          .filter(({ needs }) => !needs || offers(needs))
          .map((place) => (
            <li key={place.to}>
              <PlaceLink place={place} iconSize={20} onClick={onClose} />
            </li>
          ))}
        <li className={css.apart}>
          <a href={paths.home()}>
            <StaffIcon name="external" size={20} />
            <span>{t.viewShop}</span>
          </a>
        </li>
        <li>
          <button type="button" onClick={choose}>
            <StaffIcon name={icon} size={20} />
            <span>{label}</span>
          </button>
        </li>
        <li>
          <button type="button" aria-disabled={leaving} onClick={onLogout}>
            <StaffIcon name="logout" size={20} />
            <span>{leaving ? t.loggingOut : t.logout}</span>
          </button>
        </li>
      </ul>
    </StaffDialog>
  );
}
