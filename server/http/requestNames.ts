import type { IncomingMessage } from 'node:http';
import { fromProxies } from '../network';

const REQUEST_ID = /^[\w.:+/=-]{1,128}$/;
/** W3C Trace Context, 3.2: version, trace, the caller's span, flags; more may follow in later versions. */
const TRACEPARENT = /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-[0-9a-f]{2}(?:$|-)/;

/** Under which names a request goes in the logs of those before this server. */
export interface NamesOfProxies {
  /** `X-Request-Id`; null where there is none to be believed. */
  requestId: (request: IncomingMessage) => string | null;
  /** Of `traceparent`. */
  trace: (request: IncomingMessage) => { trace_id: string; span_id: string } | undefined;
}

/** Takes names from proxies that are trusted; anybody else could write into the log what he wants. */
export function namesOfProxies(trustProxy: boolean | string[]): NamesOfProxies {
  const isTrusted = fromProxies(trustProxy);
  const said = (request: IncomingMessage, name: string) => {
    const value = request.headers[name];
    return typeof value === 'string' && isTrusted(request) ? value : '';
  };
  return {
    requestId: (request) => REQUEST_ID.exec(said(request, 'x-request-id'))?.[0] ?? null,
    trace: (request) => {
      const [, trace_id, span_id] = TRACEPARENT.exec(said(request, 'traceparent')) ?? [];
      return trace_id && span_id ? { trace_id, span_id } : undefined;
    },
  };
}
