import { offersOf } from '../../common/api';
import type { AppStore } from '../../common/state/store';
import type { PageContext, Reads } from './pageModule';

/**
 * Asks for what an address shows before its page does: the request leaves with the touch, not once the page is drawn. Who
 * draws the page subscribes to the answer; until then it is kept as any that nobody shows. What fails is asked for again by
 * the page, which says so.
 */
export function readAhead(
  store: AppStore,
  reads: Reads | undefined,
  asked: Pick<PageContext, 'params' | 'search'>,
): void {
  reads?.(store.dispatch, { ...asked, offers: offersOf(store.getState()) }).forEach((read) => {
    if (isSubscribed(read)) read.unsubscribe();
    read.catch(() => undefined);
  });
}

const isSubscribed = (read: object): read is { unsubscribe: () => void } => 'unsubscribe' in read;
