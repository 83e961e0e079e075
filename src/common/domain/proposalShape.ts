import { isBoolean, isNumber, isText, listOf, object, optional, optionalText } from './shape';

export const proposalLine = object({
  kind: isText,
  text: isText,
  quantity: isNumber,
  unitPrice: isText,
  discount: isText,
  amount: isText,
  vat: isText,
  total: isText,
});
export const proposalTotals = object({
  subtotal: isText,
  discount: isText,
  vat: isText,
  total: isText,
  deposit: isText,
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
  paid: isText,
  balance: isText,
  depositDue: isText,
  payment: object({ mpesa: optional(mpesaAccount), bank: optional(bankAccount) }),
  pdf: isText,
});
