import { useRef, type FormEvent, type KeyboardEvent } from 'react';

/**
 * What every form does with its submit: the page stays, one try at a time, and Ctrl+Enter (Command on a Mac) submits from
 * any field. Forms of several fields are Formik's on top of it (FormikForm); those of one field in a page's first load
 * (comment, newsletter) are not, as Formik with its rules weighs more than all else they load.
 * @param send checks and sends; its failures are its own to tell
 */
export function useSubmit(send: () => Promise<void>) {
  const sending = useRef(false);
  const run = async () => {
    if (sending.current) return;
    sending.current = true;
    try {
      await send();
    } finally {
      sending.current = false;
    }
  };
  return {
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      void run();
    },
    onKeyDown: (event: KeyboardEvent<HTMLFormElement>) => {
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit();
    },
  };
}
