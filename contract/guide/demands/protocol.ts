import { demand, type Demands } from './demand';

/** Group A: protocol and shape. */
export const PROTOCOL: Demands = {
  A01: demand(
    ['createTag', 201],
    'The call is not there yet, or under another path: the router answers 404.',
    'A framework has statuses of its own (422 for a field, 403 for a session): map them to 400 and 401.',
    'A redirect (301, 308) stands in front, for a slash or for https.',
  ),
  A02: demand(
    ['createTag', 201],
    'A valid request is refused: read the message that came with it.',
    'A create answers 200, or a change 201 or 204.',
    'A record that the request refers to was not kept by the call before.',
  ),
  A03: demand(
    ['createTag', 400],
    'Input reaches the database or a parser unchecked, which throws.',
    'A handler throws for what is not there, where it should answer 404.',
    'A worker is blocked or its pool is used up, so that the answer comes too late.',
  ),
  A04: demand(
    ['createTag', 400],
    'The error page of the framework or of a proxy is HTML.',
    'A 405 has no Allow, a 429 or 503 no Retry-After.',
    'A body is sent with 204, or none with 200.',
  ),
  A05: demand(
    ['getProduct', 200],
    'A field is missing where it is null: the serializer leaves nulls out.',
    'A number is sent where the contract has a text (amounts, ids), or the other way round.',
    'A time has no offset, or a blank in place of the T.',
  ),
  A06: demand(
    ['createTag', 400],
    'Errors of the framework bypass the handler that makes the envelope.',
    '`data` of an error is a list, or has lists in place of texts.',
    '`success` is a text or is missing, or the message is empty.',
  ),
  A07: demand(
    ['getProduct', 200],
    'The column or the serializer is a floating-point number.',
    'A parser takes more than the pattern: 1e3, blanks, NaN.',
    'The amount is rounded or cut when it is kept.',
  ),
  A08: demand(
    ['getProduct', 200],
    'The id is the number of the database.',
    'List and single read use other views of a record.',
    '`category_id` and `category.id` come from different joins.',
  ),
  A09: demand(
    ['getProduct', 200],
    'The offset is thrown away, or taken for the server’s own zone.',
    'The column has no zone, and the driver adds one.',
    'updatedAt is not moved, or comes from another clock.',
  ),
  A10: demand(
    ['getTag', 404],
    'The framework’s own page for unknown addresses.',
    'A catch-all route answers the site’s HTML below the API too.',
    'What asks for a session stands before the router: 401 to visitors.',
  ),
  A11: demand(
    ['getTag', 404],
    'The router answers 404 or 500 without Allow.',
    'Allow names the methods of the whole server.',
    'A method override or a catch-all lets the method through.',
  ),
  A12: demand(
    ['listTags', 200],
    'A handler for GET writes its body for HEAD too.',
    'HEAD goes to a handler of its own, with other headers.',
    'HEAD counts a view or needs a session where GET does not.',
  ),
  A13: demand(
    ['listProducts', 200],
    'List and single record are put together in two places.',
    'The list is cached.',
    'A join of the list loses or doubles something.',
  ),
  A14: demand(
    ['getProfile', 200],
    'The whole row is sent instead of the fields of the contract.',
    'A relation (author, user) is sent along with all it has.',
    'The library of the database adds fields of its own.',
  ),
  A15: demand(
    ['getCapabilities', 200],
    'A name is listed before the call is there.',
    'A parameter is named without each of its values.',
    'The answer depends on the session, or what asks for one stands before the router.',
  ),
  A16: demand(
    ['listTags', 200],
    'Content negotiation answers HTML or XML, or 406, to what the framework takes for another wish.',
    'A header or parameter for overriding the method is on (X-HTTP-Method-Override, _method), or query and body are read as one.',
    'A call without a body wants one, or refuses an empty one by its Content-Type.',
  ),
  A17: demand(
    ['listArticles', 200],
    'A join with tags, pictures or products makes a row of each, and what has several is listed as often.',
    'Rows of a join are counted in place of records.',
    'An answer is put together of several questions, whose results are not made one.',
  ),
};
