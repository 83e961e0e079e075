import { useFormikContext } from 'formik';
import { useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { useOffers } from '../../../common/api';
import { staffPaths } from '../../../common/domain/staffPaths';
import {
  staffApi,
  useDeleteProposalMutation,
  useGetProposalQuery,
  type Proposal,
  type ProposalUpdate,
} from '../../api';
import { useConfirmedAction } from '../../kit/confirm/confirm';
import { CheckboxField } from '../../kit/fields/ChoiceField';
import { MoneyField, NumberField } from '../../kit/fields/NumberField';
import { SelectField } from '../../kit/fields/SelectField';
import { DateField, TextField } from '../../kit/fields/TextField';
import { isDirty } from '../../kit/form/changes';
import css from '../../kit/form/ResourceForm.module.css';
import { ResourceForm } from '../../kit/form/ResourceForm';
import { VAT_MODES } from '../../kit/form/rules';
import { Section, span } from '../../kit/form/Section';
import type { Entry } from '../../kit/form/useEntry';
import { HeadLink } from '../../kit/headLinks';
import { useParent } from '../../kit/record/useParent';
import { NotOffered } from '../../kit/NotOffered';
import { UNTRACKED } from '../../kit/record/calls';
import { fieldsOf } from '../../kit/record/fields';
import { RecordPage, type RecordFormProps } from '../../kit/record/RecordPage';
import { useSavedRecord, type FormKind } from '../../kit/record/useSavedRecord';
import { Alert } from '../../kit/show/Alert';
import { proposalName } from '../../kit/show/ProposalChip';
import { languageChoices } from '../../kit/show/words';
import { StaffButton } from '../../kit/StaffButton';
import { proposals as t } from '../../texts/proposals';
import { recordForms } from '../../texts/recordForms';
import { AcceptedPage } from './AcceptedPage';
import { LinesField } from './LinesField';
import { OtherLanguage } from './OtherLanguage';
import { Payments } from './Payments';
import { comparable, proposalSchema, updateOf, valuesOf, type ProposalValues } from './proposalValues';
import { ProposalStatus } from './ProposalStatus';
import { LiveTotals } from './Totals';

const field = fieldsOf(t.labels, t.help);

const PROPOSAL: FormKind<Proposal, ProposalValues, ProposalUpdate> = {
  kind: 'Proposal',
  list: staffPaths.proposals(),
  parent: t.title,
  texts: t,
  schema: proposalSchema,
  useQuery: (id) => {
    const skip = !useOffers()('getProposal');
    return useGetProposalQuery({ id }, { skip, refetchOnMountOrArgChange: true, refetchOnFocus: true });
  },
  valuesOf,
  comparable,
  bodyOf: updateOf,
  update: (id, proposalUpdate, condition) =>
    staffApi.endpoints.updateProposal.initiate({ id, proposalUpdate, ...condition }, UNTRACKED),
  keep: (data) => {
    const value = { success: true, message: '', data } as const;
    return staffApi.util.upsertQueryEntries([{ endpointName: 'getProposal', arg: { id: data.id }, value }]);
  },
};

/** A quotation: its form, how far it has come, and what was paid. */
export function EditPage() {
  if (useOffers()('getProposal') === false) return <NotOffered texts={t} />;
  return <RecordPage of={PROPOSAL}>{(found) => <OneProposal {...found} />}</RecordPage>;
}

function OneProposal(props: RecordFormProps<Proposal>) {
  const [asAccepted, setAsAccepted] = useState(props.record.status === 'accepted');
  const showAccepted = useCallback(() => setAsAccepted(true), []);
  return asAccepted ? <AcceptedPage proposal={props.record} /> : <EditForm {...props} onShowAccepted={showAccepted} />;
}

function EditForm({ onShowAccepted, ...found }: RecordFormProps<Proposal> & { onShowAccepted: () => void }) {
  const { record: proposal } = found;
  const { number, version, quotationId } = proposal;
  const { form, version: base, isCurrent } = useSavedRecord(PROPOSAL, found);
  return (
    <ResourceForm
      {...form}
      title={proposalName(proposal)}
      actions={
        <>
          {quotationId !== null && (
            <HeadLink to={staffPaths.quote(quotationId)} icon="inbox">
              {t.request}
            </HeadLink>
          )}
          {number === null && <Delete proposal={proposal} />}
        </>
      }
      notice={
        proposal.status === 'accepted' ? (
          <AcceptedMeanwhile onShow={onShowAccepted} />
        ) : !isCurrent ? (
          <ChangedMeanwhile onReload={form.onReload} />
        ) : (
          number !== null &&
          !proposal.hasChanges && (
            <div className={css.notice}>
              <Alert severity="info">{t.changing(version + 1)}</Alert>
            </div>
          )
        )
      }
      main={<Fields quotationId={quotationId} />}
      side={
        <>
          <Section title={t.sections.sum}>
            <LiveTotals />
          </Section>
          <SavedProposalStatus proposal={proposal} base={base} />
          {number !== null && <Payments proposal={proposal} />}
        </>
      }
    />
  );
}

/** Whether something in the form is not saved. */
function useDirty(): boolean {
  const { values, initialValues } = useFormikContext<ProposalValues>();
  return isDirty(initialValues, values);
}

/** The customer accepted it while it was open here. What was typed stands until staff have seen that, and copied what they need. */
function AcceptedMeanwhile({ onShow }: { onShow: () => void }) {
  const { values, resetForm } = useFormikContext<ProposalValues>();
  const dirty = useDirty();
  useEffect(() => {
    if (!dirty) onShow();
  }, [dirty, onShow]);
  return (
    dirty && (
      <div className={css.notice}>
        <Alert
          action={
            // What was typed is given up, and its draft with it.
            <StaffButton variant="outlined" onClick={() => resetForm({ values })}>
              {t.showAccepted}
            </StaffButton>
          }>
          {t.acceptedMeanwhile}
        </Alert>
      </div>
    )
  );
}

/** Somebody else has saved it while it was only looked at: what was typed is told so at its save. */
function ChangedMeanwhile({ onReload }: { onReload: () => Promise<void> }) {
  const { isSubmitting } = useFormikContext<ProposalValues>();
  const dirty = useDirty();
  if (isSubmitting || dirty) return null;
  return (
    <div className={css.notice}>
      <Alert
        severity="info"
        action={
          <StaffButton variant="outlined" onClick={() => void onReload()}>
            {recordForms.loadTheirs}
          </StaffButton>
        }>
        {t.changedByOthers}
      </Alert>
    </div>
  );
}

function SavedProposalStatus({ proposal, base }: { proposal: Proposal; base: string }) {
  return <ProposalStatus proposal={proposal} base={base} dirty={useDirty()} />;
}

function Fields({ quotationId }: Pick<Proposal, 'quotationId'>) {
  const { values } = useFormikContext<ProposalValues>();
  const taxed = values.vatMode !== 'none';
  return (
    <>
      <Section title={t.sections.customer}>
        <TextField {...field('customerName')} className={span.half} />
        <TextField {...field('title')} optional className={span.half} />
        <TextField {...field('customerPhone')} optional inputMode="tel" className={span.half} />
        <TextField {...field('customerEmail')} optional inputMode="email" className={span.half} />
        <SelectField {...field('language')} options={languageChoices} className={span.half} />
        <DateField {...field('validUntil')} optional className={span.half} />
        <OtherLanguage quotationId={quotationId} />
      </Section>
      <Section title={t.sections.lines}>
        <LinesField />
      </Section>
      <Section title={t.sections.terms}>
        <SelectField {...field('vatMode')} options={VAT_MODES} className={span.half} />
        {taxed && <NumberField {...field('vatRate')} unit="%" optional className={span.half} />}
        {taxed && <CheckboxField {...field('pricesIncludeVat')} />}
        <NumberField {...field('depositPercent')} unit="%" whole optional className={span.half} />
        <MoneyField {...field('depositAmount')} optional className={span.half} />
        <TextField {...field('terms')} optional rows={4} />
      </Section>
    </>
  );
}

function Delete({ proposal: { id } }: { proposal: Proposal }) {
  const [remove] = useDeleteProposalMutation();
  const ask = useConfirmedAction();
  const navigate = useNavigate();
  const list = useParent(PROPOSAL);
  const { values, resetForm } = useFormikContext<ProposalValues>();
  const offered = useOffers()('deleteProposal');
  if (!offered) return null;
  const run = async ({ send }: Entry) => {
    const answer = await send(remove({ id }));
    // What was typed into it goes with it: nobody is asked about that, and no draft is left.
    flushSync(() => resetForm({ values }));
    void navigate(list.to);
    return answer;
  };
  return (
    <StaffButton
      color="inherit"
      onClick={() =>
        void ask({ title: t.deleteTitle, text: t.deleteText, action: t.delete, danger: true, done: t.deleted, run })
      }>
      {t.delete}
    </StaffButton>
  );
}
