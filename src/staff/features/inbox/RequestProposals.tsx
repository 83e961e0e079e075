import { Link, useNavigate } from 'react-router-dom';
import { useOffers } from '../../../common/api';
import { staffPaths } from '../../../common/domain/staffPaths';
import { useNotify } from '../../../common/state/hooks';
import { useCreateProposalMutation, useListProposalsQuery, type ProposalSummary } from '../../api';
import { failureAlert } from '../../kit/failures';
import { Money } from '../../kit/show/Money';
import { ProposalChip } from '../../kit/show/ProposalChip';
import { StaffButton } from '../../kit/StaffButton';
import { StaffIcon } from '../../kit/StaffIcon';
import { proposals as t } from '../../texts/proposals';
import css from './RequestProposals.module.css';

/** The quotations that answer a request, and one more: its items are taken over at today's prices. */
export function RequestProposals({ id }: { id: string }) {
  const offers = useOffers();
  const canList = offers('listProposals') === true;
  const { data } = useListProposalsQuery({ quotationId: id }, { skip: !canList });
  const proposals = data?.data.proposals ?? [];
  if (!offers('createProposal')) return null;
  return (
    <section className={css.proposals} aria-label={t.ofRequest}>
      {proposals.length > 0 && (
        <ul>
          {proposals.map((proposal) => (
            <One key={proposal.id} proposal={proposal} />
          ))}
        </ul>
      )}
      <Make id={id} first={proposals.length === 0} />
    </section>
  );
}

function One({ proposal }: { proposal: ProposalSummary }) {
  const { id, number, total } = proposal;
  return (
    <li>
      <Link to={staffPaths.proposal(id)}>{number ?? t.draftOfNobody}</Link>
      <ProposalChip {...proposal} />
      <Money value={total} />
    </li>
  );
}

function Make({ id, first }: { id: string; first: boolean }) {
  const [create, { isLoading }] = useCreateProposalMutation();
  const navigate = useNavigate();
  const notify = useNotify();
  const make = () =>
    create({ proposalBeginning: { quotationId: id, language: 'en' } })
      .unwrap()
      .then(({ data }) => navigate(staffPaths.proposal(data.id)))
      .catch((error: unknown) => notify(failureAlert(error, t.createFailed)));
  return (
    <StaffButton
      variant={first ? 'contained' : 'outlined'}
      busy={isLoading}
      startIcon={<StaffIcon name="file" />}
      onClick={() => void make()}>
      {isLoading ? t.making : t.make}
    </StaffButton>
  );
}
