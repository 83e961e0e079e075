import { product as texts } from '../../../lib/messages/en/product';
import { failureText } from './failure';

const fields = {};

test("the server's own words come first, and what it sent malformed has its text from the door", () => {
  expect(failureText({ status: 503, message: 'Back in a minute.', fields }, texts)).toBe('Back in a minute.');
  expect(failureText({ status: 'MALFORMED', message: 'Invalid response structure', fields }, texts)).toBe('Invalid response structure');
});

test('without words: one text for an answer, another for none', () => {
  expect(failureText({ status: 500, fields }, texts)).toBe('Failed to load product details');
  expect(failureText({ status: 'NETWORK', fields }, texts)).toBe('An error occurred while fetching product details');
  expect(failureText({ status: 'OFFLINE', fields }, texts)).toBe('An error occurred while fetching product details');
});
