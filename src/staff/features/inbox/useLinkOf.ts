import { useOffers } from '../../../common/api';
import { paths } from '../../../common/domain/paths';
import { useGetProposalQuery, useListProposalsQuery } from '../../api';

/** The address of the quotation that was sent last for a request; null while there is none. */
export function useLinkOf(requestId: string): string | null {
  const offered = useOffers()('listProposals') === true;
  const { data } = useListProposalsQuery({ quotationId: requestId }, { skip: !offered });
  const sent = data?.data.proposals.find(({ number }) => number !== null);
  const shareKey = useGetProposalQuery({ id: sent?.id ?? '' }, { skip: !sent }).data?.data.shareKey;
  return shareKey ? new URL(paths.proposal(shareKey), window.location.origin).href : null;
}
