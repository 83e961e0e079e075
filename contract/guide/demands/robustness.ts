import { demand, type Demands } from './demand';

/** Group G: what a server must stand. */
export const ROBUSTNESS: Demands = {
  G01: demand(
    ['listTags', 200],
    'A worker hangs in what a request before it began.',
    'The pool of connections is used up.',
    'Memory or files run out.',
  ),
  G02: demand(
    ['listProducts', 200],
    'A query for each record of a list.',
    'An index is missing.',
    'The hash of passwords costs too much.',
  ),
  G03: demand(
    ['listTags', 400],
    'The HTTP library’s error is not handled, and becomes 500.',
    'A proxy waits for what does not come.',
    'A chunked body is not read.',
  ),
  G04: demand(
    ['listTags', 200],
    'Accept-Encoding is not looked at, or q=0 passed over.',
    'Content-Encoding is missing, or stands twice.',
    'Content-Length is that of the other form.',
  ),
  G05: demand(
    ['listTags', 200],
    'Content-Length counts characters, not bytes.',
    'Something is written after the end of an answer.',
    'A body that was not read is taken for the next request.',
  ),
  G06: demand(
    ['listTags', 200],
    'A process or thread for each connection, and few of them.',
    'There is no time limit for the head of a request.',
    'The limit of open connections is low.',
  ),
  G07: demand(
    ['listTags', 200],
    'The ETag is made of the time in seconds, or of a part of the answer.',
    'Visitors and staff share one.',
    'The tag is compared before the session is looked at.',
  ),
  G08: demand(
    ['commentOnArticle', 201],
    'Each piece is decoded by itself, so that a cut character is lost.',
    'Only the first piece is read.',
    'A slow sender is given up too early.',
  ),
};
