import { Link } from 'react-router-dom';
import layout from '../../common/ui/layout.module.css';
import { kit } from '../texts/kit';
import head from './headAction.module.css';
import { OnwardLink } from './list/wayBack';
import { StaffButton } from './StaffButton';
import { StaffIcon, type StaffIconName } from './StaffIcon';

/** In a page's head: another page of the dashboard; on phones its icon alone. */
export function HeadLink({ to, icon, children }: { to: string; icon: StaffIconName; children: string }) {
  return (
    <StaffButton
      component={Link}
      color="inherit"
      className={head.brief ?? ''}
      to={to}
      startIcon={<StaffIcon name={icon} />}>
      <span className={head.words}>{children}</span>
    </StaffButton>
  );
}

/** In a page's head: the record as visitors see it, in a tab of its own. */
export function VisitorsLink({ href, children }: { href: string; children: string }) {
  return (
    <StaffButton
      component="a"
      color="inherit"
      className={head.brief ?? ''}
      href={href}
      target="_blank"
      rel="noopener"
      endIcon={<StaffIcon name="external" />}>
      <span className={head.words}>{children}</span>
      <span className={layout.hidden}> {kit.opensNewTab}</span>
    </StaffButton>
  );
}

/** From a list to the form of a new record. */
export function CreateLink({ to, icon, children }: { to: string; icon?: StaffIconName; children: string }) {
  return (
    <StaffButton variant="contained" component={OnwardLink} to={to} startIcon={icon && <StaffIcon name={icon} />}>
      {children}
    </StaffButton>
  );
}
