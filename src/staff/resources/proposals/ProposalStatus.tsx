import { Link } from 'react-router-dom';
import { useNotify } from '../../../common/state/hooks';
import { useOffers } from '../../../common/api';
import { useMinute } from '../../../common/ui/clock';
import layout from '../../../common/ui/layout.module.css';
import { apiBase } from '../../../common/domain/addresses';
import { mediaUrl } from '../../../common/domain/media';
import { paths } from '../../../common/domain/paths';
import { staffPaths } from '../../../common/domain/staffPaths';
import { useCopy } from '../../../common/state/useCopy';
import {
  useGetNotificationSettingsQuery,
  useGetSalesSettingsQuery,
  useSendProposalMutation,
  type Proposal,
} from '../../api';
import { shareLink } from '../../../common/domain/whatsapp';
import { chatLink } from '../../features/inbox/replies';
import { useConfirmedAction } from '../../kit/confirm/confirm';
import { failureAlert } from '../../kit/failures';
import { useEntry, type Entry } from '../../kit/form/useEntry';
import { Section } from '../../kit/form/Section';
import { Alert } from '../../kit/show/Alert';
import { shortDayOf } from '../../kit/show/days';
import { whenOf } from '../../kit/show/time';
import { StaffButton } from '../../kit/StaffButton';
import { StaffIcon } from '../../kit/StaffIcon';
import { kit } from '../../texts/kit';
import { proposals as t } from '../../texts/proposals';
import { linkOf, linkText } from './messages';
import { ProposalChip } from '../../kit/show/ProposalChip';
import css from './ProposalStatus.module.css';

interface ProposalStatusProps {
  proposal: Proposal;
  /** Entity tag of what the form shows: nothing else is sent, whoever has changed it meanwhile. */
  base?: string;
  /** Something in the form is not saved: what is sent is what was saved. */
  dirty?: boolean;
}

/** How far a quotation has come, and what comes next: to be sent, handed over, or sent again. */
export function ProposalStatus({ proposal, base = `"${proposal.updatedAt}"`, dirty = false }: ProposalStatusProps) {
  const { status, version, hasChanges, sentAt, openedAt, acceptedAt, acceptedBy, validUntil, shareKey } = proposal;
  const now = useMinute();
  const when = (at: string) => whenOf(Date.parse(at), now);
  const offered = useOffers()('sendProposal');
  return (
    <Section title={t.sections.standing}>
      <div className={css.standing}>
        <p className={css.chips}>
          <ProposalChip status={status} hasChanges={hasChanges} />
        </p>
        {sentAt === null ? (
          <p className={css.quiet}>{t.never}</p>
        ) : (
          <ul className={css.steps}>
            <li>{t.sentOn(version, when(sentAt))}</li>
            <li>{openedAt ? t.opened(when(openedAt)) : t.notOpened}</li>
            {acceptedAt && <li className={css.done}>{t.accepted(acceptedBy ?? '', when(acceptedAt))}</li>}
            {/* The day is the draft's, which may be another than that of what was sent. */}
            {status === 'expired' && (
              <li>{t.expired(hasChanges || !validUntil ? undefined : shortDayOf(validUntil, now))}</li>
            )}
          </ul>
        )}
        {hasChanges && sentAt !== null && <Alert severity="warning">{t.isChanged(version)}</Alert>}
        {offered && status !== 'accepted' && (sentAt === null || hasChanges || dirty) && (
          <Send proposal={proposal} base={base} dirty={dirty} />
        )}
        {shareKey !== null && <HandOver proposal={proposal} base={base} shareKey={shareKey} />}
      </div>
    </Section>
  );
}

/** @param what is sent, and in which state: another state is sent anew, though of the one before no answer came */
function useSending(what: string) {
  const [begin] = useSendProposalMutation();
  const { enter, ...entry } = useEntry(`sending/${what}`, 'sendProposal');
  return {
    ...entry,
    /** @param asked of the confirmation, which can stop it */
    send: (arg: Parameters<typeof begin>[0], asked?: Entry) =>
      enter(({ key, send }) => (asked?.send ?? send)(begin({ ...key, ...arg }))),
  };
}

/** Freezes what was saved; asked before, for it cannot be taken back. */
function Send({ proposal: { id, version, number }, base, dirty }: Required<ProposalStatusProps>) {
  const { send } = useSending(`${id}/${base}`);
  const ask = useConfirmedAction();
  const again = number !== null;
  const run = () =>
    ask({
      title: again ? t.sendAgainTitle(number, version + 1) : t.sendTitle,
      text: again ? t.sendAgainText : t.sendText,
      action: again ? t.sendAgain(version + 1) : t.send,
      busy: t.sending,
      done: t.sent,
      failed: t.sendFailed,
      run: (asked) => send({ id, 'If-Match': base, proposalSending: { channel: 'link' } }, asked).then(() => undefined),
    });
  return (
    <div className={css.send}>
      <NoAccount />
      <StaffButton
        variant="contained"
        fullWidth
        inert={dirty}
        aria-describedby={dirty ? 'save-first' : undefined}
        startIcon={<StaffIcon name="external" />}
        onClick={() => void run()}>
        {again ? t.sendAgain(version + 1) : t.send}
      </StaffButton>
      {dirty && (
        <p id="save-first" className={css.reason}>
          {t.saveFirst}
        </p>
      )}
    </div>
  );
}

/** Whether the server sends e-mail; undefined until it is known, and where it does not say it is tried. */
function useMails(): boolean | undefined {
  const says = useOffers()('getNotificationSettings');
  const { data, error } = useGetNotificationSettingsQuery(undefined, { skip: !says });
  return says === false || (error && !data) ? true : data?.data.email.offered;
}

/** Said before it is sent: without an account its page and paper cannot say how to pay. */
function NoAccount() {
  const offered = useOffers()('getSalesSettings') === true;
  const settings = useGetSalesSettingsQuery(undefined, { skip: !offered }).data?.data;
  if (!settings || settings.mpesa || settings.bank) return null;
  return (
    <Alert severity="warning">
      {t.noAccount}{' '}
      <Link className={css.within} to={staffPaths.salesSettings()}>
        {t.setAccount}
      </Link>
    </Alert>
  );
}

/** The ways in which a link goes to the customer. WhatsApp is a plain link: phones open nothing else. */
function HandOver({ proposal, base, shareKey }: { proposal: Proposal; base: string; shareKey: string }) {
  const { id, version, customerPhone, customerEmail, pdf } = proposal;
  const { send, busy, notice } = useSending(`${id}/${version}/email`);
  const notify = useNotify();
  const text = linkText(proposal, shareKey);
  const chat = chatLink(customerPhone, text);
  const email = () =>
    send({ id, 'If-Match': base, proposalSending: { channel: 'email' } })
      .then(() => notify({ success: true, message: t.emailed(customerEmail ?? '') }))
      .catch((error: unknown) => notify(failureAlert(error, t.sendFailed)));
  const copy = useCopy(t);
  const mails = useMails();
  return (
    <div className={css.ways} role="group" aria-label={t.handOver}>
      <h3>{t.handOver}</h3>
      <StaffButton
        component="a"
        className={css.chat ?? ''}
        href={chat ?? shareLink(text)}
        target="_blank"
        rel="noopener noreferrer"
        startIcon={<StaffIcon name="whatsapp" />}>
        {chat ? t.whatsapp : t.whatsappAnybody}
        <span className={layout.hidden}> {kit.opensNewTab}</span>
      </StaffButton>
      {customerEmail && !proposal.hasChanges && mails === false && <p className={css.quiet}>{t.emailNotOffered}</p>}
      {customerEmail && !proposal.hasChanges && mails && (
        <StaffButton variant="outlined" busy={busy} startIcon={<StaffIcon name="mail" />} onClick={() => void email()}>
          {t.email}
        </StaffButton>
      )}
      {notice}
      <StaffButton variant="outlined" startIcon={<StaffIcon name="copy" />} onClick={() => copy(linkOf(shareKey))}>
        {t.copyLink}
      </StaffButton>
      <div className={css.looks}>
        <StaffButton
          component="a"
          color="inherit"
          href={paths.proposal(shareKey)}
          target="_blank"
          rel="noopener"
          endIcon={<StaffIcon name="external" size={16} />}>
          {t.look}
          <span className={layout.hidden}> {kit.opensNewTab}</span>
        </StaffButton>
        {pdf !== null && (
          <StaffButton
            component="a"
            color="inherit"
            href={mediaUrl(pdf, apiBase)}
            download
            startIcon={<StaffIcon name="download" size={16} />}>
            {t.pdf}
          </StaffButton>
        )}
      </div>
    </div>
  );
}
