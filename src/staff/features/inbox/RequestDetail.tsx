import type { Quotation } from '../../api';
import { whenOf } from '../../kit/show/time';
import { StaffIcon } from '../../kit/StaffIcon';
import { quotes as t } from '../../texts/quotes';
import { useMinute } from '../../../common/ui/clock';
import { Following } from './Following';
import { LetterHead } from './LetterHead';
import { ContactActions } from './ContactActions';
import { readRequest } from './request';
import { RequestItems } from './RequestItems';
import { RequestProposals } from './RequestProposals';
import css from './RequestPane.module.css';

/** One request: who asks, the ways to answer, their words, and what they ask for. Everything of theirs is plain text. */
export function RequestDetail({ request }: { request: Quotation }) {
  const now = useMinute();
  const received = readRequest(request, now);
  const { origin, subject, message, items } = received;
  return (
    <article className={css.body} aria-label={t.request(request.clients_name)}>
      <LetterHead today={new Date(now).toISOString()} asked={request.createdAt} />
      <h2 tabIndex={-1}>{request.clients_name}</h2>
      <p className={css.received}>
        <time dateTime={request.createdAt}>
          {t.received(whenOf(Date.parse(request.createdAt), now), t.origins[origin], request.id)}
        </time>
      </p>
      <ContactActions request={request} received={received} />
      {subject !== null && (
        <>
          <h3>{t.subject}</h3>
          <p className={css.words}>{subject}</p>
        </>
      )}
      <h3>{t.message}</h3>
      <p className={css.words}>{message || t.noWords}</p>
      {request.county && (
        <>
          <h3>{t.county}</h3>
          <p className={css.words}>{request.county.name}</p>
        </>
      )}
      {items.length > 0 && <RequestItems received={received} />}
      <RequestProposals id={request.id} />
      <Following request={request} />
      <details className={`${css.fold} ${css.raw}`}>
        <summary>
          <StaffIcon name="down" size={16} />
          {t.noteAsReceived}
        </summary>
        <pre>{request.clients_note}</pre>
      </details>
    </article>
  );
}
