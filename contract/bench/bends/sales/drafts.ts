import { setTimeout as wait } from 'node:timers/promises';
import { asked } from '../calls';
import { withJson, type Json } from '../proxy';
import { at, dataOf, done, overlooks, refuses, showing, subtle, taking, texts, without } from '../tools';
import { READS, UPDATE, cut, despite, isText, proposalOf, remembers, totalsOf } from './tools';

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

const linesOf = (data: Json) => (Array.isArray(data.lines) ? (data.lines as Line[]) : []);

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

/** Quotations before they are sent: what is kept of them, and how they are counted. */
export const SALES_DRAFTS = subtle('sales', {
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
        return next(`"${present}"`.slice(0, 20) === wanted.slice(0, 20) ? without(passing, 'if-match') : passing);
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
        return next(without(passing, 'if-match'));
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
});
