type Part = string | number | boolean | Blob | null | undefined;

/** A multipart body as the contract wants it: numbers and booleans as text, a list as a repeated part, in order. */
export function toFormData(fields: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields) as [string, Part | Part[]][]) {
    for (const part of Array.isArray(value) ? value : [value]) {
      if (part instanceof Blob) form.append(name, part);
      else if (part !== undefined && part !== null) form.append(name, String(part));
    }
  }
  return form;
}
