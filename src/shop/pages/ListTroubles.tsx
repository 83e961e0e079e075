import type { ReactNode } from 'react';
import { causeOf, type ListState } from '../../common/api';
import { shell } from '../../common/texts/en/shell';
import { alertLine } from '../../common/domain/readableFields';
import { Button } from '../../common/ui/Button';
import layout from '../../common/ui/layout.module.css';
import { useMessages } from '../../common/i18n/messages';
import { EmptyState, Notice } from '../../common/ui/Notice';
import { useSlow } from '../../common/ui/useSlow';
import css from './ListTroubles.module.css';

interface ListTroublesProps {
  list: ListState<unknown>;
  /** It loads; the whole list failed; only its next page did. */
  texts: { loading: string; failed: string; pageFailed: string };
  /** Stands until there is something to show. After a failure it keeps its place unseen, so that nothing below moves. */
  skeleton: ReactNode;
  /** That they load is to be read; with nothing to show the cause stands alone, in red (docs/product.md, 3.6). */
  ofArticles?: boolean;
}

/** What there is to say of a list before it is there, or above the last one. */
export function ListTroubles({ skeleton, ...said }: ListTroublesProps) {
  const { items, error } = said.list;
  if (items) return <Trouble {...said} />;
  return (
    <div className={css.place}>
      <div className={error && css.unseen}>
        <p className={said.ofArticles ? css.loading : layout.hidden} role="status">
          {said.texts.loading}
        </p>
        {skeleton}
      </div>
      <Trouble {...said} />
    </div>
  );
}

/** A slow answer, a failure above the last list, or one with nothing to show. */
function Trouble({ list: { items, fetching, error, retry }, texts, ofArticles }: Omit<ListTroublesProps, 'skeleton'>) {
  const common = useMessages('shell', shell);
  const slow = useSlow(fetching);
  const again = (
    <Button variant="outline" size="small" busy={fetching && !slow} onClick={retry}>
      {common.retry}
    </Button>
  );
  const cause = error && causeOf(error, common);
  const fields = error && alertLine({ data: error.fields });
  const failure = items?.length ? (
    <div className={css.notice}>
      <Notice tone="error">
        {texts.pageFailed} {cause} {fields} {again}
      </Notice>
    </div>
  ) : (
    <EmptyState
      role="alert"
      {...(ofArticles && { tone: 'error' })}
      title={(ofArticles && cause) || texts.failed}
      text={ofArticles ? fields : [cause, ' ', fields]}
      actions={again}
    />
  );
  // The region is there before its words, or they would not be read out.
  return (
    <>
      <div aria-live="polite" className={slow ? css.notice : layout.hidden}>
        {slow && (
          <Notice tone="warning" role="none">
            {common.slow} {again}
          </Notice>
        )}
      </div>
      {!slow && error && failure}
    </>
  );
}
