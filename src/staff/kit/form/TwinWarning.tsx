import { kit } from '../../texts/kit';
import layout from '../../../common/ui/layout.module.css';
import { Alert } from '../show/Alert';
import { StaffButton } from '../StaffButton';

/** Says that a record of this name exists, which hinders nobody. @param to its page; null where there is none */
export function TwinWarning({ to, text, link }: { to: string | null; text: string; link: string }) {
  if (to === null) return null;
  // In a tab of its own: what is being typed here stays.
  const action = (
    <StaffButton component="a" color="inherit" href={to} target="_blank" rel="noopener">
      {link}
      <span className={layout.hidden}> {kit.newTab}</span>
    </StaffButton>
  );
  return (
    <Alert severity="warning" action={action}>
      {text}
    </Alert>
  );
}
