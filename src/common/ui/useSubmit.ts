import { useRef, type FormEvent, type KeyboardEvent } from 'react';

/**
 * What every form does with its submit: the page stays, one try at a time, and Ctrl+Enter (Command on a Mac) submits from
 * any field. Forms of several fields are Formik's on top of it (FormikForm), those of one field common/state/useOneField's.
 * @param send checks and sends; its failures are its own to tell
 */
export function useSubmit(send: (form: HTMLFormElement) => Promise<void>) {
  const sending = useRef(false);
  const run = async (form: HTMLFormElement) => {
    if (sending.current) return;
    sending.current = true;
    try {
      await send(form);
    } finally {
      sending.current = false;
    }
  };
  return {
    // What happens in a dialog comes to the form that opened it too, though it stands in a form of its own.
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      void run(event.currentTarget);
    },
    onKeyDown: (event: KeyboardEvent<HTMLFormElement>) => {
      const isWithin = event.currentTarget.contains(event.target as Node);
      if (isWithin && event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit();
    },
  };
}
