import { failure, success, versionOf } from '../../../fixtures/minimal/answers';
import { dayInKenya } from '../../../fixtures/minimal/days';
import { notedBy } from '../../../fixtures/minimal/handlers/following';
import { figuresOf } from '../../../fixtures/minimal/proposalViews';
import { GOOD_RULES } from '../../../fixtures/minimal/rules';
import type { County, Proposal, QuotationEntry, ReplyTemplate } from '../../../fixtures/minimal/store';
import type { Answer, Context, Defect } from '../../../fixtures/minimal/types';
import { afterwards, around, createdId, defectsOf, seeing, withBody, withData, withRules, withValues } from '../tools';

/** All of them at once, for one cause. */
const together = (...defects: readonly Defect[]): Defect => ({
  wrap: (id, handler) => defects.reduce((wrapped, defect) => defect.wrap?.(id, wrapped) ?? wrapped, handler),
  async answer(context, first) {
    let answer = first;
    for (const defect of defects) answer = (await defect.answer?.(context, answer)) ?? answer;
    return answer;
  },
});

const aMomentLater = (name: string) =>
  withValues('listQuotations', (values) =>
    typeof values[name] === 'string'
      ? { ...values, [name]: new Date(Date.parse(values[name]) + 1).toISOString() }
      : values,
  );

/** The draft that was begun just now. */
const begun = (change: (proposal: Proposal, context: Context) => void) =>
  afterwards('createProposal', (context, answer) => {
    const proposal = context.store.proposals.get(createdId(answer));
    if (proposal) change(proposal, context);
  });

const sharedBy = ({ store, values }: Context): Proposal | undefined =>
  [...store.proposals.values()].find(({ shareKey }) => shareKey !== null && shareKey === values.shareKey);

/** A version made of a part of what it is of: what is told to clients, and what the store goes by. */
const versionMadeOf = <T>(
  [read, save]: readonly [read: string, save: string],
  partOf: (listed: readonly T[]) => unknown,
  listedIn: (data: Record<string, unknown>) => readonly T[],
  present: (context: Context) => { listed: readonly T[]; version: string },
): Defect => {
  const told = (data: Record<string, unknown>) => void (data.version = versionOf(partOf(listedIn(data))));
  return together(
    withData(read, told),
    withData(save, told),
    withBody(save, (body, context) => {
      const { listed, version } = present(context);
      return body.version === versionOf(partOf(listed)) ? { ...body, version } : body;
    }),
  );
};

/** What the mark of the news is made of. */
const markOf = (isSeen: (entry: QuotationEntry) => boolean, ofProposal: (proposal: Proposal) => object) =>
  withData<{ changed: string }>('getNews', (data, { store }) => {
    const requests = [...store.quotations.values()].map((one) => ({ ...one, history: one.history.filter(isSeen) }));
    data.changed = versionOf([requests, [...store.proposals.values()].map(ofProposal)]);
  });

/** Requests, quotations, visits and places. */
export const STATE_SALES = defectsOf('state', {
  'requests-since-after': [
    'listQuotations',
    'A request that came at the very instant is not among those since then.',
    aMomentLater('since'),
  ],
  'requests-search-any-status': [
    'listQuotations',
    'With words to search for, the status does not count.',
    withValues('listQuotations', (values) => (values.search ? { ...values, status: undefined } : values)),
  ],
  'requests-total-any-source': [
    'listQuotations',
    'The total is that of requests from everywhere.',
    around('listQuotations', async (context, handler) => {
      const answer = await handler(context);
      const all = await handler({ ...context, values: { ...context.values, source: undefined } });
      const dataOf = ({ body }: Answer) => (body as { data?: { meta: object } }).data;
      const data = dataOf(answer);
      return data ? { ...answer, body: { ...answer.body, data: { ...data, meta: { ...dataOf(all)?.meta } } } } : answer;
    }),
  ],
  'request-place-in-status': [
    'getQuotation',
    'The place of a request is that among those of its status.',
    withData<{ id: string; position: number }>('getQuotation', (data, { store }) => {
      const request = store.quotations.get(data.id);
      const newer = [...store.quotations.values()].filter(({ order }) => order >= (request?.order ?? 0));
      data.position = newer.filter(({ status }) => status === request?.status).length;
    }),
  ],
  'request-new-is-nobodys': [
    'updateQuotation',
    'A request that is new again is nobody’s.',
    afterwards('updateQuotation', ({ store, values, body }) => {
      const request = store.quotations.get(String(values.id));
      if (request && body.status === 'new') request.assigneeId = null;
    }),
  ],
  'note-key-used-up-by-404': [
    'addQuotationEntry',
    'A key that came with a request that there is not is used up.',
    (() => {
      const used = new Set<unknown>();
      return around('addQuotationEntry', async (context, handler) => {
        const key = context.values['Idempotency-Key'];
        if (key === undefined) return handler(context);
        if (used.has(key)) return failure(404, 'Not found.');
        if (!context.store.quotations.has(String(context.values.id))) used.add(key);
        return handler(context);
      });
    })(),
  ],
  'answers-count-notes': [
    'getDashboardSummary',
    'A note counts as the first answer.',
    withData<{ sales: { firstAnswer: { answered: number } } }>('getDashboardSummary', ({ sales }, { store }) => {
      const isAnswer = ({ kind, text }: QuotationEntry) =>
        ['call', 'sent', 'note'].includes(kind) || (kind === 'status' && text !== 'new' && text !== 'closed');
      sales.firstAnswer.answered = [...store.quotations.values()].filter(({ history }) =>
        history.some(isAnswer),
      ).length;
    }),
  ],
  'news-without-payments': [
    'getNews',
    'A payment leaves the mark of the news as it is.',
    markOf(
      ({ kind }) => !kind.startsWith('payment'),
      (proposal) => ({ ...proposal, payments: [] }),
    ),
  ],
  'news-newest-of-new': [
    'getNews',
    'The newest request is that of those that nobody has answered.',
    withData<{ newestId: string | null; newestAt: string | null }>('getNews', (data, { store, rules }) => {
      const [newest] = rules.newestFirst([...store.quotations.values()].filter(({ status }) => status === 'new'));
      Object.assign(data, { newestId: newest?.id ?? null, newestAt: newest?.createdAt ?? null });
    }),
  ],
  'draft-quantity-one-digit': [
    'createProposal',
    'Of the quantity in the note the last digit is read.',
    begun(({ draft }) => {
      for (const line of draft.lines) line.quantity = line.quantity % 10 || 1;
    }),
  ],
  'draft-quantity-of-six-digits': [
    'createProposal',
    'A quantity of six digits is read in the note, though no line may have that many.',
    begun(({ draft, quotationId }, { store }) => {
      const rows = store.quotations.get(quotationId ?? '')?.clients_note.split('\n') ?? [];
      for (const line of draft.lines) {
        const row = rows.find((one) => /^[1-9][0-9]{5} x /.test(one) && one.includes(` x ${line.text} @ `));
        line.quantity = row === undefined ? line.quantity : Number.parseInt(row, 10);
      }
    }),
  ],
  'draft-price-to-come': [
    'createProposal',
    'The price of a discount that has yet to begin is taken over.',
    begun(({ draft }, { store }) => {
      for (const line of draft.lines) {
        const product = [...store.products.values()].find(({ product_name }) => product_name === line.text);
        if (product?.new_price && Date.parse(product.discount_start_date ?? '') > Date.now())
          line.unitPrice = product.new_price;
      }
    }),
  ],
  'draft-free-at-full-price': [
    'createProposal',
    'A price of 0 is none, and the one before it is taken over.',
    begun(({ draft }, { store }) => {
      for (const line of draft.lines.filter(({ unitPrice }) => Number(unitPrice) === 0)) {
        const product = [...store.products.values()].find(({ product_name }) => product_name === line.text);
        line.unitPrice = product?.product_price ?? line.unitPrice;
      }
    }),
  ],
  'draft-a-day-short': [
    'createProposal',
    'The day on which a quotation is begun is one of its days.',
    begun(({ draft }, { store }) => {
      draft.validUntil = dayInKenya(store.sales.validDays - 1);
    }),
  ],
  'draft-discount-stays': [
    'updateProposal',
    'A line without a discount keeps that of the line in whose place it is.',
    withBody('updateProposal', (body, { store, values }) => {
      const former = store.proposals.get(String(values.id))?.draft.lines ?? [];
      const lines = body.lines as { quantity: number; unitPrice: string; discount?: string }[] | undefined;
      const kept = lines?.map((line, at) => {
        const discount = line.discount ?? former[at]?.discount;
        return Number(discount) <= line.quantity * Number(line.unitPrice) ? { ...line, discount } : line;
      });
      return kept ? { ...body, lines: kept } : body;
    }),
  ],
  'sent-balance-of-draft': [
    'getProposal',
    'What is left to pay is that of the draft.',
    withData<{ id: string; balance: string; paid: string }>('getProposal', (data, { store }) => {
      const proposal = store.proposals.get(data.id);
      const total = proposal && figuresOf(proposal.draft)?.totals.total;
      data.balance = Math.max(0, Number(total) - Number(data.paid)).toFixed(2);
    }),
  ],
  'accept-not-on-last-day': [
    'acceptSharedProposal',
    'On its last day a quotation is over.',
    around('acceptSharedProposal', (context, handler) =>
      sharedBy(context)?.versions[0]?.content.validUntil === dayInKenya()
        ? failure(409, 'This quotation is over.', new Map([['status', 'It is over.']]))
        : handler(context),
    ),
  ],
  'opened-once-for-all': [
    'openSharedProposal',
    'A version that takes the place of one that was opened is never opened.',
    (() => {
      const opened = new WeakSet<Proposal>();
      return around('openSharedProposal', async (context, handler) => {
        const proposal = sharedBy(context);
        if (!proposal || context.session) return handler(context);
        if (opened.has(proposal)) return success('Action Successfully');
        opened.add(proposal);
        return handler(context);
      });
    })(),
  ],
  'opened-with-accepted': [
    'listProposals',
    'Those that were accepted are among the opened ones.',
    around('listProposals', (context, handler) => {
      if (context.values.status !== 'opened') return handler(context);
      const proposals = new Map([...context.store.proposals].filter(([, { openedAt }]) => openedAt !== null));
      return handler({ ...seeing(context, { proposals }), values: { ...context.values, status: undefined } });
    }),
  ],
  'number-in-capitals-alone': [
    'listProposals',
    'A number is found in capitals alone.',
    withRules('listProposals', {
      matches: (search, [number = null, ...texts]) =>
        GOOD_RULES.matches(search, texts) || search.split(/\s+/u).every((word) => number?.includes(word) === true),
    }),
  ],
  'visit-date-of-refused': [
    'updateVisit',
    'Of a change that is refused for its crew the day is kept.',
    around('updateVisit', async (context, handler) => {
      const answer = await handler(context);
      const visit = context.store.visits.get(String(context.values.id));
      const { crew } = (answer.body as { data?: { crew?: string } }).data ?? {};
      if (answer.status === 400 && crew !== undefined && visit) visit.date = String(context.body.date);
      return answer;
    }),
  ],
  'visit-cancelled-sequence': [
    'cancelVisit',
    'A visit that is cancelled keeps its SEQUENCE in calendars.',
    around('cancelVisit', async (context, handler) => {
      const visit = context.store.visits.get(String(context.values.id));
      const sequence = visit?.sequence ?? 0;
      const answer = await handler(context);
      if (visit) visit.sequence = sequence;
      return answer;
    }),
  ],
  'visit-uid-changes': [
    'getVisitCalendar',
    'A visit has another UID after each change.',
    {
      answer: ({ path }, answer) =>
        path.startsWith('/calendar/') && Buffer.isBuffer(answer.body)
          ? {
              ...answer,
              body: Buffer.from(
                answer.body.toString().replace(/UID:(.*)\r\nSEQUENCE:(\d+)/g, 'UID:$1-$2\r\nSEQUENCE:$2'),
              ),
            }
          : answer,
    },
  ],
  'counties-version-of-prices': [
    'listCounties',
    'Whether a county is active is not in the version of the list.',
    versionMadeOf<County>(
      ['listCounties', 'saveCounties'],
      (counties) => counties.map((county) => ({ ...county, isActive: true })),
      ({ counties }) => counties as County[],
      ({ store }) => {
        const listed = [...store.counties.values()];
        return { listed, version: versionOf(listed) };
      },
    ),
  ],
  'templates-version-of-names': [
    'listReplyTemplates',
    'The version of the templates is that of their names.',
    versionMadeOf<ReplyTemplate>(
      ['listReplyTemplates', 'saveReplyTemplates'],
      (templates) => templates.map(({ name }) => name),
      ({ templates }) => templates as ReplyTemplate[],
      ({ store: { templates } }) => ({ listed: templates, version: versionOf(templates) }),
    ),
  ],
  'history-same-status': [
    'updateQuotation',
    'The status that a request has already is noted again.',
    around('updateQuotation', async (context, handler) => {
      const request = context.store.quotations.get(String(context.values.id));
      const isSame = request?.status === context.body.status;
      const answer = await handler(context);
      const by = request?.history.at(-1)?.by ?? null;
      if (request && isSame) notedBy(by, request, context, 'status', request.status);
      return answer;
    }),
  ],
});
