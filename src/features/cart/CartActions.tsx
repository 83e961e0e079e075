import type { CartItem } from '../../lib/cartItem';
import { cart } from '../../lib/messages/en/cart';
import { whatsapp } from '../../lib/messages/en/whatsapp';
import { cartText, whatsappLink } from '../../lib/whatsapp';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { useMessages } from '../../ui/messages';
import { useSite } from '../../ui/site';
import css from './CartPanel.module.css';

/** What the cart leads to. The chat is a plain link, ready before it is pressed: phones open nothing else. */
export function CartActions({ items }: { items: readonly CartItem[] }) {
  const t = useMessages('cart', cart);
  const words = useMessages('whatsapp', whatsapp);
  const { openQuote } = useSite();
  return (
    <div className={css.two}>
      <Button onClick={() => openQuote({ from: 'cart', lines: [...items] })}>{t.getQuote}</Button>
      <Button variant="whatsapp" component="a" href={whatsappLink(cartText(items, words))} target="_blank" rel="noopener">
        <Icon name="whatsapp" />
        {t.whatsapp}
      </Button>
    </div>
  );
}
