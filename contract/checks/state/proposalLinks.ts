import { dataOf } from '../../http/exchange';
import type { Kit } from '../../run/kit';
import type { Check } from '../check';
import { begun, DRAFT, expectFigures, FIGURES, has, ON_TOP, readProposal, type Proposal } from './proposalFigures';

/** D51: a quotation that is sent, read, accepted and paid. Numbers have no gaps, so it stays. */
export const proposalLinks: Check = {
  id: 'D51',
  name: 'proposal-links',
  reach: 'traces',
  rule: 'A quotation of a request takes over who asked and the products at today’s prices; sent, it makes the request quoted, and stands in its history. Sent, a quotation has a number and a key of 128 bits that stay; sent again unchanged it is the same version, changed it takes the place of what the link showed. The link is read without a session, has a PDF, and nothing of it is kept by caches or search engines. It is opened by who has no session, accepted once, in the version that stands, and neither changed nor deleted after. A payment’s code counts once; that it came, and that it was deleted, stands in the history too.',
  run: async (kit) => {
    kit.needs('createProposal', 'getProposal', 'updateProposal', 'sendProposal', 'getSharedProposal');
    const id = await begun(kit);
    const path = { id };
    const json = { ...DRAFT, customerName: kit.own.marker(), validUntil: null };
    await kit.must('updateProposal', { path, json });
    const send = () => kit.must('sendProposal', { path, json: { channel: 'link' } });
    const sent = await send();
    const before = dataOf<Proposal>(sent);
    const shareKey = before?.shareKey ?? '';
    kit.own.owns(shareKey, sent, 'key');
    const again = dataOf<Proposal>(await send());
    if (again?.number !== before?.number || again?.version !== 1 || again.shareKey !== shareKey)
      kit.fail(sent, {
        expected: `number ${String(before?.number)}, version 1 and the same key when it is sent again unchanged`,
        got: JSON.stringify([again?.number, again?.version, again?.shareKey]),
        fix: 'Freeze a version only where something differs; number and key are given once.',
        root: 'again',
      });
    await kit.part('getSharedProposal', () => shared(kit, shareKey, FIGURES));
    await kit.part('openSharedProposal', () => opened(kit, id, shareKey));
    await kit.must('updateProposal', { path, json: { pricesIncludeVat: false } });
    await kit.part('getSharedProposal', () => shared(kit, shareKey, { ...FIGURES, version: 1 }));
    await send();
    await kit.part('getSharedProposal', () => shared(kit, shareKey, { ...ON_TOP, version: 2, status: 'open' }));
    await kit.part('acceptSharedProposal', () => accepted(kit, id, shareKey));
    await kit.part('recordPayment', () => paid(kit, id));
    await kit.part('createProposal', () => ofRequest(kit));
    await kit.part('deleteProposal', async () => {
      kit.needs('deleteProposal');
      kit.expect(await kit.call('deleteProposal', { path }), 409, {
        when: 'for a quotation that was sent',
        fix: 'Keep what has a number: the numbers have no gaps.',
        root: 'stays',
      });
    });
  },
};

async function shared(kit: Kit, shareKey: string, due: object): Promise<void> {
  const answer = await kit.must('getSharedProposal', { path: { shareKey } });
  expectFigures(kit, answer, due, 'shared');
  for (const [name, value] of [
    ['cache-control', 'no-store'],
    ['x-robots-tag', 'noindex'],
  ] as const)
    if (!(answer.headers[name] ?? '').includes(value))
      kit.fail(answer, {
        expected: `${name}: ${value}`,
        got: String(answer.headers[name] ?? 'none'),
        fix: 'A quotation is for who has its link: let nobody keep or find it.',
        root: name,
      });
  kit.expect(
    await kit.call('getSharedProposal', { path: { shareKey: shareKey.toUpperCase().replace('_', '-') } }),
    404,
    { when: 'for the key in other letters', fix: 'Compare the key as a whole text.', root: 'key' },
  );
}

async function opened(kit: Kit, id: string, shareKey: string): Promise<void> {
  kit.needs('openSharedProposal');
  const path = { shareKey };
  await kit.must('openSharedProposal', { path, as: 'staff' });
  const byStaff = (await readProposal(kit, id))?.openedAt;
  await kit.must('openSharedProposal', { path, as: 'visitor' });
  const by = await readProposal(kit, id);
  if (byStaff !== null || by?.openedAt === null || by?.status !== 'opened')
    kit.fail(kit.operation('openSharedProposal'), {
      expected: 'openedAt once somebody without a session opened it, and not before',
      got: JSON.stringify([byStaff, by?.openedAt, by?.status]),
      fix: 'Note the first opening by a visitor; reading counts for nothing, and neither does staff.',
      root: 'opened',
    });
}

async function accepted(kit: Kit, id: string, shareKey: string): Promise<void> {
  kit.needs('acceptSharedProposal');
  const accept = (version: number) =>
    kit.call('acceptSharedProposal', { path: { shareKey }, json: { name: 'Contract Kit', version } });
  kit.expect(await accept(1), 409, {
    when: 'for a version that was replaced',
    fix: 'Accept only the version that stands.',
    root: 'replaced',
  });
  const answers = await Promise.all([accept(2), accept(2), accept(2)]);
  const taken = answers.filter(({ status }) => status === 200);
  const [first] = answers;
  if (first && taken.length !== 1)
    kit.fail(first, {
      expected: 'one 200 of three that come together, and 409 for the others',
      got: answers.map(({ status }) => status).join(', '),
      fix: 'Put the condition into the statement that accepts.',
      root: 'once',
    });
  kit.expect(await kit.call('updateProposal', { path: { id }, json: { title: 'Other' } }), 409, {
    when: 'for an accepted quotation',
    fix: 'What was accepted stays as it was.',
    root: 'frozen',
  });
}

async function paid(kit: Kit, id: string): Promise<void> {
  kit.needs('recordPayment', 'deletePayment');
  const path = { id };
  const code = `KIT-${kit.own.marker().toUpperCase()}`.slice(0, 30);
  const json = { amount: '1000.5', method: 'bank', code, paidOn: '2026-01-02' };
  const made = await kit.must('recordPayment', { path, json });
  const paymentId = dataOf<{ id?: string }>(made)?.id ?? '';
  kit.own.owns(paymentId, made, 'payment');
  kit.expect(await kit.call('recordPayment', { path, json }), 409, {
    when: 'for a code that is recorded',
    fix: 'Let a unique key of method and code decide.',
    root: 'code',
  });
  const owed = await kit.must('getProposal', { path });
  if (!has(dataOf(owed), { paid: '1000.50', balance: '6549.81', depositDue: '1491.50' }))
    kit.fail(owed, {
      expected: 'paid 1000.50, balance 6549.81 and depositDue 1491.50',
      got: JSON.stringify(dataOf(owed)),
      fix: 'Take the payments off the total and the deposit of what was sent.',
      root: 'balance',
    });
  kit.expect(await kit.call('recordPayment', { path, json: { ...json, method: 'mpesa' } }), 400, {
    when: 'for a code that M-Pesa does not print',
    fix: 'Ask for ten letters and digits with M-Pesa.',
    root: 'mpesa',
  });
  await kit.must('deletePayment', { path: { id, paymentId } });
  kit.own.gone(paymentId);
  kit.expect(await kit.call('deletePayment', { path: { id, paymentId } }), 404, {
    when: 'for a payment that was taken back',
    fix: 'Delete the payment for good.',
    root: 'payment',
  });
}

async function ofRequest(kit: Kit): Promise<void> {
  kit.needs('createProduct', 'createQuotation', 'getQuotation', 'listProposals');
  const { id: productId, exchange } = await kit.createProduct({ product_price: '1200.00' });
  const text = dataOf<{ product_name: string }>(exchange)?.product_name ?? '';
  const clients_name = kit.own.marker();
  const made = await kit.must('createQuotation', {
    json: {
      clients_name,
      clients_email: 'contract-kit@example.com',
      clients_note: `Of the contract kit.\n\nItems:\n2 x ${text} @ KES 1,200.00 = KES 2,400.00\nTotal: KES 2,400.00`,
      productIds: [productId],
    },
  });
  const quotationId = dataOf<{ id?: string }>(made)?.id ?? '';
  kit.own.owns(quotationId, made, 'quote');
  const begunOf = await kit.must('createProposal', { json: { language: 'en', quotationId } });
  const id = dataOf<{ id?: string }>(begunOf)?.id ?? '';
  kit.own.owns(id, begunOf, 'proposal');
  const answer = await kit.must('getProposal', { path: { id } });
  const lines = [{ kind: 'item', text, quantity: 2, unitPrice: '1200.00' }];
  if (
    !has(dataOf(answer), { quotationId, customerName: clients_name, customerEmail: 'contract-kit@example.com', lines })
  )
    kit.fail(answer, {
      expected: `${JSON.stringify(lines)} for ${clients_name}`,
      got: JSON.stringify(dataOf(answer)),
      fix: 'Take over who asked, each product at the price of now, and the quantity of its line in the note.',
      root: 'request',
    });
  await kit.must('sendProposal', { path: { id }, json: { channel: 'link' } });
  const request = await kit.must('getQuotation', { path: { id: quotationId } });
  const listed = await kit.must('listProposals', { query: { quotationId } });
  const [only, ...others] = dataOf<{ proposals: Proposal[] }>(listed)?.proposals ?? [];
  if (dataOf<{ status: string }>(request)?.status !== 'quoted' || only?.id !== id || others.length > 0)
    kit.fail(request, {
      expected: 'the request quoted, and its one quotation listed',
      got: JSON.stringify([dataOf<{ status: string }>(request)?.status, only?.id, others.length]),
      fix: 'Move the request along in the transaction that sends, and filter by the request.',
      root: 'quoted',
    });
  if (!only || !kit.offers('listQuotationHistory')) return;
  await expectNoted(kit, quotationId, 'sent', String(only.number));
  if (!kit.offers('recordPayment') || !kit.offers('deletePayment')) return;
  const json = { amount: '20', method: 'cash', paidOn: '2026-01-02' };
  const paid = await kit.must('recordPayment', { path: { id }, json });
  const paymentId = dataOf<{ id?: string }>(paid)?.id ?? '';
  kit.own.owns(paymentId, paid, 'payment');
  await expectNoted(kit, quotationId, 'payment', `${only.number}, 20.00`);
  await kit.must('deletePayment', { path: { id, paymentId } });
  kit.own.gone(paymentId);
  await expectNoted(kit, quotationId, 'payment_deleted', `${only.number}, 20.00`);
}

/** The latest thing that happened to a request. */
async function expectNoted(kit: Kit, quotationId: string, kind: string, text: string): Promise<void> {
  const history = await kit.must('listQuotationHistory', { path: { id: quotationId } });
  const [latest] = dataOf<{ entries: { kind: string; text: string | null }[] }>(history)?.entries ?? [];
  if (latest?.kind !== kind || latest.text !== text)
    kit.fail(history, {
      expected: `an entry ${kind} with ${text}`,
      got: JSON.stringify(latest),
      fix: 'Note with the request what becomes of its quotation, in the same transaction.',
      root: 'history',
    });
}
