import type { CartItem } from '../../../common/domain/cartItem';
import { cart } from '../../texts/en/cart';
import { whatsapp } from '../../../common/texts/en/whatsapp';
import { cartText } from '../../../common/domain/whatsapp';
import { Button } from '../../../common/ui/Button';
import { useMessages } from '../../../common/i18n/messages';
import { OpeningStatus } from '../../ui/OpeningStatus';
import { useSite } from '../../ui/site';
import { WhatsappButton } from '../../ui/WhatsappButton';
import css from './CartPanel.module.css';

/** What the cart leads to. */
export function CartActions({ items }: { items: readonly CartItem[] }) {
  const t = useMessages('cart', cart);
  const words = useMessages('whatsapp', whatsapp);
  const { openQuote } = useSite();
  return (
    <>
      <div className={css.two}>
        <Button data-opens="quote" onClick={() => openQuote({ from: 'cart', lines: [...items] })}>
          {t.getQuote}
        </Button>
        <WhatsappButton message={cartText(items, words)}>{t.whatsapp}</WhatsappButton>
      </div>
      <OpeningStatus className={css.hours} />
    </>
  );
}
