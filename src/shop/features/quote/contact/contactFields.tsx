import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formDraft } from '../../../../common/browser/formDraft';
import { consent as consentTexts } from '../../../../common/texts/en/shell';
import { contact } from '../../../texts/en/contact';
import { quote } from '../../../texts/en/quote';
import { paths } from '../../../../common/domain/paths';
import { Button } from '../../../../common/ui/Button';
import copy from '../../../ui/copy.module.css';
import { useMessages } from '../../../../common/i18n/messages';
import css from '../Quote.module.css';

export interface ContactValues {
  name: string;
  email: string;
  subject: string;
  message: string;
}

export const EMPTY: ContactValues = { name: '', email: '', subject: '', message: '' };
export const contactDraft = formDraft<ContactValues>('contactDraft', EMPTY);

/** What a field of the form needs, whoever draws it. */
interface ContactField {
  name: keyof ContactValues;
  label: string;
  type?: 'email';
  inputMode?: 'email';
  autoComplete?: 'name' | 'email';
  rows?: number;
  className?: string | undefined;
}

interface ContactFieldsProps {
  field: (props: ContactField) => ReactNode;
  sending: boolean;
}

/** The fields, the consent and the button in their order: the same before and after the form's program has come. */
export function ContactFields({ field, sending }: ContactFieldsProps) {
  const t = useMessages('contact', contact);
  const words = useMessages('quote', quote);
  const consent = useMessages('consent', consentTexts);
  return (
    <>
      <div className={css.fields}>
        {field({ name: 'name', label: words.name, autoComplete: 'name' })}
        {field({ name: 'email', label: words.email, type: 'email', inputMode: 'email', autoComplete: 'email' })}
        {field({ name: 'subject', label: t.subject, className: css.whole })}
        {field({ name: 'message', label: words.message, rows: 5, className: css.whole })}
      </div>
      <p className={css.consent}>
        {consent.contact}{' '}
        <Link className={copy.link} to={paths.privacy()}>
          {consent.privacy}
        </Link>
      </p>
      <Button type="submit" className={css.submit} busy={sending}>
        {sending ? words.sending : t.send}
      </Button>
    </>
  );
}
