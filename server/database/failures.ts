import { constants } from 'node:os';
import { types } from 'node:util';
import { DrizzleQueryError } from 'drizzle-orm';

/**
 * PostgreSQL's classes for "cannot serve now": connection, account or database refused, resources (disk, memory,
 * connections), operator intervention.
 */
const UNAVAILABLE_CLASS = /^(08|28|3D|53|57|58)/;
/**
 * Lock not available, a database that takes no connections, serialization failure, deadlock, and a standby after a
 * failover: a new try may succeed. 42501 is no right: to a file, where its disk was made read-only, or to a table.
 */
const PASSING_CODES = new Set(['55P03', '55000', '40001', '40P01', '25006', '25P03', '25P04', '42501']);
const SYSTEM_CODES = new Set([
  // Whoever is asked is away, or the network to it.
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'ETIMEDOUT', 'EPIPE', 'EPROTO', 'EADDRNOTAVAIL'],
  ...['EHOSTUNREACH', 'EHOSTDOWN', 'ENETUNREACH', 'ENETDOWN', 'ENOTFOUND', 'EAI_AGAIN', 'EAI_FAIL', 'EAI_NODATA'],
  // Nothing is left: room, descriptors, memory.
  ...['ENOSPC', 'EFBIG', 'EMFILE', 'ENFILE', 'ENOMEM', 'EAGAIN', 'EBUSY', 'ENOBUFS'],
  // A disk that fails or was made read-only, a folder whose rights are wrong, a share whose server began anew.
  ...['EROFS', 'EIO', 'EACCES', 'EPERM', 'ESTALE'],
  // A disk that is not mounted: what may be missing is looked for with care where it is read.
  ...['ENOENT', 'ENOTDIR'],
]);
/** A certificate that ended or is not believed, and whatever else TLS ends with, in the words of Node and OpenSSL. */
const TLS_CODES =
  /^(ERR_TLS_|ERR_SSL_|CERT_|CRL_|SELF_SIGNED_|DEPTH_ZERO_|UNABLE_TO_|INVALID_(CA|PURPOSE)$|PATH_LENGTH_EXCEEDED$|HOSTNAME_MISMATCH$)/;
/** A quota that is used up is an error that Node has no name for. */
const QUOTA = -constants.errno.EDQUOT;
/** node-postgres and its pool throw these without a code. */
const DRIVER_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed|The server does not support SSL|There was an error establishing an SSL|Cannot use a pool after calling end)/;

/** Whether a failure means that the database or the disk cannot serve for now, rather than a defect: 503, not 500. */
export function isUnavailable(error: unknown): boolean {
  if (!isError(error)) return false;
  const code = codeOf(error);
  if (
    code !== undefined &&
    (UNAVAILABLE_CLASS.test(code) || PASSING_CODES.has(code) || SYSTEM_CODES.has(code) || TLS_CODES.test(code))
  )
    return true;
  if ('errno' in error && error.errno === QUOTA) return true;
  // Drizzle and Node wrap the failure that counts.
  return DRIVER_MESSAGES.test(error.message) || isUnavailable(error.cause) || isUnavailable(firstOf(error));
}

/** Why something cannot serve, in the words of the database or the system: Drizzle's repeat a statement and its values. */
export function reasonOf(error: unknown): string {
  if (!isError(error)) return String(error);
  if (error instanceof DrizzleQueryError) return reasonOf(error.cause);
  // A name with several addresses says nothing in its own message.
  return error instanceof AggregateError ? error.errors.map(String).join(', ') : error.message || error.name;
}

/** Errors made with `new`, those of other realms too (Jest has one), and those that only inherit (Fastify's). */
export function isError(value: unknown): value is Error {
  return value instanceof Error || types.isNativeError(value);
}

/** The SQLSTATE or system code of an error or of what it wraps. */
export function failureCode(error: unknown): string | undefined {
  if (!isError(error)) return undefined;
  return codeOf(error) ?? failureCode(error.cause);
}

function codeOf(error: Error): string | undefined {
  return 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** A name with several addresses fails as a list of failures. */
const firstOf = (error: Error): unknown =>
  'errors' in error && Array.isArray(error.errors) ? error.errors[0] : undefined;
