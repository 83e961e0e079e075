import { dayInKenya } from '../../../fixtures/minimal/days';
import type { Json } from '../proxy';
import { at, dataOf, isVisitor, reads, rows, rowsIn, showing, shown, subtle } from '../tools';
import { reworded, searchIn, words } from './tools';

/** What staff search: requests, quotations, and what visitors searched in vain. */
export const SEARCH_STAFF = subtle('search', {
  'inbox-no-phone': [
    'listQuotations',
    'The inbox is not searched by phone.',
    searchIn('listQuotations', 'clients_name', 'clients_email', 'clients_note'),
  ],
  'inbox-phone-as-written': [
    'listQuotations',
    'A phone number is found only as it was written.',
    searchIn('listQuotations', 'clients_name', 'clients_phone', 'clients_email', 'clients_note'),
  ],
  'inbox-phone-at-home': [
    'listQuotations',
    'A phone number that begins with 254 is not looked for with a zero.',
    rows('listQuotations', (all, { query }) =>
      all.filter(
        ({ clients_phone: phone }) => !/ 0[17]/.test(query.get('search') ?? '') || !String(phone).includes('254'),
      ),
    ),
  ],
  'inbox-no-address': [
    'listQuotations',
    'The inbox is not searched by address.',
    searchIn('listQuotations', 'clients_name', 'clients_phone', 'clients_note'),
  ],
  'inbox-any-word': [
    'listQuotations',
    'One of the words is enough, in the inbox.',
    reworded('listQuotations', (search) => search.split(/\s+/).find((word) => word.startsWith('ck-')) ?? search),
  ],
  'inbox-wildcard': [
    'listQuotations',
    'A percent sign in a search of the inbox stands for anything.',
    reworded('listQuotations', (search) =>
      search
        .split(/\s+/)
        .filter((word) => !word.includes('%'))
        .join(' '),
    ),
  ],
  'missed-rare-first': [
    'listMissedSearches',
    'What was missed least often stands first.',
    showing('listMissedSearches', (data) => void rowsIn(data, 'searches').reverse()),
  ],
  'missed-day-before': [
    'listMissedSearches',
    'What was missed last is told with the day before.',
    showing('listMissedSearches', (data) => {
      const yesterday = dayInKenya(-1);
      for (const search of rowsIn(data, 'searches')) search.lastDate = yesterday;
    }),
  ],
  'missed-capitals': [
    'listProducts',
    'Words in capitals are counted with one word more.',
    reworded('listProducts', (search) => (search === search.toLowerCase() ? search : `${search.trim()} capitals`)),
  ],
  'since-without-offset': [
    'listQuotations',
    'The offset of since is not heeded.',
    reads('listQuotations', 'since', (text) => text.replace(/[+-][0-9]{2}:[0-9]{2}$/, 'Z')),
  ],
  'subject-in-the-midst': [
    'listQuotations',
    'A subject in the midst of the note makes it one of the contact form.',
    rows('listQuotations', (all, passing) =>
      passing.query.get('source') === 'header'
        ? all.filter((one) => !String(one.clients_note).includes('Subject: '))
        : all,
    ),
  ],
  'inbox-words-in-one-field': [
    'listQuotations',
    'All words have to stand in one field.',
    () =>
      at('listQuotations', async (passing, next) => {
        const asked = words(passing.query);
        const answered = await next(passing);
        if (asked.length < 2) return answered;
        return shown(answered, (data) => {
          const all = rowsIn(data, 'quotations').filter((one) =>
            [one.clients_name, one.clients_phone, one.clients_email, one.clients_note].some((value) =>
              asked.every((word) => String(value).toLowerCase().includes(word)),
            ),
          );
          (data.meta as Json).total = all.length;
          data.quotations = all;
        });
      }),
  ],
  'proposals-not-searched': [
    'listProposals',
    'Words are not looked for.',
    reads('listProposals', 'search', (words) => (words.length > 100 ? words : '')),
  ],
  'missed-of-a-use': [
    'listProducts',
    'A search for one use that finds nothing is counted among those of all products.',
    () =>
      at('listProducts', async (passing, next) => {
        const { use, search, quiet } = Object.fromEntries(passing.query);
        if (isVisitor(passing) && use !== undefined && search !== undefined && quiet === undefined)
          await next({ ...passing, query: new URLSearchParams({ search }) });
        return next(passing);
      }),
  ],
  'missed-though-found': [
    'listProducts',
    'A search that finds something is counted among those that did not.',
    () => {
      const found = new Map<string, number>();
      return async (passing, next) => {
        const answered = await next(passing);
        const words = (passing.query.get('search') ?? '').trim().toLowerCase();
        const isFound = isVisitor(passing) && rowsIn(dataOf(answered), 'products').length > 0;
        if (passing.operation === 'listProducts' && words !== '' && !passing.query.has('quiet') && isFound)
          found.set(words, (found.get(words) ?? 0) + 1);
        if (passing.operation !== 'listMissedSearches') return answered;
        const lastDate = dayInKenya();
        return shown(answered, (data) => {
          data.searches = [
            ...rowsIn(data, 'searches'),
            ...[...found].map(([word, count]) => ({ words: word, count, lastDate })),
          ]
            .toSorted((one, other) => Number(other.count) - Number(one.count))
            .slice(0, 200);
        });
      };
    },
  ],
});
