import { useOffers } from '../../../common/api';
import { apiBase } from '../../../common/domain/addresses';
import { mediaUrl } from '../../../common/domain/media';
import { useNotify } from '../../../common/state/hooks';
import { useCopy } from '../../../common/state/useCopy';
import { TextInput } from '../../../common/ui/TextInput';
import { useGetVisitCalendarQuery, useRenewVisitCalendarMutation } from '../../api';
import { useConfirm } from '../../kit/confirm/confirm';
import { failureAlert } from '../../kit/failures';
import { RetryAlert } from '../../kit/show/Alert';
import { Card } from '../../kit/show/Card';
import { StaffButton } from '../../kit/StaffButton';
import { visits as t } from '../../texts/visits';
import css from './Visits.module.css';

/** The whole address of what the server names; empty where that is none. */
function addressOf(path: string): string {
  const url = mediaUrl(path, apiBase);
  try {
    return url && new URL(url, window.location.origin).href;
  } catch {
    return '';
  }
}

/** Where one's own visits are subscribed to. */
export function CalendarCard() {
  const offered = useOffers()('renewVisitCalendar') === true;
  const { data, error, refetch } = useGetVisitCalendarQuery(undefined, { skip: !offered });
  const [renew, { isLoading }] = useRenewVisitCalendarMutation();
  const confirm = useConfirm();
  const notify = useNotify();
  const copy = useCopy(t);
  const path = data?.data.address ?? null;
  const address = path === null ? null : addressOf(path);
  if (offered && (address === '' || (error && !data)))
    return (
      <Card title={t.calendar}>
        <div className={css.calendar}>
          <RetryAlert onRetry={() => void refetch()}>{t.calendarUnread}</RetryAlert>
        </div>
      </Card>
    );
  if (!offered || !data) return null;
  const make = () =>
    renew()
      .unwrap()
      .then(() => notify({ success: true, message: t.calendarDone }))
      .catch((error: unknown) => notify(failureAlert(error, t.calendarFailed)));
  const ask = async () => {
    const done = await confirm({
      title: t.calendarRenewTitle,
      text: t.calendarRenewText,
      action: t.calendarRenew,
      busy: t.calendarRenewing,
      failed: t.calendarFailed,
      run: ({ send }) => send(renew()),
    });
    if (done) notify({ success: true, message: t.calendarDone });
  };
  return (
    <Card title={t.calendar}>
      <div className={css.calendar}>
        <p className={css.none}>{t.calendarHelp}</p>
        {address !== null && (
          <TextInput name="calendar" label={t.calendarAddress} value={address} readOnly onChange={() => undefined} />
        )}
        <div className={css.actions}>
          {address !== null && (
            <StaffButton variant="outlined" onClick={() => copy(address)}>
              {t.copy}
            </StaffButton>
          )}
          <StaffButton variant="outlined" busy={isLoading} onClick={() => void (address === null ? make() : ask())}>
            {address === null ? t.calendarMake : t.calendarRenew}
          </StaffButton>
        </div>
      </div>
    </Card>
  );
}
