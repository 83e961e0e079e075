import type { Article } from '../../../api';
import { RowMenu } from '../../../crud/list/RowMenu';
import { articles as t } from '../../../lib/messages/staff/articles';
import { paths } from '../../../lib/paths';
import type { ArticleActions } from './useArticleActions';

/** What else can be done with one article of the list. */
export function ArticleMenu({ article, actions }: { article: Article; actions: ArticleActions }) {
  const { id, title, isActive } = article;
  return (
    <RowMenu
      name={title}
      actions={[
        ...(isActive ? [{ label: t.viewInShop, icon: 'external' as const, href: paths.article(id) }] : []),
        isActive
          ? { label: t.deactivate, icon: 'eyeOff', onSelect: () => actions.deactivate(article) }
          : { label: t.activate, icon: 'eye', onSelect: () => actions.activate(article) },
        { label: t.remove, icon: 'trash', danger: true, apart: true, onSelect: () => actions.remove(article) },
      ]}
    />
  );
}
