import { useEffect, useRef } from 'react';
import type { CartItem } from '../../lib/cartItem';
import { quote } from '../../lib/messages/en/quote';
import { shell } from '../../lib/messages/en/shell';
import { formatKes } from '../../lib/money';
import { whatsappLink } from '../../lib/whatsapp';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { useMessages } from '../../ui/messages';
import css from './Quote.module.css';
import { sumOf } from './QuoteItems';

export interface QuoteSentProps {
  /** Id of the heading, which names the dialog. */
  titleId: string;
  message: string;
  email: string;
  lines: readonly CartItem[];
  note: string;
  onClose: () => void;
}

/** The request has arrived: what was sent, and the same text for WhatsApp. */
export function QuoteSent({ titleId, message, email, lines, note, onClose }: QuoteSentProps) {
  const t = useMessages('quote', quote);
  const common = useMessages('shell', shell);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const { count, total } = sumOf(lines);
  return (
    <div className={css.sent}>
      <span className={css.done}><Icon name="check" size={24} /></span>
      <h2 id={titleId} ref={title} tabIndex={-1}>{message}</h2>
      <p>{t.answerAt} <b>{email}</b>, {common.hours}.</p>
      {lines.length > 0 && <dl><div><dt>{t.count(count)}</dt><dd>{formatKes(total)}</dd></div></dl>}
      <Button variant="whatsapp" full component="a" href={whatsappLink(note)} target="_blank" rel="noopener">
        <Icon name="whatsapp" />
        {t.sendOnWhatsapp}
      </Button>
      <Button variant="outline" full onClick={onClose}>{lines.length > 0 ? t.continueShopping : t.close}</Button>
    </div>
  );
}
