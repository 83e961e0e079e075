import { screen, within } from '@testing-library/react';
import { mapFrame, mapLink } from '../../common/domain/contactLinks';
import { renderInShop } from '../../testing/renderInShop';
import { page } from './ContactPage';

const region = (name: string) => within(screen.getByRole('region', { name }));

test('the ways to the business are links that call, write and chat, with its hours and its place', () => {
  renderInShop(<page.Page />);
  const ways = region('Ways to reach us');
  const target = (name: string) => ways.getByRole('link', { name }).getAttribute('href');
  expect(target('+254 700 000 000')).toBe('tel:+254700000000');
  expect(target('hello@angalink.example')).toBe('mailto:hello@angalink.example');
  expect(target('Contact via WhatsApp (opens a new tab)')).toBe('https://wa.me/254700000000');
  for (const words of [/Monday-Saturday/, /8:00 AM - 5:30 PM/, /Koinange Street, Nairobi/])
    expect(ways.getByText(words)).toBeTruthy();
});

test('nobody else is asked for a map before somebody wants it, nor once it is hidden', async () => {
  const { user } = renderInShop(<page.Page />);
  const map = region('Map');
  const frame = () => document.querySelector('iframe');
  expect(map.getByRole('link', { name: 'Open in OpenStreetMap (opens a new tab)' }).getAttribute('href')).toBe(mapLink);
  expect(document.querySelector('[src*=openstreetmap]')).toBeNull();
  await user.click(map.getByRole('button', { name: 'Show map' }));
  expect(frame()).toMatchObject({ src: mapFrame, title: 'Map of Koinange Street, Nairobi' });
  await user.click(map.getByRole('button', { name: 'Hide map' }));
  expect(frame()).toBeNull();
});
