import type { Exchange } from '../http/exchange';

/** Bytes of an answer that are more than a finding shows. */
const MAX_SUMMARY = 2000;

/** The request was taken, with another 2xx than the documented one: A01 has said so, and it is no other defect. */
export function isUndocumentedSuccess({ operation, status }: Exchange): boolean {
  return status >= 200 && status < 300 && operation?.responses.has(status) === false;
}

/** Whether a key of an error's `data` is that of a field, or of something within it. */
export const namesField = (key: unknown, field: string): boolean =>
  typeof key === 'string' && (key === field || ['.', '[', '/'].some((sign) => key.startsWith(`${field}${sign}`)));

/** The status, with any 2xx as the documented one. */
export const settledStatus = (exchange: Exchange): number =>
  isUndocumentedSuccess(exchange) ? (exchange.operation?.success ?? exchange.status) : exchange.status;

/** `400 {"success":false,…}`, or why there was no answer. */
export function summary({ status, body, failure }: Exchange): string {
  return failure ?? `${status} ${body.subarray(0, MAX_SUMMARY).toString('utf8')}`;
}
