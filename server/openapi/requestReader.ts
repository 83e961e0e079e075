import type { FastifyRequest } from 'fastify';
import { ApiError } from '../errors';
import { asNode, type Contract, type Node, type Operation, type ParameterPlace, type RequestBody } from './document';
import type { ValidationMessages } from './messages';
import type { MultipartForm } from './multipart';
import type { ContractSchemas, ErrorObject, ValidateFunction } from './schemas';

/** Stands for a file where the contract's schema wants a text of format `binary`. */
const FILE = '';

type Source = 'params' | 'query' | 'headers';
const SOURCES: Readonly<Record<ParameterPlace, Source>> = { path: 'params', query: 'query', header: 'headers' };

interface PlaceReader {
  place: ParameterPlace;
  /** Contract name, name in the request and type of each parameter. */
  parameters: { name: string; key: string; type: string }[];
}

/**
 * Checks a request against its operation: reads texts as the contract's types, refuses what does not fit, and leaves
 * params, query, body and files ready for the handler.
 */
export class RequestReader {
  private readonly places: PlaceReader[];
  private readonly bodyFields: Readonly<Record<string, Node>>;

  constructor(
    private readonly operation: Operation,
    contract: Contract,
    private readonly schemas: ContractSchemas,
    private readonly messages: ValidationMessages,
  ) {
    // What the query has that no parameter is called is refused, so it is read where none is expected too.
    this.places = (['path', 'query', 'header'] as const)
      .map((place) => ({ place, parameters: parametersOf(operation, place) }))
      .filter(({ place, parameters }) => place === 'query' || parameters.length > 0);
    this.bodyFields = operation.body ? fieldsOf(contract, operation.body.schema) : {};
  }

  /** @throws ApiError 400 naming the fields, 415 without a body */
  check(request: FastifyRequest): void {
    const errors: ErrorObject[] = [];
    for (const place of this.places) this.checkPlace(request, place, errors);
    if (this.operation.body) this.checkBody(request, this.operation.body, errors);
    if (errors.length > 0) throw this.messages.failure(errors);
  }

  private checkPlace(request: FastifyRequest, { place, parameters }: PlaceReader, errors: ErrorObject[]): void {
    const source = SOURCES[place];
    const validate = this.schemas.parameters(this.operation, place);
    const sent = request[source] as Record<string, unknown>;
    const values: Record<string, unknown> = source === 'headers' ? {} : { ...sent };
    for (const { name, key, type } of parameters) {
      const text = sent[key];
      if (text !== undefined) values[name] = coerceText(text, type);
    }
    if (!validate(values)) tell(validate, errors);
    if (source !== 'headers') request[source] = values;
  }

  private checkBody(request: FastifyRequest, { kind, schema }: RequestBody, errors: ErrorObject[]): void {
    if (request.body === undefined) throw wrongType(this.operation);
    const validate = this.schemas.at(schema);
    const value = kind === 'multipart' ? this.readForm(request) : request.body;
    cutLists(value);
    if (!validate(value)) tell(validate, errors);
  }

  /** Leaves text fields in the body and files beside it; answers both together as the schema sees them. */
  private readForm(request: FastifyRequest): unknown {
    const form = request.body as MultipartForm;
    const body = new Map<string, unknown>();
    for (const [name, text] of form.fields) {
      const field = this.bodyFields[name];
      if (isBinary(field))
        throw new ApiError(400, 'Send the image as a file.', { [name]: 'Send the image as a file.' });
      // A field that comes twice is a list, which no text field is.
      body.set(name, body.has(name) ? [body.get(name), text] : coerceText(text, String(field?.type)));
    }
    request.body = Object.fromEntries(body);
    request.files = form.files;
    const all = new Map(body);
    for (const { field } of form.files) {
      const before = all.get(field);
      if (Array.isArray(before)) before.push(FILE);
      else if (before !== undefined) all.set(field, [before, FILE]);
      else all.set(field, this.bodyFields[field]?.type === 'array' ? [FILE] : FILE);
    }
    return Object.fromEntries(all);
  }
}

/** One after the other: as arguments of one call they would be more than a call takes. */
function tell({ errors: found }: ValidateFunction, errors: ErrorObject[]): void {
  for (const error of found ?? []) errors.push(error);
}

/** No list is longer that the contract takes in a request. */
const LONGEST_LIST = 500;
/** Nor does any stand deeper. */
const DEEPEST = 8;

/**
 * Cuts lists that are refused for their length anyhow: every wrong item costs a message, behind a `$ref` a copy of all
 * before it, and items that must differ are compared pair by pair.
 */
function cutLists(value: unknown, depth = DEEPEST): void {
  if (value === null || typeof value !== 'object' || depth === 0) return;
  if (Array.isArray(value) && value.length > LONGEST_LIST) value.length = LONGEST_LIST + 1;
  for (const inner of Object.values(value)) cutLists(inner, depth - 1);
}

/** @returns the 415 for a body that is missing or of another type than the operation's */
export function wrongType({ body }: Operation): ApiError {
  const type = body?.kind === 'multipart' ? 'multipart/form-data' : 'application/json';
  return new ApiError(415, `Send the body as ${type}.`);
}

function parametersOf(operation: Operation, place: ParameterPlace) {
  return operation.parameters
    .filter((parameter) => parameter.place === place)
    .map(({ name, type }) => ({ name, key: place === 'header' ? name.toLowerCase() : name, type }));
}

function fieldsOf(contract: Contract, schema: string): Record<string, Node> {
  const names = Object.keys(asNode(contract.resolve(schema).properties));
  return Object.fromEntries(names.map((name) => [name, contract.resolve(`${schema}/properties/${name}`)]));
}

function isBinary(field: Node | undefined): boolean {
  return field?.format === 'binary' || (field?.type === 'array' && asNode(field.items).format === 'binary');
}

const INTEGER = /^-?(0|[1-9][0-9]*)$/;
const NUMBER = /^-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?$/;

/**
 * Reads a text (path, query, form field) as the contract's type. A text that does not look like it stays a text, so
 * that validation names what is wrong with it.
 */
function coerceText(text: unknown, type: string): unknown {
  if (typeof text !== 'string') return text;
  if (type === 'integer') return INTEGER.test(text) ? Number(text) : text;
  if (type === 'number') return NUMBER.test(text) ? Number(text) : text;
  if (type === 'boolean') return text === 'true' ? true : text === 'false' ? false : text;
  return text;
}
