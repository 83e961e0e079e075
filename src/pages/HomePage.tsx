import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { api } from '../api';
import { ArticlePreview, PREVIEW_ARGUMENTS } from '../features/articles/ArticlePreview';
import { ProductGrid, ProductGridSkeleton } from '../features/catalog/ProductGrid';
import { useProductList } from '../features/catalog/useProductList';
import { business } from '../lib/business';
import { home } from '../lib/messages/en/home';
import { shop } from '../lib/messages/en/shop';
import { translate } from '../lib/messages/translate';
import { paths } from '../lib/paths';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import layout from '../ui/layout.module.css';
import { useMessages } from '../ui/messages';
import { useSite } from '../ui/site';
import { SitePicture } from '../ui/SitePicture';
import css from './HomePage.module.css';
import { listStatus } from './listStatus';
import type { PageModule } from './pageModule';
import { ProductActions } from './ProductActions';

/** Products in the preview (specification, section 9). */
const PREVIEW = 8;
const FIRST_PAGE = { page: 1 };

function HomePage() {
  return (
    <>
      <Hero />
      <Suspense fallback={null}><ShopPreview /></Suspense>
      <Suspense fallback={null}><ArticlePreview /></Suspense>
    </>
  );
}

function Hero() {
  const t = useMessages('home', home);
  const { openQuote } = useSite();
  return (
    <section className={css.hero} data-scheme="dark">
      <SitePicture name="hero-earth" alt="" sizes="100vw" priority />
      <div className={`${layout.wrap} ${css.words}`}>
        <h1 className={layout.display}>{t.hero}</h1>
        <p>{t.lead}</p>
        <div className={css.actions}>
          <Button component={Link} to={paths.shop()} variant="light">{t.shop}</Button>
          <Button variant="line" data-early="" onClick={() => openQuote({ from: 'header' })}>{t.getQuote}</Button>
          <a className={css.video} href={business.video} rel="noopener"><Icon name="play" />{t.video}</a>
        </div>
      </div>
    </section>
  );
}

function ShopPreview() {
  const t = useMessages('home', home);
  const texts = useMessages('shop', shop);
  const { products, error } = useProductList(FIRST_PAGE);
  return (
    <section className={`${layout.wrap} ${layout.sec}`}>
      <div className={layout.head}>
        <h2 className={layout.h2}>{t.shopTitle}</h2>
        <Link className={layout.link} to={paths.shop()}>{t.shopLink}</Link>
      </div>
      {error && !products && <p role="alert">{texts.failed}</p>}
      {!products && !error && <ProductGridSkeleton count={PREVIEW} />}
      {products && (
        <ProductGrid products={products.slice(0, PREVIEW)} actions={(product) => <ProductActions product={product} />}>
          <Link className={css.banner} to={paths.shop()}>
            <span>{t.viewAll}<small>{t.viewAllText}</small></span>
            <Icon name="forward" />
          </Link>
        </ProductGrid>
      )}
    </section>
  );
}

const wordsOf = (texts: typeof home) => ({
  title: `${business.name} · ${texts.title}`,
  description: texts.lead,
  image: { url: '/pictures/hero-earth-1280.webp', alt: texts.hero },
});

export const page: PageModule = {
  Page: HomePage,
  topics: ['products', 'adverts', 'articles'],
  load: (dispatch) => [dispatch(api.endpoints.listProducts.initiate(FIRST_PAGE)), dispatch(api.endpoints.listArticles.initiate(PREVIEW_ARGUMENTS))],
  status: (state) => listStatus(state, FIRST_PAGE),
  head: (_state, { translations }) => ({
    ...wordsOf(translate(translations, 'home', home)),
    canonical: paths.home(),
    jsonLd: (absolute) => [
      {
        '@context': 'https://schema.org',
        '@type': 'Organization',
        name: business.name,
        url: absolute(paths.home()),
        logo: absolute('/icons/icon-512.png'),
        email: business.email,
        telephone: business.phone,
        sameAs: business.social.map(({ url }) => url),
      },
    ],
  }),
};
