import { demand, type Demands } from './demand';

/** Group B: what is refused and what is taken. */
export const INPUT: Demands = {
  B01: demand(
    ['createTag', 400],
    'The parser’s exception becomes 500, or an answer without the envelope.',
    'The parser replaces what is no UTF-8, or takes a lone surrogate.',
    'A body that cannot be parsed is taken for an empty one.',
  ),
  B02: demand(
    ['createTag', 415],
    'The framework parses whatever comes.',
    'The header is compared to the letter, with charset and case.',
    'Another encoding is read as UTF-8.',
  ),
  B03: demand(
    ['createTag', 400],
    'null or a list reaches code that reads its fields.',
    'A list of one is taken for its member.',
    'A text that is JSON itself is parsed again.',
  ),
  B04: demand(
    ['createTag', 400],
    'A missing field gets a default, or an empty text.',
    'An empty body skips the validation.',
    'An update without a field is taken, although one is due.',
  ),
  B05: demand(
    ['updateProduct', 400],
    'The framework converts types silently ("1" to 1, 1 to true).',
    'null is taken for a missing field.',
    'A list is taken for its first member.',
  ),
  B06: demand(
    ['createTag', 400],
    'The bound stands in the database alone, and is 500 there, or cuts the text.',
    'Lengths count bytes or UTF-16 units.',
    'A pattern is searched for instead of matched from end to end; `$` matches before a last line end.',
  ),
  B07: demand(
    ['createTag', 201],
    'Lengths count bytes or UTF-16 units, so that emoji are too long; a limit for whole bodies is lower than the longest text.',
    'An optional field has to be there, or must not be empty.',
    '`0` is taken for nothing (PHP’s `empty`), `null` and `true` in a form for what they say, `007.50` for a number.',
  ),
  B08: demand(
    ['commentOnArticle', 400],
    'Only the empty text is refused.',
    'Trimming knows blanks and tabs, but no zero-width or no-break characters.',
    'The text is trimmed after it was validated.',
  ),
  B09: demand(
    ['getTag', 404],
    'The id is converted to a number, which throws or cuts a tail off.',
    'The path is decoded twice, or not at all.',
    'A null byte or an overlong id reaches the database.',
  ),
  B10: demand(
    ['listProducts', 400],
    'The number is parsed leniently (parseInt): abc, 1.5 and -1 become something.',
    'A large page overflows the offset.',
    'A parameter that comes twice is a list, which fails later.',
  ),
  B11: demand(
    ['commentOnArticle', 201],
    'Texts are trimmed, normalized or escaped on the way in.',
    'The column or the connection is not four-byte UTF-8.',
    'Tags are stripped where the text should be escaped when it is shown.',
  ),
  B12: demand(
    ['updateProduct', 400],
    'The body is given to the record as a whole.',
    'Unknown fields are passed over instead of refused.',
    'A form is read without a list of its fields.',
  ),
  B13: demand(
    ['createTag', 400],
    'A deep merge writes into the prototype.',
    'Fields are looked up in an object that inherits some.',
    'A parser drops these names instead of refusing them.',
  ),
  B14: demand(
    ['signIn', 400],
    'The value goes into a query without a look at its type.',
    'The query parser makes objects of brackets.',
    'Types are converted, so that an object becomes a text.',
  ),
  B15: demand(
    ['createTag', 413],
    'There is no limit, or it is met after everything was read.',
    'The connection is cut before the answer is out.',
    'The parser’s error becomes 500.',
  ),
  B16: demand(
    ['createArticle', 400],
    'The violated foreign key becomes 500.',
    'The reference is not looked at, and kept or dropped.',
    'An id of another form (uuid, number) fails when it is read.',
  ),
  B17: demand(
    ['createAdvertisement', 400],
    'The parser takes what is no date, or rolls 31 February over.',
    'Two times are compared as texts, or without their offsets.',
    'A date alone is taken for midnight somewhere.',
  ),
  B18: demand(
    ['rateProduct', 400],
    '4.5 is rounded, "5" is converted.',
    'null or a missing rating becomes 0.',
    'The bound stands in the database alone.',
  ),
  B19: demand(
    ['createTag', 400],
    'Fields are named as in the database or in the code.',
    '`data` is missing, or is a text.',
    'Only the first of the faults is told under a general name.',
  ),
  B20: demand(
    ['commentOnArticle', 201],
    'A character has a meaning somewhere on the way: %, \\, quotes, <.',
    'The encoding of the connection or column is not four-byte UTF-8.',
    'Texts are normalized or trimmed.',
  ),
  B21: demand(
    ['getTag', 404],
    'The id is read as a number, which cuts off what stands behind it.',
    'The database compares without regard to case, or to blanks at the end.',
    'A file ending or a slash is taken off the path before it is read.',
  ),
  B22: demand(
    ['updateVisit', 400],
    'The record is read, and its state looked at, before the body is validated.',
    'If-Match or a version is compared in a filter that stands before the validation.',
    'What cannot be changed any more is refused in the model, whose rules run first.',
  ),
};
