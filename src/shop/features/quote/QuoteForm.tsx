import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Stored } from '../../../common/browser/stored';
import type { CartItem } from '../../../common/domain/cartItem';
import { quote } from '../../texts/en/quote';
import { paths } from '../../../common/domain/paths';
import { fieldId } from '../../../common/ui/Field';
import { FormikField, FormikForm, KeepsDraft } from '../../../common/ui/FormikForm';
import copy from '../../ui/copy.module.css';
import { useMessages } from '../../../common/i18n/messages';
import { Chip, ChipRow } from '../../ui/Chip';
import css from './Quote.module.css';
import type { QuoteValues } from './quoteCall';
import { QuoteItems } from './QuoteItems';
import { RequestNotices } from './RequestNotices';
import type { RequestState } from './requestState';

interface QuoteFormProps {
  id: string;
  /** What it was about when it was opened. */
  asked: readonly CartItem[];
  lines: readonly CartItem[];
  state: RequestState;
  /** Where what is typed is kept for this visit. */
  draft: Stored<QuoteValues>;
  /** Asks where it is; null where the server does not take it. */
  place: ((className: string | undefined) => ReactNode) | null;
}

/** The fields of a quote request, above them what it is about. */
export function QuoteForm({ id, asked, lines, state, draft, place }: QuoteFormProps) {
  const t = useMessages('quote', quote);
  // What was typed while it is on its way would be neither in it nor seen again.
  const readOnly = state.at === 'sending';
  return (
    <FormikForm
      id={id}
      className={css.form}
      summaryTitle={t.errors}
      notice={<RequestNotices form={id} state={state} />}>
      <KeepsDraft draft={draft} />
      {asked.length > 0 && <QuoteItems asked={asked} lines={lines} />}
      <div className={css.fields}>
        <FormikField name="name" label={t.name} autoComplete="name" readOnly={readOnly} />
        <FormikField
          name="phone"
          label={t.phone}
          optional={t.optional}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          help={t.phoneHelp}
          readOnly={readOnly}
        />
        <FormikField
          name="email"
          label={t.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          className={css.whole}
          readOnly={readOnly}
        />
        <div className={css.whole}>
          <FormikField name="message" label={t.message} rows={4} placeholder={t.messageHint} readOnly={readOnly} />
          <Openers form={id} disabled={readOnly} />
        </div>
        {place?.(css.whole)}
      </div>
      <p className={css.consent}>
        {t.consent}{' '}
        <Link className={copy.link} to={paths.privacy()}>
          {t.privacy}
        </Link>
      </p>
    </FormikForm>
  );
}

/** What we ask back about most: a press begins a line of the message with it. */
function Openers({ form, disabled }: { form: string; disabled: boolean }) {
  const t = useMessages('quote', quote);
  const { values, setFieldValue } = useFormikContext<QuoteValues>();
  const begin = async (opener: string) => {
    const before = values.message.trimEnd();
    await setFieldValue('message', before === '' ? opener : `${before}\n${opener}`);
    const field = document.getElementById(fieldId(form, 'message')) as HTMLTextAreaElement | null;
    field?.focus();
    field?.setSelectionRange(field.value.length, field.value.length);
  };
  const left = t.openers.filter((opener) => !values.message.includes(opener.trim()));
  if (left.length === 0) return null;
  return (
    <ChipRow label={t.openersLabel}>
      {left.map((opener) => (
        <Chip
          key={opener}
          pressed={false}
          aria-disabled={disabled}
          onClick={() => {
            if (!disabled) void begin(opener);
          }}>
          {opener.replace(':', '').trim()}
        </Chip>
      ))}
    </ChipRow>
  );
}
