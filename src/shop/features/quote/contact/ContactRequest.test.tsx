import { screen, waitFor } from '@testing-library/react';
import { faultyNetwork, silent } from '../../../../testing/faultyNetwork';
import { renderInShop } from '../../../../testing/renderInShop';
import { ContactRequest } from './ContactRequest';

test('a message on its way can be read, and takes nothing more', async () => {
  const { sent, fetch } = faultyNetwork(silent);
  const values = { name: 'Achieng Otieno', email: 'achieng@example.com', subject: 'Roof', message: 'Is mabati fine?' };
  renderInShop(<ContactRequest id="contact" start={{ values, send: true }} />, { fetch });
  await waitFor(() => expect(sent).toHaveLength(1));
  const fields = screen.getAllByRole('textbox');
  expect(fields.map((field) => (field as HTMLInputElement).value)).toEqual(Object.values(values));
  for (const field of fields) expect(field).toHaveProperty('readOnly', true);
});
