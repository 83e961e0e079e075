import { useState, type ReactNode } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { api, type ListedProduct, type PreviewedArticle } from '../../common/api';
import { mainPicture } from '../../common/domain/media';
import { formatKsh } from '../../common/domain/money';
import { paths, patterns } from '../../common/domain/paths';
import { priceOf } from '../../common/domain/price';
import { useInLanguage, useMessages } from '../../common/i18n/messages';
import { useAppSelector } from '../../common/state/hooks';
import type { RootState } from '../../common/state/store';
import { useNow } from '../../common/ui/clock';
import layout from '../../common/ui/layout.module.css';
import { Picture } from '../../common/ui/Picture';
import { cardPicture, STAGE_SIZES } from '../features/catalog/gallery/stage';
import first from '../features/catalog/product/First.module.css';
import { PageLoading } from './PageLoading';
import { shop } from '../texts/en/shop';

interface KnownSkeletonProps {
  /** Stands where no list has told of the record. */
  instead?: ReactNode;
}

/**
 * What a list has told of a product stands at once where its page will have it, picture, name and price, until the page
 * is there. The price is as old as the list until the product's own answer has come, so there is nothing to press yet.
 */
export function KnownProductSkeleton({ instead = <PageLoading /> }: KnownSkeletonProps) {
  const { pathname } = useLocation();
  const id = matchPath(patterns.product, pathname)?.params.productId;
  const product = useAppSelector((state) => id && (answeredProduct(state, id) ?? listedProduct(state, id)));
  return product ? <KnownProduct product={product} /> : instead;
}

function KnownProduct({ product }: { product: ListedProduct }) {
  const t = useMessages('shop', shop);
  const name = useInLanguage()(product, 'product_name');
  const { cents } = priceOf(product, useNow());
  const image = mainPicture(product.images);
  const several = product.images.length > 1 || image?.more === true;
  const [small] = useState(() => cardPicture.take(product.id, paths.product(product.id)));
  return (
    <div className={`${layout.paper} ${first.opening}`} aria-busy="true">
      <div className={`${layout.wrap} ${several ? first.several : ''}`}>
        <div className={first.trail} />
        <div className={first.product}>
          <div>
            <div className={first.stage} style={small}>
              {image && <Picture image={image} alt="" sizes={STAGE_SIZES} priority />}
            </div>
          </div>
          <div>
            <div className={first.flags} />
            <h1 className={first.name} lang={name.lang}>
              {name.text}
            </h1>
            <div className={first.judge} />
            <p className={first.price}>
              <b>{cents === null ? t.onRequest : formatKsh(cents)}</b>
            </p>
          </div>
        </div>
      </div>
    </div>
  );
}

/** The same of an article: its title. */
export function KnownArticleSkeleton({ instead = <PageLoading /> }: KnownSkeletonProps) {
  const { pathname } = useLocation();
  const say = useInLanguage();
  const id = matchPath(patterns.article, pathname)?.params.articleId;
  const article = useAppSelector((state) => listedArticle(state, id));
  if (!article) return instead;
  const title = say(article, 'title');
  return (
    <div className={layout.wrap} aria-busy="true">
      <h1 className={`${layout.h1} ${first.title}`} lang={title.lang}>
        {title.text}
      </h1>
    </div>
  );
}

const { selectCachedArgsForQuery } = api.util;
const { getProduct, listProducts, listArticles, previewArticles } = api.endpoints;

const answeredProduct = (state: RootState, id: string): ListedProduct | undefined =>
  getProduct.select({ id })(state).data?.data;

/** A product as any list that is still kept has it. */
const listedProduct = (state: RootState, id: string): ListedProduct | undefined =>
  selectCachedArgsForQuery(state, 'listProducts')
    .flatMap((args) => listProducts.select(args)(state).data?.data.products ?? [])
    .find((product) => product.id === id);

const listedArticle = (state: RootState, id: string | undefined): PreviewedArticle | undefined =>
  [
    ...selectCachedArgsForQuery(state, 'listArticles').map((args) => listArticles.select(args)(state)),
    previewArticles.select()(state),
  ]
    .flatMap(({ data }): readonly PreviewedArticle[] => data?.data.articles ?? [])
    .find((article) => article.id === id);
