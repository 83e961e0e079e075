import { demand, type Demands } from './demand';

/** Group Z: what a run must leave as it was. */
export const TRACES: Demands = {
  Z01: demand(
    ['updateProduct', 200],
    'The condition of an update or delete is too wide.',
    'Somebody else works on this server.',
    'A count or time of all records is written.',
  ),
  Z02: demand(
    ['deleteProduct', 200],
    'A delete answers 200 and does nothing.',
    'A foreign key forbids it.',
    'The session ended before the clean-up.',
  ),
  Z03: demand(
    ['createProduct', 400],
    'The record is written before its fields or pictures were looked at.',
    'The write is not in a transaction.',
    'An answer got lost, but the record was kept.',
  ),
};
