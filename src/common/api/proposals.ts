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
    // After a refusal it is another one than what was read.
    acceptSharedProposal: { invalidatesTags: ['SharedProposal'] },
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
