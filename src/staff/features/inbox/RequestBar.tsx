import IconButton from '@mui/material/IconButton';
import { useLocation, useNavigate } from 'react-router-dom';
import { useOffers } from '../../../common/api';
import layout from '../../../common/ui/layout.module.css';
import type { Quotation } from '../../api';
import { FilterSelect } from '../../kit/list/FilterSelect';
import { Segments } from '../../kit/list/Segments';
import { lookUp } from '../../kit/show/words';
import { StaffIcon } from '../../kit/StaffIcon';
import { useShortcut } from '../../kit/useShortcut';
import { quotes as t } from '../../texts/quotes';
import { quotationStatuses } from '../../../common/domain/contract.gen';
import { staffPaths } from '../../../common/domain/staffPaths';
import type { FROM_LIST } from './InboxEntry';
import css from './RequestBar.module.css';
import type { Inbox } from './useInbox';
import type { Step } from './useInboxParams';
import { useStatusChange } from './useStatusChange';

const OPTIONS = quotationStatuses.map((value) => ({ value, label: t.statuses[value] }));

/** Above the open request: back to the list on phones, its status, and the ways to its neighbours (also j and k). */
export function RequestBar({ inbox: { open, position, previous, next, list, params } }: { inbox: Inbox }) {
  const offers = useOffers();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: typeof FROM_LIST | null };
  const go = (to: Step | null) => {
    if (to) params.step(to);
  };
  useShortcut('j', () => go(next));
  useShortcut('k', () => go(previous));
  const back = () =>
    void (state?.fromList ? navigate(-1) : navigate(staffPaths.quotes(params.listQuery), { replace: true }));
  const total = list.meta?.total;
  return (
    <div className={css.bar}>
      <IconButton className={css.back ?? ''} aria-label={t.back} onClick={back}>
        <StaffIcon name="back" />
      </IconButton>
      {open && offers('updateQuotation') && <StatusChoice request={open} />}
      <span className={css.position} role="status">
        {position !== null && total !== undefined && t.position(position, total)}
        <span className={layout.hidden}> {open?.clients_name}</span>
      </span>
      <Neighbour label={t.previous} icon="left" step={previous} onGo={go} />
      <Neighbour label={t.next} icon="right" step={next} onGo={go} />
    </div>
  );
}

/** All in sight where there is room, else the browser's own list. */
function StatusChoice({ request }: { request: Quotation }) {
  const { status } = request;
  const change = useStatusChange(request);
  // One of a newer server's is shown beside those that can be set.
  const options = lookUp(t.statuses, status) ? OPTIONS : [...OPTIONS, { value: status, label: status }];
  return (
    <>
      <div className={css.segments}>
        <Segments label={t.status} value={status} options={options} onChange={change} />
      </div>
      <div className={css.select}>
        <FilterSelect label={t.status} value={status} options={options} onChange={change} />
      </div>
    </>
  );
}

function Neighbour({
  label,
  icon,
  step,
  onGo,
}: {
  label: string;
  icon: 'left' | 'right';
  step: Step | null;
  onGo: (step: Step | null) => void;
}) {
  return (
    <IconButton
      className={css.neighbour ?? ''}
      aria-label={label}
      title={label}
      {...(!step && { 'aria-disabled': true })}
      onClick={() => onGo(step)}>
      <StaffIcon name={icon} />
    </IconButton>
  );
}
