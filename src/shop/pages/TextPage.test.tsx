import { screen } from '@testing-library/react';
import { renderInShop } from '../../testing/renderInShop';
import { page as aboutPictures } from './AboutPicturesPage';
import { page as privacy } from './PrivacyPage';

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('what is kept, why and how long, and how to have it deleted', () => {
  const { container } = renderInShop(<privacy.Page />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Privacy');
  for (const name of [
    'In your browser',
    'On our server',
    'Other companies',
    'Your rights',
    'Ask us, or have it deleted',
  ])
    expect(screen.getByRole('heading', { level: 2, name })).toBeTruthy();
  expect(container.textContent).toContain('Data Protection Act, 2019');
  expect(hrefOf('Write an e-mail')).toBe('mailto:hello@angalink.example?subject=My%20data');
});

test('what the pictures are, and on which terms they may be used', () => {
  const { container } = renderInShop(<aboutPictures.Page />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('About the pictures');
  for (const words of ['None of them is a photograph.', 'Copyright (c) 2026 The AngaLink authors'])
    expect(container.textContent).toContain(words);
  expect(hrefOf('The words of the MIT licence (opens a new tab)')).toBe('https://opensource.org/license/mit');
  expect(hrefOf('See the gallery')).toBe('/gallery');
});
