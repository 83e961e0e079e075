import type { ShownProduct } from '../../../common/api';
import { productData } from '../../features/catalog/product/structuredData';
import { apiBase } from '../../../common/domain/addresses';
import { beginningOf } from '../../../common/domain/excerpt';
import { mainPicture, mediaUrl, widestFile } from '../../../common/domain/media';
import { product as texts } from '../../texts/en/product';
import { shop } from '../../texts/en/shop';
import { inLanguage, type Language } from '../../../common/domain/language';
import type { Speech } from '../../../common/i18n/messages';
import { translate } from '../../../common/i18n/translate';
import { formatKsh, plainSpaces } from '../../../common/domain/money';
import { paths } from '../../../common/domain/paths';
import { priceOf } from '../../../common/domain/price';
import { breadcrumbData } from '../../../common/domain/structuredData';
import { tabTitle } from '../head';
import type { PageHead } from '../pageModule';

/** What search engines and link previews learn of a product: the price stands first, for it is what people share. */
export function productHead(product: ShownProduct, now: number, { translations, language }: Speech): PageHead {
  const { id, product_name: english } = product;
  const name = inLanguage(product, 'product_name', language).text;
  const image = typeof window === 'undefined' && mainPicture(product.images);
  return {
    title: tabTitle(name),
    description: describe(product, now, translate(translations, 'shop', shop).onRequest, language),
    canonical: paths.product(id),
    ...(image && {
      image: { url: mediaUrl(widestFile(image), apiBase), alt: name, width: image.width, height: image.height },
    }),
    ...(typeof window === 'undefined' && {
      type: 'product',
      jsonLd: (absolute) => [
        productData(product, now, absolute),
        breadcrumbData(
          [
            { name: texts.home, path: paths.home() },
            { name: texts.shop, path: paths.shop() },
            { name: english, path: paths.product(id) },
          ],
          absolute,
        ),
      ],
    }),
  };
}

/** Price and the description's beginning, cut at a word. */
function describe(product: ShownProduct, now: number, onRequest: string, language: Language): string {
  const { cents } = priceOf(product, now);
  const price = cents === null ? onRequest : plainSpaces(formatKsh(cents));
  const said = inLanguage(product, 'description', language).text || inLanguage(product, 'product_name', language).text;
  return beginningOf(`${price}. ${said}`);
}
