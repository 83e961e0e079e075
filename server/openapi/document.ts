import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CORE_SCHEMA, load } from 'js-yaml';
import { PROJECT_ROOT } from '../projectRoot';

/** What is read of an OpenAPI 3.0 document; every node may be a `$ref` within it. */
export type Node = Readonly<Record<string, unknown>>;

export const CONTRACT_FILE = join(PROJECT_ROOT, 'openapi.yaml');
export const METHODS = ['get', 'put', 'post', 'delete', 'patch'] as const;

/** How an operation stands to sessions: takes none, takes one if sent, or refuses without one. */
export type SessionRule = 'none' | 'optional' | 'required';
export type ParameterPlace = 'path' | 'query' | 'header';

export interface Parameter {
  /** As the contract writes it. */
  name: string;
  place: ParameterPlace;
  required: boolean;
  /** JSON pointer of its schema. */
  schema: string;
  /** The schema's type, by which its text is read. */
  type: string;
  /** A server may leave it out. */
  extended: boolean;
}

export interface RequestBody {
  kind: 'json' | 'multipart';
  schema: string;
}

export interface Operation {
  id: string;
  method: Uppercase<(typeof METHODS)[number]>;
  /** Template with braces, below the server's base. */
  path: string;
  tag: string;
  /** A server may leave it out. */
  extended: boolean;
  session: SessionRule;
  parameters: readonly Parameter[];
  body: RequestBody | null;
  /** Answered as a stream of server-sent events too, where one is asked for. */
  streams: boolean;
  /** The one documented 2xx. */
  success: number;
  /** JSON pointers of the response schemas by status. */
  responses: ReadonlyMap<number, string>;
}

export interface Contract {
  document: Node;
  /** Path of the first server, such as `/api/v1`. */
  base: string;
  operations: readonly Operation[];
  /** Follows a JSON pointer and the `$ref` that it may lead to. */
  resolve(pointer: string): Node;
}

let ownContract: Contract | undefined;

/** The contract of this server, read once in a process. */
export const loadContract = (): Contract => (ownContract ??= readContract(CONTRACT_FILE));

/** Reads and indexes a contract; fails on what this server could not serve. */
export function readContract(file: string): Contract {
  // Its form is judged by the linter; here it is only read, which is a good part of the start.
  const document = load(readFileSync(file, 'utf8'), { schema: CORE_SCHEMA }) as Node;
  const reader = new DocumentReader(document);
  const operations = Object.entries(asNode(document.paths)).flatMap(([path, item]) =>
    METHODS.filter((method) => method in asNode(item)).map((method) => reader.operation(path, method)),
  );
  const base = String(asNode((document.servers as unknown[])[0]).url);
  return { document, base, operations, resolve: (pointer) => reader.at(pointer).node };
}

interface Place {
  pointer: string;
  node: Node;
}

class DocumentReader {
  constructor(private readonly document: Node) {}

  operation(path: string, method: (typeof METHODS)[number]): Operation {
    const place = this.at(`#/paths/${escapePointer(path)}/${method}`);
    const { node } = place;
    const responses = this.responses(place);
    const successes = [...responses.keys()].filter((status) => status < 300);
    const [success] = successes;
    if (typeof node.operationId !== 'string' || success === undefined || successes.length > 1) {
      throw new Error(`${method} ${path} of the contract needs an operationId and exactly one 2xx response.`);
    }
    return {
      id: node.operationId,
      method: method.toUpperCase() as Operation['method'],
      path,
      tag: String((node.tags as unknown[])[0]),
      extended: isExtended(node),
      session: sessionRule(node.security ?? this.document.security),
      parameters: this.parameters(place),
      body: this.body(place),
      streams: 'text/event-stream' in asNode(this.child(place, 'responses', success).node.content),
      success,
      responses,
    };
  }

  /** The node at a pointer, and where it really stands when the pointer leads to a `$ref`. */
  at(pointer: string): Place {
    let node: unknown = this.document;
    for (const part of pointer.split('/').slice(1)) node = asNode(node)[unescapePointer(part)];
    const { $ref } = asNode(node);
    return typeof $ref === 'string' ? this.at($ref) : { pointer, node: asNode(node) };
  }

  private child(place: Place, ...keys: (string | number)[]): Place {
    return this.at([place.pointer, ...keys.map((key) => escapePointer(String(key)))].join('/'));
  }

  private parameters(operation: Place): Parameter[] {
    const list = (operation.node.parameters ?? []) as unknown[];
    return list.map((_, index) => {
      const parameter = this.child(operation, 'parameters', index);
      const schema = this.child(parameter, 'schema');
      return {
        name: String(parameter.node.name),
        place: parameter.node.in as ParameterPlace,
        required: parameter.node.required === true,
        schema: schema.pointer,
        type: String(schema.node.type),
        extended: isExtended(parameter.node),
      };
    });
  }

  private body(operation: Place): RequestBody | null {
    if (!operation.node.requestBody) return null;
    const body = this.child(operation, 'requestBody');
    const [type] = Object.keys(asNode(body.node.content));
    const kind = type === 'multipart/form-data' ? 'multipart' : type === 'application/json' ? 'json' : null;
    if (!type || !kind || body.node.required !== true) {
      throw new Error(`The request body of ${String(operation.node.operationId)} is of a kind that is not served.`);
    }
    return { kind, schema: this.child(body, 'content', type, 'schema').pointer };
  }

  private responses(operation: Place): Map<number, string> {
    return new Map(
      Object.keys(asNode(operation.node.responses)).map((status) => {
        const response = this.child(operation, 'responses', status);
        return [Number(status), this.child(response, 'content', 'application/json', 'schema').pointer];
      }),
    );
  }
}

/** Whether a call, a parameter or a field may be left out. */
export const isExtended = (node: Node): boolean => node['x-profile'] === 'extended';

function sessionRule(security: unknown): SessionRule {
  const alternatives = (security ?? []) as Node[];
  if (alternatives.length === 0) return 'none';
  return alternatives.some((alternative) => Object.keys(alternative).length === 0) ? 'optional' : 'required';
}

export const asNode = (value: unknown): Node => (value !== null && typeof value === 'object' ? (value as Node) : {});
const escapePointer = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1');
const unescapePointer = (key: string) => key.replaceAll('~1', '/').replaceAll('~0', '~');
