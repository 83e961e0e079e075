type Part = string | number | boolean | Blob | null | undefined;

const files = new WeakMap<FormData, readonly Blob[]>();

/** The files of a form, as they were given, in order. */
export const filesOf = (form: FormData): readonly Blob[] => files.get(form) ?? [];

/** A multipart body as the contract wants it: numbers and booleans as text, a list as a repeated part, in order. */
export function toFormData(fields: object): FormData {
  const form = new FormData();
  const parts = (Object.entries(fields) as [string, Part | Part[]][]).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((part) => ({ name, part })),
  );
  for (const { name, part } of parts) {
    if (part instanceof Blob) form.append(name, part);
    else if (part !== undefined && part !== null) form.append(name, String(part));
  }
  files.set(
    form,
    parts.flatMap(({ part }) => (part instanceof Blob ? [part] : [])),
  );
  return form;
}
