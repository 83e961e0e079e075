import { useRef, useState } from 'react';
import { asApiError, wordsOf } from '../../../common/api';
import { useAcceptSharedProposalMutation, type SharedProposal } from '../../../common/api/proposals';
import { LONGEST_CLIENT_NAME } from '../../../common/domain/contract.gen';
import { Button } from '../../../common/ui/Button';
import { FieldError } from '../../../common/ui/Field';
import layout from '../../../common/ui/layout.module.css';
import { Notice } from '../../../common/ui/Notice';
import { useSubmit } from '../../../common/ui/useSubmit';
import { PlainTextInput } from '../../ui/PlainTextInput';
import css from './AcceptForm.module.css';
import { money } from './figures';
import { useWords } from './words';

const FIELD = 'accept-name';

/** Accepts the version that is on the screen, with a name. What was typed before the program came is read too. */
export function AcceptForm({ shareKey, proposal }: { shareKey: string; proposal: SharedProposal }) {
  const { t } = useWords();
  const [accept, { isLoading }] = useAcceptSharedProposalMutation();
  const [wrong, setWrong] = useState<string>();
  const [failed, setFailed] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const submit = useSubmit(async () => {
    const field = form.current?.elements.namedItem('name') as HTMLInputElement;
    const name = field.value.trim();
    const problem =
      name === '' ? t.nameRequired : name.length > LONGEST_CLIENT_NAME ? t.nameTooLong(LONGEST_CLIENT_NAME) : undefined;
    setWrong(problem);
    setFailed(undefined);
    if (problem !== undefined) return field.focus();
    try {
      await accept({ shareKey, proposalAcceptance: { name, version: proposal.version } }).unwrap();
    } catch (error) {
      const cause = asApiError(error);
      if (cause.fields.name) setWrong(cause.fields.name);
      else setFailed(wordsOf(cause, { invalidStructure: t.acceptFailed }) ?? t.acceptFailed);
    }
  });
  return (
    <form ref={form} className={css.form} noValidate aria-labelledby="accept-title" {...submit}>
      <h2 id="accept-title" className={layout.h4}>
        {t.acceptTitle}
      </h2>
      <p>{t.acceptText(money(proposal.totals.total))}</p>
      <div className={css.line}>
        <div className={css.name}>
          <PlainTextInput id={FIELD} name="name" label={t.name} autoComplete="name" />
          <div role="alert">
            <FieldError id={FIELD} error={wrong} />
          </div>
        </div>
        <Button type="submit" size="large" busy={isLoading}>
          {isLoading ? t.accepting : t.accept}
        </Button>
      </div>
      {failed !== undefined && <Notice tone="error">{failed}</Notice>}
    </form>
  );
}
