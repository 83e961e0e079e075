import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useAppSelector } from '../../common/state/hooks';
import { selectSignedIn } from '../../common/state/authSlice';
import { business } from '../../common/domain/business';
import { mailLink, phoneLink } from '../../common/domain/contactLinks';
import { opening } from '../texts/en/opening';
import { consent, shell } from '../../common/texts/en/shell';
import { yearAt } from '../../common/domain/openingHours';
import { paths } from '../../common/domain/paths';
import { siteLinks } from '../../common/domain/sitePages';
import { useNow } from '../../common/ui/clock';
import { Icon } from '../../common/ui/Icon';
import layout from '../../common/ui/layout.module.css';
import { useMessages } from '../../common/i18n/messages';
import { OpeningStatus } from '../ui/OpeningStatus';
import { WhenNear } from '../ui/WhenNear';
import { Brand } from './Brand';
import css from './Footer.module.css';

const loadForm = () =>
  import(/* webpackChunkName: "newsletter" */ './NewsletterForm').then(({ NewsletterForm }) => NewsletterForm);

/** What the footer leads to beside the main navigation (docs/product.md, 2.3). */
const PAGES = ['about', 'menu', 'events', 'gallery'] as const;
const TERMS = ['aboutPictures', 'privacy'] as const;

/** Address, ways to reach the business, pages, social links, newsletter and the staff's door. */
export function Footer() {
  const t = useMessages('shell', shell);
  const hours = useMessages('opening', opening);
  const year = yearAt(useNow());
  return (
    <footer className={css.footer} data-scheme="dark">
      <Horizon />
      <div className={layout.wrap}>
        <div className={`${css.grid} ${business.social.length > 0 ? '' : css.unfollowed}`}>
          <div>
            <div className={css.brand}>
              <Brand />
            </div>
            <address>
              {business.address.map((line) => (
                <span key={line}>
                  {line}
                  <br />
                </span>
              ))}
              <a href={phoneLink}>{business.phone}</a>
              <br />
              <a href={mailLink}>{business.email}</a>
              <br />
              <span className={layout.small}>{`${hours.days}, ${hours.hours}`}</span>
            </address>
            <OpeningStatus />
          </div>
          <nav aria-label={business.name}>
            <h2>{business.name}</h2>
            <ul className={css.links}>
              {siteLinks(PAGES, t).map(({ to, text }) => (
                <li key={to}>
                  <Link to={to}>{text}</Link>
                </li>
              ))}
            </ul>
          </nav>
          {business.social.length > 0 && (
            <div>
              <h2>{t.follow}</h2>
              <ul className={css.links}>
                {business.social.map(({ name, url }) => (
                  <li key={name}>
                    <a href={url} rel="noopener">
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          )}
          <Newsletter />
        </div>
        <div className={css.base}>
          <span>{`© ${year} ${business.name}`}</span>
          <span className={css.end}>
            {siteLinks(TERMS, t).map(({ to, text }) => (
              <Link key={to} to={to}>
                {text}
              </Link>
            ))}
            <StaffLink />
          </span>
        </div>
      </div>
    </footer>
  );
}

/** The newsletter box, and what the address is used for. */
function Newsletter() {
  const t = useMessages('shell', shell);
  const agreed = useMessages('consent', consent);
  const id = useId();
  return (
    <div>
      <h2>
        <label htmlFor={id}>{t.newsletter}</label>
      </h2>
      <p className={css.hint}>{t.newsletterHint}</p>
      <WhenNear load={loadForm} props={{ id }}>
        <div className={css.place} />
      </WhenNear>
      <p className={css.agreed}>
        {`${agreed.newsletter} `}
        <Link to={paths.privacy()}>{agreed.privacy}</Link>
      </p>
    </div>
  );
}

/** Login, or the dashboard for who is signed in: a page load of its own, the staff's program is another one. */
function StaffLink() {
  const t = useMessages('shell', shell);
  const signedIn = useAppSelector(selectSignedIn);
  return (
    <a href={signedIn ? paths.dashboard() : paths.signIn()}>
      <Icon name="user" size={16} />
      {signedIn ? t.dashboard : t.login}
    </a>
  );
}

/** The Earth's limb with the satellite above it: the logo's arc and dot, as the footer's edge. */
function Horizon() {
  return (
    <div className={css.limb} aria-hidden="true">
      <svg viewBox="0 0 1440 96" preserveAspectRatio="none">
        <defs>
          <linearGradient id="horizon">
            <stop offset="0" stopColor="#7db1ff" stopOpacity="0" />
            <stop offset=".42" stopColor="#7db1ff" />
            <stop offset=".7" stopColor="#7db1ff" stopOpacity=".5" />
            <stop offset="1" stopColor="#7db1ff" stopOpacity="0" />
          </linearGradient>
        </defs>
        <path d="M0 96Q720-48 1440 96z" fill="var(--space-900)" />
        <path
          d="M0 96Q720-48 1440 96"
          fill="none"
          stroke="url(#horizon)"
          strokeWidth="3"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <i />
    </div>
  );
}
