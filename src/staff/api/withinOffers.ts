import type { BaseQueryApi, FetchArgs } from '@reduxjs/toolkit/query/react';
import { api } from '../../common/api/enhance';
import { extended } from '../../common/api/extended.gen';
import { offersIn, type Offers } from '../../common/api/offers';
import type { AppStore } from '../../common/state/store';

/** No call waits longer to be told what is offered, ms. */
const PATIENCE_MS = 5000;
const select = api.endpoints.getCapabilities.select();
const NOTHING = { success: true, message: '', data: { operations: [], parameters: [], fields: [] } } as const;

/** Pages that wait for it take the core alone by then, until they are told more. */
export function takeCoreInTime(store: AppStore): void {
  setTimeout(() => {
    if (select(store.getState()).isLoading)
      store.dispatch(
        api.util.patchQueryData('getCapabilities', undefined, [{ op: 'replace', path: [], value: NOTHING }]),
      );
  }, PATIENCE_MS);
}

/**
 * What the server offers beyond the core, out of a call's store, once that is known: where the document has not brought it
 * along it is asked for beside a page's first calls. A server that fails to answer in time offers the core alone.
 */
export async function offersOf({ dispatch, getState }: Pick<BaseQueryApi, 'dispatch' | 'getState'>): Promise<Offers> {
  const asked = dispatch(api.util.getRunningQueryThunk('getCapabilities', undefined));
  if (asked) await Promise.race([asked, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  return offersIn(select(getState() as Parameters<typeof select>[0]).data);
}

/** Whether a call has anything that goes beyond the core; only then it waits for what is offered. */
export const goesBeyond = (operation: string): boolean => operation in extended;

type Fields = Readonly<Record<string, unknown>>;

/**
 * A call without what goes beyond the contract's core and is not offered. A field of the body would be refused as unknown,
 * a header by the browser on another origin; a parameter would be ignored, and a list not be what it seems.
 * @param table the extended parameters and fields by operationId
 */
export function withinOffers(args: FetchArgs, operation: string, offers: Offers, table = extended): FetchArgs {
  const { params, headers, body } = args as { params?: Fields; headers?: Fields; body?: Fields };
  const offered = (name: string, value: unknown) =>
    !table[operation]?.includes(name) ||
    offers(`${operation}.${name}`) ||
    offers(`${operation}.${name}=${String(value)}`);
  const within = (part: Fields | undefined) =>
    part && Object.fromEntries(Object.entries(part).filter(([name, value]) => offered(name, value)));
  return { ...args, params: within(params), headers: within(headers), body: within(body) } as FetchArgs;
}
