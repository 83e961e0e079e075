import { Suspense } from 'react';
import type { Article } from '../../../common/api';
import { ArticleHeader } from '../../features/articles/article/ArticleHeader';
import { Comments } from '../../features/articles/article/Comments';
import { LikeButton } from '../../features/articles/article/LikeButton';
import { Prose } from '../../../common/markdown/Prose';
import { paths } from '../../../common/domain/paths';
import { ShareLink } from '../../ui/ShareLink';
import { Topics } from '../../features/articles/article/Topics';
import { useLike } from '../../features/articles/article/useLike';
import { Mosaic } from '../../features/articles/Mosaic';
import { useInLanguage } from '../../../common/i18n/messages';
import layout from '../../../common/ui/layout.module.css';
import { WhenNear } from '../../ui/WhenNear';
import css from './ArticlePage.module.css';

const loadRelated = () => import(/* webpackChunkName: "related" */ './Related').then(({ Related }) => Related);

/** An article, its pictures, what visitors make of it, and where to go from here. */
export function ArticleView({ article }: { article: Article }) {
  const like = useLike(article);
  const inLanguage = useInLanguage();
  const title = inLanguage(article, 'title').text;
  const content = inLanguage(article, 'content');
  return (
    <>
      <article className={layout.wrap}>
        <ArticleHeader article={article} likes={like.count} />
        <Mosaic images={article.images} name={title} />
        <div className={css.body}>
          <div className={css.rail}>
            <LikeButton {...like} />
            <ShareLink path={paths.article(article.id)} title={title} />
          </div>
          <div className={css.text}>
            {content.text && <Prose markdown={content.text} lang={content.lang} />}
            <Topics article={article} />
            <Suspense fallback={null}>
              <Comments article={article} />
            </Suspense>
          </div>
        </div>
      </article>
      <WhenNear load={loadRelated} props={{ article }} />
    </>
  );
}
