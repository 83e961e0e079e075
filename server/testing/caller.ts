import { Readable } from 'node:stream';
import { loadContract, type Operation } from '../openapi/document';
import type { TestServer } from './testServer';

const { base, operations } = loadContract();

export interface CallOptions {
  path?: Record<string, string>;
  query?: Record<string, string>;
  /** JSON, or the text fields of a form where the operation takes one. */
  body?: object;
  /** Pictures of a form, all as `image_url`. */
  files?: readonly Buffer[];
  headers?: Record<string, string>;
  /** Happens once the server has taken the head of the request and waits for its body. */
  beforeBody?: () => Promise<unknown>;
}

/** An answer's status and envelope; `data` has the shape that the test expects. */
export interface Answer<T> {
  status: number;
  message: string;
  data: T;
}

export type Call = <T = unknown>(operationId: string, options?: CallOptions) => Promise<Answer<T>>;

/** Calls operations of the contract by their names, as a visitor or with a session's token. */
export function callerOf({ app }: TestServer, token?: string): Call {
  return async <T>(operationId: string, { beforeBody, ...options }: CallOptions = {}) => {
    const { method, url, headers, payload } = await requestOf(operationId, options, token);
    const answer = await app.inject({
      method,
      url,
      headers: { ...(beforeBody && { 'content-type': 'text/plain' }), ...headers },
      ...(beforeBody
        ? { payload: Readable.from(sendLate(payload ?? ' ', beforeBody)) }
        : payload !== undefined && { payload }),
    });
    const { message, data } = answer.json<{ message: string; data: T }>();
    return { status: answer.statusCode, message, data };
  };
}

/** Begins when the server reads. */
async function* sendLate(payload: Buffer | string, beforeBody: () => Promise<unknown>): AsyncGenerator<Buffer> {
  await beforeBody();
  yield Buffer.from(payload);
}

export interface WireRequest {
  method: Operation['method'];
  /** From the root of the server, query included. */
  url: string;
  headers: Record<string, string>;
  payload?: Buffer | string;
}

/** An operation's request as it goes over the wire. @throws Error when the contract has no such operation */
export async function requestOf(
  operationId: string,
  { path = {}, query = {}, body, files = [], headers = {} }: Omit<CallOptions, 'beforeBody'> = {},
  token?: string,
): Promise<WireRequest> {
  const operation = operationOf(operationId);
  const { payload, contentType } = await encode(operation, body, files);
  const search = new URLSearchParams(query).toString();
  const place = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? ''));
  return {
    method: operation.method,
    url: `${base}${place}${search && `?${search}`}`,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(contentType && { 'content-type': contentType }),
      ...headers,
    },
    ...(payload !== undefined && { payload }),
  };
}

function operationOf(id: string): Operation {
  const operation = operations.find((candidate) => candidate.id === id);
  if (!operation) throw new Error(`The contract has no operation ${id}.`);
  return operation;
}

async function encode(operation: Operation, body: object | undefined, files: readonly Buffer[]) {
  if (operation.body?.kind !== 'multipart') {
    return body === undefined ? {} : { payload: JSON.stringify(body), contentType: 'application/json' };
  }
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) form.append(name, String(value));
  files.forEach((file, index) => form.append('image_url', new Blob([new Uint8Array(file)]), `${index}.png`));
  const encoded = new Response(form);
  return { payload: Buffer.from(await encoded.arrayBuffer()), contentType: encoded.headers.get('content-type') ?? '' };
}
