import { useFormikContext } from 'formik';
import { useCallback, useEffect } from 'react';
import { afterPress } from '../../../common/browser/afterPress';
import { useTextField } from '../../../common/ui/formik';
import { FormikField } from '../../../common/ui/FormikForm';
import { TextInput, type TextInputProps } from '../../../common/ui/TextInput';
import { kit as t } from '../../texts/kit';

type TextFieldProps = Pick<
  TextInputProps,
  | 'name'
  | 'label'
  | 'help'
  | 'rows'
  | 'type'
  | 'inputMode'
  | 'autoComplete'
  | 'readOnly'
  | 'start'
  | 'end'
  | 'className'
  | 'autoFocus'
> & {
  /** It may stay empty. */
  optional?: boolean;
};

/** A text of a form; `rows` makes it one of several lines. */
export function TextField({ optional = false, ...rest }: TextFieldProps) {
  return <FormikField {...rest} {...(optional && { optional: t.optional })} />;
}

interface DateFieldProps {
  name: string;
  label: string;
  optional?: boolean;
  help?: string;
  className?: string | undefined;
}

/**
 * A day in the browser's own calendar; the value is `YYYY-MM-DD` or empty (common/domain/dayInput.ts makes a moment of it).
 * One that is half typed, or that no calendar has, is empty as well, and yet no choice of none: the browser alone knows.
 */
export function DateField({ optional = false, ...rest }: DateFieldProps) {
  const { name, label } = rest;
  const field = useTextField(name);
  const { id } = field;
  const { registerField, unregisterField, setFieldTouched } = useFormikContext();
  const problem = useCallback(() => {
    const input = document.getElementById(id) as HTMLInputElement | null;
    return input?.validity.badInput ? t.noDay(label) : undefined;
  }, [id, label]);
  useEffect(() => {
    registerField(name, { validate: problem });
    return () => unregisterField(name);
  }, [registerField, unregisterField, name, problem]);
  return (
    <TextInput
      {...rest}
      {...field}
      type="date"
      onBlur={() => {
        // Neither what is half typed nor what takes that away changes the value: nothing else has judged it.
        if (problem() ?? field.error) afterPress(() => void setFieldTouched(name));
        else field.onBlur();
      }}
      {...(optional && { optional: t.optional })}
    />
  );
}
