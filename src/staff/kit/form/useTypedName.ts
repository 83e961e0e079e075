import { useFormikContext } from 'formik';
import { usePause } from '../usePause';

/** A name as it stands in a field of the surrounding form, once there was a pause in typing; empty until then. */
export function useTypedName(field: string): string {
  const name = (useFormikContext<Readonly<Record<string, string>>>().values[field] ?? '').trim();
  return usePause(name) === name ? name : '';
}
