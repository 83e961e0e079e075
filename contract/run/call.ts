import type { Stream } from '../http/transport';
import type { FormPart } from '../http/exchange';
import type { Operation } from '../spec/contract';

/** What is sent with a call of an operation, and who asks. */
export interface Call {
  /** Parameters of the path, by name; encoded here. */
  path?: Record<string, string>;
  query?: Record<string, string | number | boolean | readonly string[]>;
  json?: unknown;
  form?: readonly FormPart[];
  /** A body as it is, instead of json or form. */
  raw?: { bytes: Buffer | string; type: string | null };
  /** Who asks; without it staff where the operation needs a session, else a visitor. */
  as?: 'staff' | 'visitor' | { authorization: string };
  headers?: Record<string, string>;
  /** Instead of the operation's method: HEAD, OPTIONS. */
  method?: string;
  /** The request is broken as HTTP: what answers before the operation is right too. */
  broken?: boolean;
  /** The answer is looked at while it comes. */
  stream?: Stream;
}

/**
 * As what a call comes: a program names no origin, and a page its own. Where pages are let in, all but the first of each operation come from
 * one; what is broken as HTTP, or of another method, may be answered before anybody looks at who asks.
 */
export const pageHeaders = (
  origin: string | null,
  isFirst: boolean,
  { method, broken }: Call,
): Record<string, string> => (origin === null || isFirst || broken || method !== undefined ? {} : { origin });

/** The address of an operation with its parameters filled in. */
export function pathOf(operation: Operation, { path = {}, query = {} }: Pick<Call, 'path' | 'query'>): string {
  const filled = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = path[name];
    if (value === undefined) throw new Error(`${operation.id} needs ${name}.`);
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]): [string, string][] =>
      Array.isArray(value) ? value.map((one: string) => [name, one]) : [[name, String(value)]],
    ),
  ).toString();
  return search === '' ? filled : `${filled}?${search}`;
}

/** The body of a request, in the form in which it is sent. */
export function bodyOf({ json, form, raw }: Call) {
  if (raw) return { bytes: Buffer.from(raw.bytes), type: raw.type };
  if (form) return { form };
  return json === undefined ? null : { bytes: Buffer.from(JSON.stringify(json)), type: 'application/json' };
}

/** The name under which a record is about to be created; empty where the request has none. */
export function nameIn({ json, form }: Call, field: string): string {
  const value = form ? form.find(({ name }) => name === field) : undefined;
  if (value && 'value' in value) return value.value;
  const named = typeof json === 'object' && json !== null ? (json as Record<string, unknown>)[field] : undefined;
  return typeof named === 'string' ? named : '';
}
