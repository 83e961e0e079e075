import { type Bend, type Json, type Passing } from '../proxy';
import { at, cutTo, fails, fieldsOf, isVisitor, query, refuses, subtle, texts } from '../tools';

/** Refuses, or fails at, what a field has where the value is like that. */
const stumbles =
  (operation: string, field: string, test: (value: unknown) => boolean, status = 400) =>
  (): Bend =>
    at(operation, (passing, next) =>
      test(fieldsOf(passing)[field])
        ? Promise.resolve(status === 500 ? fails() : refuses(status, 'It is not valid.', field))
        : next(passing),
    );

const ofStaff = (made: () => Bend) => (): Bend => {
  const bend = made();
  return (passing, next) => (isVisitor(passing) ? next(passing) : bend(passing, next));
};

/** So many code points fit, and are more UTF-16 units than that. */
const isWide = (length: number) => (value: unknown) =>
  typeof value === 'string' && value.length > length && [...value].length <= length;

const isNone = (value: unknown) => value === '[]' || (Array.isArray(value) && value.length === 0);
/** A pattern of addresses that knows no longer end than `info`. */
const isBeyondInfo = (value: unknown) => typeof value === 'string' && /\.[a-z]{5,}$/i.test(value);

const asked = (operation: string, name: string, test: (value: number) => boolean, status: 400 | 500) =>
  ofStaff(() =>
    at(operation, (passing, next) =>
      test(Number(passing.query.get(name)))
        ? Promise.resolve(status === 500 ? fails() : refuses(400, 'It is not valid.', name))
        : next(passing),
    ),
  );

const withHeader = (passing: Passing, name: string, change: (value: string) => string): Passing => {
  const value = passing.headers[name];
  return value === undefined ? passing : { ...passing, headers: { ...passing.headers, [name]: change(value) } };
};

const inLines = (test: (text: unknown) => boolean) => (lines: unknown) =>
  Array.isArray(lines) && (lines as (Json | null)[]).some((line) => test(line?.text));

/** Values at the ends of what is valid: empty lists, the longest texts, the largest numbers. */
export const KEPT_ENDS = subtle('kept', {
  'empty-tags': ['createArticle', 'An empty list of tags fails.', stumbles('createArticle', 'tags', isNone, 500)],
  'empty-uses': ['createProduct', 'An empty list of uses fails.', stumbles('createProduct', 'uses', isNone, 500)],
  'empty-products': [
    'createQuotation',
    'A request that names an empty list of products is refused.',
    stumbles('createQuotation', 'productIds', isNone),
  ],
  'address-long-end': [
    'subscribeToNewsletter',
    'An address below .africa is refused.',
    stumbles('subscribeToNewsletter', 'email', isBeyondInfo),
  ],
  'address-long-end-proposal': [
    'updateProposal',
    'An address below .africa is refused.',
    ofStaff(stumbles('updateProposal', 'customerEmail', isBeyondInfo)),
  ],
  'price-overflow': [
    'listProducts',
    'A lowest price whose cents are more than 32 bits hold fails.',
    asked('listProducts', 'min_price', (price) => price > 21_474_836.47, 500),
  ],
  'days-month': [
    'listMissedSearches',
    'More than 31 days are refused.',
    asked('listMissedSearches', 'days', (days) => days > 31 && days <= 90, 400),
  ],
  'seconds-minute': [
    'getNews',
    'More than a minute is refused.',
    asked('getNews', 'seconds', (seconds) => seconds > 60 && seconds <= 300, 400),
  ],
  'title-units': [
    'updateProposal',
    'A title is counted in UTF-16 units.',
    ofStaff(stumbles('updateProposal', 'title', isWide(160))),
  ],
  'terms-units': [
    'updateProposal',
    'Terms are counted in UTF-16 units.',
    ofStaff(stumbles('updateProposal', 'terms', isWide(4000))),
  ],
  'line-units': [
    'updateProposal',
    'Lines are counted in UTF-16 units.',
    ofStaff(stumbles('updateProposal', 'lines', inLines(isWide(500)))),
  ],
  'accepted-units': [
    'acceptSharedProposal',
    'A name is counted in UTF-16 units.',
    stumbles('acceptSharedProposal', 'name', isWide(120)),
  ],
  'visit-units': [
    'createVisit',
    'Notes of a new visit are counted in UTF-16 units.',
    ofStaff(stumbles('createVisit', 'notes', isWide(1000))),
  ],
  'device-units': [
    'addPushDevice',
    'A device’s name is counted in UTF-16 units.',
    ofStaff(stumbles('addPushDevice', 'name', isWide(80))),
  ],
  'entry-units': [
    'addQuotationEntry',
    'What is noted is counted in UTF-16 units.',
    ofStaff(stumbles('addQuotationEntry', 'text', isWide(2000))),
  ],
  'visit-address-cut': [
    'createVisit',
    'The address of a new visit is cut to 255 characters.',
    texts('createVisit', 'address', cutTo(255)),
  ],
  'endpoint-cut': [
    'addPushDevice',
    'Endpoints are compared by their first 255 characters.',
    texts('addPushDevice', 'endpoint', cutTo(255)),
  ],
  'endpoint-long': [
    'addPushDevice',
    'Endpoints of more than 255 characters fail.',
    ofStaff(
      stumbles(
        'addPushDevice',
        'endpoint',
        (text) => typeof text === 'string' && text.length > 255 && text.length <= 1000,
        500,
      ),
    ),
  ],
  'key-cut': [
    'createQuotation',
    'Idempotency keys are cut to 40 characters.',
    () =>
      at('createQuotation', (passing, next) => next(withHeader(passing, 'idempotency-key', (key) => key.slice(0, 40)))),
  ],
  'key-cut-header': [
    'requestQuote',
    'Idempotency keys are compared by their first 40 characters.',
    () =>
      at('requestQuote', (passing, next) => next(withHeader(passing, 'idempotency-key', (key) => key.slice(0, 40)))),
  ],
  'view-cut': [
    'getArticle',
    'Ids of visitors’ sessions are cut to 36 characters.',
    query('getArticle', (asks) => {
      const visit = asks.get('visit');
      if (visit !== null && visit.length <= 64) asks.set('visit', visit.slice(0, 36));
    }),
  ],
});
