import { useOffers } from '../../../common/api';
import { useNotify } from '../../../common/state/hooks';
import { useOverlay } from '../../../common/ui/overlay';
import { useCancelVisitMutation, useListVisitsQuery, type Visit } from '../../api';
import { useConfirm } from '../../kit/confirm/confirm';
import { Section } from '../../kit/form/Section';
import { useResumedDialog } from '../../kit/form/useResumedDialog';
import { RetryAlert } from '../../kit/show/Alert';
import { longDayOf } from '../../kit/show/days';
import { StaffButton } from '../../kit/StaffButton';
import { StaffIcon } from '../../kit/StaffIcon';
import { visits as t } from '../../texts/visits';
import { VisitCard, whenOfVisit } from './VisitCard';
import { newVisit, VISIT_DRAFT, VisitDialog, type VisitSubject } from './VisitDialog';
import css from './Visits.module.css';

interface VisitsProps {
  /** An accepted one: nothing else is installed. */
  proposalId: string;
  /** What a new visit begins with; empty for none. */
  phone: string;
}

/** The visits of a quotation: set, changed and cancelled here; nothing where the server keeps none. */
export function Visits({ proposalId, phone }: VisitsProps) {
  const offered = useOffers()('createVisit') === true;
  const { subject, show, ...overlay } = useOverlay<VisitSubject>();
  const { data, error, refetch } = useListVisitsQuery(
    { proposalId },
    { skip: !offered, refetchOnMountOrArgChange: true, refetchOnFocus: true },
  );
  const visits = data?.data.visits;
  useResumedDialog(
    VISIT_DRAFT,
    (about) => {
      const visit = about === newVisit(proposalId) ? { proposalId, phone } : visits?.find(({ id }) => id === about);
      if (visit) show(visit);
    },
    visits !== undefined,
  );
  if (!offered) return null;
  return (
    <Section title={t.title}>
      {error !== undefined && (
        <RetryAlert severity="warning" onRetry={() => void refetch()}>
          {t.failed}
        </RetryAlert>
      )}
      {visits?.length === 0 && <p className={css.none}>{t.noneOfQuotation}</p>}
      {visits?.map((visit) => (
        <VisitRow key={visit.id} visit={visit} onChange={() => show(visit)} />
      ))}
      <div className={css.actions}>
        <StaffButton
          variant="outlined"
          startIcon={<StaffIcon name="plus" />}
          onClick={() => show({ proposalId, phone })}>
          {t.set}
        </StaffButton>
      </div>
      {subject && <VisitDialog key={'id' in subject ? subject.id : 'new'} subject={subject} {...overlay} />}
    </Section>
  );
}

function VisitRow({ visit, onChange }: { visit: Visit; onChange: () => void }) {
  const confirm = useConfirm();
  const notify = useNotify();
  const [cancel] = useCancelVisitMutation();
  const offers = useOffers();
  const when = whenOfVisit(visit);
  const ask = async () => {
    const done = await confirm({
      title: t.cancelTitle(when),
      text: t.cancelText,
      action: t.cancel,
      busy: t.cancelling,
      cancel: t.keep,
      danger: true,
      failed: t.cancelFailed,
      run: ({ send }) => send(cancel({ id: visit.id })),
    });
    if (done) notify({ success: true, message: t.cancelledDone });
  };
  return (
    <VisitCard
      visit={visit}
      heading={longDayOf(visit.date)}
      actions={
        !visit.isCancelled && (
          <div className={css.actions}>
            {offers('updateVisit') && (
              <StaffButton variant="outlined" aria-label={t.changeOf(when)} onClick={onChange}>
                {t.change}
              </StaffButton>
            )}
            {offers('cancelVisit') && (
              <StaffButton aria-label={t.cancelOf(when)} onClick={() => void ask()}>
                {t.cancel}
              </StaffButton>
            )}
          </div>
        )
      }
    />
  );
}
