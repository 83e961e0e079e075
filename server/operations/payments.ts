import { conflict, invalid, notFound, ApiError } from '../errors';
import type { PaymentInput } from '../openapi/operations.gen';
import { deletePayment, insertPayment, numberOfCode } from '../repositories/payments';
import { dayFromToday, findProposal } from '../repositories/proposals';
import { addEntry } from '../repositories/quotationEntries';
import { readSalesSettings, replaceSalesSettings } from '../repositories/salesSettings';
import { violatedConstraint } from '../repositories/violations';
import type { Services } from '../services';
import { signedIn } from './self';
import { staffTransaction } from './staffTransaction';
import type { Operations } from './types';

/** As M-Pesa prints them. */
const MPESA_CODE = /^[A-Z0-9]{10}$/;

/** What comes in for quotations, and where it is to go. */
export function paymentOperations({ content, db }: Services) {
  return {
    async recordPayment({ path, body }, request) {
      const { userId } = signedIn(request.session);
      requireValid(body, await dayFromToday(db));
      const row = await findProposal(db, path.id);
      if (!row) throw notFound('Quotation');
      const { number, quotationId } = row;
      if (number === null) throw new ApiError(409, 'This quotation was not sent yet.');
      const id = await staffTransaction(db, request, async (transaction) => {
        const made = await insertPayment(transaction, row.id, userId, body);
        if (quotationId !== null)
          await addEntry({ transaction, userId }, quotationId, 'payment', noted(number, body.amount));
        return made;
      }).catch(async (error: unknown) => {
        if (violatedConstraint(error) !== 'payments_code_key') throw error;
        throw conflict('code', `This code is recorded already, for ${await numberOfCode(db, body)}.`);
      });
      await content.invalidate(['requests']);
      return { success: true, message: 'Payment recorded.', data: { id } };
    },

    async deletePayment({ path }, request) {
      const { userId } = signedIn(request.session);
      const gone = await staffTransaction(db, request, async (transaction) => {
        const payment = await deletePayment(transaction, path.id, path.paymentId);
        if (payment && payment.quotationId !== null)
          await addEntry(
            { transaction, userId },
            payment.quotationId,
            'payment_deleted',
            noted(payment.number, payment.amount),
          );
        return payment;
      });
      if (!gone) throw notFound('Payment');
      await content.invalidate(['requests']);
      return { success: true, message: 'Action Successfully' };
    },

    async getSalesSettings() {
      return { success: true, message: 'Settings', data: await readSalesSettings(db) };
    },

    async updateSalesSettings({ body }, request) {
      const saved = await staffTransaction(db, request, (transaction) => replaceSalesSettings(transaction, body));
      if (!saved) throw conflict('version', 'Somebody else has changed the settings meanwhile.');
      return { success: true, message: 'Settings saved.', data: saved };
    },
  } satisfies Partial<Operations>;
}

/** What the history of a request says of a payment: of which quotation, and how much. */
const noted = (number: string, amount: string): string => `${number}, ${Number(amount).toFixed(2)}`;

/** @throws ApiError 400 for what the contract's schema cannot see */
function requireValid({ amount, method, code, paidOn }: PaymentInput, today: string): void {
  const wrong = {
    ...(Number(amount) === 0 && { amount: 'Enter what came in.' }),
    ...(method === 'mpesa' &&
      !(code && MPESA_CODE.test(code)) && { code: 'Enter the code as M-Pesa prints it: ten letters and digits.' }),
    ...(paidOn > today && { paidOn: 'This day is still to come.' }),
  };
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
}
