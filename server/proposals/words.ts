import { dayOf } from '../../src/common/domain/days';
import { sumNames } from '../../src/common/domain/proposalTexts';
import type { ProposalLanguage } from '../openapi/operations.gen';

interface Bank {
  bank: string;
  branch: string;
  account: string;
  name: string;
}

/** The words of a quotation's paper and letter; the terms of docs/swahili.md. */
interface Words {
  quotation: string;
  draft: string;
  date: string;
  validUntil: string;
  forWhom: string;
  /** @param version from 2 */
  replaces: (version: number, day: string) => string;
  columns: { text: string; quantity: string; unitPrice: string; discount: string; vat: string; amount: string };
  sums: (typeof sumNames)['en'];
  /** @param rate per cent @param included whether it is in the prices */
  vat: (rate: number, included: boolean) => string;
  terms: string;
  accepted: (name: string, day: string) => string;
  expired: string;
  payTitles: Record<'deposit' | 'balance', string>;
  /** Where no account is set. */
  payUntold: (amount: string) => string;
  allPaid: string;
  paybill: (account: { number: string; name: string }, reference: string, amount: string) => string[];
  till: (account: { number: string; name: string }, amount: string) => string[];
  /** The only way to pay. */
  bank: (account: Bank, reference: string, amount: string) => string;
  /** The other way; its amount keeps the cents that M-Pesa cannot take. */
  orBank: (account: Bank, reference: string, amount: string) => string;
  readOnline: string;
  acceptOnline: string;
  page: (page: number, of: number) => string;
  mail: {
    subject: (number: string, shop: string) => string;
    lines: (shop: string, number: string, total: string) => string[];
    link: string;
  };
}

const named = (name: string) => (name === '' ? '' : ` (${name})`);
const joined = (parts: readonly string[]) => parts.filter((part) => part !== '').join(', ');

const en: Words = {
  quotation: 'Quotation',
  draft: 'Draft, not sent',
  date: 'Date',
  validUntil: 'Valid until the end of',
  forWhom: 'For',
  replaces: (version, day) => `Version ${version} of ${day}. It takes the place of what was sent before.`,
  columns: {
    text: 'Description',
    quantity: 'Quantity',
    unitPrice: 'Unit price',
    discount: 'Discount',
    vat: 'VAT',
    amount: 'Amount',
  },
  sums: sumNames.en,
  vat: (rate, included) => (included ? `Of which VAT ${rate}%` : `VAT ${rate}%`),
  terms: 'Terms',
  accepted: (name, day) => `Accepted by ${name} on ${day}.`,
  expired: 'It is no longer valid. Prices may have changed: ask for a new one.',
  payTitles: { deposit: 'Paying the deposit', balance: 'Paying the balance' },
  payUntold: (amount) => `${amount} is due next. We will tell you how to pay.`,
  allPaid: 'All of it is paid. Thank you.',
  paybill: ({ number, name }, reference, amount) => [
    'Open M-Pesa, then Lipa na M-Pesa, then Pay Bill.',
    `Business number: ${number}${named(name)}`,
    `Account number: ${reference}`,
    `Amount: ${amount}`,
    'Enter your PIN and send. Keep the message with the code.',
  ],
  till: ({ number, name }, amount) => [
    'Open M-Pesa, then Lipa na M-Pesa, then Buy Goods and Services.',
    `Till number: ${number}${named(name)}`,
    `Amount: ${amount}`,
    'Enter your PIN and send. Keep the message with the code.',
  ],
  bank: ({ bank, branch, account, name }, reference, amount) =>
    `${amount} to the bank: ${joined([bank, branch])}, account ${account}, ${name}, reference ${reference}.`,
  orBank: ({ bank, branch, account, name }, reference, amount) =>
    `Or ${amount} to the bank: ${joined([bank, branch])}, account ${account}, ${name}, reference ${reference}.`,
  readOnline: 'Read it online',
  acceptOnline: 'Read and accept it online',
  page: (page, of) => `Page ${page} of ${of}`,
  mail: {
    subject: (number, shop) => `Quotation ${number} from ${shop}`,
    lines: (shop, number, total) => [
      'Hello,',
      '',
      `Here is the quotation ${number} of ${shop}: ${total}. It is attached as a PDF.`,
    ],
    link: 'Read and accept it here:',
  },
};

const sw: Words = {
  quotation: 'Bei',
  draft: 'Rasimu, haijatumwa',
  date: 'Tarehe',
  validUntil: 'Hadi mwisho wa',
  forWhom: 'Kwa',
  replaces: (version, day) => `Toleo la ${version} la ${day}. Linachukua nafasi ya lililotumwa awali.`,
  columns: {
    text: 'Maelezo',
    quantity: 'Idadi',
    unitPrice: 'Bei ya moja',
    discount: 'Punguzo',
    vat: 'VAT',
    amount: 'Kiasi',
  },
  sums: sumNames.sw,
  vat: (rate, included) => (included ? `Ikiwemo VAT ${rate}%` : `VAT ${rate}%`),
  terms: 'Masharti',
  accepted: (name, day) => `Imekubaliwa na ${name} tarehe ${day}.`,
  expired: 'Haitumiki tena. Huenda bei zimebadilika: omba mpya.',
  payTitles: { deposit: 'Kulipa malipo ya kwanza', balance: 'Kulipa salio' },
  payUntold: (amount) => `Kinachofuata kulipwa ni ${amount}. Tutakueleza jinsi ya kulipa.`,
  allPaid: 'Imelipwa yote. Asante.',
  paybill: ({ number, name }, reference, amount) => [
    'Fungua M-Pesa, kisha Lipa na M-Pesa, kisha Pay Bill.',
    `Namba ya biashara: ${number}${named(name)}`,
    `Namba ya akaunti: ${reference}`,
    `Kiasi: ${amount}`,
    'Weka PIN yako na utume. Tunza ujumbe wenye msimbo.',
  ],
  till: ({ number, name }, amount) => [
    'Fungua M-Pesa, kisha Lipa na M-Pesa, kisha Buy Goods and Services.',
    `Namba ya till: ${number}${named(name)}`,
    `Kiasi: ${amount}`,
    'Weka PIN yako na utume. Tunza ujumbe wenye msimbo.',
  ],
  bank: ({ bank, branch, account, name }, reference, amount) =>
    `${amount} kwa benki: ${joined([bank, branch])}, akaunti ${account}, ${name}, kumbukumbu ${reference}.`,
  orBank: ({ bank, branch, account, name }, reference, amount) =>
    `Au ${amount} kwa benki: ${joined([bank, branch])}, akaunti ${account}, ${name}, kumbukumbu ${reference}.`,
  readOnline: 'Isome mtandaoni',
  acceptOnline: 'Isome na uikubali mtandaoni',
  page: (page, of) => `Ukurasa wa ${page} kati ya ${of}`,
  mail: {
    subject: (number, shop) => `Bei ${number} kutoka ${shop}`,
    lines: (shop, number, total) => [
      'Habari,',
      '',
      `Hii ndiyo bei ${number} kutoka ${shop}: ${total}. Imeambatanishwa kama PDF.`,
    ],
    link: 'Isome na uikubali hapa:',
  },
};

export const words: Readonly<Record<ProposalLanguage, Words>> = { en, sw };

/** A day or an instant as people in Kenya write it. */
export const dayText = (at: string, language: ProposalLanguage): string => dayOf(at, language) ?? '';
