import { setTimeout as wait } from 'node:timers/promises';
import { answer, jsonOf, withJson, type Answered, type Bend, type Json, type Next, type Passing } from './proxy';
import {
  at,
  caching,
  dataOf,
  done,
  overlooks,
  refuses,
  showing,
  shown,
  subtle,
  taking,
  texts,
  Tokens,
  type SubtleDefect,
} from './tools';

type Line = {
  kind: string;
  text: string;
  quantity: number;
  unitPrice: string;
  discount?: string;
  amount: string;
  vat: string;
  total: string;
};
type Terms = Json & { id: string };

const UPDATE = 'updateProposal';
const READS = ['updateProposal', 'getProposal', 'sendProposal', 'createProposal'];
const linesOf = (data: Json) => (Array.isArray(data.lines) ? (data.lines as Line[]) : []);
const totalsOf = (data: Json) => (data.totals ?? {}) as Record<string, string>;
const listOf = <T = Json>(data: Json, name: string) => (Array.isArray(data[name]) ? (data[name] as T[]) : []);
const cut = (length: number) => (text: string) => text.slice(0, length);
const isText = (value: unknown): value is string => typeof value === 'string';

/** Another call of the same person. */
async function asked(passing: Passing, next: Next, method: string, path: string, json?: unknown): Promise<Answered> {
  const { 'idempotency-key': _, 'if-match': __, 'content-length': ___, ...headers } = passing.headers;
  const body = json === undefined ? Buffer.alloc(0) : Buffer.from(JSON.stringify(json));
  return next({
    ...{ operation: '', params: {}, method, path: `/api/v1${path}`, query: new URLSearchParams(), chunks: [], body },
    headers: json === undefined ? headers : { ...headers, 'content-type': 'application/json' },
  });
}

const proposalOf = async (passing: Passing, next: Next, id = passing.params.id ?? '') =>
  dataOf(await asked(passing, next, 'GET', `/proposals/${id}`));

/** Changes what was made before it is answered. */
const thenChanged = (operation: string, change: (data: Json) => Json) => () =>
  at(operation, async (passing, next) => {
    const answered = await next(passing);
    const { id } = dataOf(answered);
    if (answered.status === 201 && isText(id))
      await asked(passing, next, 'PATCH', `/proposals/${id}`, change(await proposalOf(passing, next, id)));
    return answered;
  });

/** Lines as they are sent, of those that are shown. */
const asSent = (lines: readonly Line[]) =>
  lines.map(({ kind, text, quantity, unitPrice, discount = '0' }) => ({ kind, text, quantity, unitPrice, discount }));

const onLines = (change: (lines: Line[]) => unknown) =>
  taking(UPDATE, (fields) => {
    if (Array.isArray(fields.lines) && fields.lines.every((line) => typeof line === 'object' && line !== null))
      fields.lines = change(fields.lines as Line[]);
  });

/** What is refused for a field is taken in another way. */
const despite = (operation: string, field: string, again: (passing: Passing, next: Next) => Promise<Answered>) => () =>
  at(operation, async (passing, next) => {
    const answered = await next(passing);
    return answered.status >= 400 && field in dataOf(answered) ? again(passing, next) : answered;
  });

const repaired = (field: string, value: unknown) =>
  despite('sendProposal', field, async (passing, next) => {
    await asked(passing, next, 'PATCH', `/proposals/${passing.params.id ?? ''}`, { [field]: value });
    return next(passing);
  });

const resent = (operation: string, field: string, value: unknown) =>
  despite(operation, field, (passing, next) => next(withJson(passing, { ...jsonOf(passing), [field]: value })));

/** Answers as if it had been done. */
const pretends = (operation: string, data: (passing: Passing, next: Next) => unknown) => () =>
  at(operation, async (passing, next) => {
    const probe = jsonOf(passing);
    if (!probe || passing.headers.authorization === undefined) return next(passing);
    return done('Saved.', await data(passing, next));
  });

/** One version for ever, which every save is taken with. */
const oneVersion = (read: string, save: string, path: string) => () => {
  const shows = (answered: Answered) => shown(answered, (data) => void (data.version = 'v1'));
  return at([read, save], async (passing, next) => {
    const json = jsonOf(passing);
    if (passing.operation === read || json?.version !== 'v1') return shows(await next(passing));
    const { version } = dataOf(await asked(passing, next, 'GET', path));
    return shows(await next(withJson(passing, { ...json, version })));
  });
};

/** Compares the version, and writes some time later whatever it is by then. */
const versionRaced = (save: string, path: string) => () =>
  at(save, async (passing, next) => {
    const json = jsonOf(passing);
    const present = dataOf(await asked(passing, next, 'GET', path)).version;
    if (!json || json.version !== present) return next(passing);
    await wait(10);
    const { version } = dataOf(await asked(passing, next, 'GET', path));
    return next(withJson(passing, { ...json, version }));
  });

/** Of answers with amounts, counted in another way. */
const counts = (change: (data: Json) => void) =>
  showing([...READS, 'getSharedProposal', 'acceptSharedProposal'], (data) => {
    if (linesOf(data).length > 0) change(data);
  });

const money = (cents: number) => (cents / 100).toFixed(2);
const inCents = (text: unknown) => Math.round(Number(text) * 100);
/** Tax of an amount in cents, not yet rounded. */
function taxOf(data: Json, cents: number): number {
  if (data.vatMode === 'none') return 0;
  const rate = Number(data.vatRate);
  return data.pricesIncludeVat === true ? (cents * rate) / (100 + rate) : (cents * rate) / 100;
}
function setTax(data: Json, round: (tax: number) => number): void {
  for (const line of linesOf(data)) {
    const amount = inCents(line.amount);
    const vat = round(Math.round(taxOf(data, amount) * 1e6) / 1e6);
    line.vat = money(vat);
    if (data.pricesIncludeVat !== true) line.total = money(amount + vat);
  }
  const sum = (name: 'vat' | 'total') => money(linesOf(data).reduce((all, line) => all + inCents(line[name]), 0));
  Object.assign(totalsOf(data), { vat: sum('vat'), total: sum('total') });
}
const halfEven = (value: number) => (Math.abs(value % 1) === 0.5 ? 2 * Math.round(value / 2) : Math.round(value));

/** Every number in all answers as another one. */
const numbers = (change: (year: string, count: number) => string) => (): Bend => async (passing, next) => {
  const answered = await next(passing);
  if (!/json/i.test(answered.headers['content-type'] ?? '')) return answered;
  const text = answered.body.toString();
  const other = text.replaceAll(/"Q-(\d{4})-(\d{4,9})"/g, (_, year: string, count: string) =>
    JSON.stringify(change(year, Number(count))),
  );
  return text === other ? answered : { ...answered, body: Buffer.from(other) };
};

/** Remembers of each quotation what was sent with a call, for those that read it. */
const remembers =
  (
    calls: readonly string[],
    note: (kept: Map<string, unknown>, id: string, passing: Passing, answered: Answered) => void,
    read: (data: Json, kept: Map<string, unknown>) => void,
  ) =>
  (): Bend => {
    const kept = new Map<string, unknown>();
    return async (passing, next) => {
      const answered = await next(passing);
      if (calls.includes(passing.operation) && answered.status < 300)
        note(kept, passing.params.id ?? '', passing, answered);
      return READS.includes(passing.operation) ? shown(answered, (data) => read(data, kept)) : answered;
    };
  };

const PAPER = /^\/[^/]+\/[^/]+\.pdf$/;
/** What is served of a quotation, with the token and the id of who sent it. */
const papers = (serve: (id: string, passing: Passing, next: Next) => Promise<Answered>) => (): Bend => {
  const ids = new Map<string, { id: string; authorization: string }>();
  return async (passing, next) => {
    const known = ids.get(passing.path);
    if (known)
      return serve(known.id, { ...passing, headers: { ...passing.headers, authorization: known.authorization } }, next);
    const answered = await next(passing);
    const { pdf } = dataOf(answered);
    if (passing.operation === 'sendProposal' && isText(pdf))
      ids.set(pdf, { id: passing.params.id ?? '', authorization: passing.headers.authorization ?? '' });
    return answered;
  };
};

const onCalendar = (change: (text: string) => string) => (): Bend => async (passing, next) => {
  const answered = await next(passing);
  if (!(answered.headers['content-type'] ?? '').startsWith('text/calendar')) return answered;
  return { ...answered, body: Buffer.from(change(answered.body.toString())) };
};

const query = (operation: string, change: (asked: URLSearchParams) => void) => () =>
  at(operation, (passing, next) => {
    const other = new URLSearchParams(passing.query);
    change(other);
    return next({ ...passing, query: other });
  });

const onVisits = (change: (visits: Json[], passing: Passing) => Json[]) =>
  showing('listVisits', (data, passing) => void (data.visits = change(listOf(data, 'visits'), passing)));
const onEntries = (change: (entries: Json[]) => Json[]) =>
  showing('listQuotationHistory', (data) => void (data.entries = change(listOf(data, 'entries'))));
const onTemplates = (change: (templates: Json[]) => Json[]) =>
  taking('saveReplyTemplates', (fields) => {
    if (Array.isArray(fields.templates) && fields.templates.every((one) => typeof one === 'object' && one !== null))
      fields.templates = change(fields.templates as Json[]);
  });

const withoutHeader = (passing: Passing, header: string): Passing => ({
  ...passing,
  headers: Object.fromEntries(Object.entries(passing.headers).filter(([name]) => name !== header)),
});

/** Quotations, what is paid for them and who installs, and what staff have in common. */
export const SALES: readonly SubtleDefect[] = subtle('sales', {
  // ---------------------------------------------------------------- drafts
  'phone-cut': [UPDATE, 'A phone number is cut to 20 characters.', texts(UPDATE, 'customerPhone', cut(20))],
  'phone-digits': [
    UPDATE,
    'Signs are taken out of phone numbers.',
    texts(UPDATE, 'customerPhone', (text) => text.replace(/[() -]/g, '')),
  ],
  'email-forgotten': [UPDATE, 'The address is not written.', overlooks(UPDATE, 'customerEmail', isText)],
  'language-forgotten': [
    UPDATE,
    'The language is not written.',
    overlooks(UPDATE, 'language', (value) => value === 'sw'),
  ],
  'valid-until-forgotten': [UPDATE, 'The last day is not written.', overlooks(UPDATE, 'validUntil', isText)],
  'valid-until-stays': [
    UPDATE,
    'No end does not clear the last day.',
    overlooks(UPDATE, 'validUntil', (value) => value === null),
  ],
  'terms-cut': [UPDATE, 'Terms are cut to 2000 characters.', texts(UPDATE, 'terms', cut(2000))],
  'terms-stay': [UPDATE, 'Empty terms do not clear.', overlooks(UPDATE, 'terms', (value) => value === '')],
  'title-cut': [UPDATE, 'A title is cut to 120 characters.', texts(UPDATE, 'title', cut(120))],
  'name-stays': [UPDATE, 'An empty name does not clear.', overlooks(UPDATE, 'customerName', (value) => value === '')],
  'email-stays': [
    UPDATE,
    'Null does not clear the address.',
    overlooks(UPDATE, 'customerEmail', (value) => value === null),
  ],
  'deposit-nothing': [
    UPDATE,
    'A fixed deposit of 0 is taken for none.',
    taking(
      UPDATE,
      (fields) =>
        void (Number(fields.depositAmount) === 0 && isText(fields.depositAmount) && (fields.depositAmount = null)),
    ),
  ],
  'deposit-forgotten': [UPDATE, 'A fixed deposit is not written.', overlooks(UPDATE, 'depositAmount', isText)],
  'rate-whole': [
    UPDATE,
    'Rates are kept in whole per cent.',
    taking(
      UPDATE,
      (fields) => void (typeof fields.vatRate === 'number' && (fields.vatRate = Math.round(fields.vatRate))),
    ),
  ],
  'rate-zero': [UPDATE, 'A rate of 0 is taken for none sent.', overlooks(UPDATE, 'vatRate', (value) => value === 0)],
  'terms-reset': [
    UPDATE,
    'What is left out is emptied: the terms.',
    taking(UPDATE, (fields) => void ('lines' in fields && !('terms' in fields) && (fields.terms = ''))),
  ],
  'line-texts': [
    UPDATE,
    'Line ends in a line’s text become blanks.',
    onLines((lines) =>
      lines.map((line) => ({ ...line, text: isText(line.text) ? line.text.replaceAll('\n', ' ') : line.text })),
    ),
  ],
  'lines-sorted': [
    UPDATE,
    'Lines are kept by their kind.',
    onLines((lines) => [...lines].sort((one, other) => String(one.kind).localeCompare(String(other.kind)))),
  ],
  'lines-fifty': [UPDATE, 'Only fifty lines are kept.', onLines((lines) => lines.slice(0, 50))],
  'lines-stay': [
    UPDATE,
    'No lines do not clear the lines.',
    overlooks(UPDATE, 'lines', (value) => Array.isArray(value) && value.length === 0),
  ],
  'quantity-short': [
    UPDATE,
    'A quantity is kept in 16 bits.',
    onLines((lines) =>
      lines.map((line) => ({
        ...line,
        quantity: line.quantity > 32_767 && line.quantity <= 100_000 ? 32_767 : line.quantity,
      })),
    ),
  ],
  'read-terms': [
    'getProposal',
    'The terms are shown to their first line end.',
    showing('getProposal', (data) => void (isText(data.terms) && (data.terms = data.terms.split('\n')[0]))),
  ],
  'vat-half-even': [UPDATE, 'Tax is rounded to even.', counts((data) => setTax(data, halfEven))],
  'vat-down': [UPDATE, 'Tax is rounded down.', counts((data) => setTax(data, Math.floor))],
  'vat-of-sum': [
    UPDATE,
    'The tax is taken of the sum.',
    counts((data) => void (totalsOf(data).vat = money(Math.round(taxOf(data, inCents(totalsOf(data).subtotal)))))),
  ],
  'vat-of-none': [
    UPDATE,
    'Without tax, tax is counted all the same.',
    counts((data) => {
      if (data.vatMode === 'none') {
        setTax({ ...data, vatMode: 'lines' }, Math.round);
      }
    }),
  ],
  'deposit-down': [
    UPDATE,
    'The deposit goes down to whole shillings.',
    counts((data) => {
      if (data.depositAmount === null)
        totalsOf(data).deposit = money(
          Math.floor(inCents(totalsOf(data).deposit) / 100) * 100 -
            (inCents(totalsOf(data).deposit) % 100 === 0 && inCents(totalsOf(data).deposit) > 0 ? 100 : 0),
        );
    }),
  ],
  'deposit-above': [
    UPDATE,
    'A fixed deposit may be more than the total.',
    counts((data) => {
      if (isText(data.depositAmount)) totalsOf(data).deposit = data.depositAmount;
    }),
  ],
  'discount-lost': [
    UPDATE,
    'The total of discounts is left at 0.',
    counts((data) => void (totalsOf(data).discount = '0.00')),
  ],
  'beyond-taken': [
    UPDATE,
    'What is too much is not kept, and said to be saved.',
    despite(UPDATE, 'lines', async (passing, next) => done('Saved.', await proposalOf(passing, next))),
  ],
  'match-never': [
    UPDATE,
    'If-Match is never the version.',
    () =>
      at(UPDATE, async (passing, next) =>
        passing.headers['if-match'] === undefined ? next(passing) : refuses(412, 'Changed meanwhile.'),
      ),
  ],
  'match-seconds': [
    UPDATE,
    'Versions are compared by their seconds.',
    () =>
      at(UPDATE, async (passing, next) => {
        const wanted = passing.headers['if-match'];
        if (wanted === undefined) return next(passing);
        const present = String((await proposalOf(passing, next)).updatedAt);
        return next(`"${present}"`.slice(0, 20) === wanted.slice(0, 20) ? withoutHeader(passing, 'if-match') : passing);
      }),
  ],
  'match-raced': [
    UPDATE,
    'A version is compared, and written over some time later.',
    () =>
      at(UPDATE, async (passing, next) => {
        const wanted = passing.headers['if-match'];
        if (wanted === undefined || `"${String((await proposalOf(passing, next)).updatedAt)}"` !== wanted)
          return next(passing);
        await wait(10);
        return next(withoutHeader(passing, 'if-match'));
      }),
  ],
  'version-stays': [
    UPDATE,
    'A change of the title moves no updatedAt.',
    remembers(
      ['createProposal'],
      () => undefined,
      (data, kept) => {
        if (!kept.has(String(data.id))) kept.set(String(data.id), data.updatedAt);
        data.updatedAt = kept.get(String(data.id));
      },
    ),
  ],
  'list-oldest': [
    'listProposals',
    'Quotations are listed the oldest first within a page.',
    showing('listProposals', (data) => void listOf(data, 'proposals').reverse()),
  ],
  'list-search': [
    'listProposals',
    'The search looks at names alone.',
    showing('listProposals', (data, passing) => {
      const search = passing.query.get('search')?.toLowerCase();
      if (search !== undefined)
        data.proposals = listOf(data, 'proposals').filter(({ customerName }) =>
          String(customerName).toLowerCase().includes(search),
        );
    }),
  ],
  'list-total': [
    'listProposals',
    'The total is that of the page.',
    showing(
      'listProposals',
      (data) => void ((data.meta as Json).total = Math.max(0, listOf(data, 'proposals').length - 1)),
    ),
  ],
  'list-status': [
    'listProposals',
    'The status is not looked at.',
    query('listProposals', (asks) => asks.delete('status')),
  ],
  'list-names': [
    'listProposals',
    'A list does not know of changes.',
    showing('listProposals', (data) => {
      for (const one of listOf(data, 'proposals')) one.hasChanges = false;
    }),
  ],
  'begun-rate': [
    'createProposal',
    'A quotation begins with 16 % whatever the settings say.',
    thenChanged('createProposal', () => ({ vatRate: 16 })),
  ],
  'begun-days': [
    'createProposal',
    'A quotation begins with 30 days whatever the settings say.',
    thenChanged('createProposal', ({ createdAt }) => ({
      validUntil: new Date(Date.parse(String(createdAt)) + 30 * 86_400_000).toISOString().slice(0, 10),
    })),
  ],
  'begun-terms': ['createProposal', 'The terms are left out.', thenChanged('createProposal', () => ({ terms: '' }))],
  'begun-county': [
    'createProposal',
    'What the county costs is left out.',
    thenChanged('createProposal', (data) => ({ lines: asSent(linesOf(data).filter(({ kind }) => kind === 'item')) })),
  ],
  'begun-quantity': [
    'createProposal',
    'Each product is taken once.',
    thenChanged('createProposal', (data) => ({
      lines: asSent(linesOf(data).map((line) => ({ ...line, quantity: 1 }))),
    })),
  ],
  'begun-phone': [
    'createProposal',
    'The phone number of a request is left out.',
    thenChanged('createProposal', () => ({ customerPhone: '' })),
  ],
  'begun-unknown': [
    'createProposal',
    'A request that there is not is passed over.',
    despite('createProposal', 'quotationId', (passing, next) => next(withJson(passing, { language: 'en' }))),
  ],
  'delete-pretended': [
    'deleteProposal',
    'A draft is said to be deleted.',
    () =>
      at('deleteProposal', async (passing, next) =>
        (await proposalOf(passing, next)).number === null ? done('Deleted.') : next(passing),
      ),
  ],
  // ---------------------------------------------------------------- what is sent
  'sent-nameless': ['sendProposal', 'A quotation without a name goes out.', repaired('customerName', 'Customer')],
  'sent-over': ['sendProposal', 'A quotation whose days are over goes out.', repaired('validUntil', null)],
  'sent-deposit': ['sendProposal', 'A deposit above the total goes out.', repaired('depositAmount', null)],
  'sent-nowhere': [
    'sendProposal',
    'By e-mail without an address it goes out as a link.',
    resent('sendProposal', 'channel', 'link'),
  ],
  'sent-match': [
    'sendProposal',
    'If-Match is not looked at when it is sent.',
    () => at('sendProposal', (passing, next) => next(withoutHeader(passing, 'if-match'))),
  ],
  'number-gaps': [
    'sendProposal',
    'Every other number is left out.',
    numbers((year, count) => `Q-${year}-${String(2 * count).padStart(4, '0')}`),
  ],
  'number-shared': [
    'sendProposal',
    'Numbers of two are the same.',
    numbers((year, count) => `Q-${year}-${String(Math.ceil(count / 2)).padStart(4, '0')}`),
  ],
  'number-year': [
    'sendProposal',
    'The year of a number stays that of the first one.',
    numbers((_, count) => `Q-2024-${String(count).padStart(4, '0')}`),
  ],
  'versions-order': [
    'sendProposal',
    'Versions are listed the oldest first.',
    showing(READS, (data) => void listOf(data, 'versions').reverse()),
  ],
  'versions-total': [
    'sendProposal',
    'Each version has the total of the draft.',
    showing(READS, (data) => {
      for (const one of listOf(data, 'versions')) one.total = totalsOf(data).total;
    }),
  ],
  'versions-nobody': [
    'sendProposal',
    'Who sent a version is not kept.',
    showing(READS, (data) => {
      for (const one of listOf(data, 'versions')) one.by = null;
    }),
  ],
  'changes-never': [
    'getProposal',
    'A quotation never has changes.',
    showing(['getProposal', 'updateProposal'], (data) => void (data.hasChanges = false)),
  ],
  'changes-stay': [
    'getProposal',
    'Once it was changed a quotation has changes until it is sent, also changed back.',
    remembers(
      [UPDATE, 'sendProposal'],
      (kept, id, { operation }) => void kept.set(id, operation === UPDATE),
      (data, kept) => void (data.number !== null && kept.get(String(data.id)) === true && (data.hasChanges = true)),
    ),
  ],
  'opened-again': [
    'openSharedProposal',
    'The last opening is kept.',
    (() => {
      const bend: () => Bend = () => {
        let last = '';
        return async (passing, next) => {
          const answered = await next(passing);
          if (passing.operation === 'openSharedProposal' && answered.status === 200) last = new Date().toISOString();
          return READS.includes(passing.operation)
            ? shown(answered, (data) => void (isText(data.openedAt) && (data.openedAt = last)))
            : answered;
        };
      };
      return bend;
    })(),
  ],
  'opened-staff': [
    'openSharedProposal',
    'Staff who look count as customers.',
    () => at('openSharedProposal', (passing, next) => next(withoutHeader(passing, 'authorization'))),
  ],
  'opened-read': [
    'openSharedProposal',
    'Opening notes nothing.',
    () =>
      at('openSharedProposal', async (passing, next) => {
        const there = await asked(passing, next, 'GET', `/shared-proposals/${passing.params.shareKey ?? ''}`);
        return there.status === 200 ? done() : next(passing);
      }),
  ],
  'opened-stays': [
    'sendProposal',
    'Once opened, what is sent anew counts as opened.',
    remembers(
      [...READS],
      (kept, id, _, answered) => {
        const { openedAt } = dataOf(answered);
        if (isText(openedAt)) kept.set(id, openedAt);
      },
      (data, kept) =>
        void (data.openedAt === null && kept.has(String(data.id)) && (data.openedAt = kept.get(String(data.id)))),
    ),
  ],
  'paper-missing': [
    'getProposal',
    'The PDF is not where it is said to be.',
    () => async (passing, next) => (PAPER.test(passing.path) ? refuses(404, 'Not found.') : next(passing)),
  ],
  'paper-draft': [
    'getProposal',
    'The link’s PDF is that of the draft.',
    papers(async (id, passing, next) => {
      const data = dataOf(await asked(passing, next, 'GET', `/proposals/${id}/pdf`));
      return {
        status: 200,
        headers: { 'content-type': 'application/pdf' },
        body: Buffer.from(String(data.base64), 'base64'),
      };
    }),
  ],
  'paper-sent': [
    'getProposalPdf',
    'The draft’s PDF is that of what was sent.',
    () =>
      at('getProposalPdf', async (passing, next) => {
        const { pdf } = await proposalOf(passing, next);
        const sent = isText(pdf) ? await next({ ...passing, path: pdf, method: 'GET', operation: '' }) : undefined;
        const answered = await next(passing);
        return sent?.status === 200
          ? shown(answered, (data) => void (data.base64 = sent.body.toString('base64')))
          : answered;
      }),
  ],
  'shared-cached': ['getSharedProposal', 'What a link shows is kept for a minute.', caching('getSharedProposal')],
  'shared-replaced': [
    'getSharedProposal',
    'When it took the place of another is not said.',
    showing(['getSharedProposal', 'acceptSharedProposal'], (data) => void (data.replacedAt = null)),
  ],
  'shared-balance': [
    'getSharedProposal',
    'What is left to pay is left at the total.',
    showing('getSharedProposal', (data) => void (data.depositDue = totalsOf(data).total)),
  ],
  'shared-terms': [
    'getSharedProposal',
    'The terms are left out.',
    showing('getSharedProposal', (data) => void (data.terms = null)),
  ],
  'shared-bank': [
    'getSharedProposal',
    'Where to pay is not shown.',
    showing(
      'getSharedProposal',
      (data) => void (data.payment = { mpesa: { kind: 'till', number: '12345', name: '' }, bank: null }),
    ),
  ],
  'accepted-former': [
    'acceptSharedProposal',
    'Whatever version was read is accepted.',
    despite('acceptSharedProposal', 'version', async (passing, next) => {
      const { version } = dataOf(
        await asked(passing, next, 'GET', `/shared-proposals/${passing.params.shareKey ?? ''}`),
      );
      return next(withJson(passing, { ...jsonOf(passing), version }));
    }),
  ],
  'accepted-name': [
    'acceptSharedProposal',
    'Who accepted is cut to one word.',
    texts('acceptSharedProposal', 'name', (text) => text.split(' ')[0] ?? ''),
  ],
  'accepted-twice': [
    'acceptSharedProposal',
    'A second time is the same as once.',
    despite('acceptSharedProposal', 'status', (passing, next) =>
      asked(passing, next, 'GET', `/shared-proposals/${passing.params.shareKey ?? ''}`),
    ),
  ],
  'accepted-changed': [
    UPDATE,
    'What was accepted is said to be changed.',
    () =>
      at(UPDATE, async (passing, next) => {
        const answered = await next(passing);
        return answered.status === 409 ? done('Saved.', await proposalOf(passing, next)) : answered;
      }),
  ],
  // ---------------------------------------------------------------- payments
  'code-elsewhere': [
    'recordPayment',
    'A code counts once for each quotation.',
    () =>
      at('recordPayment', async (passing, next) => {
        const answered = await next(passing);
        const { code } = jsonOf(passing) ?? {};
        if (answered.status !== 409 || !isText(code)) return answered;
        const own = listOf(await proposalOf(passing, next), 'payments').some((one) => one.code === code);
        return own ? answered : next(withJson(passing, { ...jsonOf(passing), code: `X${code.slice(1)}` }));
      }),
  ],
  'code-kept': [
    'deletePayment',
    'The code of a payment that is deleted stays taken.',
    () => {
      const codes = new Map<string, string>();
      const gone = new Set<string>();
      return async (passing, next) => {
        const { code } = jsonOf(passing) ?? {};
        if (passing.operation === 'recordPayment' && isText(code) && gone.has(code))
          return refuses(409, 'Recorded already.', 'code');
        const answered = await next(passing);
        const { id } = dataOf(answered);
        if (passing.operation === 'recordPayment' && isText(id) && isText(code)) codes.set(id, code);
        const former = codes.get(passing.params.paymentId ?? '');
        if (passing.operation === 'deletePayment' && answered.status === 200 && former !== undefined) gone.add(former);
        return answered;
      };
    },
  ],
  'code-of-method': [
    'recordPayment',
    'A code counts once whatever the method.',
    () => {
      const codes = new Map<string, string>();
      return at('recordPayment', async (passing, next) => {
        const { code, method } = jsonOf(passing) ?? {};
        if (isText(code) && codes.has(code) && codes.get(code) !== method)
          return refuses(409, 'Recorded already.', 'code');
        const answered = await next(passing);
        if (answered.status === 201 && isText(code)) codes.set(code, String(method));
        return answered;
      });
    },
  ],
  'paid-future': ['recordPayment', 'A day that is to come is taken.', resent('recordPayment', 'paidOn', '2026-01-01')],
  'paid-nothing': ['recordPayment', 'A payment of 0 is taken.', resent('recordPayment', 'amount', '0.01')],
  'paid-draft': [
    'recordPayment',
    'A payment of a draft is said to be recorded.',
    () =>
      at('recordPayment', async (passing, next) => {
        const answered = await next(passing);
        return answered.status === 409 && !('code' in dataOf(answered))
          ? answer(201, { success: true, message: 'Recorded.', data: { id: 'nowhere' } })
          : answered;
      }),
  ],
  'paid-shillings': [
    'recordPayment',
    'Payments are kept in whole shillings.',
    texts('recordPayment', 'amount', (text) =>
      /^\d+(\.\d+)?$/.test(text) && Number(text) > 0 ? String(Math.max(1, Math.round(Number(text)))) : text,
    ),
  ],
  'paid-codes': [
    'recordPayment',
    'Only M-Pesa’s codes are kept.',
    taking('recordPayment', (fields) => {
      if (fields.method === 'cash') fields.code = undefined;
    }),
  ],
  'paid-day-before': [
    'recordPayment',
    'The day of a payment is kept as an instant, and read in another zone.',
    showing(READS, (data) => {
      for (const one of listOf(data, 'payments'))
        one.paidOn = new Date(Date.parse(`${String(one.paidOn)}T00:00:00+03:00`)).toISOString().slice(0, 10);
    }),
  ],
  'paid-order': [
    'recordPayment',
    'Payments are listed the oldest first.',
    showing('getProposal', (data) => void listOf(data, 'payments').reverse()),
  ],
  'paid-nobody': [
    'recordPayment',
    'Who recorded a payment is not kept.',
    showing('getProposal', (data) => {
      for (const one of listOf(data, 'payments')) one.by = null;
    }),
  ],
  'paid-balance': [
    'recordPayment',
    'The deposit that is due does not go down.',
    showing('getProposal', (data) => void (data.depositDue = totalsOf(data).deposit)),
  ],
  'paid-back': [
    'deletePayment',
    'A payment that is deleted still counts.',
    (() => {
      const bend: () => Bend = () => {
        const most = new Map<string, string>();
        return at(['getProposal'], async (passing, next) =>
          shown(await next(passing), (data) => {
            const before = most.get(String(data.id)) ?? '0';
            if (Number(data.paid) >= Number(before)) most.set(String(data.id), String(data.paid));
            else data.paid = before;
          }),
        );
      };
      return bend;
    })(),
  ],
  'paid-foreign': [
    'deletePayment',
    'A payment is deleted whichever quotation is named.',
    () => {
      const owners = new Map<string, string>();
      return at(['recordPayment', 'deletePayment'], async (passing, next) => {
        const owner = owners.get(passing.params.paymentId ?? '');
        if (passing.operation === 'deletePayment' && owner !== undefined && owner !== passing.params.id)
          return next({ ...passing, path: passing.path.replace(passing.params.id ?? '', owner) });
        const answered = await next(passing);
        const { id } = dataOf(answered);
        if (passing.operation === 'recordPayment' && isText(id)) owners.set(id, passing.params.id ?? '');
        return answered;
      });
    },
  ],
  // ---------------------------------------------------------------- visits
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
  'calendar-zone': [
    'getVisitCalendar',
    'Hours in Kenya are written as if they were UTC.',
    onCalendar((text) =>
      text.replaceAll(
        /T(\d\d)(\d{4})Z/g,
        (_, hour: string, rest: string) => `T${String((Number(hour) + 3) % 24).padStart(2, '0')}${rest}Z`,
      ),
    ),
  ],
  'calendar-cancelled': [
    'getVisitCalendar',
    'What is cancelled leaves the calendar.',
    onCalendar((text) =>
      text.replaceAll(/BEGIN:VEVENT\r\n(?:(?!END:VEVENT)[\s\S])*STATUS:CANCELLED[\s\S]*?END:VEVENT\r\n/g, ''),
    ),
  ],
  'calendar-sequence': [
    'getVisitCalendar',
    'SEQUENCE does not grow.',
    onCalendar((text) => text.replaceAll(/SEQUENCE:\d+/g, 'SEQUENCE:0')),
  ],
  'calendar-end': [
    'getVisitCalendar',
    'Every visit takes an hour.',
    onCalendar((text) => text.replaceAll(/DTEND:(\d{8})T090000Z/g, 'DTEND:$1T070000Z')),
  ],
  // ---------------------------------------------------------------- counties
  'counties-pretended': [
    'saveCounties',
    'Counties are answered as they were sent, and not saved.',
    pretends('saveCounties', async (passing, next) => {
      const sent = listOf<Terms>(jsonOf(passing) ?? {}, 'counties');
      const data = dataOf(await asked(passing, next, 'GET', '/counties'));
      return {
        ...data,
        counties: listOf<Terms>(data, 'counties').map((one) => ({ ...one, ...sent.find(({ id }) => id === one.id) })),
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
  // ---------------------------------------------------------------- templates and settings
  'templates-pretended': [
    'saveReplyTemplates',
    'Templates are answered as they were sent, and not saved.',
    pretends('saveReplyTemplates', (passing) => jsonOf(passing)),
  ],
  'templates-version': [
    'listReplyTemplates',
    'The version of templates is always the same.',
    oneVersion('listReplyTemplates', 'saveReplyTemplates', '/reply-templates'),
  ],
  'templates-raced': [
    'saveReplyTemplates',
    'The version of templates is compared, and written over later.',
    versionRaced('saveReplyTemplates', '/reply-templates'),
  ],
  'templates-order': [
    'saveReplyTemplates',
    'Templates are kept by their name.',
    onTemplates((all) => all.toSorted((one, other) => String(one.name).localeCompare(String(other.name)))),
  ],
  'templates-sw': [
    'saveReplyTemplates',
    'The text in Kiswahili is cut to 1000 characters.',
    onTemplates((all) =>
      all.map((one) => ({
        ...one,
        text_sw: isText(one.text_sw) && one.text_sw.length <= 2000 ? one.text_sw.slice(0, 1000) : one.text_sw,
      })),
    ),
  ],
  'settings-pretended': [
    'updateSalesSettings',
    'Settings are answered as they were sent, and not saved.',
    pretends('updateSalesSettings', (passing) => jsonOf(passing)),
  ],
  'settings-version': [
    'getSalesSettings',
    'The version of settings is always the same.',
    oneVersion('getSalesSettings', 'updateSalesSettings', '/sales-settings'),
  ],
  'settings-raced': [
    'updateSalesSettings',
    'The version of settings is compared, and written over later.',
    versionRaced('updateSalesSettings', '/sales-settings'),
  ],
  'settings-days': [
    'updateSalesSettings',
    'No more than 90 days are kept.',
    taking('updateSalesSettings', (fields) => {
      const days = Number(fields.validDays);
      if (days > 90 && days <= 365) fields.validDays = 90;
    }),
  ],
  'settings-sw': [
    'updateSalesSettings',
    'Terms in Kiswahili are not kept.',
    taking('updateSalesSettings', (fields) => {
      const { terms } = fields;
      if (typeof terms === 'object' && terms !== null && isText((terms as Json).sw))
        fields.terms = { ...terms, sw: '' };
    }),
  ],
  // ---------------------------------------------------------------- what happened to requests
  'history-cut': [
    'addQuotationEntry',
    'Notes are cut to 1000 characters.',
    texts('addQuotationEntry', 'text', (text) => (text.length <= 2000 ? text.slice(0, 1000) : text)),
  ],
  'history-oldest': ['listQuotationHistory', 'The history is the oldest first.', onEntries((all) => all.toReversed())],
  'history-nobody': [
    'listQuotationHistory',
    'Who did it is not said.',
    onEntries((all) => all.map((one) => ({ ...one, by: null }))),
  ],
  'history-hours': [
    'listQuotationHistory',
    'Instants are hours in Kenya, written as UTC.',
    onEntries((all) =>
      all.map((one) => ({ ...one, at: new Date(Date.parse(String(one.at)) + 10_800_000).toISOString() })),
    ),
  ],
  'assigned-unknown': [
    'assignQuotation',
    'Somebody unknown is passed over.',
    despite('assignQuotation', 'userId', () => Promise.resolve(done())),
  ],
  'assigned-nobody': [
    'assignQuotation',
    'A request stays with whose it was.',
    () =>
      at('assignQuotation', async (passing, next) =>
        jsonOf(passing)?.userId === null &&
        (await asked(passing, next, 'GET', `/quotations/${passing.params.id ?? ''}`)).status === 200
          ? done()
          : next(passing),
      ),
  ],
  // ---------------------------------------------------------------- devices and the second factor
  'device-name': [
    'addPushDevice',
    'Names of devices are cut to 40 characters.',
    texts('addPushDevice', 'name', (text) => (text.length <= 80 ? text.slice(0, 40) : text)),
  ],
  'device-key': [
    'addPushDevice',
    'A key that is none is taken.',
    despite('addPushDevice', 'p256dh', () =>
      Promise.resolve(answer(201, { success: true, message: 'Added.', data: { id: 'nowhere' } })),
    ),
  ],
  'factor-sessions': [
    'removeSecondFactor',
    'Sessions elsewhere go on once it is removed.',
    () => {
      let live = '';
      return async (passing, next) => {
        const answered = await next(passing);
        const { authorization = '' } = passing.headers;
        if (passing.operation === 'removeSecondFactor' && answered.status === 200) live = authorization;
        return passing.operation === 'getProfile' &&
          answered.status === 401 &&
          live !== '' &&
          authorization !== live &&
          /^Bearer [\w-]{20,}$/.test(authorization)
          ? next({ ...passing, headers: { ...passing.headers, authorization: live } })
          : answered;
      };
    },
  ],
  'factor-code-again': [
    'confirmSecondFactor',
    'The code that turned it on signs in too.',
    () => {
      const tokens = new Tokens();
      let confirming = '';
      return async (passing, next) => {
        const answered = await next(passing);
        const { code } = jsonOf(passing) ?? {};
        tokens.watch(passing, answered);
        if (passing.operation === 'confirmSecondFactor' && answered.status === 200) confirming = String(code);
        return passing.operation === 'signIn' && answered.status === 400 && confirming !== '' && code === confirming
          ? done('Signed in.', tokens.last())
          : answered;
      };
    },
  ],
  'factor-anew': [
    'beginSecondFactor',
    'One is begun while one is on.',
    () =>
      at('beginSecondFactor', async (passing, next) => {
        const answered = await next(passing);
        return answered.status === 409
          ? done('Begun.', { secret: 'A'.repeat(32), address: `otpauth://totp/Shop:staff?secret=${'A'.repeat(32)}` })
          : answered;
      }),
  ],
  'factor-count': [
    'getSecondFactor',
    'Recovery codes that are left are not counted down.',
    showing('getSecondFactor', (data) => void (data.on === true && (data.recoveryCodesLeft = 10))),
  ],
  'factor-secret': [
    'beginSecondFactor',
    'A second beginning has the first secret.',
    () => {
      let first: Answered | undefined;
      return at(['beginSecondFactor', 'removeSecondFactor'], async (passing, next) => {
        const answered =
          passing.operation === 'beginSecondFactor' && first && jsonOf(passing)?.currentPassword !== undefined
            ? first
            : await next(passing);
        if (passing.operation === 'removeSecondFactor' && answered.status === 200) first = undefined;
        else if (passing.operation === 'beginSecondFactor' && answered.status === 200) first = answered;
        return answered;
      });
    },
  ],
});
