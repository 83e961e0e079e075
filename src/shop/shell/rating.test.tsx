import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { faultyNetwork, held, ok, refusal, silent, taken } from '../../testing/faultyNetwork';
import { renderInShop } from '../../testing/renderInShop';
import { exampleProduct } from '../features/catalog/product/exampleProduct';
import { page as shopPage } from '../pages/shop/ShopPage';
import { useSite } from '../ui/site';

function Opener() {
  const { openRating } = useSite();
  return <button onClick={() => openRating({ id: '1042', name: 'Standard Kit', image: '' })}>Open</button>;
}

async function openRating(fetch: typeof globalThis.fetch) {
  const shop = renderInShop(<Opener />, { fetch });
  await shop.user.click(screen.getByText('Open'));
  return { ...shop, dialog: within(await screen.findByRole('dialog', { name: 'Rate this Product' })) };
}

beforeAll(() => import('../features/rating/RatingDialog'));

test('without stars nothing is sent and the error stands at them', async () => {
  const { sent, fetch } = faultyNetwork(silent);
  const { dialog, user } = await openRating(fetch);
  await user.click(dialog.getByText('Submit Rating'));
  expect(dialog.getByText('Choose from 1 to 5 stars.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('1 star, Poor')));
  expect(sent).toEqual([]);
});

test('one that hangs is there again on a page that is loaded anew, and gone where it arrives all the same', async () => {
  const late = held();
  const kept = () => sessionStorage.getItem('ratingDraft 1042');
  const { dialog, user } = await openRating(faultyNetwork(late.answer).fetch);
  await user.click(dialog.getByLabelText('4 stars, Very good'));
  await user.click(dialog.getByText('Submit Rating'));
  await dialog.findByText('Submitting...');
  expect(kept()).toBeNull();
  window.dispatchEvent(new Event('pagehide'));
  expect(kept()).toBe(JSON.stringify({ rating: '4', comment: '' }));
  await act(() => late.give(taken()));
  expect(await screen.findByText('Thank you.')).toBeTruthy();
  expect(kept()).toBeNull();
});

test('stars are said in words; a double click sends one rating', async () => {
  const { sent, fetch } = faultyNetwork(silent);
  const { dialog, user } = await openRating(fetch);
  await user.click(dialog.getByLabelText('4 stars, Very good'));
  expect(dialog.getByText('4 of 5')).toBeTruthy();
  fireEvent.change(dialog.getByLabelText(/Comment/), { target: { value: ' Holds in the rain. ' } });
  await user.dblClick(dialog.getByText('Submit Rating'));
  expect(await dialog.findByText('Submitting...')).toBeTruthy();
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    path: '/api/v1/products/product-rating/1042',
    body: { rating: 4, comment: 'Holds in the rain.' },
  });
});

test('on its way it can be read, and takes nothing more', async () => {
  const { dialog, user } = await openRating(faultyNetwork(silent).fetch);
  await user.click(dialog.getByLabelText('4 stars, Very good'));
  await user.click(dialog.getByText('Submit Rating'));
  await dialog.findByText('Submitting...');
  await user.click(dialog.getByLabelText('1 star, Poor'));
  expect(dialog.getByText('4 of 5')).toBeTruthy();
  expect(dialog.getByLabelText(/Comment/)).toHaveProperty('readOnly', true);
  expect(sessionStorage.getItem('ratingDraft 1042')).toBeNull();
});

test('a refusal is said in the dialog, and nothing is lost', async () => {
  const { fetch } = faultyNetwork(() => refusal(429, { success: false, message: 'Too many requests.' }));
  const { dialog, user } = await openRating(fetch);
  await user.click(dialog.getByLabelText('5 stars, Excellent'));
  await user.click(dialog.getByText('Submit Rating'));
  expect(await dialog.findByText('Too many requests.')).toBeTruthy();
  expect(dialog.getByLabelText('5 stars, Excellent')).toHaveProperty('checked', true);
});

test('closed while it is sent: a failure is said, a success closes nothing else', async () => {
  const late = held();
  const { dialog, user } = await openRating(faultyNetwork(late.answer).fetch);
  const send = async (within: typeof dialog) => {
    await user.click(within.getByLabelText('5 stars, Excellent'));
    await user.click(within.getByText('Submit Rating'));
    await within.findByText('Submitting...');
    await user.click(within.getByText('Cancel'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  await send(dialog);
  await act(() => late.give(refusal(429, { message: 'Too many requests.' })));
  expect(await screen.findByText('Too many requests.')).toBeTruthy();
  await user.click(screen.getByText('Open'));
  await send(within(await screen.findByRole('dialog', { name: 'Rate this Product' })));
  await user.click(screen.getByText('Open'));
  await act(() => late.give(taken()));
  expect(await screen.findByText('Thank you.')).toBeTruthy();
  expect(screen.getByRole('dialog').closest('[inert]')).toBeNull();
});

test('closed while it is sent and begun anew: whatever comes of it, the newer words stay', async () => {
  const late = held();
  const { dialog, user } = await openRating(faultyNetwork(late.answer).fetch);
  await user.click(dialog.getByLabelText('5 stars, Excellent'));
  await user.click(dialog.getByText('Submit Rating'));
  await user.click(dialog.getByText('Cancel'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByText('Open'));
  const again = within(await screen.findByRole('dialog', { name: 'Rate this Product' }));
  fireEvent.change(again.getByLabelText(/Comment/), { target: { value: 'Newer.' } });
  await act(() => late.give(refusal(429, { message: 'Too many requests.' })));
  expect(await screen.findByText('Too many requests.')).toBeTruthy();
  expect(sessionStorage.getItem('ratingDraft 1042')).toBe(JSON.stringify({ rating: '', comment: 'Newer.' }));
});

test("the server's words stand at their fields, those of others in a list", async () => {
  const body = { success: false, message: 'Please check.', data: { comment: 'Too rude.', product_id: 'is sold out' } };
  const { dialog, user } = await openRating(faultyNetwork(() => refusal(400, body)).fetch);
  await user.click(dialog.getByLabelText('5 stars, Excellent'));
  await user.click(dialog.getByText('Submit Rating'));
  const said = (await dialog.findByText('Please check.')).closest('[role=alert]');
  expect(said?.textContent).toBe('Please check.Product id: is sold out');
  expect(dialog.getByLabelText(/Comment/).getAttribute('aria-invalid')).toBe('true');
});

test.each([
  ['', () => undefined],
  [
    ', in a browser that keeps nothing, too',
    () =>
      jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('Full', 'QuotaExceededError');
      }),
  ],
])('a dialog that was closed still has what was chosen and typed%s', async (_, block) => {
  const full = block();
  const { dialog, user } = await openRating(faultyNetwork(silent).fetch);
  await user.click(dialog.getByLabelText('4 stars, Very good'));
  fireEvent.change(dialog.getByLabelText(/Comment/), { target: { value: 'Holds in the rain.' } });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByText('Open'));
  const again = within(await screen.findByRole('dialog', { name: 'Rate this Product' }));
  expect(again.getByLabelText('4 stars, Very good')).toHaveProperty('checked', true);
  expect(again.getByLabelText(/Comment/)).toHaveProperty('value', 'Holds in the rain.');
  full?.mockRestore();
  sessionStorage.clear();
});

test('one that arrived counts in the list, and the next begins empty', async () => {
  let reviews = 128;
  const { fetch } = faultyNetwork((path) => {
    if (path.includes('/product-rating/')) {
      reviews += 1;
      return taken();
    }
    const meta = { page: 1, pageSize: 12, pageCount: 1, total: 1 };
    return path.endsWith('/products') ? ok({ products: [exampleProduct({ reviews })], meta }) : refusal(404, {});
  });
  const { user } = renderInShop(<shopPage.Page />, { path: '/shop', fetch });
  const rate = async () => {
    await user.click(await screen.findByRole('button', { name: 'Rate Standard Kit' }));
    return within(await screen.findByRole('dialog', { name: 'Rate this Product' }));
  };
  const dialog = await rate();
  await user.click(dialog.getByLabelText('3 stars, Good'));
  fireEvent.change(dialog.getByLabelText(/Comment/), { target: { value: 'The zip is stiff.' } });
  await user.click(dialog.getByText('Submit Rating'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('article').textContent).toContain('(129 reviews)'));
  const again = await rate();
  expect(again.getByLabelText('3 stars, Good')).toHaveProperty('checked', false);
  expect(again.getByLabelText(/Comment/)).toHaveProperty('value', '');
});
