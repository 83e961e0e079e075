import { matchPath, useLocation } from 'react-router-dom';
import { api, isMissing } from '../../api';
import { ProductSkeleton } from '../../features/catalog/product/ProductSkeleton';
import { useProduct } from '../../features/catalog/product/useProduct';
import { product as texts } from '../../lib/messages/en/product';
import { shop } from '../../lib/messages/en/shop';
import { translate } from '../../lib/messages/translate';
import { paths, patterns } from '../../lib/paths';
import { useMessages } from '../../ui/messages';
import { emptyHead } from '../emptyHead';
import { NotFound } from '../NotFound';
import type { ApiState, PageContext, PageModule } from '../pageModule';
import { recordStatus } from '../recordStatus';
import { RecordTroubles } from '../RecordTroubles';
import { productHead } from './productHead';
import { ProductView } from './ProductView';

/** /shop/single-product/{productId} in each of its states. */
function ProductPage() {
  const { pathname } = useLocation();
  const id = matchPath(patterns.product, pathname)?.params.productId ?? '';
  const t = useMessages('product', texts);
  const record = useProduct(id);
  const { product, error } = record;
  if (product) return <ProductView product={product} />;
  if (error && isMissing(error)) return <NotFound />;
  return <RecordTroubles record={record} texts={t} skeleton={<ProductSkeleton />} />;
}

const idOf = ({ params }: PageContext) => params.productId ?? '';
const answerOf = (state: ApiState, context: PageContext) => api.endpoints.getProduct.select({ id: idOf(context) })(state);

export const page: PageModule = {
  Page: ProductPage,
  topics: ['products'],
  head: (state, context, now) => {
    const { data, error } = answerOf(state, context);
    if (data) return productHead(data.data, now, context.translations);
    const list = translate(context.translations, 'shop', shop);
    return emptyHead(paths.product(idOf(context)), error, list, context.translations);
  },
  ...(typeof window === 'undefined' && {
    load: (dispatch, context) => [dispatch(api.endpoints.getProduct.initiate({ id: idOf(context) }))],
    status: (state, context) => recordStatus(answerOf(state, context)),
  }),
};
