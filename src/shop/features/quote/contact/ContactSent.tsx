import { openingAt } from '../../../../common/domain/openingHours';
import { chatNote } from '../../../../common/domain/quoteNote';
import { useEffect, useRef } from 'react';
import { contact } from '../../../texts/en/contact';
import { opening } from '../../../texts/en/opening';
import { quote } from '../../../texts/en/quote';
import { Button } from '../../../../common/ui/Button';
import { Icon } from '../../../../common/ui/Icon';
import { useMessages } from '../../../../common/i18n/messages';
import { WhatsappButton } from '../../../ui/WhatsappButton';
import css from '../Quote.module.css';

interface ContactSentProps {
  email: string;
  /** What was sent. */
  note: string;
  onAgain: () => void;
}

/** In place of the form: the message has arrived, where the answer goes, and the same text for WhatsApp. */
export function ContactSent({ email, note, onAgain }: ContactSentProps) {
  const t = useMessages('contact', contact);
  const words = useMessages('quote', quote);
  const hours = useMessages('opening', opening);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={css.sent}>
      <span className={css.done}>
        <Icon name="check" size={24} />
      </span>
      <h2 ref={title} tabIndex={-1}>
        {t.sent}
      </h2>
      <p>{words.answerAt(email, hours.answers(openingAt(Date.now())))}</p>
      <WhatsappButton full message={chatNote(note)}>
        {words.sendOnWhatsapp}
      </WhatsappButton>
      <Button variant="outline" full onClick={onAgain}>
        {t.another}
      </Button>
    </div>
  );
}
