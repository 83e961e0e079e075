import type { CartItem } from '../../lib/cartItem';
import { cart } from '../../lib/messages/en/cart';
import { whatsapp } from '../../lib/messages/en/whatsapp';
import { cartText } from '../../lib/whatsapp';
import { Button } from '../../ui/Button';
import { useMessages } from '../../ui/messages';
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
        <Button onClick={() => openQuote({ from: 'cart', lines: [...items] })}>{t.getQuote}</Button>
        <WhatsappButton message={cartText(items, words)}>{t.whatsapp}</WhatsappButton>
      </div>
      <OpeningStatus className={css.hours} />
    </>
  );
}
