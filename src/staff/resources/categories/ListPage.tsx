import { useListCategoriesQuery, useOffers } from '../../../common/api';
import { staffApi, useCreateCategoryMutation, useListProductsQuery, useUpdateCategoryMutation } from '../../api';
import { useAppDispatch } from '../../../common/state/hooks';
import { FRESH, useCalls } from '../../kit/record/calls';
import { NamedList } from '../../kit/named/NamedList';
import type { NamedCalls, Names } from '../../kit/named/namedResource';
import { useWholeList } from '../../kit/list/useWholeList';
import { categories as t } from '../../texts/categories';

/** /dashboard/category */
export function ListPage() {
  const list = useWholeList(useListCategoriesQuery(undefined, { refetchOnMountOrArgChange: true }), ({ data }) =>
    data.categories.map(({ id, category_name: name, isActive }) => ({ id, name, isActive })),
  );
  return (
    <NamedList
      field="category_name"
      file="categories"
      kiswahili={{ ...t.kiswahili, offered: useOffers()('updateCategory.category_name_sw') === true }}
      texts={t}
      list={list}
      calls={useCategoryCalls()}
      removeText={({ id }) => <RemoveText id={id} />}
    />
  );
}

const { getCategory } = staffApi.endpoints;

const inputOf = ({ name, kiswahili }: Names) => ({ category_name: name, category_name_sw: kiswahili || null });

function useCategoryCalls(): NamedCalls {
  const [create] = useCreateCategoryMutation();
  const dispatch = useAppDispatch();
  const [update] = useUpdateCategoryMutation();
  return {
    ...useCalls('Category'),
    create: (names, send) => send(create({ categoryInput: inputOf(names) })),
    read: async (id) => {
      const { category_name: name, category_name_sw } = (await dispatch(getCategory.initiate({ id }, FRESH)).unwrap())
        .data;
      return { name, kiswahili: category_name_sw ?? '' };
    },
    update: (id, names, send) => send(update({ id, categoryInput: inputOf(names) })),
  };
}

/** Says how many products use the category, once the server has counted them; without such a list nobody can say. */
function RemoveText({ id }: { id: string }) {
  const skip = !useOffers()('listProducts.category_id');
  const { data } = useListProductsQuery({ categoryId: id, status: 'all' }, { skip });
  const total = data?.data.meta.total;
  return total ? t.removeTextUsed(total) : t.removeText;
}
