import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';
import { LONGEST_WORDS } from '../domain/contract.gen';

/** Text of the server's refusal that ends a session (docs/product.md, 6.4). */
export const NOT_AUTHORIZED = 'Request is not authorized';
export const INVALID_STRUCTURE = 'Invalid response structure';

/** Every failure of a call: what to say, and where. */
export interface ApiError {
  /** HTTP status, of a 4xx the API's own; or why there is none. */
  status: number | 'OFFLINE' | 'NETWORK' | 'ABORTED' | 'MALFORMED';
  /** The server's own words; absent when it gave none, and the place uses its own text. */
  message?: string;
  /** Messages per field of the contract. */
  fields: Record<string, string>;
}

/** Whether the same call may succeed later: the way to the API fails, it does itself, or it is asked too often. */
export const isPassing = (status: ApiError['status']): boolean =>
  status === 'NETWORK' || status === 408 || status === 429 || Number(status) >= 500;

interface FailureBody {
  message?: unknown;
  data?: unknown;
  errors?: unknown;
}

/** Turns what the base query found into an ApiError. */
export function toApiError(error: FetchBaseQueryError): ApiError {
  let { status } = error;
  if (error.status === 'PARSING_ERROR') {
    // A proxy's page has the status of the failure. What was read to its end and is no JSON is a SyntaxError; else it broke off.
    if (error.originalStatus >= 400) status = error.originalStatus;
    else if (!error.error.startsWith('SyntaxError')) status = 'FETCH_ERROR';
  }
  if (status === 'FETCH_ERROR') {
    return {
      status: typeof navigator !== 'undefined' && navigator.onLine === false ? 'OFFLINE' : 'NETWORK',
      fields: {},
    };
  }
  if (typeof status !== 'number') return { status: 'MALFORMED', message: INVALID_STRUCTURE, fields: {} };
  // What a proxy refuses, or does not know, the API may have: such a 4xx is an answer that keeps to no contract.
  const failure = failureOf(saysNo(error.data) || isPassing(status) ? status : 'MALFORMED', error.data);
  if (status >= 500 && isTranslated()) delete failure.message;
  return failure;
}

/** The server's words are English. Of a failure of its own they say no more than each place does in the visitor's language. */
const isTranslated = () => typeof document !== 'undefined' && document.documentElement.lang === 'sw';

/** Whether an answer has the envelope of a failure, which is the API's own. */
const saysNo = (answer: unknown) => (answer as { success?: unknown } | null | undefined)?.success === false;

/** The failure in an answer whose status is fine but whose envelope says `success: false`; null where it does not. */
export const refusalIn = (answer: unknown): ApiError | null => (saysNo(answer) ? failureOf(200, answer) : null);

function failureOf(status: ApiError['status'], answer: unknown): ApiError {
  const body = (answer ?? {}) as FailureBody;
  return {
    status,
    ...(typeof body.message === 'string' && body.message !== '' && { message: cut(body.message) }),
    fields: fieldMessages(body),
  };
}

/** More words than a server may use are none that anybody reads. */
const cut = (words: string) => words.slice(0, LONGEST_WORDS);

/** The server's `data` map and its `errors` list of {path, msg}, as one map; the list is the sign-in page's form. */
function fieldMessages({ data, errors }: FailureBody): Record<string, string> {
  const fields: Record<string, string> = {};
  const told: [unknown, unknown][] = [
    ...(typeof data === 'object' && data !== null ? Object.entries(data) : []),
    ...(Array.isArray(errors) ? (errors as unknown[]) : []).map((entry): [unknown, unknown] => {
      const { path, msg } = (entry ?? {}) as { path?: unknown; msg?: unknown };
      return [path, msg];
    }),
  ];
  for (const [field, text] of told)
    if (typeof field === 'string' && typeof text === 'string') fields[field] ??= cut(text);
  return fields;
}

/** The words a failure came with: the server's as they are; those of this module in the visitor's language. */
export function wordsOf({ message }: ApiError, { invalidStructure }: { invalidStructure: string }): string | undefined {
  return message === INVALID_STRUCTURE ? invalidStructure : message;
}

/**
 * What to say of a call that succeeded: the server's words, which are English; in another language the site's own.
 * @param english the site's own as they are in English
 */
export const successText = (message: string | undefined, own: string, english: string): string =>
  own === english ? message || own : own;

/** What to say of a failure: the words it came with; else one text where the server answered, another where no answer came. */
export function failureText(
  error: ApiError,
  texts: { failed: string; fetchFailed: string; invalidStructure: string },
): string {
  return wordsOf(error, texts) ?? (typeof error.status === 'number' ? texts.failed : texts.fetchFailed);
}

/** Why a call failed, where that can be said: no network, or the words it came with. */
export function causeOf(
  error: ApiError,
  texts: { invalidStructure: string; youAreOffline: string },
): string | undefined {
  return error.status === 'OFFLINE' ? texts.youAreOffline : wordsOf(error, texts);
}

/**
 * An ApiError out of whatever a hook or a promise gives as `error`; what JavaScript says of its own errors (`TypeError`) is for
 * nobody to read.
 */
export function asApiError(error: unknown): ApiError {
  if (typeof error === 'object' && error !== null && 'fields' in error && 'status' in error) return error as ApiError;
  const { name = 'Error', message } = (error ?? {}) as { name?: string; message?: string };
  if (name === 'AbortError') return { status: 'ABORTED', fields: {} };
  return { status: 'MALFORMED', ...(name === 'Error' && message && { message }), fields: {} };
}

/** Whether there is no such record. */
export function isMissing({ status }: ApiError): boolean {
  return status === 404;
}
