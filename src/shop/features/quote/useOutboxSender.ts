import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useAppDispatch, useNotify } from '../../../common/state/hooks';
import { outbox as texts } from '../../texts/en/outbox';
import { quote } from '../../texts/en/quote';
import { useStored } from '../../../common/browser/stored';
import { listen } from '../../../common/browser/listen';
import { shell } from '../../../common/texts/en/shell';
import { useMessages } from '../../../common/i18n/messages';
import type { KeptRequest } from './keptRequest';
import { outbox } from './outbox';
import { sendKept, type Sending } from './sendKept';

/** Between tries while the browser believes that there is a network, ms; each wait is twice the one before. */
const FIRST_WAIT = 30_000;
/** The same once the network has come back: the first connections over it often fail. */
const WAIT_ONCE_BACK = 2_000;
const LONGEST_WAIT = 300_000;

/** Sends what is kept: when a page opens, when the network is back, and now and then. `sendNow` is the visitor's wish. */
export function useOutboxSender(): { sending: Sending | null; sendNow: (key: string) => Promise<void> } {
  const t = useMessages('quote', quote);
  const words = useMessages('outbox', texts);
  const common = useMessages('shell', shell);
  const dispatch = useAppDispatch();
  const notify = useNotify();
  const [sending, setSending] = useState<Sending | null>(null);
  const waiting = useStored(outbox).filter(({ state }) => state === 'kept').length;
  const send = useCallback((asked?: string) => sendKept({ dispatch, t, onSending: setSending }, asked), [dispatch, t]);
  // What left over the network of before may wait for an answer without end, and the others for it.
  const sendAnew = useEffectEvent(() => sending?.restart());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let wait = FIRST_WAIT;
    let stopped = false;
    const later = () => {
      if (stopped || waiting === 0) return;
      timer = setTimeout(attempt, wait);
      wait = Math.min(wait * 2, LONGEST_WAIT);
    };
    function attempt() {
      clearTimeout(timer);
      void send().finally(later);
    }
    const back = () => {
      wait = WAIT_ONCE_BACK;
      sendAnew();
      attempt();
    };
    // What failed a moment ago on this very page would fail again. One that was never tried waits for the network alone.
    const justFailed = ({ state, triedAt, keptAt }: KeptRequest) =>
      state === 'kept' && triedAt !== null && keptAt >= performance.timeOrigin && Date.now() - keptAt < FIRST_WAIT;
    if (outbox.read().some(justFailed)) later();
    else attempt();
    const deaf = listen(window, { online: back });
    return () => {
      stopped = true;
      clearTimeout(timer);
      deaf();
    };
  }, [send, waiting]);
  const sendNow = async (key: string) => {
    if (!navigator.onLine) notify({ success: false, message: common.youAreOffline });
    if (!(await send(key))) notify({ success: false, message: words.otherTab });
  };
  return { sending, sendNow };
}
