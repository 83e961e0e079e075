import { Link } from 'react-router-dom';
import type { TopArticle } from '../../api';
import { Card } from '../../kit/show/Card';
import { staffPaths } from '../../../common/domain/staffPaths';
import css from './TopArticles.module.css';

interface TopArticlesProps {
  title: string;
  articles: readonly TopArticle[];
  /** What they are ordered by, in words. */
  measure: (article: TopArticle) => string;
}

/** The articles that do best in one respect; nothing where none does. */
export function TopArticles({ title, articles, measure }: TopArticlesProps) {
  if (articles.length === 0) return null;
  return (
    <Card title={title}>
      <ol className={css.list}>
        {articles.map((article) => (
          <li key={article.id}>
            <Link to={staffPaths.editArticle(article.id)}>
              <span title={article.title}>{article.title}</span>
              <small>{measure(article)}</small>
            </Link>
          </li>
        ))}
      </ol>
    </Card>
  );
}
