import { screen, waitFor } from '@testing-library/react';
import { useLanguage } from '../../../../common/i18n/messages';
import { faultyNetwork, refusal, silent, unreachable } from '../../../../testing/faultyNetwork';
import { renderInShop } from '../../../../testing/renderInShop';
import { ContactRequest } from './ContactRequest';

const values = { name: 'Achieng Otieno', email: 'achieng@example.com', subject: 'Roof', message: 'Is mabati fine?' };

test('a message on its way can be read, and takes nothing more', async () => {
  const { sent, fetch } = faultyNetwork(silent);
  renderInShop(<ContactRequest id="contact" start={{ values, send: true }} />, { fetch });
  await waitFor(() => expect(sent).toHaveLength(1));
  const fields = screen.getAllByRole('textbox');
  expect(fields.map((field) => (field as HTMLInputElement).value)).toEqual(Object.values(values));
  for (const field of fields) expect(field).toHaveProperty('readOnly', true);
});

function Switch() {
  const { change } = useLanguage();
  return <button onClick={() => void change('sw')}>Kiswahili</button>;
}

test.each([
  ['without an answer', unreachable, /^An error occurred while submitting/, /^Hitilafu imetokea wakati wa kutuma/],
  ['without a word', () => refusal(500, {}), /^Failed to submit quote request/, /^Imeshindikana kutuma ombi/],
])('that it failed %s is said in the other language, too', async (_what, answer, english, kiswahili) => {
  const { user } = renderInShop(
    <>
      <ContactRequest id="contact" start={{ values, send: true }} />
      <Switch />
    </>,
    { fetch: faultyNetwork(answer).fetch },
  );
  expect(await screen.findByText(english)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Kiswahili' }));
  expect(await screen.findByText(kiswahili)).toBeTruthy();
  expect(screen.queryByText(english)).toBeNull();
  document.cookie = 'lang=; path=/; max-age=0';
});
