import type { Article } from '../../../common/api';
import { useActivateArticleMutation, useDeactivateArticleMutation, useDeleteArticleMutation } from '../../api';

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
