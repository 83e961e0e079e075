import { matchPath, useLocation } from 'react-router-dom';
import { api, asApiError, isMissing, wordsOf, type ApiError } from '../../api';
import { failureText } from '../../features/catalog/product/failure';
import grid from '../../features/catalog/product/ProductLayout.module.css';
import { ProductSkeleton } from '../../features/catalog/product/ProductSkeleton';
import { useProduct } from '../../features/catalog/product/useProduct';
import { product as texts } from '../../lib/messages/en/product';
import { shell } from '../../lib/messages/en/shell';
import { patterns } from '../../lib/paths';
import { Button } from '../../ui/Button';
import layout from '../../ui/layout.module.css';
import { useMessages } from '../../ui/messages';
import { EmptyState, Notice } from '../../ui/Notice';
import { useSlow } from '../../ui/useSlow';
import { NotFound } from '../NotFound';
import type { ApiState, PageContext, PageModule } from '../pageModule';
import { emptyHead, productHead } from './productHead';
import { ProductView } from './ProductView';

/** /shop/single-product/{productId} in each of its states. */
function ProductPage() {
  const { pathname } = useLocation();
  const id = matchPath(patterns.product, pathname)?.params.productId ?? '';
  const { product, error, loading, retry } = useProduct(id);
  const slow = useSlow(loading && !product);
  if (product) return <ProductView product={product} />;
  if (error && isMissing(error)) return <NotFound />;
  return (
    <>
      {slow && <Slow onRetry={retry} />}
      {error ? <Failed error={error} busy={loading} onRetry={retry} /> : <ProductSkeleton />}
    </>
  );
}

function Failed({ error, busy, onRetry }: { error: ApiError; busy: boolean; onRetry: () => void }) {
  const t = useMessages('product', texts);
  const common = useMessages('shell', shell);
  return (
    <div className={`${layout.wrap} ${layout.sec}`}>
      <EmptyState
        role="alert"
        title={failureText({ ...error, message: wordsOf(error, common) }, t)}
        {...(error.status === 'OFFLINE' && { text: common.youAreOffline })}
        actions={<Button variant="outline" busy={busy} onClick={onRetry}>{common.retry}</Button>}
      />
    </div>
  );
}

/** After 10 s of waiting; a retry gives the old request up. */
function Slow({ onRetry }: { onRetry: () => void }) {
  const common = useMessages('shell', shell);
  return (
    <div className={`${layout.wrap} ${grid.notice}`}>
      <Notice tone="warning">{common.slow} <Button variant="outline" size="small" onClick={onRetry}>{common.retry}</Button></Notice>
    </div>
  );
}

const idOf = ({ params }: PageContext) => params.productId ?? '';
const answerOf = (state: ApiState, context: PageContext) => api.endpoints.getProduct.select({ id: idOf(context) })(state);

export const page: PageModule = {
  Page: ProductPage,
  topics: ['products'],
  load: (dispatch, context) => [dispatch(api.endpoints.getProduct.initiate({ id: idOf(context) }))],
  head: (state, context, now) => {
    const { data, error } = answerOf(state, context);
    if (data) return productHead(data.data, now, context.translations);
    return emptyHead(idOf(context), error !== undefined && isMissing(asApiError(error)), context.translations);
  },
  status: (state, context) => {
    const { data, error } = answerOf(state, context);
    if (data) return 200;
    const { status } = asApiError(error);
    if (error && isMissing(asApiError(error))) return 404;
    return typeof status === 'number' && status >= 500 ? status : 500;
  },
};
