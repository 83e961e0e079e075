import { Link } from 'react-router-dom';
import { useOffers } from '../../../common/api';
import { staffPaths } from '../../../common/domain/staffPaths';
import { useNotify } from '../../../common/state/hooks';
import { staffApi, useListFailedNoticesQuery, useRetryNoticeMutation, type FailedNotice } from '../../api';
import { failureAlert } from '../../kit/failures';
import type { Column } from '../../kit/list/column';
import type { CsvColumns } from '../../kit/list/csv';
import { ResourceList } from '../../kit/list/ResourceList';
import { useListParams } from '../../kit/list/useListParams';
import { usePages } from '../../kit/list/usePages';
import { NotOffered } from '../../kit/NotOffered';
import { When } from '../../kit/show/When';
import { minuteKey } from '../../kit/show/time';
import { lookUp, wordFor } from '../../kit/show/words';
import { StaffButton } from '../../kit/StaffButton';
import { notices as t } from '../../texts/notices';

const NO_CHOICES = {};

const columns: readonly Column<FailedNotice>[] = [
  { key: 'to', header: t.recipient, cell: ({ recipient }) => recipient, card: 'title' },
  {
    key: 'what',
    header: t.what,
    width: 150,
    cell: ({ kind, channel }) => `${wordFor(t.kinds, kind)}, ${wordFor(t.channels, channel)}`,
    card: 'subtitle',
  },
  { key: 'reason', header: t.reason, cell: ({ reason }) => reason, card: 'whole' },
  { key: 'attempts', header: t.attempts, align: 'end', width: 90, cell: ({ attempts }) => attempts },
  { key: 'when', header: t.when, width: 110, cell: ({ failedAt }) => <When at={failedAt} /> },
  {
    key: 'actions',
    header: t.actions,
    quietHeader: true,
    align: 'end',
    width: 230,
    // One that has failed again can be tried again.
    cell: (notice) => <Actions key={notice.failedAt} notice={notice} />,
    card: 'whole',
  },
];

const csvColumns: CsvColumns<FailedNotice> = {
  recipient: ({ recipient }) => recipient,
  channel: ({ channel }) => channel,
  kind: ({ kind }) => kind,
  targetId: ({ targetId }) => targetId,
  attempts: ({ attempts }) => attempts,
  reason: ({ reason }) => reason,
  failedAt: ({ failedAt }) => minuteKey(Date.parse(failedAt)),
};

/** /dashboard/notices: what staff and visitors should have been told and were not; each can be tried again. */
export function NoticesPage() {
  const { page, pageQuery } = useListParams(NO_CHOICES);
  const offered = useOffers()('listFailedNotices');
  const args = { page };
  const { list, readPage } = usePages(
    staffApi.endpoints.listFailedNotices,
    args,
    useListFailedNoticesQuery(args, { skip: !offered, refetchOnMountOrArgChange: true }),
    ({ notices }) => notices,
  );
  if (offered === false) return <NotOffered texts={t} />;
  return (
    <ResourceList
      title={t.title}
      csv={{ name: 'not-delivered', columns: csvColumns, readPage }}
      list={list}
      columns={columns}
      nameOf={({ recipient }) => recipient}
      filters={null}
      page={{ page, pageQuery }}
      onClear={false}
      empty={{ title: t.none, text: t.noneText }}
      texts={{ failed: t.failed }}
    />
  );
}

function Actions({ notice: { id, kind, recipient, targetId } }: { notice: FailedNotice }) {
  // It stands here until the list without it has come: a second retry would fail.
  const [retry, { isLoading, isSuccess }] = useRetryNoticeMutation();
  const busy = isLoading || isSuccess;
  const canRetry = useOffers()('retryNotice');
  const notify = useNotify();
  const again = () =>
    retry({ id })
      .unwrap()
      .then(() => notify({ success: true, message: t.retried }))
      .catch((error: unknown) => notify(failureAlert(error)));
  const ofRequest = kind === 'request' || kind === 'receipt';
  // What a newer server's kinds are about is not known.
  const leads = lookUp(t.kinds, kind) !== undefined;
  return (
    <>
      {leads && (
        <StaffButton component={Link} to={ofRequest ? staffPaths.quote(targetId) : staffPaths.proposal(targetId)}>
          {ofRequest ? t.open : t.openProposal}
        </StaffButton>
      )}
      {canRetry && (
        <StaffButton variant="outlined" busy={busy} aria-label={t.retryTo(recipient)} onClick={() => void again()}>
          {t.retry}
        </StaffButton>
      )}
    </>
  );
}
