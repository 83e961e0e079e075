import { demand, type Demands } from './demand';

/** Group C: who may do what, and what no answer tells. */
export const ACCESS: Demands = {
  C01: demand(
    ['createTag', 401],
    'The path is open: sessions are asked for route by route, and this one was forgotten.',
    'The message or the status (403) is the framework’s.',
    'The session is looked at after the work was done.',
  ),
  C02: demand(
    ['getProfile', 401],
    'The token is decoded and its signature not verified, or `alg: none` taken.',
    'A session that has ended is still in a cache.',
    'The token is looked for in the text of the header, wherever it is.',
  ),
  C03: demand(
    ['updateTag', 401],
    'Validation runs before the session is looked at.',
    'The record is loaded first, and 404 is answered.',
    'The body is parsed first, and 400 or 415 is answered.',
  ),
  C04: demand(
    ['listProducts', 200],
    'Everything is protected by default, and this call was not let out.',
    'A token that is not valid is taken for none, where staff see more.',
    'The header is judged where no session is taken at all.',
  ),
  C05: demand(
    ['signIn', 200],
    'An unknown account is answered before a hash is worked out.',
    'The address is compared with its case, or the phone is not looked at.',
    'The answer says which of the two was wrong, or has 401.',
  ),
  C06: demand(
    ['signIn', 200],
    'The token is a counter, a time or an id.',
    'The token is the e-mail address in Base64.',
    'The random numbers are not made for secrets.',
  ),
  C07: demand(
    ['getProfile', 200],
    'What was sent is repeated in the message of an error.',
    'The row of the account is sent as a whole.',
    'The list of sessions shows the tokens.',
  ),
  C08: demand(
    ['createTag', 500],
    'The message of the exception is the message of the answer.',
    'The framework runs in its mode for developers.',
    'The database’s message about a constraint is passed on.',
  ),
  C09: demand(
    ['getProfile', 200],
    'No Cache-Control is set at all.',
    'One header for everything, made for pictures.',
    'A proxy in front sets its own.',
  ),
  C10: demand(
    ['updateProfile', 200],
    'An empty middle name is kept as an empty text.',
    'The profile is read from the token, and not anew.',
    'A missing middle name keeps the former one.',
  ),
  C11: demand(
    ['updateEmail', 200],
    'The session is bound to the address, and ends.',
    'The old address stays beside the new one.',
    'An address that another account has is 500 by the unique key.',
  ),
  C12: demand(
    ['updatePassword', 200],
    'The session that asked ends with the others.',
    'The other sessions go on: tokens that are only signed cannot be ended.',
    'The current password is not looked at, a wrong one is 401, or a rule of strength is asked first.',
  ),
  C13: demand(
    ['signIn', 429],
    'Nothing counts the tries.',
    'The account is locked instead, so that its owner cannot sign in.',
    'Retry-After is missing, or too short.',
  ),
  C14: demand(
    ['listSessions', 200],
    'Sessions that ended are still listed.',
    'The time of the last use is not written.',
    'A token that is only signed cannot be ended.',
  ),
  C15: demand(
    ['getSecondFactor', 200],
    'A code is taken twice within its 30 seconds.',
    'The factor is on before a code was confirmed.',
    'The clock of the server is off.',
  ),
  C18: demand(
    ['getProfile', 401],
    'A library looks for the token in the query and in other headers too.',
    'The path is compared as it was sent, and routed as it is meant.',
    'The rule for sessions names paths one by one.',
  ),
};
