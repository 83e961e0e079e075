/** A text for each field of the contract, as an alert carries it. */
export type FieldMessages = Readonly<Record<string, string>>;

/**
 * The server's `data` map as people read it: underscores turned to spaces, capitalised (docs/product.md, 2.4).
 */
export function readableFields(data: FieldMessages = {}): { field: string; text: string }[] {
  return Object.entries(data).map(([field, message]) => {
    const words = field.replace(/_+/g, ' ').trim();
    return { field, text: `${words.charAt(0).toUpperCase()}${words.slice(1)}: ${message}` };
  });
}

/** An alert on one line, where there is no room for its list; empty where it says nothing. */
export function alertLine({
  message = '',
  data,
}: {
  message?: string | undefined;
  data?: FieldMessages | undefined;
}): string {
  return [message, ...readableFields(data).map(({ text }) => text)].join(' ').trim();
}
