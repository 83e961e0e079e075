import { setTimeout as wait } from 'node:timers/promises';
import { asked } from '../calls';
import { jsonOf, withJson, type Json, type Passing } from '../proxy';
import {
  at,
  dataOf,
  done,
  drops,
  isVisitor,
  query,
  refuses,
  rowsIn,
  showing,
  shown,
  subtle,
  taking,
  texts,
} from '../tools';
import { cut, despite, listOf, oneVersion, pretends, proposalOf, resent, versionRaced } from './tools';

type Terms = Json & { id: string };

const onVisits = (change: (visits: Json[], passing: Passing) => Json[]) =>
  showing('listVisits', (data, passing) => void (data.visits = change(listOf(data, 'visits'), passing)));

/** Who installs: visits, and the counties’ terms. */
export const SALES_VISITS = subtle('sales', {
  'visits-crew': ['listVisits', 'The crew is not looked at.', query('listVisits', (asks) => asks.delete('crew'))],
  'visits-order': [
    'listVisits',
    'Visits are listed by their hour alone.',
    onVisits((all) => all.toSorted((one, other) => String(one.from).localeCompare(String(other.from)))),
  ],
  'visits-days': [
    'listVisits',
    'A day too many is listed.',
    query('listVisits', (asks) => {
      const days = Number(asks.get('days'));
      if (days >= 1 && days < 62) asks.set('days', String(days + 1));
    }),
  ],
  'visits-week': [
    'listVisits',
    'A week is listed where no days are asked for.',
    query('listVisits', (asks) => {
      if (asks.has('from') && !asks.has('days')) asks.set('days', '7');
    }),
  ],
  'visits-items': [
    'listVisits',
    'Work is listed among goods.',
    onVisits((all) =>
      all.map((one) => ({ ...one, items: [...listOf(one, 'items'), { text: 'Two lines\nof a text', quantity: 1 }] })),
    ),
  ],
  'visits-goods-sorted': [
    'listVisits',
    'Goods are listed by the alphabet.',
    onVisits((all) =>
      all.map((one) => ({
        ...one,
        items: listOf(one, 'items').toSorted((item, other) => String(item.text).localeCompare(String(other.text))),
      })),
    ),
  ],
  'visits-goods-first': [
    'listVisits',
    'Of goods the first alone is listed.',
    onVisits((all) => all.map((one) => ({ ...one, items: listOf(one, 'items').slice(0, 1) }))),
  ],
  'visits-delivery': [
    'listVisits',
    'The delivery is listed among goods.',
    () =>
      at('listVisits', async (passing, next) => {
        const answered = await next(passing);
        const visits = listOf(dataOf(answered), 'visits');
        const lines = await Promise.all(
          visits.map(async ({ proposalId }) => listOf(await proposalOf(passing, next, String(proposalId)), 'lines')),
        );
        return shown(answered, (data) => {
          for (const [index, visit] of listOf(data, 'visits').entries())
            visit.items = (lines[index] ?? [])
              .filter(({ kind }) => kind === 'item' || kind === 'delivery')
              .map(({ text, quantity }) => ({ text, quantity }));
        });
      }),
  ],
  'visits-number': [
    'listVisits',
    'The number of the quotation is another one.',
    onVisits((all) => all.map((one) => ({ ...one, number: 'Q-2020-0001' }))),
  ],
  'visits-coming': [
    'listVisits',
    'Of a quotation those of the next weeks are listed.',
    onVisits((all, { query: asks }) =>
      asks.has('proposalId') ? all.filter(({ date }) => String(date) < '2030-01-03') : all,
    ),
  ],
  'visit-until': [
    'updateVisit',
    'A change may end before it begins.',
    despite('updateVisit', 'until', () => Promise.resolve(done())),
  ],
  'visit-crew': ['updateVisit', 'A change takes whoever it is for crew.', resent('updateVisit', 'crew', [])],
  'visit-crew-stays': [
    'updateVisit',
    'The crew is not changed to nobody.',
    () =>
      at('updateVisit', async (passing, next) => {
        const json = jsonOf(passing);
        if (!json || !Array.isArray(json.crew) || json.crew.length > 0) return next(passing);
        const { colleagues } = dataOf(await asked(passing, next, 'GET', '/users/colleagues'));
        return next(
          withJson(passing, { ...json, crew: ((colleagues ?? []) as Json[]).slice(0, 1).map(({ id }) => id) }),
        );
      }),
  ],
  'visit-notes': ['updateVisit', 'Notes are cut to 255 characters.', texts('updateVisit', 'notes', cut(255))],
  'visit-address': [
    'createVisit',
    'Line ends in an address become blanks.',
    texts('createVisit', 'address', (text) => text.replaceAll('\n', ' ')),
  ],
  'visit-state': [
    'updateVisit',
    'A cancelled visit is said to be changed.',
    () =>
      at('updateVisit', async (passing, next) => {
        const answered = await next(passing);
        return answered.status === 409 ? done() : answered;
      }),
  ],
  'counties-pretended': [
    'saveCounties',
    'Counties are answered as they were sent, and not saved.',
    pretends('saveCounties', async (passing, next) => {
      // As it was sent: an entry may be nothing.
      const sent = listOf<Terms | null>(jsonOf(passing) ?? {}, 'counties');
      const data = dataOf(await asked(passing, next, 'GET', '/counties'));
      return {
        ...data,
        counties: listOf<Terms>(data, 'counties').map((one) => ({
          ...one,
          ...sent.find((entry) => entry?.id === one.id),
        })),
      };
    }),
  ],
  'counties-version': [
    'listCounties',
    'The version of counties is always the same.',
    oneVersion('listCounties', 'saveCounties', '/counties'),
  ],
  'counties-raced': [
    'saveCounties',
    'The version of counties is compared, and written over later.',
    versionRaced('saveCounties', '/counties'),
  ],
  'counties-whole': [
    'updateCounty',
    'One county is changed by saving all that were read.',
    () =>
      at('updateCounty', async (passing, next) => {
        const { counties } = dataOf(await asked(passing, next, 'GET', '/counties'));
        const answered = await next(passing);
        if (answered.status !== 200) return answered;
        await wait(15);
        const { version } = dataOf(await asked(passing, next, 'GET', '/counties'));
        const rows = (counties as Terms[]).map(({ name: _, ...terms }) =>
          terms.id === passing.params.id ? { ...terms, ...jsonOf(passing) } : terms,
        );
        await asked(passing, next, 'PUT', '/counties', { version, counties: rows });
        return answered;
      }),
  ],
  'counties-order': [
    'listCounties',
    'Counties are listed the last one first.',
    showing('listCounties', (data) => void listOf(data, 'counties').reverse()),
  ],
  'counties-nothing': [
    'saveCounties',
    'A price of 0 is kept as on request.',
    taking('saveCounties', (fields) => {
      for (const one of listOf(fields, 'counties'))
        if (typeof one === 'object' && one !== null && one.installation_price === '0') one.installation_price = null;
    }),
  ],
  'counties-null': [
    'updateCounty',
    'Days that are not promised are kept as 0.',
    taking('updateCounty', (fields) => {
      if (fields.delivery_days === null) fields.delivery_days = 0;
    }),
  ],
  'visits-of-crew-and-quotation': [
    'listVisits',
    'crew beside proposalId is passed over.',
    drops('listVisits', 'crew', (query) => query.has('proposalId')),
  ],
  'cancelled-before-body': [
    'updateVisit',
    'That it is cancelled is decided before the body.',
    () => {
      const gone = new Set<string>();
      return async (passing, next) => {
        if (passing.operation === 'updateVisit' && !isVisitor(passing) && gone.has(String(passing.params.id)))
          return refuses(409, 'It is cancelled.');
        const answered = await next(passing);
        if (passing.operation === 'cancelVisit' && answered.status === 200) gone.add(String(passing.params.id));
        return answered;
      };
    },
  ],
  'phone-of-the-quotation': [
    'createVisit',
    'An empty phone is that of the quotation.',
    () =>
      at('createVisit', async (passing, next) => {
        const json = jsonOf(passing);
        if (json?.phone !== '' || isVisitor(passing)) return next(passing);
        const proposal = await proposalOf(passing, next, encodeURIComponent(String(json.proposalId)));
        return next(
          withJson(passing, {
            ...json,
            phone: typeof proposal.customerPhone === 'string' ? proposal.customerPhone : '',
          }),
        );
      }),
  ],
  'visits-since-yesterday': [
    'listVisits',
    'Where no day is asked for, yesterday is among the visits.',
    query('listVisits', (asks) => {
      const days = Number(asks.get('days') ?? 14);
      if (asks.has('from') || asks.has('proposalId') || !(days >= 1 && days < 62)) return;
      asks.set('from', new Date(Date.now() - 21 * 3_600_000).toISOString().slice(0, 10));
      asks.set('days', String(days + 1));
    }),
  ],
  'county-first-of-all': [
    'saveCounties',
    'Where the first county is none it is 404.',
    () =>
      at('saveCounties', async (passing, next) => {
        const answered = await next(passing);
        const isFirst = Object.keys(dataOf(answered)).some((name) => name.startsWith('counties.0.id'));
        return answered.status === 400 && isFirst ? refuses(404, 'Not found.') : answered;
      }),
  ],
  'crew-of-the-account': [
    'listVisits',
    'Who goes there is called by the e-mail address.',
    showing('listVisits', (data) => {
      for (const visit of rowsIn(data, 'visits'))
        for (const colleague of rowsIn(visit, 'crew')) colleague.name = 'staff@example.com';
    }),
  ],
});
