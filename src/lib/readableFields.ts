/**
 * The server's `data` map as people read it: underscores turned to spaces, capitalised (specification, section 3, Alert).
 */
export function readableFields(data: Readonly<Record<string, string>>): { field: string; name: string; message: string }[] {
  return Object.entries(data).map(([field, message]) => {
    const words = field.replace(/_+/g, ' ').trim();
    return { field, name: words.charAt(0).toUpperCase() + words.slice(1), message };
  });
}
