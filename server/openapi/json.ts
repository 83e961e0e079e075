import { ApiError } from '../errors';

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
/** An escaped surrogate; only where one occurs can a parsed text be ill-formed. */
const SURROGATE_ESCAPE = /\\u[dD][89a-fA-F]/;

/**
 * Parses JSON as RFC 8259 has it: UTF-8 without a byte order mark, texts of whole characters.
 * @throws ApiError 400
 */
export function parseJson(bytes: Buffer): unknown {
  try {
    const text = decoder.decode(bytes);
    const value: unknown = JSON.parse(text);
    if (!SURROGATE_ESCAPE.test(text) || isWellFormed(value)) return value;
  } catch {
    // Answered below like the other ways of not being JSON.
  }
  throw new ApiError(400, 'The request body is not valid JSON.');
}

/** Whether no text in a parsed value has half a surrogate pair, names of fields included. */
function isWellFormed(root: unknown): boolean {
  const open: unknown[] = [root];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value === 'string' && !value.isWellFormed()) return false;
    if (value !== null && typeof value === 'object')
      open.push(...Object.keys(value), ...Object.values(value as Record<string, unknown>));
  }
  return true;
}
