import { useState } from 'react';
import { cartLink } from '../../texts/en/cartLink';
import { useBackCloses } from '../../../common/ui/backCloses';
import { Button } from '../../../common/ui/Button';
import { Icon } from '../../../common/ui/Icon';
import { useMessages } from '../../../common/i18n/messages';
import { ShareCartDialog } from './ShareCartDialog';

const nothing = () => undefined;

/** Opens the link to what is in the cart over it: closing that, by Esc or Back, leads back here. */
export function ShareCart() {
  const t = useMessages('cartLink', cartLink);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  useBackCloses(open, close);
  return (
    <>
      <Button variant="text" onClick={() => setOpen(true)}>
        <Icon name="share" />
        {t.share}
      </Button>
      <ShareCartDialog open={open} onClose={close} onExited={nothing} />
    </>
  );
}
