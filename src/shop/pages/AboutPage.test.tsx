import { screen } from '@testing-library/react';
import { renderInShop } from '../../testing/renderInShop';
import { page } from './AboutPage';

test('what the business does, why here, and whom it serves, and from there to a quote, the shop and the pictures', async () => {
  const { user } = renderInShop(<page.Page />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('A clear view of the sky is all a place needs.');
  for (const service of ['Installation', 'Consultation', 'Support', 'Maintenance', 'Upgrades'])
    expect(screen.getByText(service)).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2, name: 'Why Us' })).toBeTruthy();
  for (const sector of [
    'Agriculture',
    'Construction',
    'Education',
    'Energy and Utilities',
    'Financial Services',
    'Retail and Hospitality',
  ])
    expect(screen.getByRole('heading', { level: 3, name: sector })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Shop' }).getAttribute('href')).toBe('/shop');
  expect(screen.getByRole('link', { name: 'See it in pictures' }).getAttribute('href')).toBe('/gallery');
  await user.click(screen.getByRole('button', { name: 'Get a Quote' }));
  expect(await screen.findByRole('dialog', { name: 'Get a Quote' })).toBeTruthy();
});
