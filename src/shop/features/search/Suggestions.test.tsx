import '../../../testing/apiOrigin';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useListProductsQuery } from '../../../common/api';
import { faultyNetwork, ok, refusal } from '../../../testing/faultyNetwork';
import { renderInShop } from '../../../testing/renderInShop';
import { exampleProduct } from '../catalog/product/exampleProduct';
import { Suggestions } from './Suggestions';

const DAY = 86_400_000;

afterEach(() => jest.restoreAllMocks());

test('in a tab that has stayed open they name the prices of now', async () => {
  const products = [exampleProduct({ discount_end_date: '2026-11-21T00:00:00Z', discounts: [] })];
  const { fetch } = faultyNetwork(() => ok({ products, articles: [], categories: [] }));
  const input = document.body.appendChild(document.createElement('input'));
  input.value = 'kit';
  input.focus();
  const clock = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(clock + 2 * DAY);
  renderInShop(<Suggestions input={input} />, { fetch });
  expect((await screen.findByRole('option', { name: /Standard Kit/ })).textContent).toContain('65,000');
});

function Results() {
  useListProductsQuery({ page: 1 });
  return `${useNavigationType()} ${useLocation().search}`;
}

test('the same words are no other page: their list is asked for again', async () => {
  window.fetch = () => Promise.resolve(new Response());
  const { fetch, sent } = faultyNetwork(() => refusal(400, { success: false, message: 'Not now.' }));
  const form = document.body.appendChild(document.createElement('form'));
  const input = form.appendChild(document.createElement('input'));
  input.value = 'kit';
  renderInShop(
    <>
      <Suggestions input={input} />
      <Results />
    </>,
    { fetch, path: '/search?q=kit' },
  );
  const asked = () => sent.filter(({ path }) => path.endsWith('/products')).length;
  await waitFor(() => expect(asked()).toBe(1));
  act(() => void fireEvent.submit(form));
  expect(await screen.findByText('REPLACE ?q=kit')).toBeTruthy();
  await waitFor(() => expect(asked()).toBe(2));
  input.value = 'mesh';
  act(() => void fireEvent.submit(form));
  expect(await screen.findByText('PUSH ?q=mesh')).toBeTruthy();
  expect(asked()).toBe(2);
});
