import { useId } from 'react';
import { asApiError, useOffers } from '../../../common/api';
import { useMinute } from '../../../common/ui/clock';
import { useEndSessionMutation, useListSessionsQuery, type StaffSession } from '../../api';
import { useConfirmedAction } from '../../kit/confirm/confirm';
import card from '../../kit/form/InlineForm.module.css';
import { Alert } from '../../kit/show/Alert';
import { StatusChip } from '../../kit/show/StatusChip';
import { whenOf } from '../../kit/show/time';
import { StaffButton } from '../../kit/StaffButton';
import { account } from '../../texts/account';
import css from './SessionList.module.css';

const { sessions: t, loading, retry } = account;

/** Where the account is signed in, each to be signed out from here; nothing where the server does not tell. */
export function SessionList() {
  const offers = useOffers();
  return offers('listSessions') ? <Sessions mayEnd={offers('endSession') === true} /> : null;
}

function Sessions({ mayEnd }: { mayEnd: boolean }) {
  const id = useId();
  const { data, error, isFetching, refetch } = useListSessionsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <section className={card.card} aria-labelledby={id}>
      <div>
        <h2 id={id}>{t.title}</h2>
        <p className={card.help}>{t.help}</p>
      </div>
      {data && (
        <ul className={css.list}>
          {data.data.sessions.map((session) => (
            <SessionRow key={session.id} session={session} mayEnd={mayEnd} />
          ))}
        </ul>
      )}
      {!data && isFetching && (
        <p className={css.told} role="status">
          {loading}
        </p>
      )}
      {!data && !isFetching && (
        <Alert
          action={
            <StaffButton variant="outlined" onClick={() => void refetch()}>
              {retry}
            </StaffButton>
          }>
          {asApiError(error).message ?? t.loadFailed}
        </Alert>
      )}
    </section>
  );
}

function SessionRow({ session, mayEnd }: { session: StaffSession; mayEnd: boolean }) {
  const now = useMinute();
  const confirmed = useConfirmedAction();
  const [end] = useEndSessionMutation();
  const { id, current, createdAt, lastUsedAt } = session;
  const device = session.device ?? t.unknown;
  const lastUsed = whenOf(Date.parse(lastUsedAt), now);
  const ask = () =>
    void confirmed({
      title: t.question(device),
      text: t.follows,
      action: t.end,
      busy: t.ending,
      danger: true,
      run: () =>
        end({ id })
          .unwrap()
          .then(() => undefined),
      done: t.ended,
    });
  return (
    <li>
      <div className={css.what}>
        <p className={css.device}>
          {device}
          {current && <StatusChip look="normal">{t.here}</StatusChip>}
        </p>
        <p className={css.told}>
          {!current && <span>{t.lastUsed(lastUsed)}</span>}
          <span>{t.since(whenOf(Date.parse(createdAt), now))}</span>
        </p>
      </div>
      {mayEnd && !current && (
        <StaffButton variant="outlined" aria-label={t.endOf(device, lastUsed)} onClick={ask}>
          {t.end}
        </StaffButton>
      )}
    </li>
  );
}
