import { dataOf } from '../../http/exchange';
import type { Kit } from '../../run/kit';
import { has, missing } from './compared';
import { countiesOf, termsOf, whileCounties, withoutId, type CountyTerms } from './counties';
import { filteredBy, NOWHERE } from './filteredBy';
import { marked } from './followed';
import { asked } from './kinds';
import { ownName, readProposal, type Proposal } from './proposalFigures';
import { begun, send } from './proposalSteps';

type Line = Record<string, unknown> & { kind: string; text: string };
const sorted = (lines: readonly Line[]) =>
  lines.map((line) => line).sort((one, other) => (one.text < other.text ? -1 : 1));

/** A quotation of a request: what it takes over, and what the request learns of it. */
export async function ofRequest(kit: Kit): Promise<void> {
  kit.needs('createProduct', 'createQuotation', 'getQuotation', 'listProposals');
  const reduced = kit.offers('createProduct.new_price') ? { new_price: '1000.50' } : {};
  /** Of a discount that has yet to begin, or is past. */
  const discounted = (new_price: string, bound: Record<string, string>) =>
    ['new_price', ...Object.keys(bound)].every((field) => kit.offers(`createProduct.${field}`))
      ? { new_price, ...bound }
      : {};
  const toCome = discounted('0.05', { discount_start_date: '2090-01-01T00:00:00Z' });
  const past = discounted('60.00', { discount_end_date: '2025-02-01T00:00:00Z' });
  const free = kit.offers('createProduct.new_price') ? { new_price: '0' } : {};
  const [one, longer, unnamed, given, gone] = [
    // With signs that mean something else in patterns.
    await kit.createProduct({ product_name: `${kit.own.marker()} (4+1) [kg]`, product_price: '1200.00', ...reduced }),
    await kit.createProduct({ product_price: '70.00', ...past }),
    await kit.createProduct({ product_price: '0.07', ...toCome }),
    await kit.createProduct({ product_price: '500.00', ...free }),
    await kit.createProduct(),
  ];
  const nameOf = ({ exchange }: typeof one) => dataOf<{ product_name: string }>(exchange)?.product_name ?? '';
  const text = nameOf(one);
  const county = await counted(kit);
  // A name that begins with another one is that of another product.
  const longName = `${text} Plus`;
  await kit.must('updateProduct', { path: { id: longer.id }, json: { product_name: longName } });
  const who = {
    clients_name: kit.own.marker(),
    clients_phone: '+254 700 000 009',
    clients_email: 'contract-kit@example.com',
  };
  const made = await kit.must('createQuotation', {
    json: {
      ...who,
      clients_note: `Of the contract kit.\n\nItems:\n120 x ${longName} @ KES 70.00 = KES 8,400.00\n2 x ${text} @ KES 1,200.00 = KES 2,400.00\nTotal: KES 10,800.00`,
      productIds: [longer.id, one.id, gone.id, unnamed.id, given.id],
      ...(county && { countyId: county.id }),
    },
  });
  const quotationId = kit.made(made, 'quote');
  await kit.must('deleteProduct', { path: { id: gone.id } });
  // One that visitors do not see still exists.
  await kit.must('deactivateProduct', { path: { id: unnamed.id } });
  const items: Line[] = [
    { kind: 'item', text, quantity: 2, unitPrice: reduced.new_price ?? '1200.00' },
    { kind: 'item', text: longName, quantity: 120, unitPrice: '70.00' },
    { kind: 'item', text: nameOf(unnamed), quantity: 1, unitPrice: '0.07' },
    { kind: 'item', text: nameOf(given), quantity: 1, unitPrice: free.new_price ?? '500.00' },
  ];
  const taken = {
    quotationId,
    customerName: who.clients_name,
    customerPhone: who.clients_phone,
    customerEmail: who.clients_email,
  };
  const expectBegun = async (more: readonly object[]) => {
    const id = await begun(kit, 'en', quotationId);
    const read = await readProposal(kit, id);
    const lines = (read?.lines ?? []) as Line[];
    const got = {
      items: sorted(lines.filter(({ kind }) => kind === 'item')),
      more: lines.filter(({ kind }) => kind !== 'item'),
    };
    const due = { items: sorted(items), more };
    const [words, are] = missing({ ...read, ...got }, { ...taken, ...due });
    if (words !== '{}')
      kit.fail(kit.operation('createProposal'), {
        expected: words,
        got: are,
        fix: 'Take over who asked, each product that is left at the price of now with the quantity of its line in the note, and what the county costs, 0 too, but nothing on request.',
        root: 'request',
      });
    return id;
  };
  const begins = async (): Promise<string> => {
    // Drafts beside the one that is sent have to go again.
    if (county && kit.offers('deleteProposal')) {
      const price = { quantity: 1 };
      for (const [delivery_price, installation_price] of [
        ['0', '1500.5'],
        [null, '70'],
      ] as const) {
        await county.set({ ...county.terms, delivery_price, installation_price });
        const delivery = delivery_price === null ? [] : [{ ...price, kind: 'delivery', unitPrice: delivery_price }];
        const installation = { ...price, kind: 'installation', unitPrice: installation_price };
        const draft = await expectBegun([...delivery, installation]);
        await kit.must('deleteProposal', { path: { id: draft } });
      }
    }
    await county?.set({ ...county.terms, delivery_price: null, installation_price: null });
    return expectBegun([]);
  };
  const id = county ? await whileCounties(kit, [county.terms], begins) : await begins();
  await followed(kit, id, quotationId);
  await ofAnyNumber(kit, who, [
    [one.id, text],
    [longer.id, longName],
    [given.id, nameOf(given)],
  ]);
}

/** Numbers that a line cannot have; visitors write their notes as they like. */
const NO_QUANTITIES = ['0', '200000', '99999999999999'];

/** A request with any number in its note begins a draft that can be saved as it is. */
async function ofAnyNumber(kit: Kit, who: object, products: readonly [id: string, name: string][]): Promise<void> {
  const rows = products.map(([, name], index) => `${NO_QUANTITIES[index] ?? ''} x ${name} @ KES 1.00 = KES 1.00`);
  const json = { ...who, clients_note: ['Items:', ...rows].join('\n'), productIds: products.map(([id]) => id) };
  const id = await begun(kit, 'en', kit.made(await kit.must('createQuotation', { json }), 'quote'));
  const read = (await readProposal(kit, id))?.lines as Line[] | undefined;
  const lines = read?.map(({ kind, text, quantity, unitPrice, discount }) => ({
    kind,
    text,
    quantity,
    unitPrice,
    discount,
  }));
  kit.expect(await kit.call('updateProposal', { path: { id }, json: { lines } }), 200, {
    when: `for the lines of a draft as it was begun, of a note with the numbers ${NO_QUANTITIES.join(', ')}: ${JSON.stringify(lines)}`,
    fix: 'Take a quantity out of the note only where a line may have it, from 1 to 100000; else begin with 1.',
    root: 'numbers',
    of: 'createProposal',
  });
  if (kit.offers('deleteProposal')) await kit.must('deleteProposal', { path: { id } });
}

/** A county whose prices are the kit’s for a moment; none where a request names none, or they cannot be set. */
export async function counted(kit: Kit) {
  if (!['createQuotation.countyId', 'updateCounty', 'listCounties'].every((name) => kit.offers(name))) return undefined;
  const { counties } = await countiesOf(kit);
  const first = counties.find(({ isActive }) => isActive) ?? counties[0];
  if (!first) return undefined;
  const answer = await kit.must('listCounties', { as: 'staff' });
  kit.own.owns(first.id, answer, 'county');
  const { id } = first;
  const set = (terms: CountyTerms) => kit.must('updateCounty', { path: { id }, json: withoutId(terms) });
  return { id, terms: termsOf(first), set };
}

/** Sent, opened, paid and accepted: the request is quoted, and its history says all of it. */
async function followed(kit: Kit, id: string, quotationId: string): Promise<void> {
  const by = await ownName(kit);
  // Whatever it was before, closed too.
  if (kit.offers('updateQuotation'))
    await kit.must('updateQuotation', { path: { id: quotationId }, json: { status: 'closed' } });
  const sent = await marked(kit, () => send(kit, id));
  const shareKey = kit.made(sent, 'key', 'shareKey');
  const request = await kit.must('getQuotation', { path: { id: quotationId } });
  if (dataOf<{ status: string }>(request)?.status !== 'quoted')
    kit.fail(request, {
      expected: 'the request quoted',
      got: JSON.stringify(dataOf<{ status: string }>(request)?.status),
      fix: 'Move the request along in the transaction that sends.',
      root: 'quoted',
      of: 'sendProposal',
    });
  const other = await asked(kit);
  const listedAs = async (status: string, former: string, [counted, uncounted]: readonly [string, string]) => {
    // What was sent this month counts as that, whatever became of it since.
    for (const figure of new Set(['quoted', counted]))
      await filteredBy(kit, ['listProposals', 'proposals'], id, [
        ['quotationId', quotationId, other],
        ['status', status, former],
        ['counted', figure, uncounted],
        ['search', dataOf<Proposal>(sent)?.number ?? '', NOWHERE],
      ]);
  };
  await listedAs('sent', 'draft', ['open', 'won']);
  const listed = await kit.must('listProposals', { query: { quotationId } });
  const [only, ...others] = dataOf<{ proposals: Proposal[] }>(listed)?.proposals ?? [];
  const none = await kit.must('listProposals', { query: { quotationId: other } });
  const ofOther = dataOf<{ proposals: Proposal[] }>(none)?.proposals.length ?? 0;
  if (only?.id !== id || others.length + ofOther > 0)
    kit.fail(listed, {
      expected: 'the one quotation of the request, and none for one that has none',
      got: JSON.stringify([only?.id, others.length, ofOther]),
      fix: 'Filter by the request.',
      root: 'request',
    });
  if (!only || !kit.offers('listQuotationHistory')) return;
  const number = String(only.number);
  await expectNoted(kit, quotationId, ['sendProposal', 'sent', number, by]);
  if (kit.offers('openSharedProposal')) {
    await marked(kit, () => kit.must('openSharedProposal', { path: { shareKey }, as: 'visitor' }));
    await expectNoted(kit, quotationId, ['openSharedProposal', 'opened', number, null]);
    await listedAs('opened', 'sent', ['open', 'won']);
  }
  if (kit.offers('recordPayment') && kit.offers('deletePayment')) {
    const json = { amount: '9.41', method: 'cash', paidOn: '2026-01-02' };
    const paid = await marked(kit, () => kit.must('recordPayment', { path: { id }, json }));
    const paymentId = kit.made(paid, 'payment');
    await expectNoted(kit, quotationId, ['recordPayment', 'payment', `${number}, 9.41`, by]);
    await marked(kit, () => kit.must('deletePayment', { path: { id, paymentId } }));
    await expectNoted(kit, quotationId, ['deletePayment', 'payment_deleted', `${number}, 9.41`, by]);
  }
  await kit.must('updateProposal', { path: { id }, json: { title: 'Sent once more' } });
  await marked(kit, () => send(kit, id));
  await expectNoted(kit, quotationId, ['sendProposal', 'sent', number, by]);
  await expectOnce(kit, quotationId, 2);
  // Another one for the same request, which is quoted already.
  await send(kit, await begun(kit, 'en', quotationId));
  await expectOnce(kit, quotationId, 3);
  if (!kit.offers('acceptSharedProposal')) return;
  const json = { name: 'Contract Kit', version: 2 };
  await marked(kit, () => kit.must('acceptSharedProposal', { path: { shareKey }, json }));
  await expectNoted(kit, quotationId, ['acceptSharedProposal', 'accepted', `${number}, Contract Kit`, null]);
  for (const former of ['sent', 'opened']) await listedAs('accepted', former, ['won', 'open']);
}

/** However often quotations of a request were sent: that made it quoted once. */
async function expectOnce(kit: Kit, quotationId: string, sendings: number): Promise<void> {
  const history = await kit.must('listQuotationHistory', { path: { id: quotationId } });
  const { entries = [] } = dataOf<{ entries: { kind: string; text: string | null }[] }>(history) ?? {};
  const kinds = entries.map(({ kind, text }) => (kind === 'status' ? `status ${String(text)}` : kind));
  const times = (kind: string) => kinds.filter((one) => one === kind).length;
  if (times('status quoted') === 1 && times('sent') === sendings) return;
  kit.fail(history, {
    expected: `sent ${String(sendings)} times in the history of a request whose quotations were sent as often, and status quoted once`,
    got: kinds.join(', '),
    fix: 'Note a status when it is another than before, whoever or whatever set it.',
    root: 'once',
    ...(times('status quoted') > 1 && { of: 'sendProposal' }),
  });
}

type Noted = readonly [operation: string, kind: string, text: string, by: string | null];

/** The latest thing that happened to a request; who did it is null for the customer. */
async function expectNoted(kit: Kit, quotationId: string, [operation, kind, text, by]: Noted): Promise<void> {
  const history = await kit.must('listQuotationHistory', { path: { id: quotationId } });
  const [latest] =
    dataOf<{ entries: { kind: string; text: string | null; by: string | null }[] }>(history)?.entries ?? [];
  const isBy = latest?.by === by || (by === null && kind !== 'opened' && kind !== 'accepted');
  // How the parts of a text are put together is the server's own.
  const isText = text.split(', ').every((part) => latest?.text?.includes(part));
  if (!has(latest, { kind }) || !isText || !isBy)
    kit.fail(history, {
      expected: `an entry ${kind} with ${text}, by ${by ?? (kind === 'opened' || kind === 'accepted' ? 'null, the customer' : 'whoever did it')}`,
      got: JSON.stringify(latest) ?? 'none',
      fix: 'Note with the request what becomes of its quotation and who did it, in the same transaction.',
      root: 'history',
      of: operation,
    });
}
