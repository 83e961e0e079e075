import { createContext, useContext, type ReactNode } from 'react';
import { useNotify } from '../../../common/state/hooks';
import type { Entry } from '../form/useEntry';

/** A question before something that cannot be taken back, or not easily. */
export interface ConfirmRequest {
  /** The question, naming the object: `Delete “Standard Kit”?`. */
  title: string;
  /** What follows from it. */
  text: ReactNode;
  /** A verb: 'Delete product'. */
  action: string;
  /** While it runs: 'Deleting…'. */
  busy?: string;
  /** Instead of 'Cancel'. */
  cancel?: string;
  /** Red, and the focus begins on Cancel. */
  danger?: boolean;
  /** What is confirmed; the dialog stays open while it runs, and with the reason when it fails or is stopped. */
  run?: (entry: Entry) => Promise<unknown>;
  /** Said when it fails without words of the server. */
  failed?: string;
  /** Withdraws the question, which then counts as answered with no. */
  signal?: AbortSignal;
}

export type Confirm = (request: ConfirmRequest) => Promise<boolean>;

export const ConfirmContext = createContext<Confirm | null>(null);

/** Asks, and answers whether it was confirmed and done. */
export function useConfirm(): Confirm {
  const confirm = useContext(ConfirmContext);
  if (!confirm) throw new Error('useConfirm needs the staff program around it');
  return confirm;
}

interface ConfirmedAction extends Omit<ConfirmRequest, 'run'> {
  run: (entry: Entry) => Promise<{ message?: string } | undefined>;
  /** Said when it is done without words of the server. */
  done: string;
}

/** Asks, does what is confirmed, and says that it is done. */
export function useConfirmedAction(): (action: ConfirmedAction) => Promise<void> {
  const confirm = useConfirm();
  const notify = useNotify();
  return async ({ run, done, ...question }) => {
    let message = done;
    const confirmed = await confirm({
      ...question,
      run: async (entry) => {
        message = (await run(entry))?.message || done;
      },
    });
    if (confirmed) notify({ success: true, message });
  };
}
