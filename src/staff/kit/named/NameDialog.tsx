import { useFormikContext } from 'formik';
import { object, string } from 'yup';
import { TextField } from '../fields/TextField';
import { FormDialog, type Versioned } from '../form/FormDialog';
import type { Entry } from '../form/useEntry';
import { useMeanwhile } from '../form/useMeanwhile';
import { Alert } from '../show/Alert';
import { kit as t } from '../../texts/kit';
import type { NamedResource, Names } from './namedResource';

type Values = Readonly<Record<string, string>>;

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
  /** The names as the server has them now; undefined of a new record. */
  onRead: () => Promise<Names | undefined>;
  /** Saves; resolves with what is said of it, and rejects with what the call failed with. */
  onSave: (names: Names, entry: Entry) => Promise<string>;
}

/** A dialog of a name, of fixed width; it closes when the name is saved. */
export function NameDialog({ field, label, kiswahili, names, texts, onRead, onSave, ...dialog }: NameDialogProps) {
  const valuesOf = ({ name, kiswahili: inKiswahili }: Names): Values => ({
    [field]: name,
    ...(kiswahili && { [kiswahili.field]: inKiswahili }),
  });
  const namesOf = (values: Values): Names => ({
    name: values[field] ?? '',
    kiswahili: values[kiswahili?.field ?? ''] ?? '',
  });
  const meanwhile = useMeanwhile(
    async () => {
      const now = await onRead();
      return now && valuesOf(now);
    },
    (theirs, before) => t.renamed(namesOf(theirs)[theirs[field] === before[field] ? 'kiswahili' : 'name']),
  );
  const save = async (values: Versioned<Values>, entry: Entry) => {
    const { name, kiswahili: inKiswahili } = namesOf(values);
    return (await meanwhile(values)) ?? onSave({ name: name.trim(), kiswahili: inKiswahili.trim() }, entry);
  };
  return (
    <FormDialog
      {...dialog}
      initialValues={valuesOf(names)}
      schema={object({ [field]: string().trim().required(texts.required) })}
      texts={texts}
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
