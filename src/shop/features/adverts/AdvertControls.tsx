import { shop } from '../../texts/en/shop';
import { IconButton } from '../../../common/ui/Button';
import type { CarouselState } from '../../ui/carousel/Carousel';
import { Icon } from '../../../common/ui/Icon';
import { useMessages } from '../../../common/i18n/messages';
import css from './AdvertShow.module.css';

interface AdvertControlsProps extends CarouselState {
  count: number;
}

/** Previous, one bar for each advert, next, pause. */
export function AdvertControls({ count, current, playing, show, play }: AdvertControlsProps) {
  const t = useMessages('shop', shop);
  return (
    <div className={css.controls}>
      <IconButton label={t.previousAdvert} onClick={() => show(current - 1)}>
        <Icon name="left" />
      </IconButton>
      <div className={css.dots}>
        {Array.from({ length: count }, (_, index) => (
          <button
            key={index}
            type="button"
            aria-label={t.showAdvert(index + 1, count)}
            {...(index === current && { 'aria-current': true })}
            onClick={() => show(index)}>
            <i />
          </button>
        ))}
      </div>
      <IconButton label={t.nextAdvert} onClick={() => show(current + 1)}>
        <Icon name="right" />
      </IconButton>
      <IconButton label={playing ? t.pauseAdverts : t.playAdverts} onClick={() => play(!playing)}>
        <Icon name={playing ? 'pause' : 'play'} />
      </IconButton>
    </div>
  );
}
