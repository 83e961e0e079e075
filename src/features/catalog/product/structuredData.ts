import type { ShownProduct } from '../../../api';
import { apiBase } from '../../../lib/apiBase';
import { business } from '../../../lib/business';
import { mediaUrl } from '../../../lib/media';
import { paths } from '../../../lib/paths';
import { priceOf } from '../../../lib/price';
import type { Absolute } from '../../../lib/structuredData';
import { galleryImages } from './galleryImages';

/**
 * A product as search engines read it (schema.org/Product). What is not known is left out: no offer without a price,
 * no rating without reviews, no end of the price without an end of the discount.
 * @param now milliseconds since the epoch
 * @param absolute makes an address of the site absolute
 */
export function productData(product: ShownProduct, now: number, absolute: Absolute): object {
  const { cents, until } = priceOf(product, now);
  const images = galleryImages(product).map(({ image_url: url }) => absolute(mediaUrl(url, apiBase)));
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
