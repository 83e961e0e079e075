import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { isMissing } from '../../../common/api';
import { EmptyState } from '../../kit/show/EmptyState';
import { StaffButton } from '../../kit/StaffButton';
import { useWide, type Inbox } from './useInbox';
import { kit } from '../../texts/kit';
import { quotes as t } from '../../texts/quotes';
import { staffPaths } from '../../../common/domain/staffPaths';
import layout from '../../../common/ui/layout.module.css';
import { RequestBar } from './RequestBar';
import { RequestDetail } from './RequestDetail';
import css from './RequestPane.module.css';

/** The open request beside the list, on phones in its place; or why there is none. */
export function RequestPane({ inbox }: { inbox: Inbox }) {
  const {
    open,
    params: { openId },
  } = inbox;
  const wide = useWide();
  const pane = useRef<HTMLDivElement>(null);
  const shownId = open?.id;
  const shownBefore = useRef<string | undefined>(undefined);
  useEffect(() => {
    // A phone shows another view: who works by keyboard or listens begins at its title.
    if (!wide && shownId !== undefined && shownBefore.current === undefined)
      pane.current?.querySelector('h2')?.focus({ preventScroll: true });
    if (shownId !== shownBefore.current) pane.current?.scrollTo(0, 0);
    shownBefore.current = shownId;
  }, [shownId, wide]);
  return (
    <div ref={pane} className={css.pane}>
      {(open ?? openId) !== null && <RequestBar inbox={inbox} />}
      {open ? <RequestDetail key={open.id} request={open} /> : openId !== null && <Absent inbox={inbox} />}
    </div>
  );
}

/** The address names a request that is not there. */
function Absent({ inbox: { list, alone } }: { inbox: Inbox }) {
  const { error, reading, retry } = alone;
  if (error && !isMissing(error))
    return (
      <EmptyState
        title={t.readFailed}
        role="alert"
        action={
          <StaffButton variant="outlined" busy={reading} onClick={retry}>
            {kit.retry}
          </StaffButton>
        }
      />
    );
  if (reading || list.fetching || list.stale)
    return (
      <p className={css.seeking} role="status">
        {t.reading}
      </p>
    );
  if (list.error) return <p className={layout.hidden}>{t.failed}</p>;
  return (
    <EmptyState
      title={t.notFound}
      text={t.notFoundText}
      action={
        <StaffButton component={Link} variant="outlined" to={staffPaths.quotes()}>
          {t.showAll}
        </StaffButton>
      }
    />
  );
}
