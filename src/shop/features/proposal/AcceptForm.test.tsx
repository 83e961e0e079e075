import { act, screen, within } from '@testing-library/react';
import { useState } from 'react';
import type { SharedProposal } from '../../../common/api/proposals';
import { ENGLISH, MessagesProvider } from '../../../common/i18n/messages';
import type { Language } from '../../../common/domain/language';
import { faultyNetwork, refusal } from '../../../testing/faultyNetwork';
import { renderInShop } from '../../../testing/renderInShop';
import { AcceptForm } from './AcceptForm';
import { messagesIn, wordsIn } from './words';

/** What the form says on an English site, of a quotation in a language, when the server answers so. */
async function said(language: Language, status: number, body: object): Promise<string | null> {
  const proposal = { version: 1, totals: { total: '1000.00' } } as SharedProposal;
  const { user, unmount } = renderInShop(
    <MessagesProvider value={messagesIn(language, ENGLISH)}>
      <AcceptForm shareKey="k" proposal={proposal} />
    </MessagesProvider>,
    faultyNetwork(() => refusal(status, { success: false, ...body })),
  );
  await user.type(screen.getByLabelText(wordsIn[language].name), 'Wanjiku');
  await user.click(screen.getByRole('button', { name: wordsIn[language].accept }));
  const { textContent } = await screen.findByRole('alert');
  unmount();
  return textContent;
}

test.each([
  [{ status: 'accepted' }, 'This quotation is accepted already.', 'Bei hii imeshakubaliwa.'],
  [
    { status: 'expired' },
    'This quotation is no longer valid. Please ask for a new one.',
    'Bei hii haitumiki tena. Omba mpya.',
  ],
  [
    { version: 'It was replaced.' },
    'This quotation was replaced by a newer one. Please read it first.',
    'Kuna toleo jipya la bei hii. Lisome kwanza.',
  ],
])('why it was refused, %j, is said in the language of the quotation', async (data, english, kiswahili) => {
  const body = { message: 'The words of the server.', data };
  expect([await said('en', 409, body), await said('sw', 409, body)]).toEqual([english, kiswahili]);
});

test('what is wrong with the name is said in the other language, too, until the name is changed', async () => {
  let change = (_language: Language) => {};
  function Form() {
    const [language, setLanguage] = useState<Language>('en');
    change = setLanguage;
    const proposal = { version: 1, totals: { total: '1000.00' } } as SharedProposal;
    return (
      <MessagesProvider value={messagesIn(language, ENGLISH)}>
        <AcceptForm shareKey="k" proposal={proposal} />
      </MessagesProvider>
    );
  }
  const { sent, fetch } = faultyNetwork(() => refusal(500, {}));
  const { user } = renderInShop(<Form />, { fetch });
  await user.click(screen.getByRole('button', { name: wordsIn.en.accept }));
  expect(screen.getByText(wordsIn.en.nameRequired)).toBeTruthy();
  act(() => change('sw'));
  expect(screen.getByText(wordsIn.sw.nameRequired)).toBeTruthy();
  await user.type(screen.getByRole('textbox'), 'W');
  expect(screen.queryByText(wordsIn.sw.nameRequired)).toBeNull();
  expect(sent).toEqual([]);
});

test('of any other failure the words of the server stand in English alone', async () => {
  const body = { message: 'Too many requests.' };
  expect([await said('en', 429, body), await said('sw', 429, body)]).toEqual([
    'Too many requests.',
    wordsIn.sw.acceptFailed,
  ]);
});

test.each([
  ['en', 'How we handle your data'],
  ['sw', 'Jinsi tunavyotunza taarifa zako'],
] as const)('what becomes of the name is said beneath it, with the page that says more: %s', (language, link) => {
  const proposal = { version: 1, totals: { total: '1000.00' } } as SharedProposal;
  renderInShop(
    <MessagesProvider value={messagesIn(language, ENGLISH)}>
      <AcceptForm shareKey="k" proposal={proposal} />
    </MessagesProvider>,
  );
  const said = screen.getByText(wordsIn[language].consent, { exact: false });
  expect(within(said).getByRole('link', { name: link }).getAttribute('href')).toBe('/privacy');
});
