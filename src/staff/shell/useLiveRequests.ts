import { useEffect, useRef } from 'react';
import { useAppDispatch } from '../../common/state/hooks';
import { requestsChanged, useLiveNews } from '../api';
import { useWaiting } from '../kit/PageHead';
import { playRequestSound } from '../kit/requestSound';

const ICON = { none: '/favicon.svg', some: '/favicon-new.svg' } as const;

/** New requests are seen at once, wherever in the dashboard somebody is: lists and figures, the tab's sign, a sound if wanted. */
export function useLiveRequests(): void {
  const dispatch = useAppDispatch();
  const waiting = useWaiting();
  const begun = useRef(false);
  useLiveNews(({ newQuotations }) => {
    // A stream that begins tells what the page has just read.
    if (begun.current || newQuotations !== waiting) dispatch(requestsChanged());
    begun.current = true;
  }, playRequestSound);
  const some = waiting > 0;
  useEffect(() => {
    document.querySelector('link[rel=icon]')?.setAttribute('href', some ? ICON.some : ICON.none);
  }, [some]);
}
