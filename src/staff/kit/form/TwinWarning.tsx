import { kit } from '../../texts/kit';
import layout from '../../../common/ui/layout.module.css';
import { Alert } from '../show/Alert';
import { StaffButton } from '../StaffButton';
import { useFormikContext } from 'formik';
import { usePause } from '../usePause';

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

/** A name as it stands in a field of the surrounding form, once there was a pause in typing; empty until then. */
export function useTypedName(field: string): string {
  const name = (useFormikContext<Readonly<Record<string, string>>>().values[field] ?? '').trim();
  return usePause(name) === name ? name : '';
}
