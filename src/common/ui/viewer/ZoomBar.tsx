import { useState } from 'react';
import type { Swiper } from 'swiper';
import { viewer } from '../../texts/en/viewer';
import { IconButton } from '../Button';
import { Icon } from '../Icon';
import { useMessages } from '../../i18n/messages';
import css from './Viewer.module.css';
import { nextScale } from './picture';

interface ZoomState {
  /** 1 is the whole picture. */
  scale: number;
  onChange: (scale: number) => void;
  step: (direction: 1 | -1) => void;
}

/** How far the picture in view is enlarged. */
export function useZoom(swiper: Swiper | null): ZoomState {
  const [scale, setScale] = useState(1);
  return {
    scale,
    onChange: setScale,
    step: (direction) => {
      const next = nextScale(scale, direction);
      if (!swiper || next === undefined) return;
      if (next === 1) {
        swiper.zoom.out();
        return;
      }
      // From the whole picture Swiper would zoom into its last touch, or the corner: first it is told of the middle.
      if (scale === 1) swiper.zoom.in(1);
      swiper.zoom.in(next);
    },
  };
}

export function ZoomBar({ zoom: { scale, step } }: { zoom: ZoomState }) {
  const t = useMessages('viewer', viewer);
  return (
    <div className={css.zoom} role="group" aria-label={t.zoom}>
      <IconButton label={t.zoomOut} inert={nextScale(scale, -1) === undefined} onClick={() => step(-1)}>
        <Icon name="minus" />
      </IconButton>
      <span aria-live="polite">{t.zoomed(Math.round(scale * 100))}</span>
      <IconButton label={t.zoomIn} inert={nextScale(scale, 1) === undefined} onClick={() => step(1)}>
        <Icon name="plus" />
      </IconButton>
    </div>
  );
}
