import { useField } from '../fields/useField';

/** The pictures of a new record, in order. */
export function ImagesField({ name }: { name: string }) {
  const { id, onChange } = useField<readonly File[]>(name);
  return <input id={id} type="file" multiple accept="image/*" aria-label="Add image" onChange={(event) => onChange([...(event.target.files ?? [])].slice(0, 5))} />;
}
