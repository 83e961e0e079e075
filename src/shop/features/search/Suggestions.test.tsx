import '../../../testing/apiOrigin';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useListProductsQuery } from '../../../common/api';
import { faultyNetwork, held, ok, refusal, unreachable } from '../../../testing/faultyNetwork';
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

const productOf = (product_name: string) => exampleProduct({ id: product_name, product_name });

/** A field of the header that somebody is in, and a server whose suggestions are those for the words asked. */
function openField(suggest: (words: string) => Promise<Response>) {
  const asked: string[] = [];
  const form = document.body.appendChild(document.createElement('form'));
  const input = form.appendChild(document.createElement('input'));
  input.focus();
  const { fetch } = faultyNetwork((path, query) => {
    if (!path.endsWith('/suggestions')) return refusal(404, {});
    const words = query.get('search') ?? '';
    asked.push(words);
    return suggest(words);
  });
  const { address } = renderInShop(<Suggestions input={input} />, { path: '/about', fetch });
  return {
    input,
    address,
    asked,
    write: (words: string) => fireEvent.input(input, { target: { value: words } }),
    press: (key: string) => fireEvent.keyDown(input, { key }),
    options: () => screen.getAllByRole('option'),
    selected: () => screen.queryByRole('option', { selected: true }),
  };
}

const found = (...names: string[]) => ok({ products: names.map(productOf), articles: [], categories: [] });

test('what is found stands by its kind, counted, with the way to all results last', async () => {
  const { write, options } = openField(() =>
    ok({
      products: [productOf('Pole')],
      articles: [{ id: '3', title: 'Roofs', title_sw: null }],
      categories: [{ id: '4', category_name: 'Mounts', category_name_sw: null, isActive: true }],
    }),
  );
  write('mount');
  const products = within(await screen.findByRole('group', { name: 'Products' }));
  expect(products.getByRole('option').textContent).toMatch(/Pole.*KES/);
  expect(products.queryByRole('img')).toBeNull();
  expect(screen.getByRole('option', { name: 'Roofs' })).toBeTruthy();
  expect(screen.getByRole('option', { name: 'Mounts' }).getAttribute('href')).toBe('/shop?category=4');
  expect(options().at(-1)?.textContent).toBe('All results for “mount”');
  expect(screen.getByText('3 suggestions')).toBeTruthy();
});

test('the keys go round the options and the field; Escape closes; Enter opens what is active', async () => {
  const { input, address, write, press, options, selected } = openField(() => found('Pole', 'Screw'));
  write('kit');
  await screen.findByText('2 suggestions');
  expect([input.getAttribute('role'), input.getAttribute('aria-expanded')]).toEqual(['combobox', 'true']);
  press('ArrowUp');
  expect(selected()).toBe(options().at(-1));
  press('ArrowDown');
  expect(selected()).toBeNull();
  press('ArrowDown');
  expect(selected()).toBe(options()[0]);
  expect(input.getAttribute('aria-activedescendant')).toBe(options()[0]?.id);
  press('Escape');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect([input.value, input.getAttribute('aria-activedescendant')]).toEqual(['kit', null]);
  press('ArrowDown');
  expect(options()[0]?.textContent).toContain('Pole');
  press('ArrowDown');
  press('Enter');
  expect(address()).toBe('/shop/single-product/Pole');
  expect(input.value).toBe('');
});

test('letters that follow each other at once are one question; no answer is shown for other words', async () => {
  const late = held();
  const { asked, write, options } = openField((words) => (words === 'router' ? late.answer() : found(words)));
  for (const words of ['m', 'me', 'mesh']) write(words);
  await screen.findByText('1 suggestion');
  expect(asked).toEqual(['mesh']);
  write('router');
  expect(options().map(({ textContent }) => textContent)).toEqual(['All results for “router”']);
  await waitFor(() => expect(asked).toContain('router'));
  write('cable');
  await screen.findByText('1 suggestion');
  await act(() => late.give(found('router')));
  expect(options()[0]?.textContent).toContain('cable');
});

test.each([
  ['a server that fails', true, () => refusal(400, {}), 'No suggestions at the moment; Enter still searches.'],
  ['no network', false, unreachable, 'You appear to be offline.'],
])('with %s it says so, and all results can still be asked for', async (_what, isOnline, fails, words) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  const { write, options } = openField(fails);
  write('mesh');
  expect(await screen.findByText((text) => text.includes(words), { selector: '[role=status]' })).toBeTruthy();
  expect(options().map(({ textContent }) => textContent)).toEqual(['All results for “mesh”']);
});
