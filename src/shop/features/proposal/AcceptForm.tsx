import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { wordsOf, type ApiError } from '../../../common/api';
import { useAcceptSharedProposalMutation, type SharedProposal } from '../../../common/api/proposals';
import { LONGEST_CLIENT_NAME } from '../../../common/domain/contract.gen';
import type { Language } from '../../../common/domain/language';
import { paths } from '../../../common/domain/paths';
import { useMessages } from '../../../common/i18n/messages';
import { consent } from '../../../common/texts/en/shell';
import { Button } from '../../../common/ui/Button';
import { describedBy, Field } from '../../../common/ui/Field';
import copy from '../../ui/copy.module.css';
import { Notice } from '../../../common/ui/Notice';
import { SlowNotice } from '../../ui/SlowNotice';
import plain from '../../ui/PlainTextInput.module.css';
import { useOneField } from '../../../common/state/useOneField';
import css from './AcceptForm.module.css';
import { money, useWords, type ProposalWords } from './words';

const FIELD = 'accept-name';
/** Id of what stands on the page once it is accepted. */
export const ACCEPTED = 'accepted';

/** Accepts the version that is on the screen, with a name. */
export function AcceptForm({ shareKey, proposal }: { shareKey: string; proposal: SharedProposal }) {
  const { t, language } = useWords();
  const agreed = useMessages('consent', consent);
  const [accept, { isLoading }] = useAcceptSharedProposalMutation();
  const { wrong, failed, form } = useOneField(
    (name) => {
      if (name === '') return t.nameRequired;
      return name.length > LONGEST_CLIENT_NAME ? t.nameTooLong(LONGEST_CLIENT_NAME) : undefined;
    },
    (name) => accept({ shareKey, proposalAcceptance: { name, version: proposal.version } }).unwrap(),
  );
  // The form is gone then, and the focus with it.
  useEffect(() => () => document.getElementById(ACCEPTED)?.focus(), []);
  return (
    <form className={css.form} method="post" noValidate aria-labelledby="accept-title" {...form}>
      <h2 id="accept-title" className={copy.h4}>
        {t.acceptTitle}
      </h2>
      <p>{t.acceptText(money(proposal.totals.total))}</p>
      <div className={css.line}>
        <Field id={FIELD} label={t.name} error={wrong}>
          <input
            id={FIELD}
            className={plain.input}
            name="name"
            autoComplete="name"
            aria-required
            aria-invalid={!!wrong}
            aria-describedby={describedBy({ id: FIELD, error: wrong })}
          />
        </Field>
        <Button type="submit" busy={isLoading}>
          {isLoading ? t.accepting : t.accept}
        </Button>
      </div>
      <p className={css.consent}>
        {t.consent}{' '}
        <Link className={copy.link} to={paths.privacy()}>
          {agreed.privacy}
        </Link>
      </p>
      <SlowNotice busy={isLoading} />
      {failed && <Notice tone="error">{refusalText(failed, t, language)}</Notice>}
    </form>
  );
}

/** Why it was not accepted, by what the answer names (openapi.yaml, acceptSharedProposal); the server's words are English. */
function refusalText(failed: ApiError, { refused, acceptFailed }: ProposalWords, language: Language): string {
  const { status, version } = failed.fields;
  if (status === 'accepted' || status === 'expired') return refused[status];
  if (version) return refused.replaced;
  const said = language === 'en' ? wordsOf(failed, { invalidStructure: acceptFailed }) : undefined;
  return said ?? acceptFailed;
}
