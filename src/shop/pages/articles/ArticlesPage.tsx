import { useRef } from 'react';
import { api, useListCategoriesQuery, useListTagsQuery, useOffers } from '../../../common/api';
import { ArticleFilters } from '../../features/articles/ArticleFilters';
import { offeredArticleQuery, useArticleList } from '../../features/articles/articleList';
import { active } from '../../../common/domain/pages';
import {
  articleListArguments,
  isArticleFiltered,
  readArticleQuery,
  writeArticleQuery,
  type ArticleQuery,
} from '../../../common/domain/articleQuery';
import { articles as texts } from '../../texts/en/articles';
import { translate } from '../../../common/i18n/translate';
import { paths } from '../../../common/domain/paths';
import { breadcrumbBelowHome } from '../../../common/domain/structuredData';
import layout from '../../../common/ui/layout.module.css';
import copy from '../../ui/copy.module.css';
import { useMessages } from '../../../common/i18n/messages';
import { listStatus } from '../status';
import type { ApiState, PageModule } from '../pageModule';
import { useListQuery, withAsked } from '../useListQuery';
import { tabTitle } from '../head';
import { usePageIntoView } from '../ListEnd';
import { ArticleResults } from './ArticleResults';
import css from './ArticlesPage.module.css';

/** /articles: the newest first, narrowed by topic, category and words. All its state is in the address. */
function ArticlesPage() {
  const t = useMessages('articles', texts);
  const address = useListQuery(page);
  const { search } = address;
  const query = offeredArticleQuery(readArticleQuery(search), useOffers());
  const list = useArticleList(articleListArguments(query));
  const { data: tags } = useListTagsQuery();
  const { data: categories } = useListCategoriesQuery();
  const results = useRef<HTMLElement>(null);
  usePageIntoView(query.page, results);
  const change = (changed: Partial<ArticleQuery>, replace = false) =>
    address.change((current) => writeArticleQuery(current, changed), { replace });
  return (
    <div className={layout.wrap}>
      <header className={css.head}>
        <h1 className={layout.h1}>{t.title}</h1>
        <p className={copy.lead}>{t.lead}</p>
      </header>
      <ArticleFilters
        query={query}
        tags={active(tags?.data.tags) ?? []}
        categories={withAsked(active(categories?.data.categories), query.category, t.otherCategory)}
        onChange={change}
      />
      <ArticleResults
        ref={results}
        list={list}
        query={query}
        search={search}
        onClear={() => change({ search: '', tag: '', category: '' })}
      />
    </div>
  );
}

const listIn = (state: ApiState, query: ArticleQuery) =>
  api.endpoints.listArticles.select(articleListArguments(query))(state);

export const page: PageModule = {
  Page: ArticlesPage,
  topics: ['articles', 'tags', 'categories'],
  load: (dispatch, { search, offers }) => [
    dispatch(
      api.endpoints.listArticles.initiate(articleListArguments(offeredArticleQuery(readArticleQuery(search), offers))),
    ),
    dispatch(api.endpoints.listTags.initiate()),
    dispatch(api.endpoints.listCategories.initiate()),
  ],
  ...(typeof window === 'undefined' && {
    query: (search) => writeArticleQuery(new URLSearchParams(), readArticleQuery(search)),
    status: (state, { search }) => listStatus(listIn(state, readArticleQuery(search))),
  }),
  head: (state, { search, translations }) => {
    const t = translate(translations, 'articles', texts);
    const query = readArticleQuery(search);
    return {
      title: tabTitle(t.title),
      description: t.description,
      canonical: paths.articles(query.page > 1 ? `page=${query.page}` : ''),
      feed: { path: paths.feed(), title: t.feed },
      ...(typeof window === 'undefined' && {
        noIndex: isArticleFiltered(query) || (query.page > 1 && listIn(state, query).data?.data.articles.length === 0),
        jsonLd: (absolute) => [breadcrumbBelowHome(t.title, paths.articles(), absolute)],
      }),
    };
  },
};
