import type { ApiError } from '../api';

const NOT_OFFERED: readonly ApiError['status'][] = [404, 405, 501];

/** Whether the server has no such call: it offers the core of the contract only. For lists, where 404 means nothing else. */
export function isNotOffered({ status }: ApiError): boolean {
  return NOT_OFFERED.includes(status);
}
