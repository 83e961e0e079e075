import { useState, type ReactNode } from 'react';
import { alertLine } from '../../../common/domain/readableFields';
import { useNotify } from '../../../common/state/hooks';
import { failureAlert } from '../failures';
import { useSeen } from '../../../common/ui/overlay';

type Answer = { message?: string } | undefined;

/** What an edit form's pictures can be told to do; each rejects with what the call failed with. */
export interface ImageCalls {
  /** Absent where the server does not offer it, as `order`. */
  add?: (files: File[]) => Promise<Answer>;
  /** What is to be said of adding that takes long. */
  notice?: ReactNode;
  replace: (imageId: string, file: File) => Promise<Answer>;
  remove: (imageId: string) => Promise<Answer>;
  /** All ids in their new order. */
  order?: (imageIds: string[]) => Promise<Answer>;
}

/** The state of each picture and of the whole: what is under way, what failed. */
export function useImageActions() {
  const notify = useNotify();
  const [busy, setBusy] = useState<readonly string[]>([]);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const isOpen = useSeen(true);
  const setError = (id: string, message?: string) =>
    setErrors(({ [id]: _old, ...others }) => (message === undefined ? others : { ...others, [id]: message }));

  /**
   * Runs one call at a picture (or at `add`, `order`), says its success, and puts its failure beside it.
   * @returns whether it succeeded
   */
  const run = async (
    id: string,
    call: () => Promise<Answer>,
    texts: { done?: string; failed: string },
  ): Promise<boolean> => {
    setBusy((ids) => [...ids, id]);
    setError(id);
    try {
      const answer = await call();
      if (texts.done !== undefined) notify({ success: true, message: answer?.message || texts.done });
      return true;
    } catch (error) {
      if (isOpen.current) setError(id, alertLine(failureAlert(error, texts.failed, { noAnswer: texts.failed })));
      // Nobody looks at the picture any more.
      else notify(failureAlert(error, texts.failed));
      return false;
    } finally {
      setBusy((ids) => ids.filter((other) => other !== id));
    }
  };
  return { run, isBusy: (id: string) => busy.includes(id), errorOf: (id: string) => errors[id] };
}
