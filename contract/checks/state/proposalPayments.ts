import { dataOf, type Exchange } from '../../http/exchange';
import { endsAtLimit } from '../../run/cannotJudge';
import type { Kit } from '../../run/kit';
import { serverNow } from '../../run/serverNow';
import { missing } from './compared';
import { dayFromToday, dayInKenya, ownName, readProposal, type Payment } from './proposalFigures';

interface Sent {
  [field: string]: unknown;
  amount: string;
  method: string;
  code?: string;
  paidOn: string;
}

/** What was sent for a quotation comes to 7550.31, with a deposit of 2492. */
const TOTAL = 755_031;
const DEPOSIT = 249_200;
const amount = (cents: number) => (Math.max(0, cents) / 100).toFixed(2);
const FIX =
  'Keep each payment as it was sent, with who and when; take their sum off the total and the deposit of what was sent, never below 0.';
const LARGE = 'Keep amounts as decimals of twelve digits or more, and their sum as one of more.';
const UNIQUE = 'Let a unique key of method and code, over all quotations, decide; a payment without a code has none.';

/**
 * Payments of a quotation that was sent: read back, counted, deleted.
 * @param other another one that was sent, without a payment
 * @param draft one that was not sent
 */
export async function paid(kit: Kit, id: string, other: string | undefined, draft: string | undefined): Promise<void> {
  kit.needs('recordPayment', 'deletePayment');
  const by = await ownName(kit);
  const code = `KIT-${kit.own.marker().toUpperCase()}`.slice(0, 30);
  const mpesa = `K${String(Date.now()).slice(-9)}`;
  // As short as a code may be.
  const short = Math.floor(Math.random() * 36 ** 4)
    .toString(36)
    .toUpperCase()
    .padStart(4, '0');
  const kept: (Sent & { id: string })[] = [];
  const record = async (json: Sent, of = id) => {
    const exchange = await kit.call('recordPayment', { path: { id: of }, json });
    const paymentId = dataOf<{ id?: string }>(exchange)?.id;
    if (exchange.status === 201 && paymentId !== undefined) kit.own.owns(paymentId, exchange, 'payment');
    return { exchange, paymentId: paymentId ?? '' };
  };
  // What is kept wrong is told once; the rest is looked at all the same.
  let isRight = true;
  const expectKept = async (exchange: Exchange, of: 'recordPayment' | 'deletePayment') => {
    isRight &&= await expectPayments(kit, id, kept, { exchange, of, by });
  };
  for (const json of [
    { amount: '1000.5', method: 'bank', code, paidOn: '2026-01-02' },
    { amount: '0.01', method: 'cash', code, paidOn: dayFromToday(kit) },
    { amount: '1500', method: 'other', paidOn: '2025-12-31' },
    { amount: '10', method: 'other', paidOn: '2025-12-31' },
    { amount: '0.5', method: 'cash', paidOn: '2026-01-02' },
    { amount: '0.5', method: 'bank', code: short, paidOn: '2026-01-02' },
    { amount: '9000', method: 'mpesa', code: mpesa, paidOn: '2026-01-02' },
  ]) {
    const { exchange, paymentId } = await record(json);
    if (!kit.expect(exchange, 201, { when: 'for a payment', fix: 'Take what the contract allows.', root: 'taken' }))
      return;
    kept.unshift({ ...json, id: paymentId });
    await expectKept(exchange, 'recordPayment');
  }
  // The largest twice: their sum is larger than an amount may be.
  const large = { amount: '9999999999.99', method: 'other', paidOn: '2026-01-02' };
  for (const when of ['for the largest amount', 'for the largest amount once more']) {
    const { exchange, paymentId } = await record(large);
    if (!kit.expect(exchange, 201, { when, fix: LARGE, root: 'large' })) break;
    kept.unshift({ ...large, id: paymentId });
    await expectKept(exchange, 'recordPayment');
  }
  while (kept[0]?.amount === large.amount)
    await kit.must('deletePayment', { path: { id, paymentId: kept.shift()?.id ?? '' } });
  const ofMpesa = { amount: '1', method: 'mpesa', paidOn: '2026-01-02' };
  for (const [what, json, status, field] of [
    ['a code that is recorded', { amount: '1', method: 'bank', code, paidOn: '2026-01-02' }, 409, 'code'],
    ['an M-Pesa code that is recorded', { ...ofMpesa, code: mpesa }, 409, 'code'],
    ['a code that M-Pesa does not print', { ...ofMpesa, code }, 400, 'code'],
    ['an M-Pesa code of nine', { ...ofMpesa, code: mpesa.slice(0, 9) }, 400, 'code'],
    ['an M-Pesa code of eleven', { ...ofMpesa, code: `${mpesa}0` }, 400, 'code'],
    ['an M-Pesa code of ten with a hyphen', { ...ofMpesa, code: `${mpesa.slice(0, 9)}-` }, 400, 'code'],
    ['an M-Pesa code of ten with a point', { ...ofMpesa, code: `${mpesa.slice(0, 4)}.${mpesa.slice(5)}` }, 400, 'code'],
    ['M-Pesa without a code', ofMpesa, 400, 'code'],
    ['an amount of 0', { amount: '0.00', method: 'cash', paidOn: '2026-01-02' }, 400, 'amount'],
    ['a day that is to come', { amount: '1', method: 'cash', paidOn: tomorrow(kit) }, 400, 'paidOn'],
    ['a day that there is not', { amount: '1', method: 'cash', paidOn: '2026-02-30' }, 400, 'paidOn'],
  ] as const) {
    const { exchange, paymentId } = await record(json);
    refused(kit, exchange, { when: `for ${what}`, status, field, root: what });
    // What was taken all the same is not counted with the others.
    if (paymentId !== '') await kit.call('deletePayment', { path: { id, paymentId } });
  }
  const day = '2026-01-02';
  if (draft !== undefined)
    refused(kit, (await record({ amount: '1', method: 'cash', paidOn: day }, draft)).exchange, {
      when: 'for a quotation that was never sent',
      status: 409,
      field: null,
      root: 'draft',
    });
  if (other !== undefined) await acrossQuotations(kit, { id, other, code, mpesa, record, kept });
  const first = kept.pop();
  if (!first) return;
  const deleted = await kit.must('deletePayment', { path: { id, paymentId: first.id } });
  await expectKept(deleted, 'deletePayment');
  kit.expect(await kit.call('deletePayment', { path: { id, paymentId: first.id } }), 404, {
    when: 'for a payment that was taken back',
    fix: 'Delete the payment for good.',
    root: 'payment',
  });
  const { id: _, ...again } = first;
  const { exchange } = await record(again);
  kit.expect(exchange, 201, {
    when: 'for the code of a payment that was deleted',
    fix: 'Let the code go with its payment.',
    root: 'free',
    of: 'deletePayment',
  });
}

/** Where today is nearly over, the day after. */
const tomorrow = (kit: Kit): string => dayInKenya(1, serverNow(kit) + 600_000);

function refused(
  kit: Kit,
  answer: Exchange,
  { status, field, when, root }: { when: string; status: number; field: string | null; root: string },
): void {
  const fix = field === 'code' && status === 409 ? UNIQUE : 'Look at the payment and its quotation before it is kept.';
  if (field === null) kit.expect(answer, status, { when, fix, root });
  else kit.refuses(answer, status, field, { when, fix, root });
}

/** The payments of a quotation, the latest first, and what is left. @returns whether they are right */
async function expectPayments(
  kit: Kit,
  id: string,
  kept: readonly Sent[],
  { exchange, of, by }: { exchange: Exchange; of: string; by: string | null },
): Promise<boolean> {
  const read = await readProposal(kit, id);
  const sum = kept.reduce((all, one) => all + Math.round(Number(one.amount) * 100), 0);
  const payments = kept.map(({ id: paymentId, amount: of_, method, code = null, paidOn }) => ({
    id: paymentId,
    amount: of_,
    method,
    code,
    paidOn,
  }));
  const [due, got] = missing(read, {
    payments,
    paid: amount(sum),
    balance: amount(TOTAL - sum),
    depositDue: amount(DEPOSIT - sum),
  });
  if (due !== '{}') {
    // What follows from payments that are right is told of whoever reads it.
    const isCounted = !/"(payments|paid)":/.test(due);
    kit.fail(exchange, { expected: due, got, fix: FIX, root: 'kept', of: isCounted ? 'getProposal' : of });
    return false;
  }
  if (typeof read?.shareKey === 'string') {
    const shared = await kit.must('getSharedProposal', { path: { shareKey: read.shareKey } });
    const { paid, balance, depositDue } = read;
    const [left, is] = missing(dataOf(shared), { paid, balance, depositDue });
    if (left !== '{}')
      kit.fail(shared, { expected: `${left} after ${of}, as getProposal has it`, got: is, fix: FIX, root: 'left' });
  }
  const [latest] = read?.payments ?? [];
  if (latest && of === 'recordPayment' && !isNoted(kit, latest, by)) {
    kit.fail(exchange, {
      expected: `by ${by ?? 'a name'}, recorded now`,
      got: JSON.stringify([latest.by, latest.recordedAt]),
      fix: FIX,
      root: 'noted',
    });
    return false;
  }
  return true;
}

const HOUR_MS = 3_600_000;
const isNoted = (kit: Kit, { by, recordedAt }: Payment, name: string | null) =>
  (name === null || by === name) && Math.abs(Date.parse(recordedAt) - serverNow(kit)) < HOUR_MS;

interface Across {
  id: string;
  other: string;
  code: string;
  mpesa: string;
  record: (json: Sent, of?: string) => Promise<{ exchange: Exchange; paymentId: string }>;
  kept: readonly { id: string }[];
}

/** One code of a method over all quotations, and each payment under its own alone. */
async function acrossQuotations(kit: Kit, { id, other, code, mpesa, record, kept }: Across): Promise<void> {
  const payment = { amount: '1', method: 'bank', paidOn: '2026-01-02' };
  for (const [what, json] of [
    ['a code', { ...payment, code }],
    ['an M-Pesa code', { ...payment, method: 'mpesa', code: mpesa }],
  ] as const)
    refused(kit, (await record(json, other)).exchange, {
      when: `for ${what} that is recorded with another quotation`,
      status: 409,
      field: 'code',
      root: `${what} elsewhere`,
    });
  const [first] = kept;
  if (first)
    kit.expect(await kit.call('deletePayment', { path: { id: other, paymentId: first.id } }), 404, {
      when: 'for a payment of another quotation',
      fix: 'Look the payment up among those of the quotation that is named.',
      root: 'foreign',
    });
  const json = { ...payment, code: `${code.slice(0, 28)}-2` };
  const answers = await Promise.all([record(json, other), record(json, other), record(json, id), record(json, other)]);
  for (const [at, { exchange, paymentId }] of answers.entries())
    if (exchange.status === 201) await kit.must('deletePayment', { path: { id: at === 2 ? id : other, paymentId } });
  for (const { exchange } of answers) endsAtLimit(exchange);
  const taken = answers.filter(({ exchange }) => exchange.status === 201);
  if (taken.length !== 1)
    kit.fail(kit.operation('recordPayment'), {
      expected: 'one 201 and 409 for the others of four at once with one code',
      got: answers.map(({ exchange }) => exchange.status).join(', '),
      fix: UNIQUE,
      root: 'at once',
    });
}
