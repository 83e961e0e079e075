import { Link } from 'react-router-dom';
import { ProductGrid, ProductGridSkeleton } from '../../features/catalog/ProductGrid';
import { useProductList } from '../../features/catalog/productList';
import { FIRST_PAGE } from '../../../common/domain/pages';
import { home } from '../../texts/en/home';
import { shop } from '../../texts/en/shop';
import { paths } from '../../../common/domain/paths';
import { Banner } from '../../ui/Banner';
import layout from '../../../common/ui/layout.module.css';
import copy from '../../ui/copy.module.css';
import { useMessages } from '../../../common/i18n/messages';
import { EmptyState } from '../../../common/ui/Notice';
import { ListTroubles } from '../ListTroubles';
import { productActions } from '../ProductActions';

/** Products in the preview (docs/product.md, 3.1). */
const PREVIEW = 8;

/** The first products, to be bought here, and the way to all. */
export function ShopPreview() {
  const t = useMessages('home', home);
  const texts = useMessages('shop', shop);
  const list = useProductList(FIRST_PAGE);
  const { items: products, error } = list;
  return (
    <section className={`${layout.wrap} ${layout.sec}`}>
      <div className={copy.head}>
        <h2 className={layout.h1}>{t.shopTitle}</h2>
        <Link className={copy.link} to={paths.shop()}>
          {t.shopLink}
        </Link>
      </div>
      <ListTroubles list={list} texts={texts} skeleton={<ProductGridSkeleton count={PREVIEW} />} />
      {products?.length === 0 && !error && <EmptyState role="status" title={texts.none} text={texts.noneText} />}
      {products && products.length > 0 && (
        <ProductGrid products={products.slice(0, PREVIEW)} actions={productActions}>
          <Banner component={Link} to={paths.shop()} text={t.viewAllText}>
            {t.viewAll}
          </Banner>
          <Banner component={Link} to={paths.guide()} text={t.guideText}>
            {texts.whichKit}
          </Banner>
        </ProductGrid>
      )}
    </section>
  );
}
