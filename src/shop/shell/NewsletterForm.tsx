import { useRef, useState } from 'react';
import {
  alertOf,
  asApiError,
  causeOf,
  useOffers,
  useSubscribeToNewsletterMutation,
  type ApiError,
} from '../../common/api';
import { shell } from '../../common/texts/en/shell';
import { alertLine } from '../../common/domain/readableFields';
import { Button } from '../../common/ui/Button';
import { Icon } from '../../common/ui/Icon';
import { useMessages } from '../../common/i18n/messages';
import { useSubmit } from '../../common/ui/useSubmit';
import css from './NewsletterForm.module.css';
import { EMAIL } from '../../common/domain/email';

/** What came of the last try. An error of the field is said at it and marks it. */
type Outcome = { kind: 'wrong' | 'failed' | 'closed' | 'done'; text: string };

/** One field, its error and the outcome beneath. @param id of the field, for the label that stands already */
export function NewsletterForm({ id }: { id: string }) {
  const t = useMessages('shell', shell);
  const [subscribe, { isLoading }] = useSubscribeToNewsletterMutation();
  const offers = useOffers();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const wrong = outcome?.kind === 'wrong';

  const say = (next: Outcome) => {
    setOutcome(next);
    if (next.kind === 'wrong') input.current?.focus();
  };
  const submit = useSubmit(async () => {
    const email = input.current?.value.trim() ?? '';
    if (!EMAIL.test(email)) {
      say({ kind: 'wrong', text: t.newsletterInvalid });
      return;
    }
    if (!offers('subscribeToNewsletter')) {
      say({ kind: 'closed', text: t.newsletterClosed });
      return;
    }
    setOutcome(null);
    try {
      await subscribe({ subscriptionInput: { email } }).unwrap();
      if (input.current) input.current.value = '';
      say({ kind: 'done', text: t.newsletterDone });
    } catch (error) {
      say(outcomeOf(asApiError(error), t));
    }
  });

  return (
    <form className={css.news} method="post" noValidate {...submit}>
      <input
        ref={input}
        id={id}
        name="email"
        type="email"
        placeholder={t.newsletterPlaceholder}
        autoComplete="email"
        aria-required
        aria-invalid={wrong}
        aria-describedby={`${id}-outcome`}
        onInput={() => {
          if (wrong) setOutcome(null);
        }}
      />
      <Button type="submit" variant="line" busy={isLoading}>
        {t.newsletterSubmit}
      </Button>
      {/* There before its words, or they would not be read out. */}
      <p id={`${id}-outcome`} role="status" className={outcome?.kind === 'done' ? css.done : undefined}>
        {outcome && (
          <>
            <Icon name={outcome.kind === 'done' ? 'check' : 'alert'} size={16} />
            {outcome.text}
          </>
        )}
      </p>
    </form>
  );
}

function outcomeOf(error: ApiError, t: typeof shell): Outcome {
  if (error.fields.email) return { kind: 'wrong', text: error.fields.email };
  return { kind: 'failed', text: alertLine(alertOf(error, causeOf(error, t) ?? t.newsletterFailed)) };
}
