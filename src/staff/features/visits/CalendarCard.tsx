import { useOffers } from '../../../common/api';
import { useNotify } from '../../../common/state/hooks';
import { TextInput } from '../../../common/ui/TextInput';
import { useGetVisitCalendarQuery, useRenewVisitCalendarMutation } from '../../api';
import { useConfirm } from '../../kit/confirm/confirm';
import { failureAlert } from '../../kit/failures';
import { Card } from '../../kit/show/Card';
import { StaffButton } from '../../kit/StaffButton';
import { visits as t } from '../../texts/visits';
import css from './Visits.module.css';

/** Where one's own visits are subscribed to. */
export function CalendarCard() {
  const offered = useOffers()('renewVisitCalendar') === true;
  const { data } = useGetVisitCalendarQuery(undefined, { skip: !offered });
  const [renew, { isLoading }] = useRenewVisitCalendarMutation();
  const confirm = useConfirm();
  const notify = useNotify();
  if (!offered || !data) return null;
  const { address } = data.data;
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
      run: () => renew().unwrap(),
    });
    if (done) notify({ success: true, message: t.calendarDone });
  };
  return (
    <Card title={t.calendar}>
      <div className={css.calendar}>
        <p className={css.none}>{t.calendarHelp}</p>
        {address !== null && (
          <TextInput
            name="calendar"
            label={t.calendarAddress}
            value={new URL(address, window.location.origin).href}
            readOnly
            onChange={() => undefined}
          />
        )}
        <div className={css.actions}>
          <StaffButton variant="outlined" busy={isLoading} onClick={() => void (address === null ? make() : ask())}>
            {address === null ? t.calendarMake : t.calendarRenew}
          </StaffButton>
        </div>
      </div>
    </Card>
  );
}
