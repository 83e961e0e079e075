import {
  useListCategoriesQuery,
  useListProductsQuery,
  useOffers,
  useRetry,
  type ListedProduct,
  type ListProductsApiArg,
} from '../../../common/api';
import { active, FIRST_PAGE } from '../../../common/domain/pages';
import { shelfOf, type Stock } from './pick';
import type { Shelf } from './rules';

/** A shelf's products as they are asked for: by category, where the server tells categories apart. */
export const shelfArguments = (category: string | null, apart = true): ListProductsApiArg =>
  category !== null && apart ? { ...FIRST_PAGE, categoryId: category } : FIRST_PAGE;

interface StockState {
  /** Undefined until all of it is there. */
  stock: Stock | undefined;
  failed: boolean;
  fetching: boolean;
  /** Asks anew for what failed or is still on its way, which is given up. */
  retry: () => void;
}

/** What the shop has on the shelves that the guide chooses from. */
export function useStock(): StockState {
  const categories = useListCategoriesQuery();
  const list = active(categories.data?.data.categories);
  const kits = useShelf('kits', list);
  const mounts = useShelf('mounts', list);
  const cables = useShelf('cables', list);
  const power = useShelf('power', list);
  const wifi = useShelf('wifi', list);
  const askCategories = useRetry('listCategories', undefined, categories.refetch);
  const shelves = [kits, mounts, cables, power, wifi];
  const all = [{ query: categories, ask: askCategories }, ...shelves];
  const there = shelves.every(({ products }) => products !== undefined);
  return {
    stock: there
      ? {
          kits: kits.products ?? [],
          mounts: mounts.products ?? [],
          cables: cables.products ?? [],
          power: power.products ?? [],
          wifi: wifi.products ?? [],
        }
      : undefined,
    failed: !there && all.some(({ query: { isError, isFetching } }) => isError && !isFetching),
    fetching: all.some(({ query }) => query.isFetching),
    retry: () => all.filter(({ query }) => query.isError || query.isLoading).forEach(({ ask }) => ask()),
  };
}

type Categories = readonly { id: string; category_name: string }[];

function useShelf(shelf: Shelf, categories: Categories | undefined) {
  const apart = useOffers()('listProducts.category_id') !== false;
  const category = categories ? shelfOf(shelf, categories) : null;
  const wanted = shelfArguments(category, apart);
  const query = useListProductsQuery(wanted, { skip: category === null });
  const ask = useRetry('listProducts', wanted, query.refetch);
  // A shop without such a category has nothing on the shelf.
  const none: ListedProduct[] | undefined = categories && category === null ? [] : undefined;
  const products = query.data?.data.products.filter((product) => product.category_id === category);
  return { query, ask, products: none ?? products };
}
