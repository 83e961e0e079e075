import Ajv, { type ErrorObject, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { Contract, Operation, ParameterPlace } from './document';

export type { ErrorObject, ValidateFunction };

/** OpenAPI words that say nothing about validity. */
const ANNOTATIONS = ['example', 'externalDocs', 'xml', 'x-profile'];
const ROOT = 'contract';

/**
 * Validators made from the contract's schemas. Values are judged as they are: nothing is converted, filled in or
 * removed.
 */
export class ContractSchemas {
  private readonly ajv: Ajv;
  /** Compiling is slow: what nobody asks for waits, and what many share is compiled once. */
  private readonly compiled = new Map<string, ValidateFunction>();

  constructor(contract: Contract) {
    // Whether the contract's schemas are ones is asked when it changes, not at every start.
    this.ajv = new Ajv({ strict: true, allErrors: true, verbose: true, validateSchema: false });
    addFormats(this.ajv);
    this.ajv.addVocabulary([...ANNOTATIONS]);
    const { components, paths } = contract.document;
    this.ajv.addVocabulary(['components', 'paths']);
    this.ajv.addSchema({ $id: ROOT, components, paths });
  }

  /** @param pointer JSON pointer of a schema in the contract */
  at(pointer: string): ValidateFunction {
    return this.once(pointer, () => ({ $ref: `${ROOT}${pointer}` }));
  }

  /** The parameters of one place as one object; unknown ones are refused, header fields excepted. */
  parameters(operation: Operation, place: ParameterPlace): ValidateFunction {
    return this.once(`${operation.id} ${place}`, () => {
      const parameters = operation.parameters.filter((parameter) => parameter.place === place);
      return {
        type: 'object',
        additionalProperties: place === 'header',
        properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, { $ref: `${ROOT}${schema}` }])),
        required: parameters.filter((parameter) => parameter.required).map((parameter) => parameter.name),
      };
    });
  }

  private once(name: string, schema: () => object): ValidateFunction {
    const known = this.compiled.get(name);
    if (known) return known;
    const made = this.ajv.compile(schema());
    this.compiled.set(name, made);
    return made;
  }
}
