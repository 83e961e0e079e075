import { screen } from '@testing-library/react';
import { renderInShop } from '../../testing/renderInShop';
import { auth } from '../texts/en/noPage';
import { page } from './AuthPage';

const { Page } = page;

test.each([
  ['/auth?from=%2Fdashboard%2Fproducts%3Fpage%3D2', '/sign-in?from=%2Fdashboard%2Fproducts%3Fpage%3D2'],
  [`/auth?from=${encodeURIComponent('//evil.example')}`, '/sign-in'],
  ['/auth', '/sign-in'],
])('%s leads to sign in again, and from there to where one was on this site, no other: %s', async (path, signIn) => {
  renderInShop(<Page />, { path });
  expect((await screen.findByRole('link', { name: 'Sign in again' })).getAttribute('href')).toBe(signIn);
});

test('who is not of the staff has a way home', () => {
  renderInShop(<Page />, { path: '/auth' });
  expect(screen.getByRole('link', { name: auth.goHome }).getAttribute('href')).toBe('/');
});
