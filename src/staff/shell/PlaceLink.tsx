import { NavLink } from 'react-router-dom';
import { StaffIcon } from '../kit/StaffIcon';
import { shell as t } from '../texts/shell';
import layout from '../../common/ui/layout.module.css';
import { staffPatterns } from '../../common/domain/staffPaths';
import type { Place } from '../places';

interface PlaceLinkProps {
  place: Place;
  /** New requests, where there are any. */
  count?: number | undefined;
  badge?: string | undefined;
  iconSize?: number;
  onClick?: () => void;
}

/** One place of the navigation; the present one is marked for everybody. */
export function PlaceLink({ place: { label, to, icon }, count, badge, iconSize = 18, onClick }: PlaceLinkProps) {
  return (
    <NavLink to={to} end={to === staffPatterns.dashboard} onClick={onClick}>
      <StaffIcon name={icon} size={iconSize} />
      <span>{label}</span>
      {Boolean(count) && (
        <span className={badge}>
          <span aria-hidden="true">{count}</span>
          <span className={layout.hidden}> {t.newQuotes(count ?? 0)}</span>
        </span>
      )}
    </NavLink>
  );
}
