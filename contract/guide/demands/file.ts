import { demand, type Demands } from './demand';

/** Group H: the contract file, and signing in before any check. */
export const FILE: Demands = {
  H01: demand(
    ['listTags', 200],
    'The file is another contract, or an older one.',
    'It was changed by hand.',
    'A reference leads to another file.',
  ),
  H03: demand(
    ['signIn', 200],
    'The account is not there on this server.',
    'The answer has the token in an object, not as `data` itself.',
    'The base address misses the version prefix.',
  ),
};
