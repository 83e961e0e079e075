import { useId, useState, type FormEvent } from 'react';
import { asApiError, useSubscribeToNewsletterMutation, type ApiError } from '../../api';
import { shell } from '../../lib/messages/en/shell';
import { Button } from '../../ui/Button';
import { useMessages } from '../../ui/messages';
import css from './Footer.module.css';

/** Statuses of a server that offers only the core calls (decisions: the site stays whole on it). */
const NOT_OFFERED = [404, 405, 501];

/** The newsletter box: one field, checked by the browser and the server. */
export function NewsletterForm() {
  const t = useMessages('shell', shell);
  const id = useId();
  const [subscribe, { isLoading, isSuccess }] = useSubscribeToNewsletterMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isLoading) return;
    const form = event.currentTarget;
    const input = form.querySelector('input');
    const email = input?.value.trim() ?? '';
    if (!/^[^@ ]+@[^@ ]+[.][^@ ]+$/.test(email)) {
      setProblem(t.newsletterInvalid);
      input?.focus();
      return;
    }
    setProblem(null);
    try {
      await subscribe({ subscriptionInput: { email } }).unwrap();
      form.reset();
    } catch (error) {
      setProblem(textOf(asApiError(error), t));
    }
  };
  return (
    <div>
      <h2><label htmlFor={id}>{t.newsletter}</label></h2>
      <p className={css.hint}>{t.newsletterHint}</p>
      <form className={css.news} noValidate onSubmit={(event) => void submit(event)}>
        <input id={id} name="email" type="email" placeholder={t.newsletterPlaceholder} autoComplete="email" aria-invalid={problem !== null} aria-describedby={`${id}-result`} />
        <Button type="submit" variant="line" busy={isLoading}>{t.newsletterSubmit}</Button>
        <p id={`${id}-result`} role="status" className={problem ? undefined : css.done} hidden={!problem && !isSuccess}>
          {problem ?? (isSuccess ? t.newsletterDone : '')}
        </p>
      </form>
    </div>
  );
}

function textOf({ status, message, fields }: ApiError, t: typeof shell): string {
  if (typeof status === 'number' && NOT_OFFERED.includes(status)) return t.newsletterClosed;
  if (status === 'OFFLINE') return t.youAreOffline;
  return fields.email ?? message ?? t.newsletterFailed;
}
