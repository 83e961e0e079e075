import { useEffect, useRef } from 'react';
import { countOf, type CartItem } from '../../lib/cartItem';
import { totalOf } from '../../lib/cartTotals';
import { opening } from '../../lib/messages/en/opening';
import { quote } from '../../lib/messages/en/quote';
import { formatKes } from '../../lib/money';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { useMessages } from '../../ui/messages';
import { WhatsappButton } from '../../ui/WhatsappButton';
import css from './Quote.module.css';

export interface QuoteSentProps {
  /** Id of the heading, which names what surrounds it. */
  titleId: string;
  message: string;
  email: string;
  lines: readonly CartItem[];
  note: string;
  /** What the way on is called, and where it leads. */
  closeText: string;
  onClose: () => void;
}

/** The request has arrived: what was sent, and the same text for WhatsApp. */
export function QuoteSent({ titleId, message, email, lines, note, closeText, onClose }: QuoteSentProps) {
  const t = useMessages('quote', quote);
  const hours = useMessages('opening', opening);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={css.sent}>
      <span className={css.done}><Icon name="check" size={24} /></span>
      <h2 id={titleId} ref={title} tabIndex={-1}>{message}</h2>
      <p>{t.answerAt} <b>{email}</b>, {hours.days}, {hours.hours}.</p>
      {lines.length > 0 && <dl><div><dt>{t.count(countOf(lines))}</dt><dd>{formatKes(totalOf(lines))}</dd></div></dl>}
      <WhatsappButton full message={note}>{t.sendOnWhatsapp}</WhatsappButton>
      <Button variant="outline" full onClick={onClose}>{closeText}</Button>
    </div>
  );
}
