import { useCallback, useRef, type ReactNode } from 'react';
import { useOverlay } from '../../../common/ui/overlay';
import { ConfirmContext, type ConfirmRequest } from './confirm';
import { ConfirmDialog } from './ConfirmDialog';

interface Pending extends ConfirmRequest {
  /** When it was asked, ms: a newer question is another dialog, and what the older one runs is none of it. */
  at: number;
  answer: (done: boolean) => void;
}

/** Holds the one confirmation of the program. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const { subject: pending, show, ...overlay } = useOverlay<Pending>();
  const { onClose } = overlay;
  const unanswered = useRef<((done: boolean) => void) | null>(null);
  const confirm = useCallback(
    (request: ConfirmRequest) =>
      new Promise<boolean>((answer) => {
        // One question at a time: the newer takes the place of one that was not answered.
        unanswered.current?.(false);
        unanswered.current = answer;
        show({ ...request, answer, at: performance.now() });
        request.signal?.addEventListener('abort', () => {
          if (unanswered.current !== answer) return;
          unanswered.current = null;
          answer(false);
          onClose();
        });
      }),
    [show, onClose],
  );
  const close = (done: boolean) => {
    // The end of what an older question has run, which a newer one has taken the place of.
    if (unanswered.current !== pending?.answer) return;
    pending?.answer(done);
    unanswered.current = null;
    onClose();
  };
  return (
    <ConfirmContext.Provider value={confirm}>
      {children}
      {pending && <ConfirmDialog key={pending.at} request={pending} {...overlay} onClose={close} />}
    </ConfirmContext.Provider>
  );
}
