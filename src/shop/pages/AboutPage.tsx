import { Link } from 'react-router-dom';
import { about } from '../texts/en/about';
import { sectors } from '../texts/en/sectors';
import { paths } from '../../common/domain/paths';
import type { Sector } from '../../common/domain/sitePictures';
import { Button } from '../../common/ui/Button';
import layout from '../../common/ui/layout.module.css';
import copy from '../ui/copy.module.css';
import { useMessages } from '../../common/i18n/messages';
import { useSite } from '../ui/site';
import { SitePicture } from '../../common/ui/SitePicture';
import css from './AboutPage.module.css';
import { About } from './home/About';
import { WhyUs } from './home/WhyUs';
import type { PageModule } from './pageModule';
import { titledHead } from './head';

/** /about: what the business does, why here, whom it serves, and the ways on. */
function AboutPage() {
  return (
    <>
      <About heading="h1" />
      <WhyUs />
      <AllSectors />
      <Ask />
    </>
  );
}

/** The sectors side by side: who came to read wants them all. */
function AllSectors() {
  const t = useMessages('sectors', sectors);
  const entries = Object.entries(t.slides) as [Sector, { title: string; content: string; picture: string }][];
  return (
    <section className={`${layout.wrap} ${layout.sec}`}>
      <h2 className={layout.h1}>{t.title}</h2>
      <ul className={css.sectors}>
        {entries.map(([name, { title, content, picture }]) => (
          <li key={name}>
            <SitePicture
              name={`sector-${name}`}
              alt={picture}
              sizes="(min-width:1280px) 384px, (min-width:1024px) 30vw, (min-width:768px) 46vw, 100vw"
            />
            <h3 className={copy.h3}>{title}</h3>
            <p>{content}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Ask() {
  const t = useMessages('about', about);
  const { openQuote } = useSite();
  return (
    <section className={copy.space} data-scheme="dark">
      <div className={`${layout.wrap} ${css.ask}`}>
        <div>
          <h2 className={layout.h1}>{t.askTitle}</h2>
          <p className={copy.lead}>{t.askText}</p>
        </div>
        <div className={css.actions}>
          <Button variant="light" onClick={() => openQuote({ from: 'header' })}>
            {t.getQuote}
          </Button>
          <Button component={Link} to={paths.shop()} variant="line">
            {t.shop}
          </Button>
          <Link className={copy.link} to={paths.gallery()}>
            {t.galleryLink}
          </Link>
        </div>
      </div>
    </section>
  );
}

export const page: PageModule = {
  Page: AboutPage,
  topics: [],
  head: titledHead('about', about, paths.about(), ({ description, picture }) => ({
    description,
    image: { url: '/pictures/roof-scene-1600.webp', alt: picture },
  })),
};
