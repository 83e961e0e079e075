import { Suspense } from 'react';
import { api } from '../api';
import { ArticlePreview } from '../features/articles/ArticlePreview';
import { business } from '../lib/business';
import { localBusiness } from '../lib/localBusiness';
import { home } from '../lib/messages/en/home';
import { translate } from '../lib/messages/translate';
import { paths } from '../lib/paths';
import { About } from './home/About';
import { GalleryPreview } from './home/GalleryPreview';
import { Hero } from './home/Hero';
import { Sectors } from './home/Sectors';
import { FIRST_PAGE, ShopPreview } from './home/ShopPreview';
import { WhyUs } from './home/WhyUs';
import { listStatus } from './listStatus';
import type { PageModule } from './pageModule';

/** The sections of / in the specification's order (section 2). */
function HomePage() {
  return (
    <>
      <Hero />
      <Suspense fallback={null}>
        <About />
        <WhyUs />
        <Sectors />
      </Suspense>
      <Suspense fallback={null}><ShopPreview /></Suspense>
      <GalleryPreview />
      <Suspense fallback={null}><ArticlePreview /></Suspense>
      <div id="contact" />
    </>
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
  load: (dispatch) => [dispatch(api.endpoints.listProducts.initiate(FIRST_PAGE)), dispatch(api.endpoints.previewArticles.initiate())],
  status: (state) => listStatus(state, FIRST_PAGE),
  head: (_state, { translations }) => ({
    ...wordsOf(translate(translations, 'home', home)),
    canonical: paths.home(),
    jsonLd: typeof window === 'undefined' ? (absolute) => [localBusiness(absolute)] : undefined,
  }),
};
