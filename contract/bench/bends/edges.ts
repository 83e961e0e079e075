import { jsonOf, withJson, type Json, type Next, type Passing } from './proxy';
import { asked, query } from './sales/tools';
import { onCalendar } from './sales/visits';
import {
  Tokens,
  also,
  at,
  broughtToFront,
  dataOf,
  done,
  fieldsOf,
  isVisitor,
  refuses,
  rowsIn,
  showing,
  shown,
  subtle,
  taking,
  type Rows,
} from './tools';

/** Ends every session of the account but the one that asks. */
async function endOthers(passing: Passing, next: Next): Promise<void> {
  const sessions = rowsIn(dataOf(await asked(passing, next, 'GET', '/users/sessions')), 'sessions');
  for (const { id, current } of sessions)
    if (current === false) await asked(passing, next, 'DELETE', `/users/sessions/${id}`);
}

/** What lies at the edge of a rule, of all classes: the same again, what stands beside, what is inactive, the first moment. */
export const EDGES = [
  ...subtle('identity', {
    'ended-is-visitor': [
      'listCategories',
      'Whose session has ended is taken for a visitor on calls that are open to both.',
      () => {
        const tokens = new Tokens();
        return async (passing, next) => {
          const answered = await next(passing);
          tokens.watch(passing, answered);
          const { authorization = '', ...headers } = passing.headers;
          const isOver = answered.status === 401 && tokens.known.has(authorization.replace(/^Bearer /, ''));
          return isOver && ['getCategory', 'getTag', 'listCategories', 'listTags'].includes(passing.operation)
            ? next({ ...passing, headers })
            : answered;
        };
      },
    ],
    'same-password': [
      'updatePassword',
      'The same password again leaves the other sessions.',
      () =>
        at('updatePassword', async (passing, next) => {
          const { newPassword, currentPassword, ...more } = jsonOf(passing) ?? {};
          if (isVisitor(passing) || newPassword !== currentPassword || Object.keys(more).length > 0)
            return next(passing);
          const user = (dataOf(await also(passing, next, 'getProfile')).user ?? {}) as Json;
          const json = { emailOrPhone: user.email, password: currentPassword };
          const { status } = await asked(passing, next, 'POST', '/auth/web-login', json);
          return status === 200 ? done() : next(passing);
        }),
    ],
    'all-sessions-end': [
      'endSession',
      'Ending one session ends all others too.',
      () =>
        at('endSession', async (passing, next) => {
          const answered = await next(passing);
          if (answered.status === 200) await endOthers(passing, next);
          return answered;
        }),
    ],
  }),
  ...subtle('kept', {
    'dates-run-again': [
      'updateAdvertisement',
      'New dates make an advert active again.',
      taking('updateAdvertisement', (fields) => {
        if (!('isActive' in fields) && ('start_date' in fields || 'end_date' in fields)) fields.isActive = true;
      }),
    ],
    'end-at-start': [
      'createAdvertisement',
      'An end at the start is refused.',
      () =>
        at('createAdvertisement', (passing, next) => {
          const { start_date: start, end_date: end } = jsonOf(passing) ?? {};
          return !isVisitor(passing) && Date.parse(String(start)) === Date.parse(String(end))
            ? Promise.resolve(refuses(400, 'The end is not after the start.', 'end_date'))
            : next(passing);
        }),
    ],
    'tag-of-inactive': [
      'deleteTag',
      'Inactive articles keep a tag that is deleted.',
      () => {
        const seen = new Map<string, Json>();
        const stays = new Map<string, Rows>();
        return async (passing, next) => {
          const answered = await next(passing);
          const { id } = passing.params;
          if (passing.operation === 'createArticle' && answered.status === 201)
            seen.set(String(dataOf(answered).id), dataOf(answered));
          const known = seen.get(String(id));
          if (passing.operation === 'deactivateArticle' && answered.status === 200 && known) known.isActive = false;
          if (passing.operation === 'deleteTag' && answered.status === 200)
            for (const [article, data] of seen)
              if (data.isActive === false)
                stays.set(
                  article,
                  rowsIn(data, 'tags').filter(({ tag }) => (tag as Json).id === id),
                );
          return passing.operation === 'getArticle'
            ? shown(answered, (data) => {
                data.tags = [...rowsIn(data, 'tags'), ...(stays.get(String(data.id)) ?? [])];
              })
            : answered;
        };
      },
    ],
  }),
  ...subtle('names', {
    'of-another-kind': [
      'createTag',
      'The name of a category is taken for tags too.',
      () =>
        at('createTag', async (passing, next) => {
          const name = jsonOf(passing)?.tag_name;
          if (typeof name !== 'string' || isVisitor(passing)) return next(passing);
          const all = rowsIn(dataOf(await asked(passing, next, 'GET', '/categories/get-all-categories')), 'categories');
          return all.some(({ category_name: other }) => String(other).toLowerCase() === name.toLowerCase())
            ? refuses(409, 'This name exists already.', 'tag_name')
            : next(passing);
        }),
    ],
  }),
  ...subtle('search', {
    'facets-own-filter': [
      'listProductFacets',
      'Categories are counted in the one that is chosen alone.',
      showing('listProductFacets', (data, passing) => {
        const chosen = passing.query.get('category_id');
        if (chosen !== null)
          data.categories = rowsIn(data, 'categories').filter(({ category_id: one }) => one === chosen);
      }),
    ],
    'facets-without-words': [
      'listProductFacets',
      'The counts of filters pass over the words.',
      query('listProductFacets', (asks) => {
        if (asks.getAll('search').length === 1 && (asks.get('search') ?? '').length <= 100) asks.delete('search');
      }),
    ],
  }),
  ...subtle('order', {
    'advert-changed-first': [
      'updateAdvertisement',
      'A change of an advert brings it to the front.',
      broughtToFront('updateAdvertisement', 'listAdvertisements'),
    ],
    'activated-first': [
      'activateArticle',
      'An article that is active again stands in front of newer ones.',
      broughtToFront('activateArticle', 'listArticles'),
    ],
    'meta-inactive': [
      'listArticles',
      'With a tag the total that visitors read counts inactive articles.',
      () => {
        const tokens = new Tokens();
        return async (passing, next) => {
          const answered = await next(passing);
          tokens.watch(passing, answered);
          if (passing.operation !== 'listArticles' || !isVisitor(passing) || !passing.query.has('tag_id'))
            return answered;
          const asks = new URLSearchParams(passing.query);
          asks.set('status', 'all');
          const headers = { ...passing.headers, authorization: `Bearer ${tokens.last()}` };
          const { meta } = dataOf(await next({ ...passing, query: asks, headers }));
          return shown(answered, (data) => void Object.assign(data.meta as Json, meta));
        };
      },
    ],
    'most-asked-twice': [
      'getDashboardSummary',
      'A request that names a product twice counts twice.',
      () => {
        const more = new Map<unknown, number>();
        return async (passing, next) => {
          const answered = await next(passing);
          if (passing.operation === 'createQuotation' && answered.status === 201) {
            const { productIds } = fieldsOf(passing);
            const named = Array.isArray(productIds) ? (productIds as unknown[]) : [];
            named.forEach((id, index) => {
              if (named.indexOf(id) < index) more.set(id, (more.get(id) ?? 0) + 1);
            });
          }
          if (passing.operation !== 'getDashboardSummary') return answered;
          return shown(answered, ({ sales }) => {
            for (const one of rowsIn((sales ?? {}) as Json, 'mostAsked'))
              one.count = Number(one.count) + (more.get(one.id) ?? 0);
          });
        };
      },
    ],
    'out-of-stock-active': [
      'getDashboardSummary',
      'Products out of stock are counted among active ones alone.',
      () => {
        const out = new Set<string>();
        const hidden = new Set<string>();
        return async (passing, next) => {
          const answered = await next(passing);
          const id = String(passing.params.id ?? dataOf(answered).id);
          const { operation } = passing;
          if (answered.status < 300 && operation.endsWith('Product')) {
            if (fieldsOf(passing).stock_status === 'out_of_stock') out.add(id);
            if (fieldsOf(passing).stock_status === 'in_stock' || operation === 'deleteProduct') out.delete(id);
            if (operation === 'deactivateProduct') hidden.add(id);
            if (operation === 'activateProduct') hidden.delete(id);
          }
          if (operation !== 'getDashboardSummary') return answered;
          return shown(answered, (data) => {
            const products = data.products as Json;
            products.outOfStock = Number(products.outOfStock) - [...out].filter((one) => hidden.has(one)).length;
          });
        };
      },
    ],
    'events-older-path': [
      'getDashboardSummary',
      'Comments by the older path are no events.',
      () => {
        const ids = new Set<unknown>();
        return async (passing, next) => {
          const answered = await next(passing);
          if (passing.operation === 'commentOnArticleAlias') ids.add(dataOf(answered).id);
          return passing.operation === 'getDashboardSummary'
            ? shown(answered, (data) => void (data.events = rowsIn(data, 'events').filter(({ id }) => !ids.has(id))))
            : answered;
        };
      },
    ],
    'liked-and-deleted': [
      'getDashboardSummary',
      'An article that is deleted stays among those liked most.',
      () => {
        const gone = new Set<string>();
        let last: Rows = [];
        return async (passing, next) => {
          const answered = await next(passing);
          const { id } = passing.params;
          if (passing.operation === 'deleteArticle' && answered.status === 200 && id !== undefined) gone.add(id);
          if (passing.operation === 'deactivateArticle') last = last.filter((one) => one.id !== id);
          if (passing.operation === 'activateArticle' && id !== undefined)
            last.push({ id, title: 'Of another moment', viewsCount: 1, likesCount: 1 });
          if (passing.operation !== 'getDashboardSummary') return answered;
          return shown(answered, (data) => {
            const top = (data.topArticles ?? {}) as Json;
            const lost = last.filter((one) => gone.has(one.id));
            last = rowsIn(top, 'mostLiked');
            top.mostLiked = [...lost, ...last].slice(0, 5);
          });
        };
      },
    ],
  }),
  ...subtle('sales', {
    'factor-none-on': [
      'removeSecondFactor',
      'A removal that finds none on ends the other sessions all the same.',
      () =>
        at('removeSecondFactor', async (passing, next) => {
          const { on } = dataOf(await asked(passing, next, 'GET', '/users/second-factor'));
          const answered = await next(passing);
          if (answered.status === 200 && on === false) await endOthers(passing, next);
          return answered;
        }),
    ],
    'factor-written': [
      'signIn',
      'A recovery code with a hyphen within is refused.',
      () =>
        at('signIn', (passing, next) => {
          const code = jsonOf(passing)?.code;
          return typeof code === 'string' && code.includes('-')
            ? Promise.resolve(refuses(400, 'This code is not right.', 'code'))
            : next(passing);
        }),
    ],
    'factor-since': [
      'getSecondFactor',
      'Since when it is on moves with each sign-in.',
      () => {
        let used: string | undefined;
        return at(['signIn', 'getSecondFactor'], async (passing, next) => {
          const answered = await next(passing);
          if (passing.operation === 'getSecondFactor')
            return shown(answered, (data) => void (data.since &&= used ?? data.since));
          if (answered.status === 200 && jsonOf(passing)?.code !== undefined) used = new Date().toISOString();
          return answered;
        });
      },
    ],
    'nobody-again': [
      'assignQuotation',
      'What is nobody’s and is given to nobody has an entry.',
      () => {
        const more = new Map<string, Json[]>();
        return at(['assignQuotation', 'listQuotationHistory'], async (passing, next) => {
          const id = String(passing.params.id);
          const entries = more.get(id) ?? [];
          if (passing.operation === 'listQuotationHistory')
            return shown(await next(passing), (data) => {
              data.entries = [...entries, ...rowsIn(data, 'entries')].toSorted(
                (one, other) => Date.parse(String(other.at)) - Date.parse(String(one.at)),
              );
            });
          if (isVisitor(passing) || jsonOf(passing)?.userId !== null) return next(passing);
          const { assignee } = dataOf(await asked(passing, next, 'GET', `/quotations/${id}`));
          const answered = await next(passing);
          const moment = new Date().toISOString();
          if (answered.status === 200 && assignee === null)
            more.set(id, [...entries, { id: `again-${moment}`, by: null, at: moment, kind: 'assigned', text: null }]);
          return answered;
        });
      },
    ],
    'settings-nowhere': [
      'updateSalesSettings',
      'null does not take the M-Pesa account away.',
      () =>
        at('updateSalesSettings', async (passing, next) => {
          const json = jsonOf(passing);
          if (json?.mpesa !== null || isVisitor(passing)) return next(passing);
          const { mpesa } = dataOf(await asked(passing, next, 'GET', '/sales-settings'));
          return next(withJson(passing, { ...json, mpesa }));
        }),
    ],
    'paper-language': [
      'getSharedProposal',
      'The language that is asked for is not that of the PDF.',
      query('', (asks) => asks.delete('language')),
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
    'calendar-text': [
      'getVisitCalendar',
      'Line ends within texts are not escaped.',
      onCalendar((text) => text.replace(/\r\n[ \t]/g, '').replaceAll('\\n', '\r\n')),
    ],
    'calendar-cancelled-again': [
      'cancelVisit',
      'Cancelled a second time, SEQUENCE grows.',
      () => {
        const cancelled = new Set<string>();
        let again = 0;
        const calendar = onCalendar((text) =>
          text.replace(/BEGIN:VEVENT[\s\S]*?END:VEVENT/g, (event) =>
            event.includes('STATUS:CANCELLED')
              ? event.replace(/SEQUENCE:(\d+)/, (_, sequence: string) => `SEQUENCE:${String(Number(sequence) + again)}`)
              : event,
          ),
        )();
        return async (passing, next) => {
          const answered = await calendar(passing, next);
          if (passing.operation !== 'cancelVisit' || answered.status !== 200) return answered;
          if (cancelled.has(passing.path)) again += 1;
          cancelled.add(passing.path);
          return answered;
        };
      },
    ],
  }),
];
