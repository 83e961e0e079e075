import { randomUUID } from 'node:crypto';
import { dataOf, type Exchange } from '../../http/exchange';
import type { Call, Kit } from '../../run/kit';
import { formOf } from '../../run/own';
import type { Check } from '../check';
import { recordsOf } from '../input/records';
import { grey } from '../uploads/pictures';
import { begun, readProposal } from './proposalFigures';
import { accept, send, VISIT } from './visits';

/** A call that makes something, and what tells it from another. */
interface Entry {
  fields: Record<string, string | boolean>;
  /** Sends them, here and there with a picture; a form is sent as one. */
  call: (fields: Entry['fields']) => Call;
  /** Another value of one of them. */
  other: Entry['fields'];
  /** The same at another address. */
  elsewhere?: Call['path'];
  /** How many of them the server shows. */
  count?: () => Promise<number | undefined>;
}

const PAYMENT = { amount: '12.5', method: 'cash', paidOn: '2026-01-02' };
const KEY = 'Idempotency-Key';
const AT_ONCE = 3;
const pointer = '/components/parameters/EntryKey';
const fix =
  'Keep the key first, by call, with a hash of path and body (INSERT … ON CONFLICT), in the transaction that makes what is sent, and the id with it; a later call with it is answered from there.';

const asJson = (path?: Call['path']) => (json: Entry['fields']) => ({ json, ...(path && { path }) });

/** What cannot be deleted again is made with `--allow-traces` alone. */
const OWN: Readonly<Record<string, (kit: Kit) => Entry | Promise<Entry>>> = {
  createAdvertisement: async (kit) => ({
    fields: { productId: (await recordsOf(kit).product()).id, isActive: false },
    call: asJson(),
    other: { isActive: true },
  }),
  createProduct: async (kit) => ({
    fields: { product_name: kit.own.marker(), product_price: '1200.00', category_id: (await kit.sharedCategory()).id },
    call: (fields) => ({ form: formOf(fields) }),
    other: { product_price: '1200.50' },
  }),
  createArticle: (kit) => ({
    fields: { title: kit.own.marker() },
    call: (fields) => ({ form: formOf(fields, [grey(40)]) }),
    other: { title: kit.own.marker() },
  }),
};
const TRACES: typeof OWN = {
  createProposal: () => ({ fields: { language: 'en' }, call: asJson(), other: { language: 'sw' } }),
  addQuotationEntry: async (kit) => {
    const [id, another] = [await request(kit), await request(kit)];
    return {
      fields: { kind: 'note', text: kit.own.marker() },
      call: asJson({ id }),
      other: { text: kit.own.marker() },
      elsewhere: { id: another },
      count: async () =>
        kit.offers('listQuotationHistory')
          ? dataOf<{ entries: unknown[] }>(await kit.must('listQuotationHistory', { path: { id } }))?.entries.length
          : undefined,
    };
  },
  recordPayment: async (kit) => {
    kit.needs('createProposal', 'getProposal', 'updateProposal', 'sendProposal');
    const [id, another] = [await sent(kit), await sent(kit)];
    return {
      fields: PAYMENT,
      call: asJson({ id }),
      other: { amount: '12.51' },
      elsewhere: { id: another },
      count: async () => (await readProposal(kit, id))?.payments.length,
    };
  },
  createVisit: async (kit) => {
    kit.needs('createProposal', 'updateProposal', 'sendProposal', 'acceptSharedProposal', 'listVisits');
    const proposalId = await begun(kit);
    await accept(kit, proposalId);
    return {
      fields: { proposalId, ...VISIT } as unknown as Entry['fields'],
      call: asJson(),
      other: { notes: 'Another' },
      count: async () =>
        dataOf<{ visits: unknown[] }>(await kit.must('listVisits', { query: { proposalId } }))?.visits.length,
    };
  },
};

/** D56: what staff enter, and send again because no answer came. */
export const sentAgain: Check = {
  id: 'D56',
  name: 'sent-again',
  reach: 'own',
  rule: 'What staff make with an Idempotency-Key (adverts, products and articles; with --allow-traces also quotations, payments, notes and visits) is made once, however often it is sent, at the same moment too, and each answer names the same. The key with another field, picture or address is 409 and names itself in data; each call has keys of its own; a request that was refused uses no key up.',
  run: async (kit) => {
    const entries = { ...OWN, ...(kit.options.allow.traces && TRACES) };
    await kit.each(
      Object.entries(entries),
      ([operation]) => operation,
      async ([operation, entry]) => {
        kit.needs(`${operation}.${KEY}`);
        await once(kit, operation, await entry(kit));
      },
    );
    await kit.part('createArticle', () => otherPicture(kit, 'createArticle', { title: kit.own.marker() }));
    await kit.part('createProduct', async () => {
      const { id: category_id } = await kit.sharedCategory();
      const fields = { product_name: kit.own.marker(), product_price: '1200.00', category_id };
      await otherPicture(kit, 'createProduct', fields);
    });
  },
};

async function request(kit: Kit): Promise<string> {
  const json = { clients_name: 'Kit', clients_email: 'contract-kit@example.com', clients_note: kit.own.marker() };
  return kit.made(await kit.must('requestQuote', { json }), 'quote');
}

async function sent(kit: Kit): Promise<string> {
  const id = await begun(kit);
  await send(kit, id);
  return id;
}

const idIn = (answer: Exchange) => dataOf<{ id?: string }>(answer)?.id;

async function once(kit: Kit, operation: string, { fields, call, other, elsewhere, count }: Entry): Promise<void> {
  const key = `kit-${randomUUID()}`;
  const headers = { [KEY.toLowerCase()]: key };
  const send = async (changed: Entry['fields'] = {}, more: Call = {}) => {
    const answer = await kit.call(operation, { ...call({ ...fields, ...changed }), headers, ...more });
    const id = idIn(answer);
    if (answer.status === 201 && id !== undefined) kit.own.owns(id, answer, 'entry');
    return answer;
  };
  const refused = await send({ 'no-field-of-this-name': 'kit' });
  kit.expect(refused, 400, { when: 'for a field that there is not', fix: 'Validate the body.', root: 'refused' });
  if (elsewhere) {
    const nowhere = await send({}, { path: { id: await kit.absentId('tag') } });
    kit.expect(nowhere, 404, { when: 'for a record that there is not', fix: 'Look it up.', root: 'absent' });
  }
  const before = await count?.();
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => send()));
  const taken = answers.find(({ status }) => status === 201);
  if (!taken) {
    const [first = refused] = answers;
    kit.expect(first, 201, {
      when: 'for a key with which a request was refused before',
      fix: 'Keep the key in the transaction that makes what is sent: a request that was refused uses no key up.',
      root: 'used up',
      pointer,
    });
    return;
  }
  answers.push(await send());
  const ids = new Set(answers.map(idIn));
  const wrong = answers.find((answer) => answer.status !== 201 || idIn(answer) !== idIn(taken));
  const made = before === undefined ? 1 : ((await count?.()) ?? before + 1) - before;
  if (wrong) {
    // No answer, or a failure of the server: group A has said so.
    if (wrong.failure !== null || wrong.status >= 500) return;
    kit.fail(wrong, {
      expected: `201 and one id for ${String(answers.length)} calls with one ${KEY}, ${String(AT_ONCE)} of them at once`,
      got: `${answers.map(({ status }) => status).join(', ')}, ${String(ids.size)} ids`,
      fix,
      root: 'again',
      pointer,
    });
    return;
  }
  if (made !== 1) {
    kit.fail(taken, {
      expected: `one more for ${String(answers.length)} calls with one ${KEY}`,
      got: `${String(made)} more`,
      fix,
      root: 'made',
      pointer,
    });
    return;
  }
  isTold(kit, await send(other), `with another ${Object.keys(other).join()}`);
  if (elsewhere) isTold(kit, await send({}, { path: elsewhere }), 'at another address');
  // Keys of one call are none of another's.
  const apart = operation === 'createArticle' ? 'createProduct' : 'createArticle';
  const entry = await OWN[apart]?.(kit);
  if (entry && kit.offers(`${apart}.${KEY}`))
    kit.expect(await kit.call(apart, { ...entry.call(entry.fields), headers }), 201, {
      when: `for a key that ${operation} has used`,
      fix: 'Each call has keys of its own: keep them by operation.',
      root: 'apart',
      pointer,
    });
}

/** The key of before with something else is refused, and the answer says what is wrong. */
function isTold(kit: Kit, answer: Exchange, how: string): void {
  if (!kit.expect(answer, 409, { when: `for the same ${KEY} ${how}`, fix, root: 'other', pointer })) return;
  if (!(KEY in (dataOf<object>(answer) ?? {})))
    kit.fail(answer, {
      expected: `${KEY} in data, which tells this 409 from others`,
      got: JSON.stringify(dataOf(answer)) ?? 'no data',
      fix: `Answer a key of another call with data {"${KEY}": …}.`,
      root: 'named',
      pointer,
    });
}

/** Files are a part of what is sent. */
async function otherPicture(kit: Kit, operation: string, fields: Entry['fields']): Promise<void> {
  kit.needs(`${operation}.${KEY}`);
  const headers = { [KEY.toLowerCase()]: `kit-${randomUUID()}` };
  await kit.must(operation, { form: formOf(fields, [grey(40)]), headers });
  isTold(kit, await kit.call(operation, { form: formOf(fields, [grey(60)]), headers }), 'with another picture');
}
