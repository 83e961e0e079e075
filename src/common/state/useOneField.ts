import { useState } from 'react';
import { asApiError, type ApiError } from '../api';
import { useSubmit } from '../ui/useSubmit';

/** What came of the last try. */
interface Outcome {
  /** What is wrong with the text: said at the field, until that is changed. */
  wrong?: string;
  /** Any other failure, which the form words. */
  failed?: ApiError;
  sent?: boolean;
}

/**
 * A form of one field, named as in the contract, that keeps its own text: what was typed before the program came is read
 * too, and a failure loses nothing. What is wrong with it, by the server's word or before it is sent, takes the focus there.
 * Formik and yup would be ten times what such a form weighs.
 * @param send the call with a text, without blanks around it, or in words what is wrong with that
 */
export function useOneField(send: (text: string) => string | Promise<unknown>) {
  const [outcome, say] = useState<Outcome>({});
  const submit = useSubmit(async (form) => {
    const field = form.elements[0] as HTMLInputElement;
    const refuse = (wrong: string) => {
      say({ wrong });
      field.focus();
    };
    const sending = send(field.value.trim());
    if (typeof sending === 'string') return refuse(sending);
    say({});
    try {
      await sending;
      field.value = '';
      say({ sent: true });
    } catch (cause) {
      const failed = asApiError(cause);
      const wrong = failed.fields[field.name];
      if (wrong) refuse(wrong);
      else say({ failed });
    }
  });
  return { ...outcome, form: { ...submit, onInput: () => outcome.wrong && say({}) } };
}
