import { useEffect } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { api, isMissing, NO_VISIT } from '../../api';
import { ArticleSkeleton } from '../../features/articles/article/ArticleSkeleton';
import { loadMarkdown } from '../../features/articles/article/markdownPart';
import { useArticle } from '../../features/articles/article/useArticle';
import { article as texts } from '../../lib/messages/en/article';
import { articles } from '../../lib/messages/en/articles';
import { translate } from '../../lib/messages/translate';
import { paths, patterns } from '../../lib/paths';
import { useMessages } from '../../ui/messages';
import { emptyHead } from '../emptyHead';
import { NotFound } from '../NotFound';
import type { ApiState, PageContext, PageModule } from '../pageModule';
import { recordStatus } from '../recordStatus';
import { RecordTroubles } from '../RecordTroubles';
import { articleHead } from './articleHead';
import { ArticleView } from './ArticleView';

/** /articles/single-article/{articleId} in each of its states. */
function ArticlePage() {
  const { pathname } = useLocation();
  const id = matchPath(patterns.article, pathname)?.params.articleId ?? '';
  const t = useMessages('article', texts);
  const record = useArticle(id);
  const { article, error } = record;
  useEffect(() => {
    // Its text will have to be read here: the part for it comes beside the article, not after it.
    if (!article) void loadMarkdown().catch(() => undefined);
  }, [article]);
  if (article) return <ArticleView article={article} />;
  if (error && isMissing(error)) return <NotFound />;
  return <RecordTroubles record={record} texts={t} skeleton={<ArticleSkeleton />} />;
}

const idOf = ({ params }: PageContext) => params.articleId ?? '';
const answerOf = (state: ApiState, context: PageContext) => api.endpoints.getArticle.select({ articleId: idOf(context) })(state);

export const page: PageModule = {
  Page: ArticlePage,
  topics: ['articles', 'tags', 'categories'],
  head: (state, context) => {
    const { data, error } = answerOf(state, context);
    if (data) return articleHead(data.data, context.translations);
    const list = translate(context.translations, 'articles', articles);
    return emptyHead(paths.article(idOf(context)), error, list, context.translations);
  },
  ...(typeof window === 'undefined' && {
    load: (dispatch, context) => [dispatch(api.endpoints.getArticle.initiate({ articleId: idOf(context), visit: NO_VISIT })), loadMarkdown()],
    status: (state, context) => recordStatus(answerOf(state, context)),
  }),
};
