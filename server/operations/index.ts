import type { Contract } from '../openapi/document';
import type { Services } from '../services';
import { advertOperations } from './adverts';
import { articleOperations } from './articles';
import { authOperations } from './auth';
import { capabilityOperations } from './capabilities';
import { categoryOperations } from './categories';
import { dashboardOperations } from './dashboard';
import { newsletterOperations } from './newsletter';
import { productOperations } from './products';
import { quotationOperations } from './quotations';
import { tagOperations } from './tags';
import type { Operations } from './types';
import { userOperations } from './users';

/** Every handler of the contract; whether they are complete is checked when they are registered. */
export function allOperations(services: Services, contract: Contract): Operations {
  const parts = [
    authOperations,
    userOperations,
    productOperations,
    advertOperations,
    articleOperations,
    categoryOperations,
    tagOperations,
    quotationOperations,
    newsletterOperations,
    dashboardOperations,
  ];
  return Object.assign(capabilityOperations(contract), ...parts.map((part) => part(services))) as Operations;
}
