import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { listen } from '../../../common/browser/listen';
import { useOffers } from '../../../common/api';
import { useOpenSharedProposalMutation, type SharedProposal } from '../../../common/api/proposals';
import { apiBase } from '../../../common/domain/addresses';
import { business } from '../../../common/domain/business';
import { dayOf } from '../../../common/domain/days';
import { languageNames, languages } from '../../../common/domain/language';
import { mediaUrl } from '../../../common/domain/media';
import { paths } from '../../../common/domain/paths';
import { Button } from '../../../common/ui/Button';
import { BrandMark } from '../../../common/ui/BrandMark';
import { Icon } from '../../../common/ui/Icon';
import layout from '../../../common/ui/layout.module.css';
import copy from '../../ui/copy.module.css';
import { Notice } from '../../../common/ui/Notice';
import { WhatsappButton } from '../../ui/WhatsappButton';
import { ACCEPTED, AcceptForm } from './AcceptForm';
import { PaymentSteps } from './PaymentSteps';
import { ProposalLines, ProposalSums } from './ProposalLines';
import css from './ProposalView.module.css';
import { money, useWords } from './words';

const LOOKS = { open: undefined, accepted: css.done, expired: css.over } as const;

type Read = () => PromiseLike<unknown>;

interface ProposalViewProps {
  shareKey: string;
  proposal: SharedProposal;
  /** Reads it again. */
  read: Read;
}

/** A quotation as its customer reads, accepts, pays and prints it. */
export function ProposalView({ shareKey, proposal, read }: ProposalViewProps) {
  const { t, language } = useWords();
  const { number, version, status, title, customerName, validUntil, sentAt, terms, language: written } = proposal;
  const accepts = useOffers()('acceptSharedProposal') !== false;
  useSayOpened(shareKey, version, read);
  return (
    <div className={`${layout.wrap} ${css.page}`}>
      <Tools shareKey={shareKey} proposal={proposal} />
      <article className={css.sheet} lang={language} aria-labelledby="quotation">
        <header className={css.head}>
          <div>
            <p className={css.what}>{t.title}</p>
            <h1 id="quotation" className={layout.h2}>
              {number}
            </h1>
            <p className={css.state}>
              <span className={LOOKS[status]}>{t.statuses[status]}</span>
              {version > 1 && <span>{t.version(version)}</span>}
            </p>
          </div>
          <address className={css.from}>
            <span className={css.brand}>
              <BrandMark size={24} /> {business.name}
            </span>
            {[...business.address, business.phone, business.email].map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        </header>
        <Standing proposal={proposal} />
        <dl className={css.facts}>
          <Fact label={t.for} value={customerName} />
          <Fact label={t.date} value={dayOf(sentAt, language)} />
          <Fact label={t.validUntil} value={validUntil && dayOf(validUntil, language)} />
        </dl>
        {title && (
          <h2 className={`${copy.h4} ${css.title}`} lang={written}>
            {title}
          </h2>
        )}
        <ProposalLines proposal={proposal} />
        <ProposalSums proposal={proposal} />
        {terms && (
          <section className={css.terms} aria-labelledby="terms">
            <h2 id="terms">{t.terms}</h2>
            <p lang={written}>{terms}</p>
          </section>
        )}
        {status === 'open' && accepts && <AcceptForm shareKey={shareKey} proposal={proposal} />}
        {status === 'accepted' && <PaymentSteps proposal={proposal} />}
        <div className={css.ask}>
          {status === 'expired' ? (
            <WhatsappButton message={t.askAnewText(number)}>{t.askAnew}</WhatsappButton>
          ) : (
            <WhatsappButton variant="outline" message={t.questionText(number)}>
              {t.question}
            </WhatsappButton>
          )}
        </div>
      </article>
    </div>
  );
}

/** Above the sheet: its language, and it as a file or on paper. */
function Tools({ shareKey, proposal: { pdf } }: Omit<ProposalViewProps, 'read'>) {
  const { t, language } = useWords();
  return (
    <div className={css.tools}>
      <nav aria-label={t.language}>
        {languages.map((one) => (
          <Link
            key={one}
            to={`${paths.proposal(shareKey)}?language=${one}`}
            replace
            preventScrollReset
            lang={one}
            hrefLang={one}
            aria-current={one === language ? 'true' : undefined}>
            {languageNames[one]}
          </Link>
        ))}
      </nav>
      <div>
        <Button variant="text" size="small" className={css.print ?? ''} onClick={() => window.print()}>
          {t.print}
        </Button>
        <Button
          component="a"
          variant="outline"
          size="small"
          href={`${mediaUrl(pdf, apiBase)}?language=${language}`}
          download>
          {t.pdf}
        </Button>
      </div>
    </div>
  );
}

function Fact({ label, value }: { label: string; value: string | null }) {
  if (!value) return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** What has become of it: accepted, over, or another than what was read before. */
function Standing({ proposal }: { proposal: SharedProposal }) {
  const { t, language } = useWords();
  const { number, version, status, totals, acceptedBy, acceptedAt, replacedAt, validUntil } = proposal;
  if (status === 'accepted')
    return (
      <div className={css.accepted} role="status" id={ACCEPTED} tabIndex={-1}>
        <Icon name="check" />
        <div>
          <b>{t.acceptedBy(acceptedBy ?? '', (acceptedAt && dayOf(acceptedAt, language)) ?? '')}</b>
          <p>{t.acceptedWhat(number, version, money(totals.total))}</p>
        </div>
      </div>
    );
  if (status === 'expired')
    return <Notice tone="warning">{t.expired((validUntil && dayOf(validUntil, language)) ?? '')}</Notice>;
  if (replacedAt) return <Notice tone="warning">{t.replaced(version, dayOf(replacedAt, language) ?? '')}</Notice>;
  return null;
}

/**
 * Says that somebody looks: a page that is fetched for a preview, or opened in a tab that nobody sees, does not count.
 * A tab that comes back reads it again first: staff may have replaced what it shows.
 */
function useSayOpened(shareKey: string, version: number, read: Read): void {
  const [say] = useOpenSharedProposalMutation();
  useEffect(() => {
    let isSaid = false;
    const tell = () => {
      if (isSaid || document.visibilityState !== 'visible') return;
      isSaid = true;
      // Nobody who reads a quotation is to hear that it could not be said.
      say({ shareKey })
        .unwrap()
        .catch(() => undefined);
    };
    const onChange = () => {
      if (document.visibilityState === 'visible') void read().then(tell);
    };
    tell();
    return listen(document, { visibilitychange: onChange });
  }, [say, shareKey, version, read]);
}
