import { paths } from '../../../common/domain/paths';
import { staffPaths } from '../../../common/domain/staffPaths';

/** The contract's nouns of what staff keep; its operations are named after them. */
export type Kind = PicturedKind | 'Category' | 'Tag';
export type PicturedKind = keyof typeof addresses;

/** Where records that have pages are: their list, the form of a new one, one's own form, and what visitors see. */
export const addresses = {
  Product: {
    list: staffPaths.products(),
    create: staffPaths.createProduct(),
    edit: (id: string) => staffPaths.editProduct(id),
    view: paths.product,
  },
  Article: {
    list: staffPaths.articles(),
    create: staffPaths.createArticle(),
    edit: staffPaths.editArticle,
    view: paths.article,
  },
} as const;
