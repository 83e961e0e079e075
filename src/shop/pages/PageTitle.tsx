import layout from '../../common/ui/layout.module.css';
import copy from '../ui/copy.module.css';
import css from './PageTitle.module.css';

/** The head of a plain page: its title and what it is about. */
export function PageTitle({ title, lead }: { title: string; lead: string }) {
  return (
    <div className={css.head}>
      <h1 className={layout.h1}>{title}</h1>
      <p className={copy.lead}>{lead}</p>
    </div>
  );
}
