import { screen } from '@testing-library/react';
import type { SharedProposal } from '../../../common/api/proposals';
import { ENGLISH, MessagesProvider } from '../../../common/i18n/messages';
import type { Language } from '../../../common/domain/language';
import { chatText, renderInShop } from '../../../testing/renderInShop';
import { PaymentSteps } from './PaymentSteps';
import { messagesIn } from './words';

const MPESA = { kind: 'till', number: '998877', name: 'AngaLink' } as const;
const BANK = { bank: 'KCB', branch: '', account: '1234567890', name: 'AngaLink Ltd' };

function render(payment: SharedProposal['payment'], language: Language = 'en') {
  const proposal = { number: 'Q-2026-0042', depositDue: '7160.20', balance: '20000.00', payment } as SharedProposal;
  renderInShop(
    <MessagesProvider value={messagesIn(language, ENGLISH)}>
      <PaymentSteps proposal={proposal} />
    </MessagesProvider>,
  );
}

function show(...shown: Parameters<typeof render>) {
  render(...shown);
  const chat = screen.getByRole('link', { name: /(on|kwa) WhatsApp/ });
  return { label: chat.textContent, text: chatText(chat) };
}

test('who pays by M-Pesa sends its code', () => {
  expect(show({ mpesa: MPESA, bank: BANK }).text).toBe(
    'Hello, I have paid for quotation Q-2026-0042. The M-Pesa code is: ',
  );
  expect(screen.getByText('Enter your PIN. The name that appears must be the one above.')).toBeTruthy();
});

test.each([
  [
    'en',
    'Tell us on WhatsApp that you have paid (opens a new tab)',
    "Hello, I have paid for quotation Q-2026-0042 by bank. The bank's reference is: ",
  ],
  [
    'sw',
    'Tuambie kwa WhatsApp kuwa umelipa (hufungua kichupo kipya)',
    'Habari, nimelipia bei Q-2026-0042 kupitia benki. Kumbukumbu ya benki ni: ',
  ],
] as const)('who can pay by bank alone is asked for no code of M-Pesa: %s', (language, label, text) => {
  expect(show({ mpesa: null, bank: BANK }, language)).toEqual({ label, text });
});

test('an account without a name is not checked by its name', () => {
  show({ mpesa: { ...MPESA, name: '' }, bank: null });
  expect(screen.getByText('Enter your PIN and send.')).toBeTruthy();
  expect(screen.queryByText(/name that appears/)).toBeNull();
});

test('where no account is set, what is due is said and how to pay is not', () => {
  render({ mpesa: null, bank: null });
  expect(screen.getByText(/^Ksh\s7,160\.20 is due next\. We will tell you how to pay\.$/)).toBeTruthy();
});
