import { useFormikContext } from 'formik';
import layout from '../../../common/ui/layout.module.css';
import { kit } from '../../texts/kit';
import { Alert } from '../show/Alert';
import { StaffButton } from '../StaffButton';
import { useDebounced } from '../useDebounced';

interface TwinWarningProps {
  /** The field that holds the name. */
  field: string;
  /** The hook that asks for a record of a name. */
  useTwin: (name: string, options: { skip: boolean }) => { currentData?: { id: string } | null | undefined };
  pathOf: (id: string) => string;
  texts: { twin: string; showTwin: string };
}

/** Says, after a pause in typing, that a record of the name that stands in the form exists, which hinders nobody. */
export function TwinWarning({ field, useTwin, pathOf, texts }: TwinWarningProps) {
  const typed = (useFormikContext<Readonly<Record<string, string>>>().values[field] ?? '').trim();
  const name = useDebounced(typed) === typed ? typed : '';
  const { currentData: twin } = useTwin(name, { skip: name === '' });
  if (name === '' || !twin) return null;
  // In a tab of its own: what is being typed here stays.
  const action = (
    <StaffButton component="a" color="inherit" href={pathOf(twin.id)} target="_blank" rel="noopener">
      {texts.showTwin}
      <span className={layout.hidden}> {kit.newTab}</span>
    </StaffButton>
  );
  return (
    <Alert severity="warning" action={action}>
      {texts.twin}
    </Alert>
  );
}
