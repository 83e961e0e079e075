import { Link } from 'react-router-dom';
import { StaffButton } from '../StaffButton';
import { StaffIcon, type StaffIconName } from '../StaffIcon';

/** From a list to the form of a new record. */
export function CreateLink({ to, icon, children }: { to: string; icon?: StaffIconName; children: string }) {
  return (
    <StaffButton variant="contained" component={Link} to={to} startIcon={icon && <StaffIcon name={icon} />}>
      {children}
    </StaffButton>
  );
}
