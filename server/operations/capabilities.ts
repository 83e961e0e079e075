import { capabilitiesOf } from '../openapi/capabilities';
import type { Contract } from '../openapi/document';
import type { Operations } from './types';

/** This server offers the whole contract. */
export function capabilityOperations(contract: Contract) {
  const data = capabilitiesOf(contract);
  return {
    getCapabilities: () => Promise.resolve({ success: true, message: 'Capabilities fetched successfully.', data }),
  } satisfies Partial<Operations>;
}
