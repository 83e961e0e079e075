import { screen } from '@testing-library/react';
import { ENGLISH, MessagesProvider } from '../../../common/i18n/messages';
import { chatText, renderInShop } from '../../../testing/renderInShop';
import { exampleProduct } from '../../features/catalog/product/exampleProduct';
import { Comparison } from './Comparison';

test('a chat about what is compared has the names of the shop in English, as every other; the page has its own', () => {
  const columns = ['1', '2'].map((id) => ({
    id,
    product: exampleProduct({ id, product_name: `Kit ${id}`, product_name_sw: `Seti ${id}` }),
    error: undefined,
    loading: false,
    retry: () => undefined,
  }));
  renderInShop(
    <MessagesProvider value={{ ...ENGLISH, language: 'sw' }}>
      <Comparison columns={columns} onlyDifferences={false} />
    </MessagesProvider>,
  );
  expect(chatText(screen.getByRole('link', { name: /Ask which one fits/ }))).toBe(
    'Hello, which of these fits me?\nKit 1\nKit 2',
  );
  expect(screen.getByRole('columnheader', { name: /Seti 1/ })).toBeTruthy();
});
