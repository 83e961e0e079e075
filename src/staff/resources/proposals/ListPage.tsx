import { useOffers } from '../../../common/api';
import { countedProposals, proposalStatuses } from '../../../common/domain/contract.gen';
import { centsOfSum } from '../../../common/domain/money';
import { staffPaths } from '../../../common/domain/staffPaths';
import { staffApi, useListProposalsQuery, type ProposalSummary } from '../../api';
import { BeginProposal } from '../../features/inbox/BeginProposal';
import type { Column } from '../../kit/list/column';
import { sameAs, type CsvColumns } from '../../kit/list/csv';
import { FilterBar } from '../../kit/list/FilterBar';
import { FilterSelect } from '../../kit/list/FilterSelect';
import { figureColumn } from '../../kit/list/recordColumns';
import { ResourceList } from '../../kit/list/ResourceList';
import { SearchBox } from '../../kit/list/SearchBox';
import { Segments } from '../../kit/list/Segments';
import { useListParams } from '../../kit/list/useListParams';
import { usePages } from '../../kit/list/usePages';
import { OnwardLink } from '../../kit/list/wayBack';
import { NotOffered } from '../../kit/NotOffered';
import { Dash, Money } from '../../kit/show/Money';
import { shortDayOf } from '../../kit/show/days';
import { minuteKey } from '../../kit/show/time';
import { When } from '../../kit/show/When';
import { kit } from '../../texts/kit';
import { proposals as t } from '../../texts/proposals';
import css from './ListPage.module.css';
import { ProposalChip, proposalName } from '../../kit/show/ProposalChip';

const STATUSES = ['all', ...proposalStatuses] as const;
const COUNTED = ['all', ...countedProposals] as const;
const CHOICES = { search: 'text', status: STATUSES, counted: COUNTED } as const;
const NEEDS = 'listProposals';

const columns: readonly Column<ProposalSummary>[] = [
  { key: 'number', header: t.columns.number, card: 'title', cell: (proposal) => <Name proposal={proposal} /> },
  {
    key: 'customer',
    header: t.columns.customer,
    card: 'half',
    width: 240,
    narrow: 190,
    cell: ({ customerName }) => (customerName ? <span className={css.customer}>{customerName}</span> : <Dash />),
    emptyOnCard: ({ customerName }) => !customerName,
  },
  {
    key: 'status',
    header: t.columns.status,
    card: 'status',
    width: 150,
    narrow: 120,
    cell: (proposal) => <ProposalChip {...proposal} />,
  },
  figureColumn('total', { header: t.columns.total, width: 150, narrow: 140 }, ({ total }) => (
    <Money value={total} strong />
  )),
  figureColumn(
    'paid',
    { header: t.columns.paid, width: 140, narrow: 130, emptyOnCard: ({ paid }) => !centsOfSum(paid) },
    ({ paid }) => (centsOfSum(paid) ? <Money cents={centsOfSum(paid)} /> : <Dash />),
  ),
  {
    key: 'valid',
    header: t.columns.valid,
    width: 110,
    narrow: 90,
    card: 'half',
    cell: ({ validUntil }) => (validUntil ? shortDayOf(validUntil) : <Dash />),
    emptyOnCard: ({ validUntil }) => !validUntil,
  },
  {
    key: 'changed',
    header: t.columns.changed,
    width: 110,
    narrow: 90,
    card: 'hidden',
    cell: ({ updatedAt }) => <When at={updatedAt} />,
  },
];

const timeOf = (at: string | null) => at && minuteKey(Date.parse(at));

const csvColumns: CsvColumns<ProposalSummary> = {
  ...sameAs('number', 'version', 'status', 'title', 'customerName', 'total', 'paid', 'validUntil'),
  createdAt: ({ createdAt }) => timeOf(createdAt),
  sentAt: ({ sentAt }) => timeOf(sentAt),
  openedAt: ({ openedAt }) => timeOf(openedAt),
  acceptedAt: ({ acceptedAt }) => timeOf(acceptedAt),
};

/** /dashboard/quotations: what staff have offered, and how far each has come. */
export function ListPage() {
  const { values, set, clear, page, pageQuery, filtered } = useListParams(CHOICES);
  const offers = useOffers();
  const offered = offers(NEEDS);
  const { search, status, counted } = values;
  const args = {
    page,
    ...(search && { search }),
    ...(status !== 'all' && { status }),
    ...(counted !== 'all' && { counted }),
  };
  const figures = COUNTED.filter((value) => value === 'all' || offers(`listProposals.counted=${value}`));
  const { list, readPage } = usePages(
    staffApi.endpoints.listProposals,
    args,
    useListProposalsQuery(args, { skip: !offered, refetchOnMountOrArgChange: true, refetchOnFocus: true }),
    ({ proposals }) => proposals,
  );
  if (offered === false) return <NotOffered texts={t} />;
  return (
    <ResourceList
      title={t.title}
      actions={offers('createProposal') && <Create />}
      csv={{ name: 'quotations', columns: csvColumns, readPage }}
      list={list}
      columns={columns}
      nameOf={proposalName}
      linkOf={({ id }) => staffPaths.proposal(id)}
      filters={
        <FilterBar
          search={
            offers('listProposals.search') && (
              <SearchBox label={t.search} value={search} onSearch={(words) => set({ search: words })} />
            )
          }
          segments={
            <Segments
              label={t.status}
              value={status}
              options={STATUSES.map((value) => ({ value, label: value === 'all' ? kit.all : t.statuses[value] }))}
              onChange={(next) => set({ status: next })}
            />
          }
          selects={
            figures.length > 1 && (
              <FilterSelect
                label={t.counted}
                value={counted}
                options={figures.map((value) => ({ value, label: t.figures[value] }))}
                onChange={(next) => set({ counted: next })}
              />
            )
          }
        />
      }
      page={{ page, pageQuery }}
      onClear={filtered && clear}
      empty={{ ...t.empty, ...(offers('createProposal') && { action: <Create /> }) }}
      texts={{ failed: t.failed }}
    />
  );
}

function Name({ proposal }: { proposal: ProposalSummary }) {
  const { id, title, version } = proposal;
  return (
    <>
      <OnwardLink className={css.name} to={staffPaths.proposal(id)}>
        {proposalName(proposal)}
      </OnwardLink>
      {version > 1 && <span className={css.version}> {t.version(version)}</span>}
      {title && <small className={css.title}>{title}</small>}
    </>
  );
}

const Create = () => <BeginProposal label={t.create} icon="plus" primary />;
