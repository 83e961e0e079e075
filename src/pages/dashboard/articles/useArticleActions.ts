import type { Article } from '../../../api';
import { useActivateArticleMutation, useDeactivateArticleMutation, useDeleteArticleMutation } from '../../../api/staff';
import { useConfirm } from '../../../crud/confirm/confirm';
import type { BulkAction } from '../../../crud/list/BulkBar';
import { useNotify } from '../../../crud/notify';
import { articles as t } from '../../../lib/messages/staff/articles';

export interface ArticleActions {
  activate: (article: Article) => void;
  deactivate: (article: Article) => void;
  remove: (article: Article) => void;
  bulk: readonly BulkAction<Article>[];
}

/** What the list does with articles, each after a confirmation. */
export function useArticleActions(): ArticleActions {
  const confirm = useConfirm();
  const notify = useNotify();
  const [activate] = useActivateArticleMutation();
  const [deactivate] = useDeactivateArticleMutation();
  const [remove] = useDeleteArticleMutation();
  const calls = {
    activate: ({ id }: Article) => activate({ id }).unwrap(),
    deactivate: ({ id }: Article) => deactivate({ id }).unwrap(),
    remove: ({ id }: Article) => remove({ id }).unwrap(),
  };
  const told = (call: Promise<{ message: string }>, fallback: string) => call.then(({ message }) => notify({ success: true, message: message || fallback }));
  return {
    activate: (article) => {
      const { title, ...texts } = t.confirmActivate;
      void confirm({ ...texts, title: title(article.title), action: t.activate, run: () => told(calls.activate(article), t.switched) });
    },
    deactivate: (article) => {
      const { title, ...texts } = t.confirmDeactivate;
      void confirm({ ...texts, title: title(article.title), action: t.deactivate, run: () => told(calls.deactivate(article), t.switched) });
    },
    remove: (article) => {
      const { title, ...texts } = t.confirmDelete;
      void confirm({ ...texts, title: title(article.title), danger: true, run: () => told(calls.remove(article), t.removed) });
    },
    bulk: [
      { ...t.bulkActivate, label: t.activate, icon: 'eye', action: t.activate, run: calls.activate },
      { ...t.bulkDeactivate, label: t.deactivate, icon: 'eyeOff', action: t.deactivate, run: calls.deactivate },
      { ...t.bulkDelete, label: t.remove, icon: 'trash', danger: true, action: t.remove, run: calls.remove },
    ],
  };
}
