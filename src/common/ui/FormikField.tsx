import { useTextField } from './formik';
import { TextInput, type TextInputProps } from './TextInput';

/** A text field of the surrounding Formik form. */
export function FormikField(props: Omit<TextInputProps, 'id' | 'value' | 'error' | 'onChange' | 'onBlur'>) {
  return <TextInput {...props} {...useTextField(props.name)} />;
}
