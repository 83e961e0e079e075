import { useFormikContext } from 'formik';
import layout from '../../../common/ui/layout.module.css';
import { twinQueries } from '../../api/twins';
import { kit } from '../../texts/kit';
import { addresses, type PicturedKind } from '../record/kinds';
import { Alert, Said } from '../show/Alert';
import { StaffButton } from '../StaffButton';
import { useDebounced } from '../../../common/ui/useDebounced';

interface TwinWarningProps {
  kind: PicturedKind;
  /** The field that holds the name. */
  field: string;
  texts: { twin: string; showTwin: string };
}

/** Says, after a pause in typing, that a record of the name that stands in the form exists, which hinders nobody. */
export function TwinWarning({ kind, field, texts }: TwinWarningProps) {
  const typed = (useFormikContext<Readonly<Record<string, string>>>().values[field] ?? '').trim();
  const name = useDebounced(typed) === typed ? typed : '';
  const useTwinQuery = twinQueries[kind];
  const { currentData: twin } = useTwinQuery(name, { skip: name === '' });
  // In a tab of its own: what is being typed here stays.
  const action = twin && (
    <StaffButton component="a" color="inherit" href={addresses[kind].edit(twin.id)} target="_blank" rel="noopener">
      {texts.showTwin}
      <span className={layout.hidden}> {kit.opensNewTab}</span>
    </StaffButton>
  );
  return (
    <Said>
      {name !== '' && action && (
        <Alert severity="warning" role="none" action={action}>
          {texts.twin}
        </Alert>
      )}
    </Said>
  );
}
