import type { ReactNode } from 'react';
import { business } from '../../../common/domain/business';
import { mailLink, phoneLink } from '../../../common/domain/contactLinks';
import { contact } from '../../texts/en/contact';
import { opening } from '../../texts/en/opening';
import { Icon, type IconName } from '../../../common/ui/Icon';
import { useMessages } from '../../../common/i18n/messages';
import { OpeningStatus } from '../../ui/OpeningStatus';
import { WhatsappButton } from '../../ui/WhatsappButton';
import css from './ContactFacts.module.css';

/** Phone, e-mail, hours and place, with links that call, write and open the chat. */
export function ContactFacts() {
  const t = useMessages('contact', contact);
  const hours = useMessages('opening', opening);
  return (
    <section aria-label={t.ways}>
      <dl className={css.facts}>
        <Fact icon="phone" name={t.phone}>
          <a href={phoneLink}>{business.phone}</a>
        </Fact>
        <Fact icon="mail" name={t.email}>
          <a href={mailLink}>{business.email}</a>
        </Fact>
        <Fact icon="clock" name={hours.title}>
          {hours.days}
          <br />
          {hours.hours}
        </Fact>
        <Fact icon="pin" name={t.location}>
          {business.address.join(', ')}
        </Fact>
      </dl>
      <div className={css.chat}>
        <WhatsappButton>{t.whatsapp}</WhatsappButton>
        <OpeningStatus />
      </div>
    </section>
  );
}

function Fact({ icon, name, children }: { icon: IconName; name: string; children: ReactNode }) {
  return (
    <div>
      <dt>
        <Icon name={icon} size={24} />
        {name}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
