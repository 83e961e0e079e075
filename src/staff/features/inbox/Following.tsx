import { useEffect, useState } from 'react';
import { useOffers } from '../../../common/api';
import { LONGEST_ENTRY, writtenEntries } from '../../../common/domain/contract.gen';
import { useNotify } from '../../../common/state/hooks';
import { useMinute } from '../../../common/ui/clock';
import {
  useAddQuotationEntryMutation,
  useAssignQuotationMutation,
  useListColleaguesQuery,
  useListQuotationHistoryQuery,
  type Quotation,
  type QuotationEntry,
} from '../../api';
import { failureAlert } from '../../kit/failures';
import { useEntry } from '../../kit/form/useEntry';
import { useTextDraft } from '../../kit/form/useTextDraft';
import { FilterSelect } from '../../kit/list/FilterSelect';
import { Segments } from '../../kit/list/Segments';
import { RetryAlert } from '../../kit/show/Alert';
import { whenOf } from '../../kit/show/time';
import { lookUp, wordFor } from '../../kit/show/words';
import { StaffButton } from '../../kit/StaffButton';
import { follow as t, quotes } from '../../texts/quotes';
import css from './Following.module.css';

/** Whose a request is, what happened to it, and what colleagues noted; where the server offers that. */
export function Following({ request }: { request: Quotation }) {
  const offers = useOffers();
  return (
    <section className={css.follow} aria-label={t.title}>
      {offers('assignQuotation') && offers('listColleagues') && <Whose request={request} />}
      {offers('addQuotationEntry') && <NewEntry id={request.id} />}
      {offers('listQuotationHistory') && <History id={request.id} />}
    </section>
  );
}

const NOBODY = '';

function Whose({ request: { id, assignee } }: { request: Quotation }) {
  const { data, error, refetch } = useListColleaguesQuery();
  const colleagues = data?.data.colleagues ?? [];
  const [assign, { isLoading }] = useAssignQuotationMutation();
  const notify = useNotify();
  const self = colleagues.find(({ isSelf }) => isSelf);
  const [aim, setAim] = useState<string | null>(null);
  // What was chosen stands until the request says so itself.
  useEffect(() => setAim(null), [assignee?.id]);
  const give = (chosen: string) => {
    setAim(chosen);
    assign({ id, quotationAssignment: { userId: chosen === NOBODY ? null : chosen } })
      .unwrap()
      .catch((error: unknown) => {
        setAim((now) => (now === chosen ? null : now));
        notify(failureAlert(error));
      });
  };
  // Who has left may still have some.
  const left = assignee && !colleagues.some((one) => one.id === assignee.id) ? [assignee] : [];
  const options = [...colleagues, ...left].map(({ id: value, name }) => ({ value, label: name }));
  return (
    <div className={css.whose}>
      <FilterSelect
        label={t.whose}
        value={aim ?? assignee?.id ?? NOBODY}
        options={[{ value: NOBODY, label: t.nobody }, ...options]}
        onChange={give}
      />
      {self && assignee?.id !== self.id && (
        <StaffButton busy={isLoading} onClick={() => give(self.id)}>
          {t.mine}
        </StaffButton>
      )}
      {error && !data && <RetryAlert onRetry={() => void refetch()}>{t.colleaguesFailed}</RetryAlert>}
    </div>
  );
}

const KINDS = writtenEntries.map((value) => ({ value, label: t[value] }));

function NewEntry({ id }: { id: string }) {
  const { text: typed, choice, keep, forget } = useTextDraft(`note-${id}`);
  const text = typed ?? '';
  const kind = writtenEntries.find((one) => one === choice) ?? 'note';
  const write = (now: string, as: typeof kind) => keep(now === '' && as === 'note' ? null : now, as);
  const [add] = useAddQuotationEntryMutation();
  const { enter, busy, notice } = useEntry(`note-${id}`, 'addQuotationEntry');
  const notify = useNotify();
  const blank = text.trim() === '';
  const save = () => {
    if (blank || busy) return;
    enter(({ key, send }) => send(add({ ...key, id, quotationEntryInput: { kind, text } })))
      .then(({ message }) => {
        forget(text);
        notify({ success: true, message: message || t.added });
      })
      .catch((error: unknown) => notify(failureAlert(error)));
  };
  return (
    <form
      className={css.entry}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}>
      <Segments label={t.kind} value={kind} options={KINDS} onChange={(as) => write(text, as)} />
      <label>
        <span>{t.words[kind]}</span>
        <textarea
          rows={2}
          maxLength={LONGEST_ENTRY}
          value={text}
          onChange={(event) => write(event.target.value, kind)}
        />
      </label>
      {notice}
      <StaffButton type="submit" variant="outlined" busy={busy} inert={blank}>
        {t.add}
      </StaffButton>
    </form>
  );
}

function History({ id }: { id: string }) {
  const { data, error, refetch } = useListQuotationHistoryQuery({ id });
  const now = useMinute();
  const entries = data?.data.entries ?? [];
  return (
    <>
      <h3>{t.history}</h3>
      {error && !data && <RetryAlert onRetry={() => void refetch()}>{t.historyFailed}</RetryAlert>}
      {data && entries.length === 0 && <p className={css.nothing}>{t.nothing}</p>}
      <ol className={css.history}>
        {entries.map((entry) => {
          const who = whoOf(entry);
          return (
            <li key={entry.id}>
              <p className={css.what}>{whatOf(entry)}</p>
              {(entry.kind === 'note' || entry.kind === 'call') && <p className={css.words}>{entry.text}</p>}
              <p className={css.who}>
                {who !== null && `${who}, `}
                <time dateTime={entry.at}>{whenOf(Date.parse(entry.at), now)}</time>
              </p>
            </li>
          );
        })}
      </ol>
    </>
  );
}

/** What is said of an entry, by its kind and with its text. */
const WHAT: Readonly<Record<QuotationEntry['kind'], (text: string) => string>> = {
  ...t.ofProposal,
  status: (status) => t.status(wordFor(quotes.statuses, status)),
  assigned: (name) => (name === '' ? t.unassigned : t.assigned(name)),
  note: () => t.note,
  call: () => t.call,
};

const whatOf = ({ kind, text }: QuotationEntry): string =>
  lookUp(WHAT, kind)?.(text ?? '') ?? [kind, text].filter(Boolean).join(': ');

/**
 * Looking at a quotation and accepting it is the customer's, who has no account; that a day is over is nobody's doing, and
 * whose a newer server's kinds are it says itself.
 */
function whoOf({ by, kind }: QuotationEntry): string | null {
  if (by !== null) return by;
  if (kind === 'opened' || kind === 'accepted') return t.customer;
  return kind === 'expired' || !lookUp(WHAT, kind) ? null : t.somebody;
}
