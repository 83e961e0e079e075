import Ajv, { type ErrorObject, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { Contract, Operation } from './document';

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
  /** Many responses share a schema, and compiling is the slow part of the start. */
  private readonly compiled = new Map<string, ValidateFunction>();

  constructor(contract: Contract) {
    this.ajv = new Ajv({ strict: true, allErrors: true, verbose: true });
    addFormats(this.ajv);
    this.ajv.addVocabulary([...ANNOTATIONS]);
    const { components, paths } = contract.document;
    this.ajv.addVocabulary(['components', 'paths']);
    this.ajv.addSchema({ $id: ROOT, components, paths });
  }

  /** @param pointer JSON pointer of a schema in the contract */
  at(pointer: string): ValidateFunction {
    const known = this.compiled.get(pointer);
    if (known) return known;
    const made = this.ajv.compile({ $ref: `${ROOT}${pointer}` });
    this.compiled.set(pointer, made);
    return made;
  }

  /** The parameters of one place as one object; unknown ones are refused, header fields excepted. */
  parameters(operation: Operation, place: 'path' | 'query' | 'header'): ValidateFunction | null {
    const parameters = operation.parameters.filter((parameter) => parameter.place === place);
    if (parameters.length === 0 && place !== 'query') return null;
    return this.ajv.compile({
      type: 'object',
      additionalProperties: place === 'header',
      properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, { $ref: `${ROOT}${schema}` }])),
      required: parameters.filter((parameter) => parameter.required).map((parameter) => parameter.name),
    });
  }
}
