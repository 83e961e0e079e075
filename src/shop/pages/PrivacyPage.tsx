import { Link } from 'react-router-dom';
import { business } from '../../common/domain/business';
import { mailLink, phoneLink } from '../../common/domain/contactLinks';
import { privacy } from '../texts/en/privacy';
import { shell } from '../../common/texts/en/shell';
import { paths } from '../../common/domain/paths';
import { Button } from '../../common/ui/Button';
import layout from '../../common/ui/layout.module.css';
import copy from '../ui/copy.module.css';
import { useMessages } from '../../common/i18n/messages';
import type { PageModule } from './pageModule';
import { titledHead } from './head';
import { Actions, TextPage } from './TextPage';

/** Where a complaint about the handling of data goes. */
const COMMISSIONER = 'https://www.odpc.go.ke/';

/** /privacy: what is kept of a visitor, where, why and how long, and how to have it deleted (Data Protection Act, 2019). */
function PrivacyPage() {
  const t = useMessages('privacy', privacy);
  const common = useMessages('shell', shell);
  return (
    <TextPage texts={t}>
      <section>
        <h2 className={copy.h3}>{t.askTitle}</h2>
        <p>{t.ask}</p>
        <Actions>
          <Button component="a" href={`${mailLink}?subject=${encodeURIComponent(t.mailSubject)}`}>
            {t.write}
          </Button>
          <Button component={Link} to={paths.contact()} variant="outline">
            {t.contact}
          </Button>
        </Actions>
        <p>
          {t.complain}{' '}
          <a className={copy.link} href={COMMISSIONER} target="_blank" rel="noopener">
            {t.complainLink}
            <span className={layout.hidden}> {common.opensNewTab}</span>
          </a>
        </p>
      </section>
      <section>
        <h2 className={copy.h3}>{t.responsible}</h2>
        <address>
          {business.name}
          <br />
          {business.address.map((line) => (
            <span key={line}>
              {line}
              <br />
            </span>
          ))}
          <a className={copy.link} href={phoneLink}>
            {business.phone}
          </a>
          <br />
          <a className={copy.link} href={mailLink}>
            {business.email}
          </a>
        </address>
      </section>
    </TextPage>
  );
}

export const page: PageModule = {
  Page: PrivacyPage,
  topics: [],
  head: titledHead('privacy', privacy, paths.privacy(), ({ description }) => ({ description })),
};
