/** @jest-environment node */
import { exampleProduct } from '../../features/catalog/product/exampleProduct';
import { ENGLISH } from '../../../common/i18n/messages';
import { productHead } from './productHead';

const NOW = Date.parse('2026-11-20T09:00:00Z');

test('name, price and the beginning of the description', () => {
  const head = productHead(exampleProduct(), NOW, ENGLISH);
  expect(head).toMatchObject({
    title: 'Standard Kit · AngaLink',
    description: 'Ksh 49,900.00. The kit for a home where fibre does not reach.',
    canonical: '/shop/single-product/prd_1',
    type: 'product',
    image: { url: '/media/two-1280.webp', alt: 'Standard Kit' },
  });
  expect(head.noIndex).toBeUndefined();
});

test('a long description is cut at a word', () => {
  const { description } = productHead(
    exampleProduct({ description: 'Wi-Fi for every room.\n\n'.repeat(40) }),
    NOW,
    ENGLISH,
  );
  expect(description.length).toBeLessThanOrEqual(161);
  expect(description).toMatch(/\S…$/);
  expect(description).not.toContain('\n');
});
