import type { Advertisement } from '../../api';
import { useUpdateAdvertisementMutation } from '../../api/staff';
import { useConfirm } from '../../crud/confirm/confirm';
import { RowMenu } from '../../crud/list/RowMenu';
import { useNotify } from '../../crud/notify';
import { StaffButton } from '../../crud/StaffButton';
import type { AdvertStatus } from '../../lib/advertWindow';
import { adverts as t } from '../../lib/messages/staff/adverts';

interface AdvertActionsProps {
  advert: Advertisement;
  status: AdvertStatus;
  onEdit: () => void;
  onAgain: () => void;
}

/** Stops an advert once that is confirmed; what goes wrong is said in the confirmation. */
export function useStopAdvert(): (advert: { id: string; name: string }) => Promise<boolean> {
  const confirm = useConfirm();
  const notify = useNotify();
  const [update] = useUpdateAdvertisementMutation();
  return async ({ id, name }) => {
    const stop = () => update({ id, advertisementUpdate: { isActive: false } }).unwrap();
    const done = await confirm({ title: t.stopTitle(name), text: t.stopText, action: t.stopAction, busy: t.stopping, danger: true, run: stop, failed: t.stopFailed });
    if (done) notify({ success: true, message: t.stopped });
    return done;
  };
}

/** What is done most with such an advert as a button, the rest in the menu. */
export function AdvertActions({ advert, status, onEdit, onAgain }: AdvertActionsProps) {
  const stopAdvert = useStopAdvert();
  const name = advert.product.product_name;
  const stop = () => void stopAdvert({ id: advert.id, name });
  if (status === 'ended' || status === 'stopped') return <StaffButton color="inherit" aria-label={t.againOf(name)} onClick={onAgain}>{t.againShort}</StaffButton>;
  return status === 'running' ? (
    <>
      <StaffButton variant="outlined" aria-label={t.stopOf(name)} onClick={stop}>{t.stop}</StaffButton>
      <RowMenu name={name} actions={[{ label: t.editDates, icon: 'edit', onSelect: onEdit }]} />
    </>
  ) : (
    <>
      <StaffButton color="inherit" aria-label={t.editOf(name)} onClick={onEdit}>{t.edit}</StaffButton>
      <RowMenu name={name} actions={[{ label: t.stopAction, icon: 'close', danger: true, onSelect: stop }]} />
    </>
  );
}
