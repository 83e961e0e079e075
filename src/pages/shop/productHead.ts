import type { Product } from '../../api';
import { galleryImages } from '../../features/catalog/product/galleryImages';
import { productData } from '../../features/catalog/product/structuredData';
import { apiBase } from '../../lib/apiBase';
import { business } from '../../lib/business';
import { beginningOf } from '../../lib/excerpt';
import { mediaUrl } from '../../lib/media';
import { product as texts } from '../../lib/messages/en/product';
import { shell } from '../../lib/messages/en/shell';
import { shop } from '../../lib/messages/en/shop';
import { translate, type Translations } from '../../lib/messages/translate';
import { formatKsh, plainSpaces } from '../../lib/money';
import { paths } from '../../lib/paths';
import { priceOf } from '../../lib/price';
import { breadcrumbData } from '../../lib/structuredData';
import type { PageHead } from '../pageModule';

/** What search engines and link previews learn of a product: the price stands first, for it is what people share. */
export function productHead(product: Product, now: number, translations: Translations): PageHead {
  const { id, product_name: name } = product;
  const image = galleryImages(product)[0];
  return {
    title: `${name} · ${business.name}`,
    description: describe(product, now, translate(translations, 'shop', shop).onRequest),
    canonical: paths.product(id),
    type: 'product',
    ...(image && { image: { url: mediaUrl(image.image_url, apiBase), alt: name, width: image.width, height: image.height } }),
    jsonLd: (absolute) => [
      productData(product, now, absolute),
      breadcrumbData(
        [
          { name: texts.home, path: paths.home() },
          { name: texts.shop, path: paths.shop() },
          { name, path: paths.product(id) },
        ],
        absolute,
      ),
    ],
  };
}

/** The head while there is no product: on its way, missing, or not to be had. */
export function emptyHead(id: string, missing: boolean, translations: Translations): PageHead {
  const { title, description } = translate(translations, 'shop', shop);
  const { notFoundTitle, notFoundText } = translate(translations, 'shell', shell);
  return {
    title: `${missing ? notFoundTitle : title} · ${business.name}`,
    description: missing ? notFoundText : description,
    canonical: paths.product(id),
    noIndex: true,
  };
}

/** Price and the description's beginning, cut at a word. */
function describe(product: Product, now: number, onRequest: string): string {
  const { cents } = priceOf(product, now);
  const price = cents === null ? onRequest : plainSpaces(formatKsh(cents));
  return beginningOf(`${price}. ${product.description ?? product.product_name}`);
}
