import { asNode, isExtended, type Contract, type Operation, type Parameter } from './document';

/** Names of what is offered beyond the core (openapi.yaml, getCapabilities). */
export interface Capabilities {
  operations: string[];
  parameters: string[];
  fields: string[];
}

/** Everything extended that the contract has, for a server that offers all of it. */
export function capabilitiesOf(contract: Contract): Capabilities {
  const { operations } = contract;
  return {
    operations: operations.filter(({ extended }) => extended).map(({ id }) => id),
    parameters: operations.flatMap((operation) =>
      operation.parameters
        .filter(({ extended }) => extended)
        .flatMap((parameter) => namesOf(operation, parameter, contract)),
    ),
    fields: operations.flatMap((operation) => extendedFields(operation, contract)),
  };
}

/** A parameter's own name, or one for each value of an enumeration. */
function namesOf({ id }: Operation, { name, schema }: Parameter, contract: Contract): string[] {
  const values = contract.resolve(schema).enum;
  return Array.isArray(values) ? values.map((value) => `${id}.${name}=${String(value)}`) : [`${id}.${name}`];
}

function extendedFields({ id, body }: Operation, contract: Contract): string[] {
  const fields = Object.entries(body ? asNode(contract.resolve(body.schema).properties) : {});
  return fields.filter(([, field]) => isExtended(asNode(field))).map(([name]) => `${id}.${name}`);
}
