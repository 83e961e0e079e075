import { useFormikContext } from 'formik';
import { useTextField } from '../../../common/ui/formik';

/** A field whose value is no text: its value, its id and error, and how to change it. */
export function useField<T>(name: string) {
  const { id, error, onBlur, onChange } = useTextField(name);
  const { values } = useFormikContext<Record<string, T>>();
  return {
    id,
    error,
    onBlur,
    value: values[name] as T,
    onChange: onChange as (value: unknown) => void as (value: T) => void,
  };
}
