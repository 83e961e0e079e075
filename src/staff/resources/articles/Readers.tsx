import type { Article } from '../../../common/api';
import { Section } from '../../kit/form/Section';
import { articles as t } from '../../texts/articles';
import css from './Readers.module.css';

export const COMMENTS_ID = 'comments';

/** What readers did with the article. */
export function Readers({ article: { viewsCount, likesCount, comments = [] } }: { article: Article }) {
  const count = (value: number) => value.toLocaleString('en-KE');
  return (
    <Section title={t.readers}>
      <dl className={css.figures}>
        <div>
          <dt>{t.views}</dt>
          <dd>{count(viewsCount)}</dd>
        </div>
        <div>
          <dt>{t.likes}</dt>
          <dd>{count(likesCount)}</dd>
        </div>
        <div>
          <dt>{t.comments}</dt>
          <dd>{comments.length > 0 ? <a href={`#${COMMENTS_ID}`}>{count(comments.length)}</a> : count(0)}</dd>
        </div>
      </dl>
    </Section>
  );
}
