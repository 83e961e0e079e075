import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { useCallback, useMemo } from 'react';
import { useOffers } from '../../../common/api';
import { useAppDispatch } from '../../../common/state/hooks';
import { staffApi } from '../../api';
import { useEntry, type Begun, type Entry } from '../form/useEntry';
import type { ImageCalls } from '../images/useImageActions';
import type { Kind, PicturedKind } from './kinds';

const { endpoints } = staffApi;
// Nobody reads how such a call stands: whoever made it waits for it.
export const UNTRACKED = { track: false };
/**
 * What the server has now, kept for nobody: where others refetch what somebody keeps, RTK Query resolves a second asking at
 * once, with the answer before, or none.
 */
export const FRESH = { forceRefetch: true, subscribe: false } as const;

/** What a call answers; of one that creates, with what was made. */
export type Answer = { message?: string; data?: unknown };
/** A call as it is begun, `UNTRACKED`. */
export type Call = ThunkAction<Begun<Answer>, unknown, unknown, UnknownAction>;

/** Makes a call, of an entry where it can be stopped; it rejects with what that failed with. */
export function useSend() {
  const dispatch = useAppDispatch();
  return useCallback(
    (call: Call, entry?: Entry): Promise<Answer> => (entry ? entry.send(dispatch(call)) : dispatch(call).unwrap()),
    [dispatch],
  );
}

/** What is done with records of a kind, one by one; each call rejects with what it failed with. */
export function useCalls(kind: Kind) {
  const send = useSend();
  return useMemo(() => {
    const call =
      (operation: `${'activate' | 'deactivate' | 'delete'}${Kind}`) =>
      ({ id }: { id: string }, entry?: Entry) =>
        send(endpoints[operation].initiate({ id }, UNTRACKED), entry);
    return { activate: call(`activate${kind}`), deactivate: call(`deactivate${kind}`), remove: call(`delete${kind}`) };
  }, [send, kind]);
}

/** What is done with the pictures of a record, as far as the server offers it. @param id the record's */
export function useImageCalls(kind: PicturedKind, id: string): ImageCalls {
  const offers = useOffers();
  const send = useSend();
  const [add, order] = [`add${kind}Images`, `order${kind}Images`] as const;
  const { enter, notice } = useEntry(`images/${kind}-${id}`, add);
  return {
    ...(offers(add) && {
      add: (files) =>
        enter((entry) =>
          send(endpoints[add].initiate({ ...entry.key, id, imagesInput: { image_url: files } }, UNTRACKED), entry),
        ),
      notice,
    }),
    ...(offers(order) && {
      order: (imageIds) => send(endpoints[order].initiate({ id, imageOrderInput: { imageIds } }, UNTRACKED)),
    }),
    replace: (imageId, file) =>
      send(endpoints[`replace${kind}Image`].initiate({ imageId, oneImageInput: { image_url: file } }, UNTRACKED)),
    remove: (imageId) => send(endpoints[`delete${kind}Image`].initiate({ imageId }, UNTRACKED)),
  };
}
