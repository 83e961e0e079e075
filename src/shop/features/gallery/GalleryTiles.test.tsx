import { screen } from '@testing-library/react';
import { renderInShop } from '../../../testing/renderInShop';
import { GalleryTiles } from './GalleryTiles';

test('an empty gallery shows a placeholder', () => {
  renderInShop(<GalleryTiles captions={[]} look="wall" />);
  expect(screen.getByRole('status').textContent).toContain('No pictures yet');
  expect(screen.queryByRole('list')).toBeNull();
});

test('each picture is a link to its file, named by what it shows', () => {
  renderInShop(<GalleryTiles captions={['Dish on a roof', 'Router']} look="mosaic" />);
  expect(screen.getByRole('link', { name: 'Dish on a roof' }).getAttribute('href')).toBe(
    '/pictures/gallery-01-1280.webp',
  );
  expect(screen.getByRole('link', { name: 'Router' }).getAttribute('href')).toBe('/pictures/gallery-02-1280.webp');
});
