import { useEffect, useRef, useState } from 'react';
import { useAppDispatch } from '../../common/state/hooks';
import { requestsChanged, useLiveNews } from '../api';
import { useWaiting } from '../kit/PageHead';
import { playRequestSound } from '../kit/requestSound';

const ICON = '/favicon.svg';
/** More would not be legible in a tab. */
const MOST = 9;

/** The tab's icon: how many requests are new in a red circle on the site's mark, which alone says that none are. */
export const tabIcon = (waiting: number, mark: string): string =>
  waiting === 0 || mark === ''
    ? ICON
    : `data:image/svg+xml,${encodeURIComponent(
        mark.replace(
          '</svg>',
          '<circle cx="42" cy="22" r="22" fill="#fff"/><circle cx="42" cy="22" r="19" fill="#d92d20"/>' +
            '<text x="42" y="32" text-anchor="middle" font-family="sans-serif" font-weight="700" fill="#fff" ' +
            `font-size="${waiting > MOST ? 24 : 30}">${waiting > MOST ? `${MOST}+` : waiting}</text></svg>`,
        ),
      )}`;

/** Draws it; where the mark cannot be read, the icon stays as it is. */
function useTabIcon(waiting: number): void {
  const [mark, setMark] = useState('');
  const some = waiting > 0;
  useEffect(() => {
    if (!some || mark !== '') return;
    fetch(ICON)
      .then((answer) => (answer.ok ? answer.text() : ''))
      .then(setMark)
      .catch(() => undefined);
  }, [some, mark]);
  useEffect(() => {
    document.querySelector('link[rel=icon]')?.setAttribute('href', tabIcon(waiting, mark));
  }, [waiting, mark]);
}

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
  useTabIcon(waiting);
}
