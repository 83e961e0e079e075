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

/** A failure with nothing to show, a failure above the last list, or a slow answer. */
function Trouble({ list: { items, fetching, error, retry }, texts, ofArticles }: Omit<ListTroublesProps, 'skeleton'>) {
  const common = useMessages('shell', shell);
  const slow = useSlow(fetching);
  const again = (
    <Button variant="outline" size="small" busy={fetching && !slow} onClick={retry}>
      {common.retry}
    </Button>
  );
  if (slow)
    return (
      <div className={css.notice}>
        <Notice tone="warning">
          {common.slow} {again}
        </Notice>
      </div>
    );
  if (!error) return null;
  const cause = causeOf(error, common);
  const fields = alertLine({ data: error.fields });
  if (items?.length)
    return (
      <div className={css.notice}>
        <Notice tone="error">
          {texts.pageFailed} {cause} {fields} {again}
        </Notice>
      </div>
    );
  if (ofArticles)
    return <EmptyState role="alert" tone="error" title={cause ?? texts.failed} text={fields} actions={again} />;
  return (
    <EmptyState
      role="alert"
      title={texts.failed}
      text={
        <>
          {cause} {fields}
        </>
      }
      actions={again}
    />
  );
}
