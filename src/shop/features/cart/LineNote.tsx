import { useEffect, useState } from 'react';
import { cart } from '../../texts/en/cart';
import { afterPress } from '../../../common/browser/afterPress';
import { formatKes } from '../../../common/domain/money';
import { Icon, type IconName } from '../../../common/ui/Icon';
import { useMessages } from '../../../common/i18n/messages';
import css from './CartLine.module.css';
import type { LineCheck } from './checkLine';

interface Note {
  icon: IconName;
  tone: 'error' | 'warning';
  text: string;
}

/** What the visitor should know of a line: gone, out of stock, without a price, at the stock's limit, another price. Said when it appears. */
export function LineNote({ check, quantity }: { check: LineCheck | undefined; quantity: number }) {
  const t = useMessages('cart', cart);
  // What it says moves the line's buttons: not from under the press that left the number's field.
  const [settled, setSettled] = useState(quantity);
  useEffect(() => afterPress(() => setSettled(quantity)), [quantity]);
  return (
    <div role="status">
      {notesOf(check, settled, t).map(({ icon, tone, text }) => (
        <p key={text} className={`${css.note} ${css[tone]}`}>
          <Icon name={icon} size={16} />
          <span>{text}</span>
        </p>
      ))}
    </div>
  );
}

function notesOf(check: LineCheck | undefined, quantity: number, t: typeof cart): Note[] {
  if (!check) return [];
  if (check.state === 'gone') return [{ icon: 'alert', tone: 'error', text: t.gone }];
  const { was, stock, why } = check;
  return [
    ...(was !== undefined
      ? [{ icon: 'tag', tone: 'warning', text: `${t.priceChanged} ${formatKes(was)}` } as const]
      : []),
    ...(why ? [{ icon: 'info', tone: 'error', text: t[why] } as const] : []),
    ...(stock !== undefined && quantity >= stock
      ? [{ icon: 'info', tone: 'error', text: t.onlyInStock(stock) } as const]
      : []),
  ];
}
