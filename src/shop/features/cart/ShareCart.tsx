import { cartLink } from '../../texts/en/cartLink';
import { useBackCloses } from '../../../common/ui/backCloses';
import { useOverlay } from '../../../common/ui/overlay';
import { Button } from '../../../common/ui/Button';
import { Icon } from '../../../common/ui/Icon';
import { useMessages } from '../../../common/i18n/messages';
import { ShareCartDialog } from './ShareCartDialog';

/** Opens the link to what is in the cart over it: closing that, by Esc or Back, leads back here. */
export function ShareCart() {
  const t = useMessages('cartLink', cartLink);
  const { open, show, onClose, onExited } = useOverlay<true>();
  useBackCloses(open, onClose);
  return (
    <>
      <Button variant="text" onClick={() => show(true)}>
        <Icon name="share" />
        {t.share}
      </Button>
      <ShareCartDialog open={open} onClose={onClose} onExited={onExited} />
    </>
  );
}
