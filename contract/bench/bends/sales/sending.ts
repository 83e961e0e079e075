import { asked } from '../calls';
import { jsonOf, withJson, type Answered, type Bend, type Json, type Next, type Passing } from '../proxy';
import { at, caching, dataOf, done, query, refuses, showing, shown, subtle, texts, without } from '../tools';
import { READS, UPDATE, despite, isText, listOf, proposalOf, remembers, resent, totalsOf } from './tools';

const repaired = (field: string, value: unknown) =>
  despite('sendProposal', field, async (passing, next) => {
    await asked(passing, next, 'PATCH', `/proposals/${passing.params.id ?? ''}`, { [field]: value });
    return next(passing);
  });

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

/** Quotations that are sent: numbers, links, papers and answers. */
export const SALES_SENDING = subtle('sales', {
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
    () => at('sendProposal', (passing, next) => next(without(passing, 'if-match'))),
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
    () => at('openSharedProposal', (passing, next) => next(without(passing, 'authorization'))),
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
  'paper-language': [
    'getSharedProposal',
    'The language that is asked for is not that of the PDF.',
    query('', (asks) => asks.delete('language')),
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
  'accepted-stale': [
    UPDATE,
    'Who read it before it was accepted is told that it was changed, as if it could be written over.',
    () =>
      at(UPDATE, async (passing, next) => {
        const answered = await next(passing);
        return answered.status === 409 && passing.headers['if-match'] !== undefined
          ? refuses(412, 'Changed meanwhile.')
          : answered;
      }),
  ],
});
