import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderInShop } from '../../../testing/renderInShop';
import { Mosaic } from './Mosaic';

jest.mock('swiper/css', () => ({}));
jest.mock('swiper/css/zoom', () => ({}));

test('each picture opens all of them full screen; that the view is on its way is shown, and the focus returns', async () => {
  const images = ['one', 'two', 'three'].map((name) => ({ id: name, image_url: `/media/${name}-1280.webp` }));
  const { user } = renderInShop(<Mosaic images={images} name="A roof" />);
  const opener = screen.getByRole('button', { name: 'Open picture 3 of 3' });
  fireEvent.click(opener);
  expect(screen.getByText('Loading...')).toBeTruthy();
  const viewer = within(await screen.findByRole('dialog', { name: 'Pictures of A roof' }));
  expect(viewer.getByText('3 / 3')).toBeTruthy();
  expect(screen.queryByText('Loading...')).toBeNull();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(opener);
});
