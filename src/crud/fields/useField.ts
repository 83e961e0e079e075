import { useFormikContext } from 'formik';
import { useTextField } from '../../ui/formik';

/** A field whose value is no text: its value, its id and error, and how to change it. */
export function useField<T>(name: string) {
  const { id, error, onBlur } = useTextField(name);
  const formik = useFormikContext<Record<string, T>>();
  const change = useTextField(name).onChange as (value: unknown) => void;
  return { id, error, onBlur, value: formik.values[name] as T, onChange: (value: T) => change(value) };
}
