import { useEffect, useRef } from 'react';
import { useAppDispatch } from '../../common/state/hooks';
import { requestsChanged, useLiveNews } from '../api';
import { useWaiting } from '../kit/PageHead';

/** Shows in the tab's icon how many requests are new. */
function useTabIcon(waiting: number): void {
  const drawn = useRef(false);
  useEffect(() => {
    // Most of the time none is, and nothing has to be drawn.
    drawn.current ||= waiting > 0;
    if (!drawn.current) return;
    import(/* webpackChunkName: "staff-tab-icon" */ './tabIcon')
      .then(({ drawTabIcon }) => drawTabIcon(waiting))
      .catch(() => undefined);
  }, [waiting]);
}

const play = () =>
  import(/* webpackChunkName: "staff-request-sound" */ '../kit/requestSound')
    .then(({ playRequestSound }) => playRequestSound())
    .catch(() => undefined);

/** New requests are seen at once, wherever in the dashboard somebody is: lists and figures, the tab's sign, a sound if wanted. */
export function useLiveRequests(): void {
  const dispatch = useAppDispatch();
  const waiting = useWaiting();
  const begun = useRef(false);
  useLiveNews(
    ({ newQuotations }) => {
      // A stream that begins tells what the page has just read.
      if (begun.current || newQuotations !== waiting) dispatch(requestsChanged());
      begun.current = true;
    },
    () => void play(),
  );
  useTabIcon(waiting);
}
