import { useListTagsQuery } from '../../../common/api';
import { useAppDispatch } from '../../../common/state/hooks';
import { staffApi, useCreateTagMutation, useUpdateTagMutation } from '../../api';
import { FRESH, useCalls } from '../../kit/record/calls';
import { NamedList } from '../../kit/named/NamedList';
import type { NamedCalls } from '../../kit/named/namedResource';
import { useWholeList } from '../../kit/list/useWholeList';
import { tags as t } from '../../texts/tags';

/** /dashboard/tags */
export function ListPage() {
  const list = useWholeList(useListTagsQuery(undefined, { refetchOnMountOrArgChange: true }), ({ data }) =>
    data.tags.map(({ id, tag_name: name, isActive }) => ({ id, name, isActive })),
  );
  return (
    <NamedList
      field="tag_name"
      file="tags"
      texts={t}
      list={list}
      calls={useTagCalls()}
      removeText={() => t.removeText}
    />
  );
}

function useTagCalls(): NamedCalls {
  const [create] = useCreateTagMutation();
  const dispatch = useAppDispatch();
  const [update] = useUpdateTagMutation();
  return {
    ...useCalls('Tag'),
    create: ({ name }, send) => send(create({ tagInput: { tag_name: name } })),
    read: async (id) => {
      const { data } = await dispatch(staffApi.endpoints.getTag.initiate({ id }, FRESH)).unwrap();
      return { name: data.tag_name, kiswahili: '' };
    },
    update: (id, { name }, send) => send(update({ id, tagInput: { tag_name: name } })),
  };
}
