import type { Article } from '../../../common/api';
import { useCalls } from '../../kit/record/calls';
import { CreatedNotice } from '../../kit/list/CreatedNotice';
import { ResourceList } from '../../kit/list/ResourceList';
import { RowMenu } from '../../kit/list/RowMenu';
import { useCreated } from '../../kit/list/useCreated';
import { useListParams } from '../../kit/list/useListParams';
import { standardBulk, useStandardActions } from '../../kit/list/useStandardActions';
import { CreateLink } from '../../kit/headLinks';
import { articles as t } from '../../texts/articles';
import { paths } from '../../../common/domain/paths';
import { staffPaths } from '../../../common/domain/staffPaths';
import { articleColumns } from './articleColumns';
import { ArticleFilters } from './ArticleFilters';
import { CHOICES, useArticleListPage } from './useArticleListPage';

/** What the server puts on a page. */
const PAGE_SIZE = 9;

const nameOf = ({ title }: Article) => title;
const open = (address: string) => void window.open(address, '_blank', 'noopener');

/** /dashboard/article */
export function ListPage() {
  const { page, pageQuery, values: chosen, set, clear, filtered } = useListParams(CHOICES);
  const list = useArticleListPage(chosen, page);
  const calls = useCalls('Article');
  const actionsOf = useStandardActions<Article>({
    nameOf,
    noun: t.noun,
    calls,
    texts: { activate: t.activateText, deactivate: t.deactivateText, remove: t.removeText },
  });
  const { created, dismiss } = useCreated<Article>();
  const create = (
    <CreateLink to={staffPaths.createArticle()} icon="plus">
      {t.create}
    </CreateLink>
  );
  return (
    <ResourceList
      title={t.title}
      actions={create}
      notice={
        <CreatedNotice
          created={created}
          ready={list.items !== undefined}
          nameOf={nameOf}
          pathOf={({ id }) => paths.article(id)}
          onDismiss={dismiss}
        />
      }
      list={list}
      columns={articleColumns}
      nameOf={nameOf}
      linkOf={({ id }) => staffPaths.editArticle(id)}
      muted={({ isActive }) => !isActive}
      menu={(article) => (
        <RowMenu
          name={article.title}
          actions={[
            ...(article.isActive
              ? [{ label: t.viewInShop, icon: 'external' as const, onSelect: () => open(paths.article(article.id)) }]
              : []),
            ...actionsOf(article),
          ]}
        />
      )}
      bulk={standardBulk(calls, t.bulk)}
      filters={<ArticleFilters chosen={chosen} onChange={set} />}
      page={{ page, pageQuery }}
      filtered={filtered}
      onClearFilters={clear}
      empty={{ ...t.empty, action: create }}
      skeletons={PAGE_SIZE}
    />
  );
}
