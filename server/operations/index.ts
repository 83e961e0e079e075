import type { Contract } from '../openapi/document';
import type { Services } from '../services';
import { advertOperations } from './adverts';
import { articleOperations } from './articles';
import { authOperations } from './auth';
import { capabilityOperations } from './capabilities';
import { categoryOperations } from './categories';
import { countyOperations } from './counties';
import { dashboardOperations } from './dashboard';
import { notificationOperations } from './notifications';
import { followingOperations } from './following';
import { newsletterOperations } from './newsletter';
import { paymentOperations } from './payments';
import { productOperations } from './products';
import { proposalOperations } from './proposals';
import { quotationOperations } from './quotations';
import { secondFactorOperations } from './secondFactor';
import { searchOperations } from './searches';
import { sharedProposalOperations } from './sharedProposals';
import { tagOperations } from './tags';
import type { Operations } from './types';
import { userOperations } from './users';
import { visitOperations } from './visits';

/** Every handler of the contract. */
export function allOperations(services: Services, contract: Contract): Operations {
  return {
    ...authOperations(services),
    ...userOperations(services),
    ...secondFactorOperations(services),
    ...productOperations(services),
    ...advertOperations(services),
    ...articleOperations(services),
    ...categoryOperations(services),
    ...tagOperations(services),
    ...quotationOperations(services),
    ...followingOperations(services),
    ...proposalOperations(services),
    ...paymentOperations(services),
    ...sharedProposalOperations(services),
    ...notificationOperations(services),
    ...countyOperations(services),
    ...visitOperations(services),
    ...newsletterOperations(services),
    ...dashboardOperations(services),
    ...searchOperations(services),
    ...capabilityOperations(contract),
  };
}
