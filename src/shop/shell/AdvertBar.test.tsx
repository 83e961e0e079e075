import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import '../../testing/apiOrigin';
import { Providers } from '../../common/app/Providers';
import { ENGLISH } from '../../common/i18n/messages';
import { makeStore } from '../../common/state/store';
import { LanguageProvider } from '../app/LanguageProvider';
import { exampleProduct } from '../features/catalog/product/exampleProduct';
import { AdvertBar } from './AdvertBar';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('in a tab that stays open the price goes with the time that passes, not by the clock of the device', () => {
  const product = exampleProduct({ discount_end_date: '2026-11-20T09:02:00Z', discounts: [] });
  const adverts = { entries: [{ id: '1', product }] };
  render(
    <Providers store={makeStore({}, { adverts })} now={Date.parse('2026-11-20T09:00:00Z')}>
      <LanguageProvider first={ENGLISH}>
        <MemoryRouter>
          <AdvertBar />
        </MemoryRouter>
      </LanguageProvider>
    </Providers>,
  );
  expect(screen.getByRole('link').textContent).toContain('49,900');
  act(() => jest.advanceTimersByTime(4 * 60_000));
  expect(screen.getByRole('link').textContent).toContain('65,000');
});
