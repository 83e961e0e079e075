import { useState } from 'react';
import { asApiError, type ApiError } from '../api';
import { useSubmit } from '../ui/useSubmit';

/** What came of the last try. */
interface Outcome {
  /** What the server says is wrong with the text: said at the field, until that is changed. */
  wrong?: string;
  /** The text that was not even sent: what is wrong with it is said anew in another language. */
  unfit?: string;
  /** Any other failure, which the form words. */
  failed?: ApiError;
  sent?: boolean;
}

/**
 * A form of one field, named as in the contract, that keeps its own text: what was typed before the program came is read
 * too, and a failure loses nothing. What is wrong with it, by the server's word or before it is sent, takes the focus there.
 * Formik and yup would be ten times what such a form weighs.
 * @param check what is wrong with a text, without blanks around it, in words; none where it can be sent
 */
export function useOneField(check: (text: string) => string | undefined, send: (text: string) => Promise<unknown>) {
  const [outcome, say] = useState<Outcome>({});
  const submit = useSubmit(async (form) => {
    const field = form.elements[0] as HTMLInputElement;
    const refuse = (why: Outcome) => {
      say(why);
      field.focus();
    };
    const text = field.value.trim();
    if (check(text)) return refuse({ unfit: text });
    say({});
    try {
      await send(text);
      field.value = '';
      say({ sent: true });
    } catch (cause) {
      const failed = asApiError(cause);
      const wrong = failed.fields[field.name];
      if (wrong) refuse({ wrong });
      else say({ failed });
    }
  });
  const { unfit, failed, sent } = outcome;
  const wrong = unfit === undefined ? outcome.wrong : check(unfit);
  return { wrong, failed, sent, form: { ...submit, onInput: () => wrong && say({}) } };
}
