import { alertOf, causeOf, useOffers, useSubscribeToNewsletterMutation } from '../../common/api';
import { EMAIL } from '../../common/domain/contacts';
import { alertLine } from '../../common/domain/readableFields';
import { useMessages } from '../../common/i18n/messages';
import { shell } from '../../common/texts/en/shell';
import { newsletter } from '../texts/en/newsletter';
import { Button } from '../../common/ui/Button';
import { Icon } from '../../common/ui/Icon';
import { useSlow } from '../../common/ui/useSlow';
import { useOneField } from '../../common/state/useOneField';
import css from './NewsletterForm.module.css';

/** One field, its error and the outcome beneath. @param id of the field, for the label that stands already */
export function NewsletterForm({ id }: { id: string }) {
  const t = useMessages('newsletter', newsletter);
  const common = useMessages('shell', shell);
  const [subscribe, { isLoading }] = useSubscribeToNewsletterMutation();
  // Until it is known the call itself tells.
  const isClosed = useOffers()('subscribeToNewsletter') === false;
  const { wrong, failed, sent, form } = useOneField(
    (email) => (EMAIL.test(email) ? undefined : t.invalid),
    (email) => (isClosed ? Promise.reject(new Error()) : subscribe({ subscriptionInput: { email } }).unwrap()),
  );
  const failure = failed && alertLine(alertOf(failed, isClosed ? t.closed : (causeOf(failed, common) ?? t.failed)));
  const slow = useSlow(isLoading) && common.slow;
  const said = sent ? t.done : (wrong ?? failure ?? slow);
  return (
    <form className={css.news} method="post" noValidate {...form}>
      <input
        id={id}
        name="email"
        type="email"
        placeholder={t.placeholder}
        autoComplete="email"
        aria-required
        aria-invalid={!!wrong}
        aria-describedby={`${id}-outcome`}
      />
      <Button type="submit" variant="line" busy={isLoading}>
        {t.submit}
      </Button>
      {/* There before its words, or they would not be read out. */}
      <p id={`${id}-outcome`} role="status" className={sent ? css.done : undefined}>
        {said && (
          <>
            <Icon name={sent ? 'check' : 'alert'} size={16} />
            {said}
          </>
        )}
      </p>
    </form>
  );
}
