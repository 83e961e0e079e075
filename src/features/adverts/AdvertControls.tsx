import { shop } from '../../lib/messages/en/shop';
import { IconButton } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { useMessages } from '../../ui/messages';
import css from './AdvertShow.module.css';

interface AdvertControlsProps {
  count: number;
  current: number;
  playing: boolean;
  /** `index` may be -1 or `count`: the loop goes on at the other end. */
  onShow: (index: number) => void;
  onPlay: (playing: boolean) => void;
}

/** Previous, one bar for each advert, next, pause. */
export function AdvertControls({ count, current, playing, onShow, onPlay }: AdvertControlsProps) {
  const t = useMessages('shop', shop);
  return (
    <div className={css.controls}>
      <IconButton label={t.previousAdvert} onClick={() => onShow(current - 1)}><Icon name="left" /></IconButton>
      <div className={css.dots}>
        {Array.from({ length: count }, (_, index) => (
          <button key={index} type="button" aria-label={t.showAdvert(index + 1, count)} {...(index === current && { 'aria-current': true })} onClick={() => onShow(index)}>
            <i />
          </button>
        ))}
      </div>
      <IconButton label={t.nextAdvert} onClick={() => onShow(current + 1)}><Icon name="right" /></IconButton>
      <IconButton label={playing ? t.pauseAdverts : t.playAdverts} onClick={() => onPlay(!playing)}><Icon name={playing ? 'pause' : 'play'} /></IconButton>
    </div>
  );
}
