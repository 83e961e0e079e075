import { Suspense } from 'react';
import { api } from '../../common/api';
import { business } from '../../common/domain/business';
import { FIRST_PAGE } from '../../common/domain/pages';
import { localBusiness } from '../../common/domain/localBusiness';
import { home } from '../texts/en/home';
import { translate } from '../../common/i18n/translate';
import { paths } from '../../common/domain/paths';
import { About } from './home/About';
import { ArticlePreview } from './home/ArticlePreview';
import { GalleryPreview } from './home/GalleryPreview';
import { Hero } from './home/Hero';
import { Sectors } from './home/Sectors';
import { ShopPreview } from './home/ShopPreview';
import { WhyUs } from './home/WhyUs';
import { listStatus } from './status';
import type { PageModule } from './pageModule';

/** The sections of / in their order (docs/product.md, 3.1). */
function HomePage() {
  return (
    <>
      <Hero />
      <Suspense fallback={null}>
        <About />
        <WhyUs />
        <Sectors />
      </Suspense>
      <Suspense fallback={null}>
        <ShopPreview />
      </Suspense>
      <GalleryPreview />
      <Suspense fallback={null}>
        <ArticlePreview />
      </Suspense>
      <div id="contact" />
    </>
  );
}

const wordsOf = (texts: typeof home) => ({
  title: `${business.name} · ${texts.title}`,
  description: texts.lead,
  image: { url: '/pictures/og-default-1200.webp', alt: texts.hero },
});

export const page: PageModule = {
  Page: HomePage,
  topics: ['products', 'adverts', 'articles'],
  load: (dispatch) => [
    dispatch(api.endpoints.listProducts.initiate(FIRST_PAGE)),
    dispatch(api.endpoints.previewArticles.initiate()),
  ],
  ...(typeof window === 'undefined' && {
    status: (state) => listStatus(api.endpoints.listProducts.select(FIRST_PAGE)(state)),
  }),
  head: (_state, { translations }) => ({
    ...wordsOf(translate(translations, 'home', home)),
    canonical: paths.home(),
    ...(typeof window === 'undefined' && { jsonLd: (absolute) => [localBusiness(absolute)] }),
  }),
};
