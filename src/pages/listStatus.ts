import { api, type ListProductsApiArg } from '../api';
import type { ApiState } from './pageModule';

/** 503 for a page whose product list could not be read, so that nobody keeps it; else 200. */
export function listStatus(state: ApiState, args: ListProductsApiArg): number {
  return statusOf(api.endpoints.listProducts.select(args)(state));
}

/** The same for any list's answer. */
export function statusOf({ isError }: { isError: boolean }): number {
  return isError ? 503 : 200;
}
