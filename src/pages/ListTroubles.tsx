import { wordsOf } from '../api';
import type { ProductList } from '../features/catalog/useProductList';
import { shell } from '../lib/messages/en/shell';
import { shop } from '../lib/messages/en/shop';
import { Button } from '../ui/Button';
import { useMessages } from '../ui/messages';
import { EmptyState, Notice } from '../ui/Notice';
import { useSlow } from '../ui/useSlow';
import css from './ListTroubles.module.css';

/** A failure with nothing to show, a failure above the last list, or a slow answer. */
export function ListTroubles({ list: { products, fetching, error, retry } }: { list: ProductList }) {
  const t = useMessages('shop', shop);
  const common = useMessages('shell', shell);
  const slow = useSlow(fetching);
  const cause = error?.status === 'OFFLINE' ? common.youAreOffline : error && wordsOf(error, common);
  const again = <Button variant="outline" size="small" onClick={retry}>{common.retry}</Button>;
  if (slow) return <div className={css.notice}><Notice tone="warning">{common.slow} {again}</Notice></div>;
  if (!error) return null;
  if (!products) return <EmptyState role="alert" title={t.failed} text={cause} actions={again} />;
  return <div className={css.notice}><Notice tone="error">{t.pageFailed} {cause} {again}</Notice></div>;
}
