import { useFindArticleTwinQuery } from '../../../api/staff';
import { TwinWarning } from '../../../crud/form/TwinWarning';
import { useTypedName } from '../../../crud/form/useTypedName';
import { articles as t } from '../../../lib/messages/staff/articles';
import { staffPaths } from '../../../lib/staffPaths';
import css from './Fields.module.css';

/** Warns of an article of the title that is being typed. */
export function ArticleTwin() {
  const title = useTypedName('title');
  const { currentData: twin } = useFindArticleTwinQuery(title, { skip: title === '' });
  return <div className={css.twin}><TwinWarning to={title !== '' && twin ? staffPaths.editArticle(twin.id) : null} text={t.twin} link={t.showTwin} /></div>;
}
