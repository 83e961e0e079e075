import type { IncomingHttpHeaders } from 'node:http';
import type { Operation } from '../spec/contract';

/** Part of a form (RFC 7578): a text, or a file. */
export type FormPart =
  | { name: string; value: string }
  | { name: string; file: Buffer; filename?: string; type?: string };

/** How servers refuse a call that they do not have. */
export const NOT_OFFERED: readonly number[] = [404, 405, 501];

/** A request as it went out. */
export interface SentRequest {
  method: string;
  /** Of another server than the one that is judged, as of one that only has pictures. */
  origin?: string;
  /** With the query, below the origin. */
  path: string;
  headers: Record<string, string>;
  body: Buffer | null;
  /** What the body was made of, for `curl`. */
  form: readonly FormPart[] | null;
  /** The shell command that repeats a request which no `curl` can send; it was written byte by byte. */
  show?: string;
}

/** A request and what came back. */
export interface Exchange {
  /** From 1, in the order of sending. */
  number: number;
  /** The check that asked, as in `D05`. */
  check: string;
  /** The operation that was meant; null for addresses and methods outside of the contract. */
  operation: Operation | null;
  request: SentRequest;
  /** 0 where no answer came. */
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** The body as JSON; undefined where it is none. */
  json: unknown;
  /** From the first byte sent to the last received, ms. */
  ms: number;
  /** Why no answer came. */
  failure: string | null;
  /** Unix time, ms. */
  at: number;
}

/** The `data` of an answer's envelope. */
export function dataOf<T = Record<string, unknown>>(exchange: Exchange): T | undefined {
  return (exchange.json as { data?: T } | null | undefined)?.data;
}

/** The message of an answer's envelope; empty where it has none. */
export function messageOf({ json }: Pick<Exchange, 'json'>): string {
  const message = (json as { message?: unknown } | null | undefined)?.message;
  return typeof message === 'string' ? message : '';
}

/** @returns undefined for what is no JSON */
export function parseJson(body: Buffer): unknown {
  if (body.length === 0) return undefined;
  try {
    return JSON.parse(body.toString('utf8')) as unknown;
  } catch {
    return undefined;
  }
}
