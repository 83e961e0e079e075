import { dayInKenya } from '../../fixtures/minimal/days';
import { readParts, boundaryOf } from '../../fixtures/minimal/multipart';
import { jsonOf, withJson, type Answered, type Bend, type Json, type Passing } from './proxy';
import { asked, listOf, proposalOf } from './sales/tools';
import { onCalendar } from './sales/visits';
import { also, at, dataOf, done, isVisitor, reads, refuses, rows, rowsIn, showing, shown, subtle } from './tools';

const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf]);

/** A form whose texts have lost the mark at their beginning, as decoders take it away. */
function withoutMarks(passing: Passing): Passing {
  const boundary = boundaryOf(passing.headers['content-type'] ?? '');
  if (boundary === undefined || !readParts(passing.body, boundary)) return passing;
  const begin = Buffer.concat([Buffer.from('\r\n\r\n'), BYTE_ORDER_MARK]);
  let { body } = passing;
  for (let found = body.indexOf(begin); found >= 0; found = body.indexOf(begin))
    body = Buffer.concat([body.subarray(0, found + 4), body.subarray(found + begin.length)]);
  return { ...passing, body };
}

const summary = (change: (data: Json) => void) => showing('getDashboardSummary', change);

/** What stands beside what is asked for: another record, another type, a second date, one more than is shown. */
export const BESIDE = [
  ...subtle('kept', {
    'byte-order-mark': [
      'createProduct',
      'U+FEFF at the beginning of a form’s text is taken for a mark.',
      () => at('createProduct', (passing, next) => next(withoutMarks(passing))),
    ],
    'crew-unnamed': [
      'createVisit',
      'What is refused of a visit says no field.',
      () =>
        at('createVisit', async (passing, next) => {
          const answered = await next(passing);
          const isOfTime = answered.status === 400 && Object.keys(dataOf(answered)).join() === 'until';
          return isOfTime ? refuses(400, 'This is no visit.') : answered;
        }),
    ],
  }),
  ...subtle('clients', {
    'device-of-the-account': [
      'removePushDevice',
      'The device that was added first is removed, whichever is named.',
      () =>
        at('removePushDevice', async (passing, next) => {
          const settings = dataOf(await asked(passing, next, 'GET', '/notifications/settings'));
          const ids = rowsIn((settings.push ?? {}) as Json, 'devices').map(({ id }) => id);
          const first = ids.at(-1);
          if (isVisitor(passing) || !ids.includes(passing.params.id ?? '') || first === undefined) return next(passing);
          return asked(passing, next, 'DELETE', `/notifications/devices/${first}`);
        }),
    ],
    'device-of-any-host': [
      'addPushDevice',
      'An endpoint is taken whose host only begins like that of a push service.',
      () =>
        at('addPushDevice', async (passing, next) => {
          const answered = await next(passing);
          const json = jsonOf(passing);
          const known = /^https:\/\/fcm\.googleapis\.com/.exec(String(json?.endpoint))?.[0];
          return answered.status === 400 && 'endpoint' in dataOf(answered) && known !== undefined
            ? next(withJson(passing, { ...json, endpoint: `${known}/elsewhere` }))
            : answered;
        }),
    ],
    'long-name-told': [
      'createTag',
      'An unknown field is named in full, however long its name is.',
      () =>
        at('createTag', async (passing, next) => {
          const answered = await next(passing);
          const long = Object.keys(jsonOf(passing) ?? {}).find((name) => name.length > 200);
          const json = jsonOf(answered);
          return answered.status === 400 && long !== undefined
            ? withJson(answered, { ...json, errors: [{ path: long, msg: 'This field is not known.' }] })
            : answered;
        }),
    ],
  }),
  ...subtle('files', {
    'gone-is-forbidden': [
      'deleteProductImage',
      'Where there is no picture any more it is 403, as with some storage.',
      () => async (passing, next) => {
        const answered = await next(passing);
        return answered.status === 404 && !passing.path.startsWith('/api/')
          ? refuses(403, 'This is forbidden.')
          : answered;
      },
    ],
  }),
  ...subtle('races', {
    'key-of-unfit': [
      'createAdvertisement',
      'What is refused for what it refers to uses its key up.',
      () => {
        const used = new Map<unknown, string>();
        return at('createAdvertisement', async (passing, next) => {
          const key = passing.headers['idempotency-key'];
          const body = passing.body.toString();
          if (key !== undefined && (used.get(key) ?? body) !== body)
            return refuses(409, 'This request was already sent with other details.', 'Idempotency-Key');
          const answered = await next(passing);
          if (answered.status === 400 && 'productId' in dataOf(answered)) used.set(key, body);
          return answered;
        });
      },
    ],
  }),
  ...subtle('identity', {
    'factor-confirmed-again': [
      'confirmSecondFactor',
      'A second factor that is on is confirmed again.',
      () =>
        at('confirmSecondFactor', async (passing, next) => {
          const answered = await next(passing);
          const recoveryCodes = Array.from({ length: 10 }, (_, index) => `0000-${String(1000 + index)}`);
          return answered.status === 409 && (await isOn(passing, next))
            ? done('It is on.', { recoveryCodes })
            : answered;
        }),
    ],
    'factor-without-blanks': [
      'confirmSecondFactor',
      'A code is not taken with a blank, as apps show it.',
      () =>
        at('confirmSecondFactor', (passing, next) =>
          !isVisitor(passing) && /^[0-9]+ [0-9]+$/.test(String(jsonOf(passing)?.code))
            ? Promise.resolve(refuses(400, 'The code is not right.', 'code'))
            : next(passing),
        ),
    ],
    'factor-of-nothing': [
      'confirmSecondFactor',
      'Where none was begun the code is called wrong.',
      () =>
        at('confirmSecondFactor', async (passing, next) => {
          const answered = await next(passing);
          return answered.status === 409 && !(await isOn(passing, next))
            ? refuses(400, 'The code is not right.', 'code')
            : answered;
        }),
    ],
  }),
  ...subtle('search', {
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
    'percent-unrounded': [
      'listProducts',
      'How many percent are off is not rounded before it is compared.',
      rows('listProducts', (all, { query }) => {
        const [, least] = /^discount-(\d+)$/.exec(query.get('suggest') ?? '') ?? [];
        const percent = (row: Json) => 100 * (1 - Number(row.new_price) / Number(row.product_price));
        return least === undefined ? all : all.filter((row) => percent(row) >= Number(least) - 1e-9);
      }),
    ],
    'active-for-staff-alone': [
      'listArticles',
      'Whoever asks for the active ones needs a session.',
      () =>
        at('listArticles', (passing, next) =>
          isVisitor(passing) && passing.query.get('status') === 'active'
            ? Promise.resolve(refuses(401, 'Request is not authorized'))
            : next(passing),
        ),
    ],
    'top-rated-as-usual': [
      'listProducts',
      'Those rated best stand in the usual order.',
      () =>
        at('listProducts', (passing, next) => {
          const query = new URLSearchParams(passing.query);
          if (query.get('suggest') === 'top-rated' && !query.has('sort')) query.set('sort', 'recommended');
          return next({ ...passing, query });
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
              ...listOf(data, 'searches'),
              ...[...found].map(([word, count]) => ({ words: word, count, lastDate })),
            ]
              .toSorted((one, other) => Number(other.count) - Number(one.count))
              .slice(0, 200);
          });
        };
      },
    ],
    'suggests-all': [
      'suggestSearch',
      'Everything that fits is suggested.',
      () =>
        at('suggestSearch', async (passing, next) => {
          const search = passing.query.get('search') ?? '';
          const all =
            search === ''
              ? []
              : rowsIn(dataOf(await also(passing, next, 'listProducts', '', { search, quiet: 'true' })), 'products');
          return shown(await next(passing), (data) => {
            const known = rowsIn(data, 'products');
            if (known.length > 0)
              data.products = [...known, ...all.filter(({ id }) => known.every((one) => one.id !== id))];
          });
        }),
    ],
  }),
  ...subtle('order', {
    'new-with-products': [
      'getDashboardSummary',
      'Of the new requests those that name products are counted.',
      () =>
        at('getDashboardSummary', async (passing, next) => {
          const answered = await next(passing);
          if (isVisitor(passing)) return answered;
          const list = await also(passing, next, 'listQuotations', '', { status: 'new' });
          const without = rowsIn(dataOf(list), 'quotations').filter((one) => listOf(one, 'productIds').length === 0);
          return shown(answered, (data) => {
            const quotes = data.quotes as Record<string, number>;
            quotes.new = Math.max(0, (quotes.new ?? 0) - without.length);
          });
        }),
    ],
    'news-of-answered': [
      'getNews',
      'Those are counted as new that are not.',
      () =>
        at('getNews', async (passing, next) => {
          const answered = await next(passing);
          if (isVisitor(passing)) return answered;
          const meta = dataOf(await also(passing, next, 'listQuotations')).meta as Record<string, number> | undefined;
          return shown(answered, (data) => {
            data.newQuotations = (meta?.total ?? 0) - Number(data.newQuotations);
          });
        }),
    ],
    'days-of-new': [
      'getDashboardSummary',
      'A request that is answered is no more counted on its day.',
      () =>
        at('getDashboardSummary', async (passing, next) => {
          const answered = await next(passing);
          return shown(answered, (data) => {
            const today = rowsIn(data, 'quotesPerDay').at(-1);
            const { new: fresh = 0, total = 0 } = (data.quotes ?? {}) as Record<string, number>;
            if (today && Number(today.count) <= total) today.count = Math.min(Number(today.count), fresh);
          });
        }),
    ],
    'most-viewed-of-newest': [
      'getDashboardSummary',
      'Of the newest articles alone those are told that are viewed most.',
      () =>
        at('getDashboardSummary', async (passing, next) => {
          const answered = await next(passing);
          if (isVisitor(passing)) return answered;
          const newest = rowsIn(dataOf(await also(passing, next, 'listArticles')), 'articles').slice(0, 3);
          return shown(answered, (data) => {
            const top = (data.topArticles ?? {}) as Json;
            top.mostViewed = listOf(top, 'mostViewed').filter((one) => newest.some(({ id }) => id === one.id));
          });
        }),
    ],
    'events-by-type': [
      'getDashboardSummary',
      'Events stand in the order of their types.',
      summary((data) => {
        data.events = rowsIn(data, 'events').toSorted((one, other) => (String(one.type) < String(other.type) ? -1 : 1));
      }),
    ],
    'most-asked-as-named': [
      'getDashboardSummary',
      'What is asked for most stands in the order in which it was named.',
      summary((data) => {
        const sales = (data.sales ?? {}) as Json;
        sales.mostAsked = listOf(sales, 'mostAsked').reverse();
      }),
    ],
    'advert-of-open-end': [
      'listAdvertisements',
      'A new price is told without its dates where one of them is missing.',
      rows('listAdvertisements', (all) =>
        all.map((advert) => {
          const product = (advert.product ?? {}) as Json;
          const discounts = listOf(product, 'discounts').filter(
            (one) => one.start_date !== null && one.end_date !== null,
          );
          return { ...advert, product: { ...product, discounts } };
        }),
      ),
    ],
  }),
  ...subtle('sales', {
    'history-latest-left-out': [
      'listQuotationHistory',
      'Of more entries than are told the latest is left out.',
      showing('listQuotationHistory', (data) => {
        const entries = rowsIn(data, 'entries');
        if (entries.length === 200) data.entries = entries.slice(1);
      }),
    ],
    'calendar-of-open-events': [
      'getVisitCalendar',
      'The visits in a calendar have no end.',
      onCalendar((text) => text.replaceAll('END:VEVENT\r\n', '')),
    ],
    'calendar-of-nobody': [
      'getVisitCalendar',
      'An address is told before a calendar is made.',
      showing('getVisitCalendar', (data) => {
        data.address ??= '/calendar/undefined.ics';
      }),
    ],
    'quoted-each-time': [
      'sendProposal',
      'Each quotation that is sent first notes that the request is quoted.',
      () => {
        const sent = new Map<string, Json[]>();
        return async (passing, next) => {
          const answered = await next(passing);
          const { version, quotationId } = dataOf(answered);
          if (passing.operation === 'sendProposal' && answered.status === 200 && version === 1) {
            const entry = { id: `noted-${String(passing.params.id)}`, kind: 'status', text: 'quoted' };
            const key = String(quotationId);
            const known = sent.get(key) ?? [];
            if (known.every(({ id }) => id !== entry.id)) sent.set(key, [...known, entry]);
          }
          return passing.operation === 'listQuotationHistory'
            ? shown(answered, (data) => {
                const entries = rowsIn(data, 'entries');
                const [by, moment] = [entries[0]?.by ?? null, entries[0]?.at];
                const more = (sent.get(String(passing.params.id)) ?? []).slice(1);
                data.entries = [...entries, ...more.map((entry) => ({ ...entry, by, at: moment }))];
              })
            : answered;
        };
      },
    ],
    'paper-of-any-key': [
      'getProposal',
      'A PDF is served whatever the key is.',
      () => {
        let last: Answered | undefined;
        return async (passing, next) => {
          const answered = await next(passing);
          const isPaper = (answered.headers['content-type'] ?? '').startsWith('application/pdf');
          if (isPaper) last = answered;
          const isOfNobody = answered.status === 404 && passing.path.endsWith('.pdf');
          return isOfNobody ? (last ?? answered) : answered;
        };
      },
    ],
    'version-before-sending': [
      'sendProposal',
      'Sending leaves the version as it was.',
      () => {
        const known = new Map<string, unknown>();
        return async (passing, next) => {
          const id = String(passing.params.id);
          const answered = await next(passing);
          const { updatedAt } = dataOf(answered);
          if (passing.operation === 'updateProposal' && answered.status === 200) known.set(id, updatedAt);
          return passing.operation === 'sendProposal' || passing.operation === 'getProposal'
            ? shown(answered, (data) => {
                data.updatedAt = known.get(id) ?? updatedAt;
              })
            : answered;
        };
      },
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
    'deposit-of-all': [
      'sendProposal',
      'A deposit of the whole total is taken for one beyond it.',
      () =>
        at('sendProposal', async (passing, next) => {
          const { depositAmount = null, totals, status } = await proposalOf(passing, next);
          const total = (totals as Json | undefined)?.total;
          return status === 'draft' && depositAmount !== null && Number(depositAmount) === Number(total)
            ? refuses(409, 'The deposit is more than the total.', 'depositAmount')
            : next(passing);
        }),
    ],
    'value-in-shillings': [
      'getDashboardSummary',
      'What quotations come to is added up in whole shillings.',
      summary((data) => {
        const quoted = ((data.sales ?? {}) as Json).quoted as Json | undefined;
        if (quoted) quoted.value = `${String(Math.ceil(Number(quoted.value)))}.00`;
      }),
    ],
    'calendar-without-end': [
      'getVisitCalendar',
      'The calendar has no end.',
      onCalendar((text) => text.replace('END:VCALENDAR\r\n', '')),
    ],
    'calendar-of-no-program': [
      'getVisitCalendar',
      'The calendar does not say which program made it.',
      onCalendar((text) => text.replace(/PRODID:.*\r\n/, '')),
    ],
  }),
];

async function isOn(passing: Passing, next: Parameters<Bend>[1]): Promise<boolean> {
  return dataOf(await asked(passing, next, 'GET', '/users/second-factor')).on === true;
}
