import {
  MARK,
  ONLY,
  asked,
  counted,
  gone,
  hidden,
  named,
  next,
  path,
  there,
  type Chance,
  type Kind,
  type KindOfWrite,
  type Subject,
} from './kindOfWrite';

/** Days by which a county of the run is known. */
const COUNTY_DAYS = 77;
const VISIT = { date: '2030-01-02', from: '09:00', until: '12:00', crew: [], address: '', phone: '' };
const countyTerms = ({ version }: Subject) => ({
  delivery_price: String(version),
  delivery_days: 1,
  installation_price: null,
  installation_days: COUNTY_DAYS,
  isActive: true,
});

/** What a customer has of a quotation that was sent. */
const linkOf = (subject: Subject, { staff }: Chance) =>
  asked<{ shareKey: string; version: number }>(staff, 'getProposal', { path: path(subject) });

const quote = (keyed: boolean): KindOfWrite => ({
  all: `select clients_note mark, status || case when assignee_id is null then ' free' else ' taken' end state
    from quotations where clients_name = '${keyed ? 'Keyed' : 'Plain'}'`,
  state: ({ version, stage }) => `${version > 0 ? 'contacted' : 'new'} ${stage}`,
  create: (subject) => ({
    operation: keyed ? 'requestQuote' : 'createQuotation',
    options: {
      body: {
        clients_name: keyed ? 'Keyed' : 'Plain',
        clients_email: 'client@example.com',
        clients_note: subject.mark,
      },
      ...(keyed && { headers: { 'idempotency-key': subject.mark } }),
    },
    after: { ...subject, stage: 'free' },
  }),
  changes: [
    (subject) => ({
      operation: 'updateQuotation',
      options: { path: path(subject), body: { status: 'contacted' } },
      after: next(subject),
    }),
    (subject, { ground }) => {
      const isFree = subject.stage === 'free';
      const options = { path: path(subject), body: { userId: isFree ? ground.assignee : null } };
      return { operation: 'assignQuotation', options, after: { ...subject, stage: isFree ? 'taken' : 'free' } };
    },
  ],
});

/** From a request to a payment, and what is set for sales. */
export const SALE_KINDS = {
  quote: quote(false),
  keyedQuote: quote(true),
  entry: {
    all: `select text mark, 'there' state from quotation_entries where kind = 'note'`,
    state: there,
    create: (subject, { ground }) => ({
      operation: 'addQuotationEntry',
      options: { path: { id: ground.request }, body: { kind: 'note', text: subject.mark } },
      after: subject,
    }),
    changes: [],
  },
  payment: {
    all: `select 'zz' || 2000 + substr(code, 2, 3)::int || 'x' || substr(code, 5)::bigint mark, 'there' state from payments
      where code ~ '^Z[0-9]{9}$'`,
    state: there,
    create: (subject, { ground }) => {
      const [, writer = '', number = ''] = MARK.exec(subject.mark) ?? [];
      // M-Pesa's codes have ten letters and digits.
      const code = `Z${Number(writer) - 2000}${number.padStart(6, '0')}`;
      const body = { amount: '5', method: 'mpesa', code, paidOn: '2026-01-05' };
      return { operation: 'recordPayment', options: { path: { id: ground.proposal }, body }, after: subject };
    },
    changes: [
      ({ id }, { ground }) => ({
        operation: 'deletePayment',
        options: { path: { id: ground.proposal, paymentId: id } },
        after: null,
      }),
    ],
  },
  visit: {
    all: `select split_part(notes, ' ', 1) mark, split_part(notes, ' ', 2) || ' ' || not is_cancelled state from visits`,
    state: ({ version, isActive }) => `${version} ${isActive}`,
    create: (subject, { ground }) => ({
      operation: 'createVisit',
      options: { body: { ...VISIT, proposalId: ground.proposal, notes: named(subject) } },
      after: subject,
    }),
    changes: [
      (subject) => {
        const after = next(subject);
        const options = { path: path(subject), body: { ...VISIT, notes: named(after) } };
        return subject.isActive ? { operation: 'updateVisit', options, after } : null;
      },
      hidden('cancelVisit'),
    ],
  },
  proposal: {
    all: `select split_part(draft->>'customerName', ' ', 1) mark,
      split_part(draft->>'customerName', ' ', 2) || case when accepted_at is not null then ' accepted'
        when opened_at is not null then ' opened' when version > 0 then ' sent' else ' draft' end state from proposals`,
    state: ({ version, stage }) => `${version} ${stage}`,
    create: async (subject, { staff }) => {
      // One that is just begun is told from others by the customer of its request.
      const body = { clients_name: named(subject), clients_email: 'client@example.com', clients_note: 'x' };
      const request = await asked<{ id: string }>(staff, 'createQuotation', { body });
      if (!request) return null;
      const options = { body: { language: 'en', quotationId: request.id } };
      return { operation: 'createProposal', options, after: { ...subject, stage: 'draft' } };
    },
    changes: [
      (subject) => {
        if (subject.stage === 'accepted') return null;
        const after = next(subject);
        const lines = [{ kind: 'item', text: 'Kit', quantity: 1, unitPrice: '100' }];
        const options = { path: path(subject), body: { customerName: named(after), lines } };
        return { operation: 'updateProposal', options, after };
      },
      (subject) => {
        if (subject.version === 0 || subject.stage === 'accepted') return null;
        // What nothing was changed of stays as it was sent, and opened.
        const stage = subject.sent === subject.version ? subject.stage : 'sent';
        const options = { path: path(subject), body: { channel: 'link' } };
        return { operation: 'sendProposal', options, after: { ...subject, stage, sent: subject.version } };
      },
      async (subject, chance) => {
        const link = subject.stage === 'sent' ? await linkOf(subject, chance) : null;
        if (!link) return null;
        const options = { path: { shareKey: link.shareKey } };
        return { operation: 'openSharedProposal', by: 'visitor', options, after: { ...subject, stage: 'opened' } };
      },
      async (subject, chance) => {
        const link = ['sent', 'opened'].includes(subject.stage) ? await linkOf(subject, chance) : null;
        if (!link) return null;
        const { shareKey, version } = link;
        const options = { path: { shareKey }, body: { name: 'Ground', version } };
        // What was drafted since it was sent is dropped.
        const after = { ...subject, stage: 'accepted', version: subject.sent };
        return { operation: 'acceptSharedProposal', by: 'visitor', options, after };
      },
      (subject) => (subject.stage === 'draft' ? gone('deleteProposal')(subject) : null),
    ],
  },
  county: {
    all: `select 'zz0x' || id mark, delivery_price::bigint::text state from counties
      where installation_days = ${COUNTY_DAYS}`,
    state: counted,
    changes: [
      (subject) => {
        const after = next(subject);
        return { operation: 'updateCounty', options: { path: path(subject), body: countyTerms(after) }, after };
      },
      async (subject, { staff }) => {
        const read = await asked<{ version: string }>(staff, 'listCounties');
        if (!read) return null;
        const after = next(subject);
        const body = { version: read.version, counties: [{ id: subject.id, ...countyTerms(after) }] };
        return { operation: 'saveCounties', options: { body }, after, mayConflict: true };
      },
    ],
  },
  salesSettings: {
    all: `select '${ONLY}' mark, value->'terms'->>'en' state from sales_settings`,
    state: counted,
    changes: [
      async (subject, { staff }) => {
        const read = await asked<object>(staff, 'getSalesSettings');
        if (!read) return null;
        const after = next(subject);
        const body = { ...read, terms: { en: String(after.version), sw: '' } };
        return { operation: 'updateSalesSettings', options: { body }, after };
      },
    ],
  },
} satisfies Partial<Record<Kind, KindOfWrite>>;
