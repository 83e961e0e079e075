import { Field } from '../../common/ui/Field';
import css from './PlainTextInput.module.css';
import type { TextInputProps } from '../../common/ui/TextInput';

type PlainTextInputProps = Pick<
  TextInputProps,
  'name' | 'label' | 'type' | 'inputMode' | 'autoComplete' | 'className'
> & {
  id: string;
  /** Rows of a text of several lines; a single line without. */
  rows?: number;
};

/**
 * The look and the size of `TextInput` as a plain element that keeps its own value: stands in the first load, until the
 * form's program brings the field itself.
 */
export function PlainTextInput({ id, label, rows, className, ...rest }: PlainTextInputProps) {
  return (
    <Field id={id} label={label} className={className}>
      {rows === undefined ? (
        <input id={id} className={css.input} aria-required {...rest} />
      ) : (
        <textarea id={id} name={rest.name} className={css.input} rows={rows} aria-required />
      )}
    </Field>
  );
}
