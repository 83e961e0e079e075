import type { Contract, Operation, Parameter } from './contract';

/** Names of what is beyond the core, as `getCapabilities` writes them. */
export interface ExtendedNames {
  operations: string[];
  parameters: string[];
  fields: string[];
}

/** Everything extended that the contract has. */
export function extendedNames({ operations }: Contract): ExtendedNames {
  const all = [...operations.values()];
  return {
    operations: all.filter(({ extended }) => extended).map(({ id }) => id),
    parameters: all.flatMap((operation) =>
      operation.parameters
        .filter(({ extended }) => extended)
        .flatMap((parameter) => parameterNames(operation, parameter)),
    ),
    fields: all.flatMap(({ id, body }) =>
      Object.entries(body?.schema.properties ?? {})
        .filter(([, field]) => field['x-profile'] === 'extended')
        .map(([name]) => `${id}.${name}`),
    ),
  };
}

/** A parameter's own name, or one for each value of an enumeration. */
export function parameterNames({ id }: Operation, { name, schema }: Parameter): string[] {
  return schema.enum ? schema.enum.map((value) => `${id}.${name}=${String(value)}`) : [`${id}.${name}`];
}

/** The parts of a name: `listProducts`, `sort` and `price` of `listProducts.sort=price`. */
export function partsOf(name: string): { id: string; parameter: string | undefined; value: string | undefined } {
  const [, id = name, parameter, value] = /^([^.]*)(?:\.([^=]*)(?:=(.*))?)?$/.exec(name) ?? [];
  return { id, parameter, value };
}
