import type { OverlayProps } from '../../common/ui/overlay';
import { StaffDialog } from '../kit/StaffDialog';
import { StaffIcon } from '../kit/StaffIcon';
import { shell as t } from '../texts/shell';
import { paths } from '../../common/domain/paths';
import css from './MoreSheet.module.css';
import { sheetPlaces } from '../places';
import { PlaceLink } from './PlaceLink';
import { useOtherScheme } from './TopBar';
import { useInboxCount } from './useInboxCount';

export interface MoreSheetProps extends OverlayProps {
  leaving: boolean;
  onLogout: () => void;
}

/** What a phone's bar has no room for. */
export function MoreSheet({ leaving, onLogout, ...overlay }: MoreSheetProps) {
  const { offered } = useInboxCount();
  const { label, icon, choose } = useOtherScheme();
  return (
    <StaffDialog title={t.more} {...overlay} sheet>
      <ul className={css.list}>
        {offered(sheetPlaces).map((place) => (
          <li key={place.to}>
            <PlaceLink place={place} iconSize={20} onClick={overlay.onClose} />
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
