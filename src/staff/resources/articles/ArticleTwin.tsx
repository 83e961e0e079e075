import { useFindArticleTwinQuery } from '../../api';
import { TwinWarning, useTypedName } from '../../kit/form/TwinWarning';
import { articles as t } from '../../texts/articles';
import { staffPaths } from '../../../common/domain/staffPaths';
import css from './Fields.module.css';

/** Warns of an article of the title that is being typed. */
export function ArticleTwin() {
  const title = useTypedName('title');
  const { currentData: twin } = useFindArticleTwinQuery(title, { skip: title === '' });
  return (
    <div className={css.twin}>
      <TwinWarning to={title !== '' && twin ? staffPaths.editArticle(twin.id) : null} text={t.twin} link={t.showTwin} />
    </div>
  );
}
