const INTEGER = /^-?(0|[1-9][0-9]*)$/;
const NUMBER = /^-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?$/;

/**
 * Reads a text (path, query, form field) as the contract's type. A text that does not look like it stays a text, so
 * that validation names what is wrong with it.
 */
export function coerceText(text: unknown, type: string): unknown {
  if (typeof text !== 'string') return text;
  if (type === 'integer') return INTEGER.test(text) ? Number(text) : text;
  if (type === 'number') return NUMBER.test(text) ? Number(text) : text;
  if (type === 'boolean') return text === 'true' ? true : text === 'false' ? false : text;
  return text;
}
