import { useListTagsQuery } from '../../../common/api';
import { useCreateTagMutation, useLazyGetTagQuery, useUpdateTagMutation } from '../../api';
import { useCalls } from '../../kit/record/calls';
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
  const [read] = useLazyGetTagQuery();
  const [update] = useUpdateTagMutation();
  return {
    ...useCalls('Tag'),
    create: ({ name }) => create({ tagInput: { tag_name: name } }).unwrap(),
    read: async (id) => ({ name: (await read({ id }).unwrap()).data.tag_name, kiswahili: '' }),
    update: (id, { name }) => update({ id, tagInput: { tag_name: name } }).unwrap(),
  };
}
