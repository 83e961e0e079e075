import { centsFromText } from './money';
import { isBoolean, isNumber, isText, listOf, object, optional, optionalText, type Check } from './shape';

/** An amount that cannot be read must not be shown, nor accepted, as nought. */
const isMoney: Check = (value) => typeof value === 'string' && centsFromText(value) !== null;
/** Payments may be more than one amount can be. */
const isSum: Check = (value) => typeof value === 'string' && /^[0-9]+(\.[0-9]{1,2})?$/.test(value);
export const proposalLine = object({
  kind: isText,
  text: isText,
  quantity: isNumber,
  unitPrice: isMoney,
  discount: isMoney,
  amount: isMoney,
  vat: isMoney,
  total: isMoney,
});
export const proposalTotals = object({
  subtotal: isMoney,
  discount: isMoney,
  vat: isMoney,
  total: isMoney,
  deposit: isMoney,
});
export const mpesaAccount = object({ kind: isText, number: isText, name: isText });
export const bankAccount = object({ bank: isText, branch: isText, account: isText, name: isText });

/** What the page of a quotation's link relies on. */
export const sharedProposal = object({
  number: isText,
  version: isNumber,
  status: isText,
  title: optionalText,
  customerName: isText,
  language: isText,
  lines: listOf(proposalLine),
  vatRate: isNumber,
  vatMode: isText,
  pricesIncludeVat: isBoolean,
  totals: proposalTotals,
  validUntil: optionalText,
  terms: optionalText,
  sentAt: isText,
  replacedAt: optionalText,
  acceptedAt: optionalText,
  acceptedBy: optionalText,
  paid: isSum,
  balance: isMoney,
  depositDue: isMoney,
  payment: object({ mpesa: optional(mpesaAccount), bank: optional(bankAccount) }),
  pdf: isText,
});
