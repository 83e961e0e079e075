import type { Article, Category, Product, Tag } from '../../../common/api';
import type { Quotation } from '../../api';
import { commandPalette as t } from '../../texts/commandPalette';
import { formatKes } from '../../../common/domain/money';
import { encoded, withQuery } from '../../../common/domain/paths';
import { priceOf } from '../../../common/domain/price';
import { staffPaths, staffPatterns } from '../../../common/domain/staffPaths';
import { matches } from './match';
import type { PaletteOption } from './option';

/** Shown of each kind, and of those that only hold the words somewhere. */
const SHOWN = 5;
const OTHERS = 3;

const list = (...parts: (string | null | undefined | false)[]) => parts.filter(Boolean).join(', ');

function price(product: Product): string | null {
  const { cents } = priceOf(product, Date.now());
  return cents === null ? null : formatKes(cents).replace(/\s/g, ' ');
}

export function productOption(product: Product): PaletteOption {
  const state = product.isActive ? (product.stock_status === 'in_stock' ? t.inStock : t.outOfStock) : t.inactive;
  return {
    id: `product ${product.id}`,
    title: product.product_name,
    detail: list(product.category?.category_name, price(product), state),
    to: staffPaths.editProduct(product.id),
    icon: 'box',
    images: product.images,
  };
}

export function articleOption(article: Article): PaletteOption {
  const tags = article.tags.map(({ tag }) => tag.tag_name).join(', ');
  return {
    id: `article ${article.id}`,
    title: article.title,
    detail: list(tags && t.tagged(tags), !article.isActive && t.inactive),
    to: staffPaths.editArticle(article.id),
    icon: 'doc',
  };
}

export const quoteOption = ({
  id,
  clients_name: name,
  clients_email: email,
  clients_phone: phone,
}: Quotation): PaletteOption => ({
  id: `quote ${id}`,
  title: name,
  detail: list(phone, email),
  to: staffPaths.quote(id),
  icon: 'inbox',
});

/** A category leads to what is in it; @param narrows whether the server's lists can be narrowed to that, else to its own place */
export const categoryOption = ({ id, category_name: name, isActive }: Category, narrows: boolean): PaletteOption => ({
  id: `category ${id}`,
  title: name,
  detail: list(t.category, !isActive && t.inactive),
  to: narrows
    ? staffPaths.products(`category=${encoded(id)}`)
    : withQuery(staffPatterns.categories, `search=${encoded(name)}`),
  icon: 'folder',
});

/** As a category. */
export const tagOption = ({ id, tag_name: name, isActive }: Tag, narrows: boolean): PaletteOption => ({
  id: `tag ${id}`,
  title: name,
  detail: list(t.tag, !isActive && t.inactive),
  to: narrows ? staffPaths.articles(`tag=${encoded(id)}`) : withQuery(staffPatterns.tags, `search=${encoded(name)}`),
  icon: 'tag',
});

/**
 * The few that are shown: first those in whose name every word stands, then the others the server found by what else they hold.
 * @param trusted false where the server may have ignored the words, or was asked for others: then only what is seen to match counts
 */
export function fewest(options: readonly PaletteOption[], words: readonly string[], trusted: boolean): PaletteOption[] {
  const named = options.filter(({ title }) => matches(words, title));
  const others = options.filter(
    (option) => !named.includes(option) && (trusted || matches(words, option.title, option.detail)),
  );
  return [...named.slice(0, SHOWN), ...others.slice(0, Math.max(0, OTHERS - named.length))];
}
