import { act, screen } from '@testing-library/react';
import { renderInShop } from '../../testing/renderInShop';
import { ContactFacts } from '../features/contact/ContactFacts';
import { CartActions } from '../features/cart/CartActions';
import { OpeningStatus } from './OpeningStatus';

/** A moment by the clocks of Nairobi. 16 November 2026 is a Monday. */
const nairobi = (day: number, time: string) => Date.parse(`2026-11-${day}T${time}+03:00`);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('it opens at eight and closes at half past five, while one looks on; after Saturday comes Monday', () => {
  jest.setSystemTime(nairobi(16, '07:59:30'));
  renderInShop(<OpeningStatus />);
  const said = () => screen.getByText(/^(Open|Closed) now/).textContent;
  const pass = (minutes: number) => act(() => jest.advanceTimersByTime(minutes * 60_000));
  expect(said()).toBe('Closed now. We answer from 8:00 AM today.');
  pass(1);
  expect(said()).toBe('Open now, until 5:30 PM');
  pass(9 * 60 + 29);
  expect(said()).toBe('Open now, until 5:30 PM');
  pass(1);
  expect(said()).toBe('Closed now. We answer from 8:00 AM tomorrow.');
  pass(5 * 24 * 60 - 1);
  expect(said()).toBe('Open now, until 5:30 PM');
  pass(1);
  expect(said()).toBe('Closed now. We answer from 8:00 AM on Monday.');
});

test.each([
  ['with the ways to reach the business', <ContactFacts />],
  ['beneath the cart', <CartActions items={[]} />],
])('it is said %s', (_, content) => {
  jest.setSystemTime(nairobi(22, '12:00:00'));
  renderInShop(content);
  expect(screen.getByText('Closed now. We answer from 8:00 AM tomorrow.')).toBeTruthy();
});
