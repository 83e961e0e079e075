import { dayInKenya } from '../../../fixtures/minimal/days';
import { answer, jsonOf, withJson, type Bend } from '../proxy';
import { at, dataOf, fails, refuses, showing, shown, subtle, taking, texts } from '../tools';
import { READS, despite, isText, listOf, proposalOf, resent, totalsOf } from './tools';

/** What is paid for quotations. */
export const SALES_PAYMENTS = subtle('sales', {
  'code-elsewhere': [
    'recordPayment',
    'A code counts once for each quotation.',
    () =>
      at('recordPayment', async (passing, next) => {
        const answered = await next(passing);
        const { code } = jsonOf(passing) ?? {};
        if (answered.status !== 409 || !isText(code)) return answered;
        const own = listOf(await proposalOf(passing, next), 'payments').some((one) => one.code === code);
        return own ? answered : next(withJson(passing, { ...jsonOf(passing), code: `X${code.slice(1)}` }));
      }),
  ],
  'mpesa-twice': [
    'recordPayment',
    'An M-Pesa code may be recorded twice.',
    despite('recordPayment', 'code', (passing, next) => {
      const { method, code } = jsonOf(passing) ?? {};
      return next(
        method === 'mpesa' && isText(code) && /^[A-Z0-9]{10}$/.test(code)
          ? withJson(passing, { ...jsonOf(passing), code: `X${code.slice(1)}` })
          : passing,
      );
    }),
  ],
  'code-kept': [
    'deletePayment',
    'The code of a payment that is deleted stays taken.',
    () => {
      const codes = new Map<string, string>();
      const gone = new Set<string>();
      return async (passing, next) => {
        const { code } = jsonOf(passing) ?? {};
        if (passing.operation === 'recordPayment' && isText(code) && gone.has(code))
          return refuses(409, 'Recorded already.', 'code');
        const answered = await next(passing);
        const { id } = dataOf(answered);
        if (passing.operation === 'recordPayment' && isText(id) && isText(code)) codes.set(id, code);
        const former = codes.get(passing.params.paymentId ?? '');
        if (passing.operation === 'deletePayment' && answered.status === 200 && former !== undefined) gone.add(former);
        return answered;
      };
    },
  ],
  'code-of-method': [
    'recordPayment',
    'A code counts once whatever the method.',
    () => {
      const codes = new Map<string, string>();
      return at('recordPayment', async (passing, next) => {
        const { code, method } = jsonOf(passing) ?? {};
        if (isText(code) && codes.has(code) && codes.get(code) !== method)
          return refuses(409, 'Recorded already.', 'code');
        const answered = await next(passing);
        if (answered.status === 201 && isText(code)) codes.set(code, String(method));
        return answered;
      });
    },
  ],
  'paid-future': ['recordPayment', 'A day that is to come is taken.', resent('recordPayment', 'paidOn', '2026-01-01')],
  'paid-tomorrow': [
    'recordPayment',
    'The day is compared with that of the furthest zone: tomorrow is taken.',
    taking('recordPayment', (fields) => {
      if (fields.paidOn === dayInKenya(1)) fields.paidOn = dayInKenya();
    }),
  ],
  'mpesa-any-length': [
    'recordPayment',
    'M-Pesa’s codes of nine and eleven are taken.',
    taking('recordPayment', (fields) => {
      if (fields.method === 'mpesa' && /^([A-Z0-9]{9}|[A-Z0-9]{11})$/.test(String(fields.code)))
        fields.code = `X${String(fields.code)}Y`.slice(0, 10);
    }),
  ],
  'paid-cents-in-32-bits': [
    'recordPayment',
    'An amount of more cents than 32 bits hold fails.',
    () =>
      at('recordPayment', async (passing, next) => {
        const fields = jsonOf(passing);
        return Number(fields?.amount) * 100 >= 2 ** 31 && fields?.method === 'other' ? fails() : next(passing);
      }),
  ],
  'paid-sum-cut': [
    'recordPayment',
    'The sum of payments ends where an amount does.',
    showing('getProposal', (data) => void (Number(data.paid) >= 1e10 && (data.paid = '9999999999.99'))),
  ],
  'paid-nothing': ['recordPayment', 'A payment of 0 is taken.', resent('recordPayment', 'amount', '0.01')],
  'paid-draft': [
    'recordPayment',
    'A payment of a draft is said to be recorded.',
    () =>
      at('recordPayment', async (passing, next) => {
        const answered = await next(passing);
        return answered.status === 409 && !('code' in dataOf(answered))
          ? answer(201, { success: true, message: 'Recorded.', data: { id: 'nowhere' } })
          : answered;
      }),
  ],
  'paid-shillings': [
    'recordPayment',
    'Payments are kept in whole shillings.',
    texts('recordPayment', 'amount', (text) =>
      /^\d+(\.\d+)?$/.test(text) && Number(text) > 0 ? String(Math.max(1, Math.round(Number(text)))) : text,
    ),
  ],
  'paid-codes': [
    'recordPayment',
    'Only M-Pesa’s codes are kept.',
    taking('recordPayment', (fields) => {
      if (fields.method === 'cash') fields.code = undefined;
    }),
  ],
  'paid-day-before': [
    'recordPayment',
    'The day of a payment is kept as an instant, and read in another zone.',
    showing(READS, (data) => {
      for (const one of listOf(data, 'payments'))
        one.paidOn = new Date(Date.parse(`${String(one.paidOn)}T00:00:00+03:00`)).toISOString().slice(0, 10);
    }),
  ],
  'paid-order': [
    'recordPayment',
    'Payments are listed the oldest first.',
    showing('getProposal', (data) => void listOf(data, 'payments').reverse()),
  ],
  'paid-nobody': [
    'recordPayment',
    'Who recorded a payment is not kept.',
    showing('getProposal', (data) => {
      for (const one of listOf(data, 'payments')) one.by = null;
    }),
  ],
  'paid-balance': [
    'getProposal',
    'The deposit that is due does not go down with what is paid.',
    showing('getProposal', (data) => void (data.depositDue = totalsOf(data).deposit)),
  ],
  'paid-back': [
    'deletePayment',
    'A payment that is deleted still counts.',
    (() => {
      const bend: () => Bend = () => {
        const most = new Map<string, string>();
        return at(['getProposal'], async (passing, next) =>
          shown(await next(passing), (data) => {
            const before = most.get(String(data.id)) ?? '0';
            if (Number(data.paid) >= Number(before)) most.set(String(data.id), String(data.paid));
            else data.paid = before;
          }),
        );
      };
      return bend;
    })(),
  ],
  'paid-foreign': [
    'deletePayment',
    'A payment is deleted whichever quotation is named.',
    () => {
      const owners = new Map<string, string>();
      return at(['recordPayment', 'deletePayment'], async (passing, next) => {
        const owner = owners.get(passing.params.paymentId ?? '');
        if (passing.operation === 'deletePayment' && owner !== undefined && owner !== passing.params.id)
          return next({ ...passing, path: passing.path.replace(passing.params.id ?? '', owner) });
        const answered = await next(passing);
        const { id } = dataOf(answered);
        if (passing.operation === 'recordPayment' && isText(id)) owners.set(id, passing.params.id ?? '');
        return answered;
      });
    },
  ],
});
