import { act, screen, waitFor } from '@testing-library/react';
import type { RefObject } from 'react';
import { renderInShop } from '../../../testing/renderInShop';
import { SwiperSlides, type SlidesHandle } from './SwiperSlides';

jest.mock('swiper/css', () => ({}));

// jsdom has no layout, without which Swiper has nowhere to go.
beforeAll(() => jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(640));

const slides = ['One', 'Two', 'Three'].map((name) => ({
  key: name,
  label: name,
  content: () => <a href={`/${name}`}>{name}</a>,
}));

test('who is on a link goes on with its slide to the next one, and nobody else is moved', async () => {
  const handle: RefObject<SlidesHandle | null> = { current: null };
  renderInShop(<SwiperSlides slides={slides} start={0} handle={handle} onShow={() => undefined} />);
  const link = (name: string) => screen.getByText(name);
  // At once they move on to the next.
  expect(link('Two').closest('[inert]')).toBeNull();
  expect(document.activeElement).toBe(document.body);
  link('Two').focus();
  act(() => handle.current?.show(2));
  await waitFor(() => expect(link('Two').closest('[inert]')).not.toBeNull());
  expect(document.activeElement).toBe(link('Three'));
});
