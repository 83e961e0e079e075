import { screen, within } from '@testing-library/react';
import { renderInShop } from '../../testing/renderInShop';
import { Footer } from './Footer';
import { Header } from './Header';

const linksOf = (place: HTMLElement) =>
  within(place)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('the footer says where the business is and how it is reached, and leads to what the navigation does not', async () => {
  renderInShop(<Footer />, { near: true });
  const footer = screen.getByRole('contentinfo');
  for (const words of [
    'Koinange Street, Nairobi',
    'Monday-Saturday, 8:00 AM - 5:30 PM',
    'We use your address only for this letter.',
  ])
    expect(footer.textContent).toContain(words);
  expect(footer.textContent).toMatch(/(Open|Closed) now/);
  expect(linksOf(footer)).toEqual([
    ['AngaLink', '/'],
    ['+254 700 000 000', 'tel:+254700000000'],
    ['hello@angalink.example', 'mailto:hello@angalink.example'],
    ['About', '/about'],
    ['Menu', '/menu'],
    ['Events', '/events'],
    ['Gallery', '/gallery'],
    ['How we handle your data', '/privacy'],
    ['About the pictures', '/about/pictures'],
    ['Privacy', '/privacy'],
    ['Login', '/sign-in'],
  ]);
  // No social pages are set.
  expect(within(footer).queryByRole('heading', { name: 'Follow' })).toBeNull();
  expect(await screen.findByRole('button', { name: 'Get updates' })).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Offers and articles by e-mail' })).toBeTruthy();
});

test('the header leads to each page of the main navigation, to the cart and to a quote', async () => {
  const { user } = renderInShop(<Header />);
  expect(linksOf(screen.getByRole('navigation', { name: 'Main' }))).toEqual([
    ['Home', '/'],
    ['Shop', '/shop'],
    ['Articles', '/articles'],
    ['Contact', '/contact'],
    ['About', '/about'],
  ]);
  expect(screen.getByRole('link', { name: 'AngaLink' }).getAttribute('href')).toBe('/');
  expect(screen.getByRole('button', { name: 'Cart, 0 items' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Get a Quote' }));
  expect(await screen.findByRole('dialog', { name: 'Get a Quote' })).toBeTruthy();
});
