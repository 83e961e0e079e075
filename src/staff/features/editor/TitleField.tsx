import InputBase from '@mui/material/InputBase';
import layout from '../../../common/ui/layout.module.css';
import { describedBy, FieldError } from '../../../common/ui/Field';
import { useTextField } from '../../../common/ui/formik';
import css from './TitleField.module.css';

/** A title as it will stand above the text; it wraps, but holds one line of text. */
export function TitleField({ name, label, required = false }: { name: string; label: string; required?: boolean }) {
  const { id, value, error, onChange, onBlur } = useTextField(name);
  return (
    <div className={css.field} data-field="">
      <label htmlFor={id} className={layout.hidden}>
        {label}
      </label>
      <InputBase
        id={id}
        name={name}
        multiline
        fullWidth
        className={css.title ?? ''}
        value={value}
        placeholder={label}
        error={error !== undefined}
        onChange={(event) => onChange(event.target.value.replace(/\s*\n\s*/g, ' '))}
        onBlur={onBlur}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) event.preventDefault();
        }}
        inputProps={{
          'aria-required': required,
          'aria-invalid': error !== undefined,
          'aria-describedby': describedBy({ id, help: undefined, error }),
        }}
      />
      <FieldError id={id} error={error} />
    </div>
  );
}
