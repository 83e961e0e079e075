import type { Payment, Proposal } from '../../api';
import { linkText, receiptText } from './messages';

const proposal = {
  number: 'Q-2026-0042',
  customerName: null,
  language: 'sw',
  total: '49900.00',
  paid: '10000.00',
  balance: '39900.00',
} as Partial<Proposal> as Proposal;
const payment = { amount: '10000.00', code: 'QWE1234567' } as Partial<Payment> as Payment;

test('what goes to the customer is in the language of the quotation', () => {
  expect(linkText(proposal, 'key')).toMatch(/^Habari mteja wetu,\n/);
  expect(receiptText(proposal, payment)).toContain('Salio: Ksh 39,900.00');
});

test('in one that only a newer server knows, it is in English', () => {
  const newer = { ...proposal, language: 'fr' as string as Proposal['language'] };
  expect(linkText(newer, 'key')).toMatch(/^Hello dear customer,\n/);
  expect(receiptText(newer, payment)).toContain('Balance: Ksh 39,900.00');
});

test('what was paid beyond the total may be more than one amount can be', () => {
  const paid = { ...proposal, language: 'en', paid: '19999999999.98', total: '100.00', balance: '0.00' } as Proposal;
  expect(receiptText(paid, payment)).toContain('Ksh 19,999,999,899.98');
});
