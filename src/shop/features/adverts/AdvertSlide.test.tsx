import { act, screen } from '@testing-library/react';
import { renderInShop } from '../../../testing/renderInShop';
import { advertsLoaded } from '../../../common/state/advertsSlice';
import { AdvertSlide } from './AdvertSlide';
import { useAdverts } from './useAdverts';

const NOVEMBER = '2026-11-30T20:59:59.000Z';
const DECEMBER = '2026-12-31T20:59:59.000Z';
const kit = { id: '1', product_name: 'Kit', product_price: '100.00' };
const until = (end: string) => ({
  ...kit,
  new_price: '80.00',
  discounts: [{ discount_percentage: 20, start_date: null, end_date: end }],
});

test.each([
  ['the advert ends before the discount', { product: until(DECEMBER), end_date: NOVEMBER }, /^Until 30 Nov/],
  ['the discount ends before the advert', { product: until(NOVEMBER), end_date: DECEMBER }, /^Until 30 Nov/],
  ['the server does not say when the advert ends', { product: until(DECEMBER) }, /^Until 31 Dec/],
  ['there is no discount', { product: kit, end_date: NOVEMBER }, /^Until 30 Nov/],
])('where %s, the earlier end is said', (_what, advert, text) => {
  renderInShop(<AdvertSlide advert={{ id: '1', ...advert }} picture="first" />);
  expect(screen.getByText(text)).toBeTruthy();
});

test('the main picture is shown; without one the whole first character of the name', () => {
  const images = [{ image_url: '/media/side.webp' }, { image_url: '/media/front.webp', is_primary: true }];
  const { container } = renderInShop(<AdvertSlide advert={{ id: '1', product: { ...kit, images } }} picture="first" />);
  expect(container.querySelector('img')?.getAttribute('src')).toMatch(/\/media\/front\.webp$/);
  renderInShop(<AdvertSlide advert={{ id: '1', product: { ...kit, product_name: '📡 Kit' } }} picture="first" />);
  expect(screen.getByText('📡')).toBeTruthy();
});

test.each([null, '0000-00-00 00:00:00'])('what ends at %s says no end', (end) => {
  renderInShop(<AdvertSlide advert={{ id: '1', product: kit, end_date: end }} picture="first" />);
  expect(screen.queryByText(/^Until/)).toBeNull();
});

function Names() {
  const adverts = useAdverts();
  return <p data-testid="names">{adverts.map(({ product }) => product.product_name).join()}</p>;
}

test('what ends while the page stays open, or ended before, is no longer among them', () => {
  jest.useFakeTimers();
  const { store } = renderInShop(<Names />);
  const advert = (name: string, end_date: string | null) => ({
    id: name,
    end_date,
    product: { ...kit, product_name: name },
  });
  act(() => {
    store.dispatch(
      advertsLoaded([
        advert('past', '2026-11-19T20:59:59Z'),
        advert('today', '2026-11-20T20:59:59Z'),
        advert('later', NOVEMBER),
        advert('always', null),
      ]),
    );
  });
  const names = () => screen.getByTestId('names').textContent;
  expect(names()).toBe('today,later,always');
  act(() => jest.advanceTimersByTime(13 * 3_600_000));
  expect(names()).toBe('later,always');
  jest.useRealTimers();
});
