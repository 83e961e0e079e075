import layout from '../../../common/ui/layout.module.css';
import css from './ProposalSkeleton.module.css';

/** Stands while a quotation is loading: a sheet of its size, and the words for those who listen. */
export function ProposalSkeleton({ text }: { text: string }) {
  return (
    <div className={`${layout.wrap} ${css.page}`}>
      <p className={layout.hidden} role="status">
        {text}
      </p>
      <div className={css.sheet} aria-hidden="true" />
    </div>
  );
}
