import { dataOf } from '../../http/exchange';
import type { Kind } from '../../run/journal';
import { CREATES } from '../../run/creates';
import type { Kit } from '../../run/kit';
import { listAll } from '../../run/snapshot';
import type { Check } from '../check';
import { inWords } from './compared';
import { ASKS, change, KINDS, OPERATIONS, readData } from './kinds';
import { readProposal } from './proposalFigures';
import { accept, begun, canAccept, fill, sendFilled } from './proposalSteps';
import { dayOfVisits } from './visitLists';
import { colleague, VISIT } from './visits';

type Fields = Record<string, unknown>;

/** Things of one sort, and what is done to one of them. */
interface Sort {
  /** What a finding calls one of them. */
  what: string;
  make: (kit: Kit) => Promise<string>;
  /** All that is shown of one. */
  read: (kit: Kit, id: string) => Promise<Fields>;
  /** One after the other, those that end it last. */
  acts: readonly (readonly [operation: string, act: (kit: Kit, id: string) => Promise<unknown>])[];
}

/** A call of an operation that names what it changes by `id`. */
const naming = (operation: string, json?: unknown, parameter = 'id'): Sort['acts'][number] => [
  operation,
  (kit, id) => kit.must(operation, { path: { [parameter]: id }, ...(json !== undefined && { json }) }),
];

/** What else may be done to a record of a kind, by visitors too. */
const BESIDE: Readonly<Partial<Record<Kind, Sort['acts']>>> = {
  product: [naming('rateProduct', { rating: 1 }, 'productId')],
  article: [
    naming('likeArticle', undefined, 'articleId'),
    naming('commentOnArticle', { content: 'Of one article' }, 'articleId'),
  ],
};

const ofKind = (kind: Kind): Sort => ({
  what: kind,
  make: async (kit) => (await kit.create(kind)).id,
  read: (kit, id) => readData(kit, kind, id),
  acts: [
    ...(BESIDE[kind] ?? []),
    [OPERATIONS[kind].update, (kit, id) => change(kit, kind, id, { [CREATES[kind].name]: kit.own.marker() })],
    naming(OPERATIONS[kind].deactivate),
    naming(OPERATIONS[kind].activate),
    naming(CREATES[kind].remove),
  ],
});

const ADVERTS: Sort = {
  what: 'advert',
  make: async (kit) =>
    (await kit.createAdvert((await kit.createProduct()).id, { end_date: '2031-01-01T00:00:00Z' })).id,
  read: async (kit, id) => ({ ...(await listAll(kit, 'advert')).find((one) => one.id === id) }),
  acts: [naming('updateAdvertisement', { isActive: false, end_date: null })],
};

const askedBy = async (kit: Kit): Promise<string> => {
  const json = { ...ASKS, clients_note: kit.own.marker() };
  return kit.made(await kit.must('requestQuote', { json }), 'quote');
};

/** What cannot be deleted again (--allow-traces). */
const TRACES: readonly Sort[] = [
  {
    what: 'request',
    make: askedBy,
    read: async (kit, id) => {
      kit.needs('getQuotation');
      // Its place is another one with each request that comes.
      const { position: _, ...request } = dataOf<Fields>(await kit.must('getQuotation', { path: { id } })) ?? {};
      const history = kit.offers('listQuotationHistory') && (await kit.must('listQuotationHistory', { path: { id } }));
      return { ...request, history: history ? dataOf<Fields>(history)?.entries : null };
    },
    acts: [
      naming('updateQuotation', { status: 'contacted' }),
      naming('addQuotationEntry', { kind: 'note', text: 'Of one request' }),
      [
        'assignQuotation',
        async (kit, id) => {
          kit.needs('listColleagues');
          const [userId] = await colleague(kit);
          await kit.must('assignQuotation', { path: { id }, json: { userId } });
        },
      ],
      [
        'sendProposal',
        async (kit, id) => {
          kit.needs('createProposal', 'updateProposal');
          await sendFilled(kit, await begun(kit, 'en', id));
        },
      ],
    ],
  },
  {
    what: 'quotation of the staff',
    make: async (kit) => {
      kit.needs('createProposal', 'getProposal', 'updateProposal', 'sendProposal');
      const id = await begun(kit);
      await sendFilled(kit, id);
      return id;
    },
    read: async (kit, id) => ({ ...(await readProposal(kit, id)) }),
    acts: [
      ['updateProposal', fill],
      naming('sendProposal', { channel: 'link' }),
      [
        'deletePayment',
        async (kit, id) => {
          kit.needs('recordPayment');
          const json = { amount: '12.5', method: 'cash', paidOn: '2026-01-02' };
          const paymentId = kit.made(await kit.must('recordPayment', { path: { id }, json }), 'payment');
          await kit.must('deletePayment', { path: { id, paymentId } });
        },
      ],
      ['acceptSharedProposal', accept],
    ],
  },
];

/** Visits of one quotation. */
async function visits(kit: Kit): Promise<void> {
  if (!canAccept(kit)) return;
  kit.needs('createVisit', 'listVisits');
  const proposalId = await begun(kit);
  await accept(kit, proposalId);
  await isolated(kit, {
    what: 'visit',
    make: async () => kit.made(await kit.must('createVisit', { json: { proposalId, ...VISIT } }), 'visit'),
    read: async (_, id) => {
      const answer = await kit.must('listVisits', { query: { proposalId } });
      return { ...dataOf<{ visits: { id: string }[] }>(answer)?.visits.find((one) => one.id === id) };
    },
    acts: [naming('updateVisit', { ...VISIT, date: dayOfVisits(100), notes: 'Of one' }), naming('cancelVisit')],
  });
}

/** D04: a call changes the record that it names, and no other. */
export const updateIsolated: Check = {
  id: 'D04',
  name: 'update-isolated',
  reach: 'own',
  rule: 'An update, a deactivation and a delete change only the record that the path names, and so do ratings, likes, comments and changes of adverts; with --allow-traces also what is done to requests, quotations, payments and visits.',
  run: async (kit) => {
    const sorts = [...KINDS.map(ofKind), ADVERTS, ...(kit.options.allow.traces ? TRACES : [])];
    await kit.each(
      sorts,
      ({ what }) => what,
      (sort) => isolated(kit, sort),
    );
    await kit.part('visit', () => visits(kit));
  },
};

async function isolated(kit: Kit, { what, make, read, acts }: Sort): Promise<void> {
  const [first, second] = [await make(kit), await make(kit)];
  const before = await read(kit, second);
  for (const [operation, act] of acts) {
    if (!kit.offers(operation)) continue;
    await act(kit, first);
    const words = inWords(before, await read(kit, second));
    if (words === '') continue;
    kit.fail(kit.operation(operation), {
      expected: `that ${operation} leaves another ${what} as it is`,
      got: words,
      fix: `Put the id of the path into the condition of the statement that ${operation} runs.`,
    });
    return;
  }
}
