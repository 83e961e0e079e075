import { matchPath, useLocation } from 'react-router-dom';
import { api } from '../../../common/api';
import { ProductSkeleton } from '../../features/catalog/product/ProductSkeleton';
import { useProduct } from '../../features/catalog/product/useProduct';
import { product as texts } from '../../texts/en/product';
import { shop } from '../../texts/en/shop';
import { translate } from '../../../common/i18n/translate';
import { paths, patterns } from '../../../common/domain/paths';
import { useMessages } from '../../../common/i18n/messages';
import { emptyHead } from '../head';
import type { ApiState, PageContext, PageModule } from '../pageModule';
import { KnownProductSkeleton } from '../KnownSkeletons';
import { isMissingRecord, recordStatus } from '../status';
import { RecordTroubles } from '../RecordTroubles';
import { productHead } from './productHead';
import { ProductView } from './ProductView';

/** /shop/single-product/{productId} in each of its states. */
function ProductPage() {
  const { pathname } = useLocation();
  const id = matchPath(patterns.product, pathname)?.params.productId ?? '';
  const t = useMessages('product', texts);
  const state = useProduct(id);
  const { record: product } = state;
  if (product && !product.brief) return <ProductView product={product} />;
  return <RecordTroubles record={state} texts={t} skeleton={<KnownProductSkeleton instead={<ProductSkeleton />} />} />;
}

const idOf = (params: PageContext['params']) => params.productId ?? '';
const answerOf = (state: ApiState, params: PageContext['params']) =>
  api.endpoints.getProduct.select({ id: idOf(params) })(state);

export const page: PageModule = {
  Page: ProductPage,
  topics: ['products'],
  head: (state, context, now) => {
    const { data } = answerOf(state, context.params);
    if (data) return productHead(data.data, now, context);
    return emptyHead(paths.product(idOf(context.params)), translate(context.translations, 'shop', shop));
  },
  // What the shop has no more is not sold on from what was read before, nor to staff, who read what is inactive, too.
  missing: (state, params) => {
    const { data, error } = answerOf(state, params);
    return data?.data.isActive === false || isMissingRecord({ error });
  },
  ...(typeof window === 'undefined' && { status: (state, { params }) => recordStatus(answerOf(state, params)) }),
};
