import { useCallback, useRef, useState, type ReactNode } from 'react';
import { ConfirmContext, type ConfirmRequest } from './confirm';
import { ConfirmDialog } from './ConfirmDialog';

interface Pending extends ConfirmRequest {
  answer: (done: boolean) => void;
}

/** Holds the one confirmation of the program. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [pending, setPending] = useState<Pending | null>(null);
  const [open, setOpen] = useState(false);
  const unanswered = useRef<((done: boolean) => void) | null>(null);
  const confirm = useCallback(
    (request: ConfirmRequest) =>
      new Promise<boolean>((answer) => {
        // One question at a time: the newer takes the place of one that was not answered.
        unanswered.current?.(false);
        unanswered.current = answer;
        setPending({ ...request, answer });
        setOpen(true);
        request.signal?.addEventListener('abort', () => {
          if (unanswered.current !== answer) return;
          unanswered.current = null;
          answer(false);
          setOpen(false);
        });
      }),
    [],
  );
  const close = (done: boolean) => {
    pending?.answer(done);
    unanswered.current = null;
    setOpen(false);
  };
  return (
    <ConfirmContext.Provider value={confirm}>
      {children}
      {pending && <ConfirmDialog request={pending} open={open} onClose={close} onExited={() => setPending(null)} />}
    </ConfirmContext.Provider>
  );
}
