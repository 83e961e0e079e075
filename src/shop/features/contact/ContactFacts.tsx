import type { ReactNode } from 'react';
import { business } from '../../../common/domain/business';
import { mailLink, phoneLink } from '../../../common/domain/contactLinks';
import { contact } from '../../texts/en/contact';
import { opening } from '../../texts/en/opening';
import { Icon, LineIcon } from '../../../common/ui/Icon';
import { signs } from '../../../common/ui/signs';
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
        <Fact icon={<LineIcon path={signs.phone} size={24} />} name={t.phone}>
          <a href={phoneLink}>{business.phone}</a>
        </Fact>
        <Fact icon={<LineIcon path={signs.mail} size={24} />} name={t.email}>
          <a href={mailLink}>{business.email}</a>
        </Fact>
        <Fact icon={<Icon name="clock" size={24} />} name={hours.title}>
          {hours.days}
          <br />
          {hours.hours}
        </Fact>
        <Fact
          icon={
            <LineIcon
              path="M12 21s6.500-5.600 6.500-11a6.500 6.500 0 0 0-13 0c0 5.400 6.500 11 6.500 11zM12 7.700a2.300 2.300 0 1 0 0 4.600 2.300 2.300 0 0 0 0-4.600z"
              size={24}
            />
          }
          name={t.location}>
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

function Fact({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <div>
      <dt>
        {icon}
        {name}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
