import { kit as t } from '../../texts/kit';
import { FormikField } from '../../../common/ui/FormikForm';
import type { TextInputProps } from '../../../common/ui/TextInput';

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

/** A day in the browser's own calendar; the value is `YYYY-MM-DD` or empty (common/domain/dayInput.ts makes a moment of it). */
export function DateField(props: DateFieldProps) {
  return <TextField {...props} type="date" />;
}
