import { useFormikContext } from 'formik';
import { createContext, useContext } from 'react';
import { afterPress } from '../browser/afterPress';
import { fieldId } from './Field';

/** What a form keeps in Formik's status: the server's word on a field holds until that field is changed. */
export interface FormStatus {
  server?: Readonly<Record<string, string>>;
}

const FormIdContext = createContext('');
export const FormIdProvider = FormIdContext.Provider;

type TextValues = Readonly<Record<string, string>>;

/** One text field of the surrounding Formik form: value, the error to show now, and what to do on input and on leaving. */
export function useTextField(name: string) {
  const formik = useFormikContext<TextValues>();
  const status = (formik.status ?? {}) as FormStatus;
  const value = formik.values[name] ?? '';
  const own = formik.touched[name] ? formik.errors[name] : undefined;
  return {
    id: fieldId(useContext(FormIdContext), name),
    name,
    value,
    error: own ?? status.server?.[name],
    onChange: (next: string) => {
      if (status.server?.[name] !== undefined) {
        const { [name]: _settled, ...others } = status.server;
        formik.setStatus({ ...status, server: others });
      }
      void formik.setFieldValue(name, next);
    },
    // Only what was written is judged on leaving; what is still empty waits for the submit.
    onBlur: () => {
      if (value !== formik.initialValues[name]) afterPress(() => void formik.setFieldTouched(name));
    },
  };
}
