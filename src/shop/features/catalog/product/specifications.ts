import type { ShownProduct } from '../../../../common/api';
import { product as texts } from '../../../texts/en/product';
import { shop } from '../../../texts/en/shop';
import type { Said } from '../../../../common/domain/language';
import { useInLanguage, useMessages, useShopLang } from '../../../../common/i18n/messages';

/** What is said under a heading, where it is said, and the `lang` of the shop's own words. */
type Row = readonly [term: string, value: string | null | undefined, lang?: Said['lang']];

/** Says of a product what it is: the same headings for each, in one order. */
export function useSpecifications(): (product: ShownProduct) => readonly Row[] {
  const t = useMessages('product', texts);
  const lang = useShopLang();
  const { inStock, outOfStock } = useMessages('shop', shop);
  const say = useInLanguage();
  return (product) => {
    const category = say(product.category, 'category_name');
    const stocked = product.quantity > 0 ? t.pieces(product.quantity) : inStock;
    return [
      [t.dimensions, product.package_dimensions, lang],
      [t.weight, product.package_weight, lang],
      [t.compatibility, product.compatibility, lang],
      [t.tools, product.tools_needed, lang],
      [t.additional, product.additional_info, lang],
      [t.availability, product.stock_status === 'in_stock' ? stocked : outOfStock],
      [t.category, category.text, category.lang],
    ];
  };
}

/** A description's paragraphs. */
export const paragraphsOf = (description: string): string[] =>
  description
    .split(/\n\s*\n/)
    .map((text) => text.trim())
    .filter(Boolean);
