import type { ApiError } from './errors';

/**
 * A failed call as an alert tells it (docs/product.md, 2.4): the words, and the server's field list.
 * @param shown fields whose input stands there and shows its message: they are left out
 */
export function alertOf(
  { fields }: ApiError,
  message: string,
  shown: readonly string[] = [],
): { success: false; message: string; data?: Record<string, string> } {
  const data = Object.fromEntries(Object.entries(fields).filter(([field]) => !shown.includes(field)));
  return { success: false, message, ...(Object.keys(data).length > 0 && { data }) };
}
