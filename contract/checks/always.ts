import type { Check } from './check';

/** What a check demands, without how it is done. */
export type Rule = Omit<Check, 'run' | 'shared'>;

/** What every answer and every run is judged by, whichever check asked (run/judge.ts, run/run.ts). */
export const ALWAYS: readonly Rule[] = [
  {
    id: 'A01',
    name: 'status-documented',
    reach: 'read',
    rule: 'Every answer has a status that its operation documents. A request that is broken as HTTP may also get 400, 404, 405, 408, 413, 414, 415, 417 or 431.',
  },
  {
    id: 'A02',
    name: 'status-exact',
    reach: 'own',
    rule: 'A valid request gets the one 2xx that its operation documents.',
  },
  {
    id: 'A03',
    name: 'no-server-error',
    reach: 'read',
    rule: 'No request makes the server fail: no 5xx, no connection that is closed without an answer, no answer that takes longer than --timeout.',
  },
  {
    id: 'A04',
    name: 'content-type',
    reach: 'read',
    rule: 'An answer has the media type that is documented for its status (upper and lower case do not matter; a charset, where there is one, is UTF-8), a body that can be parsed, and the headers that its status requires.',
  },
  {
    id: 'A05',
    name: 'schema',
    reach: 'read',
    rule: 'The body of an answer, errors included, is valid against the schema of its status. More fields than documented are allowed.',
  },
  {
    id: 'A06',
    name: 'envelope',
    reach: 'read',
    rule: 'Every body is an object with success (true for 2xx, else false) and a message that is not blank; data of an error maps names of fields to texts.',
  },
  {
    id: 'A14',
    name: 'secret-fields',
    reach: 'read',
    rule: 'No answer has a field that holds a password, its hash, a salt, a token or what a database library adds (__v).',
  },
  {
    id: 'A17',
    name: 'once',
    reach: 'read',
    rule: 'A list has each record once, whatever it was asked for by, and however many tags, pictures or products the record has.',
  },
  {
    id: 'C07',
    name: 'secret-leak',
    reach: 'read',
    rule: 'No answer, headers included, repeats a password or a token; only the answer to the sign-in has the token.',
  },
  {
    id: 'C08',
    name: 'inside-leak',
    reach: 'read',
    rule: 'No error tells of the inside of the server: no stack trace, no path on its disk, no words of its database.',
  },
  { id: 'H03', name: 'sign-in', reach: 'read', rule: 'Signing in with the account that was given answers a token.' },
  {
    id: 'Z01',
    name: 'foreign-data',
    reach: 'own',
    rule: 'Records that the kit did not make are after the run as they were before it.',
  },
  {
    id: 'Z02',
    name: 'clean-up',
    reach: 'own',
    rule: 'Everything that the kit made can be deleted again, and is gone then.',
  },
  {
    id: 'Z03',
    name: 'refused-keeps-nothing',
    reach: 'own',
    rule: 'A create that was refused, or got no answer, keeps nothing.',
  },
];
