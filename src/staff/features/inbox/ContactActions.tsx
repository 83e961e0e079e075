import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useOffers } from '../../../common/api';
import type { Quotation } from '../../api';
import { useCopy } from '../../../common/state/useCopy';
import { answerTo } from '../../kit/form/drafts';
import { useTextDraft } from '../../kit/form/useTextDraft';
import { Alert } from '../../kit/show/Alert';
import { StaffButton } from '../../kit/StaffButton';
import { StaffIcon } from '../../kit/StaffIcon';
import { kit } from '../../texts/kit';
import { quotes as t } from '../../texts/quotes';
import layout from '../../../common/ui/layout.module.css';
import { callLink } from './phone';
import css from './ContactActions.module.css';
import { chatLink, contactDetails, mailLink, replyText } from './replies';
import { ReplyText } from './ReplyText';
import type { ReceivedRequest } from './request';
import { useStatusChange } from './useStatusChange';

/** Ways to contact the client: a chat and an e-mail with the text prefilled, a call, and the details to copy. */
export function ContactActions({ request, received }: { request: Quotation; received: ReceivedRequest }) {
  const { clients_phone: phone, clients_email: email } = request;
  const offers = useOffers();
  const prepared = replyText(request, received);
  const { text: written, keep } = useTextDraft(answerTo(request.id));
  const [chatted, setChatted] = useState(false);
  const change = useStatusChange(request);
  const text = written ?? prepared;
  const chat = chatLink(phone, text);
  const call = callLink(phone);
  return (
    <>
      <p className={css.written}>
        {phone && <span>{phone}</span>}
        <span>{email}</span>
      </p>
      {offers('listReplyTemplates') && (
        <ReplyText
          request={request}
          received={received}
          prepared={prepared}
          text={text}
          onText={(now) => keep(now === prepared ? null : now)}
        />
      )}
      <div className={css.ways}>
        {chat && (
          <StaffButton
            component="a"
            className={css.chat ?? ''}
            href={chat}
            target="_blank"
            rel="noopener noreferrer"
            onClick={() => setChatted(true)}
            startIcon={<StaffIcon name="whatsapp" />}>
            {t.whatsapp}
            <span className={layout.hidden}> {kit.opensNewTab}</span>
          </StaffButton>
        )}
        {call && phone && <Way href={call} icon="phone" label={t.callNumber(phone)} short={t.call} long={phone} />}
        <Way
          href={mailLink(email, received.subject, text)}
          icon="mail"
          label={t.emailTo(email)}
          short={t.email}
          long={email}
        />
        <Copy text={contactDetails(request)} />
      </div>
      {chatted && request.status === 'new' && offers('updateQuotation') && (
        <div className={css.asked}>
          <Alert
            severity="info"
            action={
              <StaffButton color="inherit" onClick={() => change('contacted')}>
                {t.markContacted}
              </StaffButton>
            }>
            {t.contactedYet}
          </Alert>
        </div>
      )}
      {!chat && (
        <p className={css.reason}>
          <StaffIcon name="info" size={16} />
          {phone ? t.unusablePhone(phone) : t.noPhone}
        </p>
      )}
    </>
  );
}

/** Says the number or address itself where there is room. */
function Way({
  href,
  icon,
  label,
  short,
  long,
}: {
  href: string;
  icon: 'phone' | 'mail';
  label: string;
  short: string;
  long: string;
}) {
  return (
    <StaffButton
      component="a"
      variant="outlined"
      className={css.way ?? ''}
      href={href}
      aria-label={label}
      title={long}
      startIcon={<StaffIcon name={icon} />}>
      <span className={css.short}>{short}</span>
      <span className={css.long}>{long}</span>
    </StaffButton>
  );
}

function Copy({ text }: { text: string }) {
  const copy = useCopy(t);
  return (
    <IconButton aria-label={t.copy} title={t.copy} onClick={() => copy(text)}>
      <StaffIcon name="copy" />
    </IconButton>
  );
}
