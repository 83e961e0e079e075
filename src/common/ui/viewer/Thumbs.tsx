import { useEffect, useRef } from 'react';
import { PlainPicture } from '../Picture';
import type { ViewerPicture } from './picture';
import css from './Thumbs.module.css';
import { Pressable } from '../Pressable';

/** How wide a thumbnail stands; who asks for the same width is given the same file. */
export const THUMB_SIZES = '(min-width:768px) 130px, 20vw';

interface ThumbsProps {
  pictures: readonly ViewerPicture[];
  /** Names the row. */
  label: string;
  index: number;
  onSelect: (index: number) => void;
  /** On the dark ground of the full-screen view. */
  dark?: boolean;
}

/** One button a picture; five stand side by side, more can be scrolled to. */
export function Thumbs({ pictures, label, index, onSelect, dark }: ThumbsProps) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const current = row.current?.children[index];
    if (row.current && current instanceof HTMLElement)
      row.current.scrollLeft =
        current.offsetLeft - row.current.offsetLeft - row.current.clientWidth / 2 + current.clientWidth / 2;
  }, [index]);
  return (
    <div className={`${css.thumbs} ${dark ? css.dark : ''}`} role="group" aria-label={label} ref={row}>
      {pictures.map((picture, at) => (
        <Pressable
          key={picture.id}
          className={css.thumb}
          aria-label={picture.alt}
          {...(at === index && { 'aria-current': true })}
          onClick={() => onSelect(at)}>
          <PlainPicture sources={picture.sources} alt="" sizes={THUMB_SIZES} />
        </Pressable>
      ))}
    </div>
  );
}
