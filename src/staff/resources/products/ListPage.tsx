import { useNavigate } from 'react-router-dom';
import { api, useOffers, type ApiDispatch, type ListProductsApiArg } from '../../../common/api';
import type { sorts } from '../../../common/domain/contract.gen';
import { staffPaths } from '../../../common/domain/staffPaths';
import { useListProductsQuery, wholeApi } from '../../api';
import { useLazyAdvertise } from '../../features/adverts/useLazyAdvertise';
import { readListParams, useListParams, type ListValues } from '../../kit/list/useListParams';
import { usePages } from '../../kit/list/usePages';
import { RECORD_CHOICES, recordArgs, RecordList } from '../../kit/list/RecordList';
import { StaffButton } from '../../kit/StaffButton';
import { products as t } from '../../texts/products';
import { columnsFor, csvColumns, nameOf } from './columns';

/** Staff look for what they did last: the shop's own orders are the visitors'. */
const SORTS = ['newest', 'price', '-price', 'rating', 'discount'] as const satisfies readonly (typeof sorts)[number][];

const CHOICES = { ...RECORD_CHOICES, stock: ['all', 'in', 'out'], sort: SORTS } as const;

/** The call's arguments for what is chosen. */
const argsOf = ({ stock, sort, ...chosen }: ListValues<typeof CHOICES>, page: number): ListProductsApiArg => ({
  ...recordArgs(chosen, page),
  // Words bring what fits them best first, unless another order is chosen.
  ...(!(chosen.search && sort === 'newest') && { sort }),
  ...(stock !== 'all' && { inStock: stock === 'in' }),
});

const optionsOf = <V extends string>(values: readonly V[], labels: Readonly<Record<V, string>>) =>
  values.map((value) => ({ value, label: labels[value] }));

/** /dashboard/products: a page of the products, inactive ones included; read again when one comes back to the tab. */
export function ListPage() {
  const navigate = useNavigate();
  const offers = useOffers();
  const params = useListParams(CHOICES);
  const args = argsOf(params.values, params.page);
  const query = useListProductsQuery(args, { refetchOnFocus: true });
  const { listProducts } = wholeApi.endpoints;
  const { list, readPage } = usePages(listProducts, args, query, ({ products }) => products);
  const { advertise, dialog } = useLazyAdvertise(list.items !== undefined);
  const orders = SORTS.filter((value) => value === 'newest' || offers(`listProducts.sort=${value}`));
  return (
    <>
      <RecordList
        kind="Product"
        texts={t}
        params={params}
        list={list}
        columns={columnsFor(advertise)}
        nameOf={nameOf}
        selects={{
          ...(offers('listProducts.in_stock') && {
            stock: { label: t.stock, options: optionsOf(CHOICES.stock, t.stocks) },
          }),
          ...(orders.length > 1 && { sort: { label: t.sort, options: optionsOf(orders, t.sorts) } }),
        }}
        csv={{ name: 'products', columns: csvColumns, readPage }}
        more={({ id }) => [
          { label: t.duplicate, icon: 'copy', onSelect: () => void navigate(staffPaths.createProduct(id)) },
        ]}
        onceCreated={(product) => (
          <StaffButton color="inherit" aria-label={t.advertiseRow(nameOf(product))} onClick={() => advertise(product)}>
            {t.advertise}
          </StaffButton>
        )}
      />
      {dialog}
    </>
  );
}

/** Asks for an address's page of the products; the list takes over what is under way. */
ListPage.preload = (dispatch: ApiDispatch, search: URLSearchParams): void => {
  const { values, page } = readListParams(CHOICES, search);
  void dispatch(api.endpoints.listProducts.initiate(argsOf(values, page), { subscribe: false }));
};
