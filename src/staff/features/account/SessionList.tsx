import { useOffers } from '../../../common/api';
import { useMinute } from '../../../common/ui/clock';
import { useEndSessionMutation, useListSessionsQuery, type StaffSession } from '../../api';
import { useConfirmedAction } from '../../kit/confirm/confirm';
import { StatusChip } from '../../kit/show/StatusChip';
import { whenOf } from '../../kit/show/time';
import { StaffButton } from '../../kit/StaffButton';
import { account } from '../../texts/account';
import { AskedCard } from './AskedCard';
import css from './SessionList.module.css';

const { sessions: t } = account;

/** Where the account is signed in, each to be signed out from here; nothing where the server does not tell. */
export function SessionList() {
  const offers = useOffers();
  return offers('listSessions') ? <Sessions mayEnd={offers('endSession') === true} /> : null;
}

function Sessions({ mayEnd }: { mayEnd: boolean }) {
  const query = useListSessionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const sessions = query.data?.data.sessions;
  return (
    <AskedCard title={t.title} help={t.help} query={query} failed={t.loadFailed}>
      {sessions ? (
        <ul className={css.list}>
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} mayEnd={mayEnd} />
          ))}
        </ul>
      ) : null}
    </AskedCard>
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
      run: ({ send }) => send(end({ id })).then(() => undefined),
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
