import { useOffers, type Advertisement } from '../../../common/api';
import { RowMenu } from '../../kit/list/RowMenu';
import { StaffButton } from '../../kit/StaffButton';
import type { AdvertStatus } from '../../../common/domain/advertWindow';
import { timeline as t } from '../../texts/timeline';
import { useStopAdverts } from './useStopAdverts';

interface AdvertActionsProps {
  advert: Advertisement;
  status: AdvertStatus;
  onEdit: () => void;
  onAgain: () => void;
}

/** What is done most with such an advert as a button, the rest in the menu, as far as the server offers it. */
export function AdvertActions({ advert, status, onEdit, onAgain }: AdvertActionsProps) {
  const offers = useOffers();
  const stopAdverts = useStopAdverts();
  const name = advert.product.product_name;
  const stop = () => void stopAdverts([advert.id], name);
  if (status === 'ended' || status === 'stopped')
    return (
      <StaffButton color="inherit" aria-label={t.againOf(name)} onClick={onAgain}>
        {t.againShort}
      </StaffButton>
    );
  if (!offers('updateAdvertisement')) return null;
  return status === 'running' ? (
    <>
      <StaffButton variant="outlined" aria-label={t.stopOf(name)} onClick={stop}>
        {t.stop}
      </StaffButton>
      <RowMenu name={name} actions={[{ label: t.editDates, icon: 'edit', onSelect: onEdit }]} />
    </>
  ) : (
    <>
      <StaffButton color="inherit" aria-label={t.editOf(name)} onClick={onEdit}>
        {t.edit}
      </StaffButton>
      <RowMenu name={name} actions={[{ label: t.stopAction, icon: 'close', danger: true, onSelect: stop }]} />
    </>
  );
}
