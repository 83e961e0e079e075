import { readableFields, type FieldMessages } from '../domain/readableFields';
import css from './FieldList.module.css';

/** The list of an alert: what the server says of each field that no input shows. */
export function FieldList({ data }: { data: FieldMessages | undefined }) {
  const fields = readableFields(data);
  return fields.length > 0 ? (
    <ul className={css.list}>
      {fields.map(({ field, text }) => (
        <li key={field}>{text}</li>
      ))}
    </ul>
  ) : null;
}
