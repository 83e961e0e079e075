import type { IncomingMessage } from 'node:http';

/** Who is signed in on a request; found from the bearer token alone, never from a cookie. */
export interface Session {
  userId: string;
  /** SHA-256 of the token, the key of its row in `sessions`. */
  tokenHash: string;
}

/** One file part of a multipart request, already within the limits of count and size. */
export interface UploadedFile {
  /** Contract name of the part, `image_url`. */
  field: string;
  bytes: Buffer;
  /** Aborts when whoever sent it goes away before the answer. */
  sender?: AbortSignal;
}

/** How often a header was sent; Node keeps one line of several of which there may be one alone. */
export function linesOf({ rawHeaders }: IncomingMessage, name: string): number {
  return rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === name).length;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Null without a token on operations where a session is optional or absent. */
    session: Session | null;
    /** File parts of a multipart body in the order sent; empty otherwise. */
    files: readonly UploadedFile[];
    /** Set by a handler that counts: its answer is not given again from memory. */
    isCounted: boolean;
  }
}
