import { capabilitiesOf } from '../contract/capabilities';
import type { Contract } from '../contract/document';
import type { Operations } from './types';

/** This server offers the whole contract. */
export function capabilityOperations(contract: Contract): Operations {
  const data = capabilitiesOf(contract);
  return {
    getCapabilities: () => Promise.resolve({ success: true, message: 'Capabilities fetched successfully.', data }),
  };
}
