import { sectors } from '../../texts/en/sectors';
import type { Sector } from '../../../common/domain/sitePictures';
import { IconButton } from '../../../common/ui/Button';
import { Carousel, type CarouselState } from '../../ui/carousel/Carousel';
import type { Fetching } from '../../ui/carousel/SwiperSlides';
import { Icon } from '../../../common/ui/Icon';
import layout from '../../../common/ui/layout.module.css';
import { useMessages } from '../../../common/i18n/messages';
import { SitePicture } from '../../../common/ui/SitePicture';
import css from './SectorCarousel.module.css';

/** Time on one sector (docs/product.md, 3.1), ms. */
const SECTOR_MS = 5000;

/** Whom the business serves: six slides, whose bullets ride the arc of the logo. */
export function SectorCarousel() {
  const t = useMessages('sectors', sectors);
  const entries = Object.entries(t.slides) as [Sector, { title: string; content: string; picture: string }][];
  const slides = entries.map(([name, { title, content, picture }]) => ({
    key: name,
    label: title,
    content: (fetching: Fetching) => (
      <div className={css.slide}>
        <div className={css.picture}>
          {fetching !== 'not-yet' && (
            <SitePicture
              name={`sector-${name}`}
              alt={picture}
              sizes="(min-width:1024px) 60vw, 100vw"
              eager={fetching === 'now'}
            />
          )}
        </div>
        <div className={css.text}>
          <h3 className={layout.h1}>{title}</h3>
          <p>{content}</p>
        </div>
      </div>
    ),
  }));
  const titles = entries.map(([, { title }]) => title);
  return (
    <>
      <h2 className={layout.hidden}>{t.title}</h2>
      <Carousel
        className={css.show}
        label={t.title}
        slides={slides}
        every={SECTOR_MS}
        controls={(state) => <SectorControls titles={titles} {...state} />}
      />
    </>
  );
}

function SectorControls({ titles, current, playing, show, play }: CarouselState & { titles: readonly string[] }) {
  const t = useMessages('sectors', sectors);
  return (
    <>
      <div className={css.bar}>
        {t.position(current + 1, titles.length)}
        <IconButton label={playing ? t.pause : t.play} onClick={() => play(!playing)}>
          <Icon name={playing ? 'pause' : 'play'} />
        </IconButton>
      </div>
      <div className={`${layout.wrap} ${css.arc}`}>
        <svg viewBox="0 0 1200 100" preserveAspectRatio="none" aria-hidden="true">
          <path d="M0 100Q600-100 1200 100" />
        </svg>
        <ol>
          {titles.map((title, index) => (
            <li key={title}>
              <button type="button" {...(index === current && { 'aria-current': true })} onClick={() => show(index)}>
                <i />
                {title}
              </button>
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}
