import { useFormikContext } from 'formik';
import { object, string } from 'yup';
import { TextField } from '../fields/TextField';
import { FormDialog } from '../form/FormDialog';
import { Alert } from '../show/Alert';
import type { NamedResource, Names } from './namedResource';

interface NameDialogProps {
  title: string;
  /** Names the draft in this browser: 'tag/17'. */
  draft: string;
  open: boolean;
  onClose: () => void;
  onExited: () => void;
  field: string;
  label: string;
  kiswahili: NamedResource['kiswahili'];
  /** The names to begin with. */
  names: Names;
  texts: { required: string; emptyAlert?: string | undefined; submit: string; busy: string; failed: string };
  /** Saves; resolves with what stands in the way, if anything does, and rejects with what the call failed with. */
  onSave: (names: Names) => Promise<string | undefined>;
}

/** A dialog of a name, of fixed width; it closes when the name is saved. */
export function NameDialog({ field, label, kiswahili, names, texts, onSave, ...dialog }: NameDialogProps) {
  const save = async (values: Readonly<Record<string, string>>) => {
    const typed = (name: string | undefined) => (values[name ?? ''] ?? '').trim();
    const obstacle = await onSave({ name: typed(field), kiswahili: typed(kiswahili?.field) });
    return obstacle === undefined ? undefined : { obstacle };
  };
  return (
    <FormDialog
      {...dialog}
      initialValues={{ [field]: names.name, ...(kiswahili && { [kiswahili.field]: names.kiswahili }) }}
      schema={object({ [field]: string().trim().required(texts.required) })}
      texts={{ ...texts, noAnswer: texts.failed }}
      save={save}
      small
      beneath={texts.emptyAlert !== undefined && <EmptyAlert field={field} text={texts.emptyAlert} />}>
      <TextField name={field} label={label} autoFocus />
      {kiswahili?.offered && (
        <TextField name={kiswahili.field} label={kiswahili.label} help={kiswahili.help} optional />
      )}
    </FormDialog>
  );
}

function EmptyAlert({ field, text }: { field: string; text: string }) {
  const { submitCount, errors } = useFormikContext<Readonly<Record<string, string>>>();
  return submitCount > 0 && errors[field] !== undefined ? <Alert>{text}</Alert> : null;
}
