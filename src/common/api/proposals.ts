import { sharedProposal } from '../domain/proposalShape';
import { generatedProposalApi } from './proposalEndpoints.gen';
import { shapes } from './shapes';

Object.assign(shapes, { getSharedProposal: sharedProposal, acceptSharedProposal: sharedProposal });

/** The cache policy of what is called for a quotation's link; it comes with that page. */
export const proposalApi = generatedProposalApi.enhanceEndpoints({
  addTagTypes: ['SharedProposal'],
  endpoints: {
    getSharedProposal: { providesTags: ['SharedProposal'] },
    openSharedProposal: {},
    acceptSharedProposal: {
      // After a refusal it is another one than what was read; an acceptance is answered with what stands now.
      invalidatesTags: (_accepted, refusal) => (refusal ? ['SharedProposal'] : []),
      async onQueryStarted({ shareKey }, { dispatch, queryFulfilled }) {
        const accepted = await queryFulfilled.catch(() => null);
        if (accepted)
          await dispatch(generatedProposalApi.util.upsertQueryData('getSharedProposal', { shareKey }, accepted.data));
      },
    },
  },
});

export const { useGetSharedProposalQuery, useOpenSharedProposalMutation, useAcceptSharedProposalMutation } =
  proposalApi;
export type {
  SharedProposal,
  ProposalLine as SharedProposalLine,
  MpesaAccount,
  BankAccount,
} from './proposalEndpoints.gen';
