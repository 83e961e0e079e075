import { useOffers } from '../../../common/api';
import { useNotify } from '../../../common/state/hooks';
import { useOverlay } from '../../../common/ui/overlay';
import { useCancelVisitMutation, useListVisitsQuery, type Visit } from '../../api';
import { useConfirm } from '../../kit/confirm/confirm';
import { Alert } from '../../kit/show/Alert';
import { StaffButton } from '../../kit/StaffButton';
import { kit } from '../../texts/kit';
import { visits as t } from '../../texts/visits';
import { VisitCard, whenOfVisit } from './VisitCard';
import { VisitDialog, type VisitSubject } from './VisitDialog';
import css from './Visits.module.css';

interface VisitsProps {
  proposalId: string;
  /** Only what was accepted is installed. */
  isAccepted: boolean;
  /** What a new visit begins with; empty for none. */
  phone: string;
}

/** The visits of a quotation: set, changed and cancelled here; nothing where the server keeps none. */
export function Visits({ proposalId, isAccepted, phone }: VisitsProps) {
  const offered = useOffers()('createVisit') === true;
  const { subject, show, ...overlay } = useOverlay<VisitSubject>();
  const { data, error, refetch } = useListVisitsQuery({ proposalId }, { skip: !offered || !isAccepted });
  if (!offered) return null;
  const visits = data?.data.visits;
  return (
    <section aria-label={t.title}>
      {!isAccepted && <p className={css.none}>{t.notAccepted}</p>}
      {isAccepted && error !== undefined && (
        <Alert severity="warning" action={<StaffButton onClick={() => void refetch()}>{kit.retry}</StaffButton>}>
          {t.failed}
        </Alert>
      )}
      {visits?.length === 0 && <p className={css.none}>{t.noneOfQuotation}</p>}
      {visits?.map((visit) => (
        <VisitRow key={visit.id} visit={visit} onChange={() => show(visit)} />
      ))}
      {isAccepted && (
        <div className={css.actions}>
          <StaffButton variant="outlined" onClick={() => show({ proposalId, phone })}>
            {t.set}
          </StaffButton>
        </div>
      )}
      {subject && <VisitDialog key={'id' in subject ? subject.id : 'new'} subject={subject} {...overlay} />}
    </section>
  );
}

function VisitRow({ visit, onChange }: { visit: Visit; onChange: () => void }) {
  const confirm = useConfirm();
  const notify = useNotify();
  const [cancel] = useCancelVisitMutation();
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
      run: () => cancel({ id: visit.id }).unwrap(),
    });
    if (done) notify({ success: true, message: t.cancelledDone });
  };
  return (
    <>
      <h4>{when}</h4>
      <VisitCard
        visit={visit}
        actions={
          !visit.isCancelled && (
            <div className={css.actions}>
              <StaffButton variant="outlined" aria-label={t.changeOf(when)} onClick={onChange}>
                {t.change}
              </StaffButton>
              <StaffButton aria-label={t.cancelOf(when)} onClick={() => void ask()}>
                {t.cancel}
              </StaffButton>
            </div>
          )
        }
      />
    </>
  );
}
