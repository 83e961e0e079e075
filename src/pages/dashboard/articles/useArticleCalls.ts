import type { Article } from '../../../api';
import { useActivateArticleMutation, useDeactivateArticleMutation, useDeleteArticleMutation } from '../../../api/staff';
import type { BulkAction } from '../../../crud/list/BulkBar';
import { articles as t } from '../../../lib/messages/staff/articles';
import { kit } from '../../../lib/messages/staff/kit';

/** What the list does with articles, one by one. */
export function useArticleCalls() {
  const [activate] = useActivateArticleMutation();
  const [deactivate] = useDeactivateArticleMutation();
  const [remove] = useDeleteArticleMutation();
  return {
    activate: ({ id }: Article) => activate({ id }).unwrap(),
    deactivate: ({ id }: Article) => deactivate({ id }).unwrap(),
    remove: ({ id }: Article) => remove({ id }).unwrap(),
  };
}

export const bulkOf = ({ activate, deactivate, remove }: ReturnType<typeof useArticleCalls>): BulkAction<Article>[] => [
  { label: kit.activate, icon: 'eye', title: t.bulk.activateTitle, text: t.bulk.activateText, action: t.bulk.activate, run: activate },
  { label: kit.deactivate, icon: 'eyeOff', title: t.bulk.deactivateTitle, text: t.bulk.deactivateText, action: t.bulk.deactivate, run: deactivate },
  { label: kit.delete, icon: 'bin', danger: true, title: t.bulk.deleteTitle, text: t.bulk.removeText, action: t.bulk.delete, run: remove },
];
