/** One entry of the envelope's `errors` list (openapi.yaml, components/schemas/Error). */
export interface FieldError {
  /** Contract name of the field, or `body`. */
  path: string;
  msg: string;
}

/**
 * A failure meant for the client: becomes `{success: false, message, data?, errors?}` with `status`.
 * Whatever else is thrown answers 500 (or 503 when the database is away) and is logged.
 */
export class ApiError extends Error {
  /**
   * @param status HTTP status, one that the operation documents
   * @param message shown to the person as it is
   * @param data one message for each contract field that is at fault
   * @param errors the same as a list; made from `data` when left out
   * @param headers extra response headers, such as `Retry-After`
   */
  constructor(
    readonly status: number,
    message: string,
    readonly data?: Readonly<Record<string, string>>,
    readonly errors: readonly FieldError[] | undefined = data && fieldErrors(data),
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.name = 'ApiError';
  }
}

function fieldErrors(data: Readonly<Record<string, string>>): FieldError[] {
  return Object.entries(data).map(([path, msg]) => ({ path, msg }));
}

/** Clients recognise exactly this text and end the session (docs/product.md, 9.2). */
const NOT_AUTHORIZED = 'Request is not authorized';

export function unauthorized(): ApiError {
  return new ApiError(401, NOT_AUTHORIZED);
}

/** @param what names the missing thing in the message, for example `Product` */
export function notFound(what: string): ApiError {
  return new ApiError(404, `${what} not found.`);
}

/** Input that the contract's schema cannot refuse by itself, such as an unknown category. */
export function invalid(data: Readonly<Record<string, string>>): ApiError {
  return new ApiError(400, Object.values(data)[0] ?? 'The request is not valid.', data);
}

/** @param field the contract field whose value is already taken */
export function conflict(field: string, message: string): ApiError {
  return new ApiError(409, message, { [field]: message });
}

/** The record is not as it was read (openapi.yaml, ChangedMeanwhile). */
export function changedMeanwhile(): ApiError {
  return new ApiError(412, 'This record was changed by somebody else meanwhile.');
}

/** @param seconds whole seconds after which a new try makes sense */
export function tooManyRequests(seconds: number): ApiError {
  return new ApiError(429, 'Too many requests. Please try again in a moment.', undefined, undefined, {
    'retry-after': String(seconds),
  });
}

/** The server cannot answer for now: database away, disk full or too much waiting already. */
export function unavailable(seconds = 2): ApiError {
  return new ApiError(
    503,
    'The service is not available for the moment. Please try again shortly.',
    undefined,
    undefined,
    { 'retry-after': String(seconds) },
  );
}
