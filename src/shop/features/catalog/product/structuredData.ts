import type { ShownProduct } from '../../../../common/api';
import { apiBase } from '../../../../common/domain/addresses';
import { business } from '../../../../common/domain/business';
import { inOrder, mediaUrl, widestFile } from '../../../../common/domain/media';
import { paths } from '../../../../common/domain/paths';
import { priceOf } from '../../../../common/domain/price';
import type { Absolute } from '../../../../common/domain/structuredData';

/**
 * A product as search engines read it (schema.org/Product). What is not known is left out: no offer without a price,
 * no rating without reviews, no end of the price without an end of the discount.
 * @param now milliseconds since the epoch
 * @param absolute makes an address of the site absolute
 */
export function productData(product: ShownProduct, now: number, absolute: Absolute): object {
  const { cents, until } = priceOf(product, now);
  const images = inOrder(product.images).map((image) => absolute(mediaUrl(widestFile(image), apiBase)));
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.product_name,
    sku: product.id,
    ...(product.description && { description: product.description }),
    ...(images.length > 0 && { image: images }),
    ...(product.category && { category: product.category.category_name }),
    ...(cents !== null && {
      offers: {
        '@type': 'Offer',
        url: absolute(paths.product(product.id)),
        priceCurrency: 'KES',
        price: (cents / 100).toFixed(2),
        ...(until && { priceValidUntil: until }),
        availability: `https://schema.org/${product.stock_status === 'in_stock' ? 'InStock' : 'OutOfStock'}`,
        seller: { '@type': 'Organization', name: business.name },
      },
    }),
    ...(product.reviews > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: Number(product.rating.toFixed(1)),
        reviewCount: product.reviews,
        bestRating: 5,
        worstRating: 1,
      },
    }),
  };
}
