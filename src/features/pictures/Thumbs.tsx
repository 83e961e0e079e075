import ButtonBase from '@mui/material/ButtonBase';
import { useEffect, useRef } from 'react';
import type { Image } from '../../api';
import { pictures as texts } from '../../lib/messages/en/pictures';
import { useMessages } from '../../ui/messages';
import { Picture } from '../../ui/Picture';
import css from './Thumbs.module.css';

interface ThumbsProps {
  images: readonly Image[];
  name: string;
  index: number;
  onSelect: (index: number) => void;
  /** On the dark ground of the full-screen view. */
  dark?: boolean;
}

/** One button a picture; five stand side by side, more can be scrolled to. */
export function Thumbs({ images, name, index, onSelect, dark }: ThumbsProps) {
  const t = useMessages('pictures', texts);
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const current = row.current?.children[index];
    if (row.current && current instanceof HTMLElement) row.current.scrollLeft = current.offsetLeft - row.current.offsetLeft - row.current.clientWidth / 2 + current.clientWidth / 2;
  }, [index]);
  return (
    <div className={`${css.thumbs} ${dark ? css.dark : ''}`} role="group" aria-label={t.pictures(name)} ref={row}>
      {images.map((image, at) => (
        <ButtonBase
          key={image.id}
          className={css.thumb}
          data-early=""
          aria-label={t.picture(name, at + 1, images.length)}
          {...(at === index && { 'aria-current': true })}
          onClick={() => onSelect(at)}
        >
          <Picture image={image} alt="" sizes="(min-width:768px) 130px, 20vw" />
        </ButtonBase>
      ))}
    </div>
  );
}
