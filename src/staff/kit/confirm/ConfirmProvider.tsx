import { useCallback, useRef, type ReactNode } from 'react';
import { useOverlay } from '../../../common/ui/overlay';
import { ConfirmContext, type ConfirmRequest } from './confirm';
import { ConfirmDialog } from './ConfirmDialog';

interface Pending extends ConfirmRequest {
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
        show({ ...request, answer });
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
    pending?.answer(done);
    unanswered.current = null;
    onClose();
  };
  return (
    <ConfirmContext.Provider value={confirm}>
      {children}
      {pending && <ConfirmDialog request={pending} {...overlay} onClose={close} />}
    </ConfirmContext.Provider>
  );
}
