import { useEffect } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { api } from '../../../common/api';
import { ArticleSkeleton } from '../../features/articles/article/ArticleSkeleton';
import { loadMarkdown } from '../../../common/markdown/Prose';
import { useArticle } from '../../features/articles/article/useArticle';
import { article as texts } from '../../../common/texts/en/article';
import { articles } from '../../texts/en/articles';
import { translate } from '../../../common/i18n/translate';
import { paths, patterns } from '../../../common/domain/paths';
import { useMessages } from '../../../common/i18n/messages';
import { emptyHead } from '../head';
import type { ApiState, PageContext, PageModule } from '../pageModule';
import { KnownArticleSkeleton } from '../KnownSkeletons';
import { isMissingRecord, recordStatus } from '../status';
import { RecordTroubles } from '../RecordTroubles';
import { articleHead } from './articleHead';
import { ArticleView } from './ArticleView';

/** /articles/single-article/{articleId} in each of its states. */
function ArticlePage() {
  const { pathname } = useLocation();
  const id = matchPath(patterns.article, pathname)?.params.articleId ?? '';
  const t = useMessages('article', texts);
  const state = useArticle(id);
  const { record: article } = state;
  useEffect(() => {
    // Its text will have to be read here: the part for it comes beside the article, not after it.
    if (!article) void loadMarkdown().catch(() => undefined);
  }, [article]);
  if (article) return <ArticleView article={article} />;
  return <RecordTroubles record={state} texts={t} skeleton={<KnownArticleSkeleton instead={<ArticleSkeleton />} />} />;
}

const idOf = (params: PageContext['params']) => params.articleId ?? '';
const answerOf = (state: ApiState, params: PageContext['params']) =>
  api.endpoints.getArticle.select({ articleId: idOf(params) })(state);

export const page: PageModule = {
  Page: ArticlePage,
  topics: ['articles', 'tags', 'categories'],
  head: (state, context) => {
    const { data } = answerOf(state, context.params);
    if (data) return articleHead(data.data, context);
    return emptyHead(paths.article(idOf(context.params)), translate(context.translations, 'articles', articles));
  },
  load: () => [loadMarkdown()],
  missing: (state, params) => isMissingRecord(answerOf(state, params)),
  ...(typeof window === 'undefined' && { status: (state, { params }) => recordStatus(answerOf(state, params)) }),
};
