import { demand, type Demands } from './demand';

/** Group E: what browsers ask of a server whose pages are of another origin (CORS). */
export const BROWSER: Demands = {
  E01: demand(
    ['createTag', 201],
    'The router answers 404 or 405 before the CORS headers come.',
    'OPTIONS needs a session.',
    'Idempotency-Key or If-Match is missing among the headers that are let through.',
  ),
  E02: demand(
    ['listTags', 200],
    'Credentials are not allowed.',
    'The origin is `*`, which browsers refuse together with credentials.',
    'The headers stand on preflights alone.',
  ),
  E03: demand(
    ['createTag', 400],
    'The handler of errors makes an answer of its own, without the headers.',
    'A proxy answers 413 or 404 itself.',
    'The headers are added at the end of a chain that the error has left.',
  ),
  E04: demand(
    ['listTags', 200],
    'Whatever origin asks is answered back.',
    'The origin is compared by its beginning or end, or by its host alone.',
    'null is let in.',
  ),
  E05: demand(
    ['listTags', 200],
    'The default of the CORS library, with credentials switched on.',
    'Two places set the header.',
    'A proxy adds `*`.',
  ),
  E06: demand(
    ['listTags', 200],
    'Failures are answered by another part of the server, which does not set it.',
    'Another Vary overwrites it.',
    'A cache in front drops it.',
  ),
};
