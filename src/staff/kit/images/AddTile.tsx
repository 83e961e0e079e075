import { useRef } from 'react';
import { images as t } from '../../texts/images';
import { StaffIcon } from '../StaffIcon';
import css from './Uploader.module.css';
import { ACCEPTED } from './limits';

interface AddTileProps {
  id?: string | undefined;
  count: number;
  /** How many there may be. */
  most: number;
  /** Files are held over the uploader. */
  over: boolean;
  busy: string | undefined;
  inert: boolean;
  describedBy: string;
  onPick: (files: File[]) => void;
}

/** The last tile: opens the browser's picker, and says how many there are. */
export function AddTile({ id, count, most, over, busy, inert, describedBy, onPick }: AddTileProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <li className={count === 0 ? css.whole : undefined}>
      <button
        id={id}
        type="button"
        className={`${css.drop} ${over ? css.over : ''}`}
        aria-describedby={describedBy}
        data-add=""
        {...(busy !== undefined && { 'aria-busy': true })}
        {...(inert && { 'aria-disabled': true })}
        onClick={() => {
          if (!inert) input.current?.click();
        }}>
        <StaffIcon name="upload" size={20} />
        <span>
          <b>{t.add}</b>
          <br />
          {over ? t.dropHere : t.orDrop}
        </span>
        <span className={css.number}>{busy ?? t.countOf(count, most)}</span>
      </button>
      <input
        ref={input}
        type="file"
        accept={ACCEPTED}
        multiple
        hidden
        aria-label={t.add}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // The same file may be picked again.
          target.value = '';
          onPick(files);
        }}
      />
    </li>
  );
}
