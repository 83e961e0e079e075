import { requestOf, type CallOptions } from '../../server/testing/caller';
import { DEMO_ACCOUNT, type Account } from './builtServer';

/** An answer over the wire. */
export interface Reply {
  status: number;
  headers: Headers;
  text: string;
  /** Of the envelope; undefined where the body is none. */
  message: string | undefined;
  data: unknown;
}

/** Calls an operation of the contract by its name. @throws Error when the connection breaks or nothing comes in time */
export type Caller = (operationId: string, options?: Omit<CallOptions, 'beforeBody'>) => Promise<Reply>;

/** Longest wait for an answer, ms: a promise of the shop is kept or broken long before. */
const PATIENCE_MS = 30_000;

/** Calls a running server as a visitor, or with a session's token. */
export function callerOf(origin: string, token?: string): Caller {
  return async (operationId, options) => {
    const { method, url, headers, payload } = await requestOf(operationId, options, token);
    const answer = await fetch(origin + url, {
      method,
      headers,
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(payload !== undefined && { body: typeof payload === 'string' ? payload : new Uint8Array(payload) }),
    });
    return replyOf(answer.status, answer.headers, await answer.text());
  };
}

export const replyOf = (status: number, headers: Headers, text: string): Reply => ({
  status,
  headers,
  text,
  ...envelopeOf(text),
});

function envelopeOf(text: string): Pick<Reply, 'message' | 'data'> {
  try {
    const { message, data } = JSON.parse(text) as { message?: unknown; data?: unknown };
    return { message: typeof message === 'string' ? message : undefined, data };
  } catch {
    return { message: undefined, data: undefined };
  }
}

/** A session of the demo shop's staff. @returns its token */
export async function signIn(origin: string, account: Account = DEMO_ACCOUNT): Promise<string> {
  const { status, data, text } = await callerOf(origin)('signIn', {
    body: { emailOrPhone: account.user, password: account.password },
  });
  if (status !== 200 || typeof data !== 'string') throw new Error(`Sign-in failed: ${status} ${text.slice(0, 200)}`);
  return data;
}
