import { dayInKenya } from '../../fixtures/minimal/days';
import { jsonOf, withJson, type Bend, type Json, type Next, type Passing } from './proxy';
import { proposalOf } from './sales/tools';
import {
  also,
  at,
  dataOf,
  done,
  fieldsOf,
  isVisitor,
  reads,
  refuses,
  rows,
  rowsIn,
  showing,
  shown,
  subtle,
  texts,
} from './tools';

/** A start that is sent is compared with the end as it was, whatever end is sent with it. */
const beyondOldEnd =
  (operation: string, start: string, end: string, read: (p: Passing, next: Next) => Promise<Json | undefined>) =>
  (): Bend =>
    at(operation, async (p, next) => {
      const sent = jsonOf(p)?.[start];
      if (typeof sent !== 'string' || isVisitor(p)) return next(p);
      const old = (await read(p, next))?.[end];
      return typeof old === 'string' && Date.parse(old) < Date.parse(sent)
        ? refuses(400, 'The end is before the start.', end)
        : next(p);
    });

const drops = (op: string, first: string, when: (q: URLSearchParams) => boolean) => (): Bend =>
  at(op, (p, next) => {
    if (!p.query.has(first) || !when(p.query)) return next(p);
    const query = new URLSearchParams(p.query);
    query.delete(first);
    return next({ ...p, query });
  });

/** What goes wrong after several calls, of all classes: the next call, a second filter, a part of what is gone. */
export const SEQUENCES = [
  ...subtle('identity', {
    'own-address-in-capitals': [
      'updateEmail',
      'The own address in other capitals is 409.',
      () =>
        at('updateEmail', async (p, next) => {
          const b = jsonOf(p);
          const u = (dataOf(await also(p, next, 'getProfile')).user ?? {}) as Json;
          const e = b?.newEmail;
          return typeof e === 'string' && e !== u.email && e.toLowerCase() === String(u.email).toLowerCase()
            ? refuses(409, 'Another account has this address.', 'newEmail')
            : next(p);
        }),
    ],
  }),
  ...subtle('kept', {
    'discount-moved-beyond-its-end': [
      'updateProduct',
      'A discount that is moved is compared with its old end.',
      beyondOldEnd('updateProduct', 'discount_start_date', 'discount_end_date', async (p, next) =>
        dataOf(await also(p, next, 'getProduct', p.params.id)),
      ),
    ],
    'advert-moved-beyond-its-end': [
      'updateAdvertisement',
      'Dates that are moved are compared with the old end.',
      beyondOldEnd('updateAdvertisement', 'start_date', 'end_date', async (p, next) => {
        const all = jsonOf(await also(p, next, 'listAdvertisements', '', { status: 'all' }))?.data;
        return ((all ?? []) as Json[]).find(({ id }) => id === p.params.id);
      }),
    ],
    'comments-of-one-text': [
      'deleteComment',
      'All comments of the same text are deleted.',
      () => {
        const gone = new Set<unknown>();
        const known = new Map<string, unknown>();
        return async (p, next) => {
          const a = await next(p);
          if (p.operation.startsWith('commentOn') && a.status === 201)
            known.set(String(dataOf(a).id), fieldsOf(p).content);
          if (p.operation === 'deleteComment' && a.status === 200) gone.add(known.get(String(p.params.commentId)));
          return p.operation === 'getArticle'
            ? shown(a, (d) => {
                for (const c of rowsIn(d, 'comments')) known.set(c.id, c.content);
                d.comments = rowsIn(d, 'comments').filter((c) => !gone.has(c.content));
              })
            : a;
        };
      },
    ],
    'status-in-capitals': [
      'updateQuotation',
      'A status is taken in any capitals.',
      texts('updateQuotation', 'status', (t) => t.toLowerCase()),
    ],
    'starting-value-later': [
      'updateProduct',
      'A starting value that is sent later replaces the average.',
      () => {
        const set = new Map<string, unknown>();
        return async (p, next) => {
          const a = await next(p);
          const f = p.operation === 'updateProduct' && a.status === 200 ? fieldsOf(p) : {};
          if (typeof f.rating === 'number') set.set(String(p.params.id), f.rating);
          if (p.operation === 'rateProduct') set.delete(String(p.params.productId));
          return p.operation === 'getProduct'
            ? shown(a, (d) => {
                if (set.has(String(d.id))) d.rating = set.get(String(d.id));
              })
            : a;
        };
      },
    ],
  }),
  ...subtle('files', {
    'none-primary-of-the-first': [
      'addProductImages',
      'Pictures added to a product without any: none is primary.',
      () => {
        const bare = new Set<string>();
        return async (p, next) => {
          const a = await next(p);
          if (p.operation === 'getProduct' && a.status === 200 && rowsIn(dataOf(a), 'images').length === 0)
            bare.add(String(p.params.id));
          if ((p.operation === 'getProduct' || p.operation === 'addProductImages') && bare.has(String(p.params.id)))
            return shown(a, (d) => {
              for (const i of rowsIn(d, 'images')) i.is_primary = false;
            });
          return a;
        };
      },
    ],
    'picture-of-deleted-product': [
      'deleteProductImage',
      'A picture of a deleted product can still be deleted.',
      () => {
        const of = new Map<string, string>();
        const dead = new Set<string>();
        return async (p, next) => {
          const a = await next(p);
          if (['getProduct', 'createProduct', 'addProductImages'].includes(p.operation) && a.status < 300)
            for (const c of rowsIn(dataOf(a), 'images')) of.set(c.id, String(dataOf(a).id));
          if (p.operation === 'deleteProduct' && a.status === 200) dead.add(String(p.params.id));
          return p.operation === 'deleteProductImage' &&
            a.status === 404 &&
            dead.has(of.get(String(p.params.imageId)) ?? '')
            ? done('Action Successfully')
            : a;
        };
      },
    ],
  }),
  ...subtle('sales', {
    'visits-of-crew-and-quotation': [
      'listVisits',
      'crew beside proposalId is passed over.',
      drops('listVisits', 'crew', (q) => q.has('proposalId')),
    ],
    'quoted-not-told': [
      'listQuotationHistory',
      'That sending made the request quoted is not told.',
      showing('listQuotationHistory', (d) => {
        const e = rowsIn(d, 'entries');
        d.entries = e.some((x) => x.kind === 'sent')
          ? e.filter((x) => !(x.kind === 'status' && x.text === 'quoted'))
          : e;
      }),
    ],
    'cancelled-before-body': [
      'updateVisit',
      'That it is cancelled is decided before the body.',
      () => {
        const gone = new Set<string>();
        return async (p, next) => {
          if (p.operation === 'updateVisit' && !isVisitor(p) && gone.has(String(p.params.id)))
            return refuses(409, 'It is cancelled.');
          const a = await next(p);
          if (p.operation === 'cancelVisit' && a.status === 200) gone.add(String(p.params.id));
          return a;
        };
      },
    ],
    'quoted-without-accepted': [
      'listProposals',
      'counted=quoted leaves out what was accepted.',
      () =>
        at('listProposals', async (p, next) => {
          const a = await next(p);
          return p.query.get('counted') !== 'quoted'
            ? a
            : shown(a, (d) => {
                const r = rowsIn(d, 'proposals');
                const kept = r.filter((x) => x.status !== 'accepted');
                const m = d.meta as Record<string, number>;
                m.total = (m.total ?? 0) - (r.length - kept.length);
                d.proposals = kept;
              });
        }),
    ],
    'over-by-the-draft': [
      'listProposals',
      'Whether it is over follows the draft’s last day.',
      showing('listProposals', (d) => {
        const today = dayInKenya();
        for (const x of rowsIn(d, 'proposals'))
          if (
            (x.status === 'sent' || x.status === 'opened') &&
            typeof x.validUntil === 'string' &&
            x.validUntil < today
          )
            x.status = 'expired';
      }),
    ],
    'phone-of-the-quotation': [
      'createVisit',
      'An empty phone is that of the quotation.',
      () =>
        at('createVisit', async (p, next) => {
          const b = jsonOf(p);
          if (b?.phone !== '' || isVisitor(p)) return next(p);
          const q = await proposalOf(p, next, encodeURIComponent(String(b.proposalId)));
          return next(withJson(p, { ...b, phone: typeof q.customerPhone === 'string' ? q.customerPhone : '' }));
        }),
    ],
    'calendar-of-former-crew': [
      'updateVisit',
      'Who is taken out of the crew keeps the visit in the calendar.',
      () => {
        const known = new Map<string, string>();
        return async (p, next) => {
          const a = await next(p);
          if (!(a.headers['content-type'] ?? '').startsWith('text/calendar')) return a;
          const t = a.body.toString();
          for (const e of t.match(/BEGIN:VEVENT[\s\S]*?END:VEVENT\r?\n/g) ?? [])
            known.set(/UID:(.*)/.exec(e)?.[1] ?? '', e);
          const lost = [...known]
            .filter(([u]) => !t.includes(`UID:${u}`))
            .map(([, e]) => e)
            .join('');
          return { ...a, body: Buffer.from(t.replace('END:VCALENDAR', `${lost}END:VCALENDAR`)) };
        };
      },
    ],
    'inactive-not-asked-for': [
      'getQuotation',
      'Products that are inactive are left out.',
      () => {
        const off = new Set<string>();
        return async (p, next) => {
          const a = await next(p);
          if (p.operation === 'deactivateProduct' && a.status === 200) off.add(String(p.params.id));
          if (p.operation === 'activateProduct') off.delete(String(p.params.id));
          return p.operation === 'getQuotation'
            ? shown(a, (d) => {
                if (Array.isArray(d.products)) d.products = rowsIn(d, 'products').filter((x) => !off.has(x.id));
              })
            : a;
        };
      },
    ],
  }),
  ...subtle('search', {
    'since-without-offset': [
      'listQuotations',
      'The offset of since is not heeded.',
      reads('listQuotations', 'since', (t) => t.replace(/[+-][0-9]{2}:[0-9]{2}$/, 'Z')),
    ],
    'suggested-by-first-word': [
      'suggestSearch',
      'Words are looked for at the beginning of names only.',
      () =>
        at('suggestSearch', async (p, next) => {
          const w = (p.query.get('search') ?? '').toLowerCase().trim();
          return shown(await next(p), (d) => {
            d.products = rowsIn(d, 'products').filter((r) => String(r.product_name).toLowerCase().startsWith(w));
          });
        }),
    ],
    'subject-in-the-midst': [
      'listQuotations',
      'A subject in the midst of the note makes it one of the contact form.',
      rows('listQuotations', (r, p) =>
        p.query.get('source') === 'header' ? r.filter((x) => !String(x.clients_note).includes('Subject: ')) : r,
      ),
    ],
    'inbox-words-in-one-field': [
      'listQuotations',
      'All words have to stand in one field.',
      () =>
        at('listQuotations', async (p, next) => {
          const w = (p.query.get('search') ?? '').toLowerCase().split(/\s+/).filter(Boolean);
          const a = await next(p);
          if (w.length < 2) return a;
          return shown(a, (d) => {
            const r = rowsIn(d, 'quotations').filter((x) =>
              [x.clients_name, x.clients_phone, x.clients_email, x.clients_note].some((v) =>
                w.every((y) => String(v).toLowerCase().includes(y)),
              ),
            );
            (d.meta as Json).total = r.length;
            d.quotations = r;
          });
        }),
    ],
  }),
  ...subtle('order', {
    'article-for-each-tag': [
      'listArticles',
      'With words an article stands there once for each of its tags.',
      rows('listArticles', (r, p) =>
        p.query.has('search')
          ? r.flatMap((x) => [x, ...((x.tags as unknown[] | undefined) ?? []).slice(1).map(() => x)])
          : r,
      ),
    ],
    'status-on-first-page': [
      'listQuotations',
      'On later pages the status is forgotten.',
      drops('listQuotations', 'status', (q) => Number(q.get('page') ?? 1) > 1),
    ],
  }),
  ...subtle('races', {
    'version-without-uses': [
      'updateProduct',
      'A change of uses alone leaves updatedAt.',
      () => {
        const held = new Map<string, unknown>();
        return async (p, next) => {
          const b = jsonOf(p);
          const id = String(p.params.id);
          const only = p.operation === 'updateProduct' && b && Object.keys(b).join() === 'uses' && !isVisitor(p);
          const before = only ? dataOf(await also(p, next, 'getProduct', id)).updatedAt : undefined;
          const a = await next(p);
          if (only && a.status === 200) {
            if (!held.has(id)) held.set(id, before);
          } else if (p.method !== 'GET' && p.params.id === id) held.delete(id);
          return p.operation === 'getProduct'
            ? shown(a, (d) => {
                if (held.has(id)) d.updatedAt = held.get(id);
              })
            : a;
        };
      },
    ],
  }),
  ...subtle('clients', {
    'cancel-with-a-type': [
      'cancelVisit',
      'An empty body of another media type is 415.',
      () =>
        at('cancelVisit', (p, next) =>
          !isVisitor(p) &&
          p.headers['content-type'] !== undefined &&
          !p.headers['content-type'].startsWith('application/json')
            ? Promise.resolve(refuses(415, 'JSON only.'))
            : next(p),
        ),
    ],
  }),
];
