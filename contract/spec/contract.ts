import Ajv, { type ErrorObject, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { child, ContractDocument, pointerOf, pointersIn } from './document';

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
export const METHODS: readonly Method[] = ['get', 'post', 'put', 'patch', 'delete'];

/** A schema of the contract, as far as the kit reads it (OpenAPI 3.0, schema object). */
export interface Schema {
  $ref?: string;
  'x-profile'?: string;
  type?: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object';
  format?: string;
  nullable?: boolean;
  enum?: unknown[];
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  minProperties?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  allOf?: Schema[];
  default?: unknown;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  extended: boolean;
  schema: Schema;
  /** Where it stands in the contract, JSON pointer. */
  pointer: string;
}

export interface RequestBody {
  mediaType: 'application/json' | 'multipart/form-data';
  schema: Schema;
  pointer: string;
}

export interface DocumentedResponse {
  status: number;
  /** Media types; none where the answer has no body. */
  mediaTypes: string[];
  headers: { name: string; required: boolean; schema: Schema; pointer: string }[];
  pointer: string;
}

export interface Operation {
  id: string;
  method: Method;
  /** With `{name}` for parameters, below the base address. */
  path: string;
  extended: boolean;
  /** Whether a session is needed, makes a difference, or is not looked at. */
  session: 'required' | 'optional' | 'none';
  parameters: Parameter[];
  body: RequestBody | null;
  responses: Map<number, DocumentedResponse>;
  /** Its one 2xx. */
  success: number;
  pointer: string;
}

interface RawParameter {
  name: string;
  in: Parameter['in'];
  required?: boolean;
  'x-profile'?: string;
  schema: Schema;
}
interface RawResponse {
  content?: Record<string, unknown>;
  headers?: Record<string, { $ref?: string; required?: boolean }>;
}
interface RawOperation {
  operationId?: string;
  'x-profile'?: string;
  security?: Record<string, unknown>[];
  parameters?: { $ref?: string }[];
  requestBody?: { $ref?: string };
  responses?: Record<string, { $ref?: string }>;
}
export interface RawContract {
  openapi?: string;
  info?: { title?: string; version?: string };
  security?: Record<string, unknown>[];
  paths?: Record<string, Record<string, RawOperation>>;
  components?: { schemas?: Record<string, Schema> };
}

/** `openapi.yaml`, read once: its operations, the validators of its schemas, and the line of everything in it. */
export class Contract {
  readonly raw: RawContract;
  readonly operations: ReadonlyMap<string, Operation>;
  private readonly document: ContractDocument;
  private readonly ajv: Ajv;
  private readonly validators = new Map<string, ValidateFunction>();
  private pointers: Map<unknown, string> | undefined;

  /** @param file path of the contract @throws UnreadableContract where it cannot be read or is no OpenAPI 3 document */
  constructor(readonly file: string) {
    this.document = ContractDocument.read(file);
    this.raw = this.document.value;
    // `verbose` tells which schema refused: a path ends at the last `$ref`.
    this.ajv = new Ajv({ strict: false, allErrors: true, validateFormats: true, unicodeRegExp: true, verbose: true });
    addFormats(this.ajv);
    // Formats that say how a value is sent or shown, and bound nothing.
    for (const format of ['binary', 'password']) this.ajv.addFormat(format, true);
    this.ajv.addSchema(this.raw, 'contract');
    this.operations = new Map(this.readOperations().map((operation) => [operation.id, operation]));
  }

  /** @throws Error where there is no such operation: a check that names one must fail loudly. */
  operation(id: string): Operation {
    const found = this.operations.get(id);
    if (!found) throw new Error(`The contract has no operation ${id}.`);
    return found;
  }

  /** The line on which the thing at a JSON pointer begins, from 1; of what is nearest above it where there is none. */
  lineOf(pointer: string): number {
    return this.document.line(pointer);
  }

  /** Follows `$ref`s, and each `allOf` that holds nothing else, to what is meant. */
  resolve(schema: Schema): Schema {
    const [only, ...others] = schema.allOf ?? [];
    if (only && others.length === 0) return this.resolve(only);
    return schema.$ref ? this.resolve(this.at(pointerOf(schema.$ref)) as Schema) : schema;
  }

  /** What stands at a JSON pointer. */
  at(pointer: string): unknown {
    return this.document.at(pointer);
  }

  /** The errors of a value against the schema at a JSON pointer; none where it is valid. */
  errors(pointer: string, value: unknown): ErrorObject[] {
    let validate = this.validators.get(pointer);
    if (!validate) {
      validate = this.ajv.compile({ $ref: `contract#${pointer}` });
      this.validators.set(pointer, validate);
    }
    return validate(value) ? [] : [...(validate.errors ?? [])];
  }

  /** Of an answer's body what the contract names in it. */
  documented({ operation, status, json }: { operation: Operation | null; status: number; json: unknown }): unknown {
    const response = operation?.responses.get(status);
    if (response?.mediaTypes.includes('application/json') !== true) return json;
    return this.named([this.at(`${response.pointer}/content/application~1json/schema`) as Schema], json);
  }

  private named(schemas: readonly Schema[], value: unknown): unknown {
    if (typeof value !== 'object' || value === null) return value;
    const parts = schemas.flatMap((schema) => this.partsOf(schema));
    if (Array.isArray(value)) {
      const items = parts.flatMap((part) => part.items ?? []);
      return value.map((one) => this.named(items, one));
    }
    const known = parts.flatMap(({ properties = {} }) => Object.entries(properties));
    if (known.length === 0) return value;
    const kept = Object.entries(value).flatMap(([key, inner]) => {
      const own = known.filter(([name]) => name === key).map(([, schema]) => schema);
      return own.length > 0 ? [[key, this.named(own, inner)] as const] : [];
    });
    return Object.fromEntries(kept);
  }

  /** All that a value has to fit at once. */
  private partsOf(schema: Schema): Schema[] {
    const meant = this.resolve(schema);
    return meant.allOf ? meant.allOf.flatMap((part) => this.partsOf(part)) : [meant];
  }

  /** The pointer of what a value broke: of the property that it lacks, or of the keyword that refuses it. */
  placeOf({ keyword, params, parentSchema }: ErrorObject): string {
    this.pointers ??= pointersIn(this.raw);
    const schema = this.pointers.get(parentSchema) ?? '/components/schemas';
    return keyword === 'required'
      ? child(schema, 'properties', String(params.missingProperty))
      : child(schema, keyword);
  }

  private readOperations(): Operation[] {
    const entries = Object.entries(this.raw.paths ?? {}).flatMap(([path, item]) =>
      METHODS.flatMap((method) => (item[method] ? [{ path, method, raw: item[method] }] : [])),
    );
    return entries.map(({ path, method, raw }) => {
      const pointer = child('/paths', path, method);
      const security = raw.security ?? this.raw.security ?? [];
      const open = security.length === 0 || security.some((scheme) => Object.keys(scheme).length === 0);
      const responses = new Map(
        Object.keys(raw.responses ?? {}).map((status) => [
          Number(status),
          this.readResponse(`${pointer}/responses/${status}`, Number(status)),
        ]),
      );
      return {
        id: raw.operationId ?? `${method} ${path}`,
        method,
        path,
        extended: raw['x-profile'] === 'extended',
        session: security.length === 0 ? 'none' : open ? 'optional' : 'required',
        parameters: (raw.parameters ?? []).map((_, index) => this.readParameter(`${pointer}/parameters/${index}`)),
        body: raw.requestBody ? this.readBody(`${pointer}/requestBody`) : null,
        responses,
        success: [...responses.keys()].find((status) => status >= 200 && status < 300) ?? 0,
        pointer,
      };
    });
  }

  /** The pointer of what a pointer leads to, followed as by `resolve`. */
  target(pointer: string): string {
    const { $ref, allOf } = this.at(pointer) as { $ref?: string; allOf?: unknown[] };
    if (allOf?.length === 1) return this.target(child(pointer, 'allOf', '0'));
    return $ref ? this.target(pointerOf($ref)) : pointer;
  }

  private readParameter(at: string): Parameter {
    const pointer = this.target(at);
    const { name, in: place, required = false, 'x-profile': profile, schema } = this.at(pointer) as RawParameter;
    return { name, in: place, required, extended: profile === 'extended', schema: this.resolve(schema), pointer };
  }

  private readBody(at: string): RequestBody {
    const body = this.target(at);
    const { content } = this.at(body) as { content: Record<string, { schema: Schema }> };
    const mediaType = 'application/json' in content ? 'application/json' : 'multipart/form-data';
    const pointer = child(body, 'content', mediaType, 'schema');
    return { mediaType, pointer, schema: this.resolve(this.at(pointer) as Schema) };
  }

  private readResponse(at: string, status: number): DocumentedResponse {
    const pointer = this.target(at);
    const { content = {}, headers = {} } = this.at(pointer) as RawResponse;
    return {
      status,
      mediaTypes: Object.keys(content),
      headers: Object.keys(headers).map((name) => {
        const place = this.target(`${pointer}/headers/${name}`);
        const { required = false, schema } = this.at(place) as { required?: boolean; schema: Schema };
        return { name, required, schema: this.resolve(schema), pointer: child(place, 'schema') };
      }),
      pointer,
    };
  }
}
