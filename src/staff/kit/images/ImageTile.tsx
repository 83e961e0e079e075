import IconButton from '@mui/material/IconButton';
import CircularProgress from '@mui/material/CircularProgress';
import type { CSSProperties, PointerEvent, ReactNode } from 'react';
import { images as t } from '../../texts/images';
import { useSent } from '../../api';
import { SendingBar } from '../show/SendingBar';
import { FieldError } from '../../../common/ui/Field';
import { StaffIcon, type StaffIconName } from '../StaffIcon';
import css from './ImageTile.module.css';
import { ReplaceButton } from './ReplaceButton';

/** What a tile can do besides being looked at. */
interface TileActions {
  onMove?: ((by: -1 | 1) => void) | undefined;
  onGrab?: ((event: PointerEvent) => void) | undefined;
  onReplace?: ((file: File) => void) | undefined;
  onRemove: () => void;
}

interface ImageTileProps extends TileActions {
  id: string;
  picture: ReactNode;
  /** From 1. */
  n: number;
  total: number;
  busy?: boolean;
  /** What is sent for it: how far it is shows on the tile. */
  file?: File | undefined;
  error?: string | undefined;
  /** How far it is being dragged, px. */
  offset?: { x: number; y: number } | undefined;
  /** The order cannot be changed just now. */
  fixed?: boolean;
  /** What is dragged would come here. */
  target?: boolean;
}

/** One picture of an uploader: the first is the main one; arrows and a grip for the order, replace, remove. */
export function ImageTile({
  id,
  picture,
  n,
  total,
  busy = false,
  file,
  error,
  fixed = false,
  offset,
  target = false,
  onMove,
  onGrab,
  onReplace,
  onRemove,
}: ImageTileProps) {
  const sent = useSent(file);
  const inert = busy || sent !== undefined;
  const classes = [css.tile, n === 1 && css.main, offset && css.dragged, target && css.target]
    .filter(Boolean)
    .join(' ');
  return (
    <li data-tile={id} aria-label={t.picture(n)}>
      <div
        className={classes}
        {...(offset && { style: { '--x': `${offset.x}px`, '--y': `${offset.y}px` } as CSSProperties })}
        {...((sent === undefined ? busy : sent < 1) && { 'aria-busy': true })}>
        <div
          className={css.picture}
          {...(onGrab &&
            !inert &&
            !fixed && {
              onPointerDown: (event) => {
                if (event.pointerType === 'mouse') onGrab(event);
              },
            })}>
          {picture}
          {sent !== undefined && (
            <span className={css.sending}>
              {sent < 1 ? (
                <SendingBar part={sent} label={t.sendingPicture(n)} />
              ) : (
                <>
                  <StaffIcon name="check" size={16} />
                  {t.sent}
                </>
              )}
            </span>
          )}
          {busy && sent === undefined && (
            <span className={css.busy}>
              <CircularProgress size={24} aria-label={t.busy} />
            </span>
          )}
        </div>
        {n === 1 && <span className={css.badge}>{t.main}</span>}
        {onGrab && !inert && !fixed && total > 1 && (
          <span className={css.grip} title={t.drag} onPointerDown={onGrab}>
            <StaffIcon name="grip" />
          </span>
        )}
        <div className={css.bar}>
          {onMove && total > 1 && (
            <span>
              <TileButton
                label={t.moveLeft(n)}
                icon="back"
                inert={inert || fixed || n === 1}
                onClick={() => onMove(-1)}
                move="left"
              />
              <TileButton
                label={t.moveRight(n)}
                icon="forward"
                inert={inert || fixed || n === total}
                onClick={() => onMove(1)}
                move="right"
              />
            </span>
          )}
          <span className={css.end}>
            {onReplace && (
              <ReplaceButton label={t.replace(n)} inert={inert} className={css.button} onPick={onReplace} />
            )}
            <TileButton label={t.remove(n)} icon="bin" inert={inert} onClick={onRemove} remove />
          </span>
        </div>
      </div>
      {error !== undefined && (
        <div className={css.error} role="alert">
          <FieldError id={`tile-${id}`} error={error} />
        </div>
      )}
    </li>
  );
}

interface TileButtonProps {
  label: string;
  icon: StaffIconName;
  inert: boolean;
  onClick: () => void;
  move?: 'left' | 'right';
  remove?: boolean;
}

function TileButton({ label, icon, inert, onClick, move, remove }: TileButtonProps) {
  return (
    <IconButton
      className={css.button ?? ''}
      aria-label={label}
      onClick={() => {
        if (!inert) onClick();
      }}
      {...(inert && { 'aria-disabled': true })}
      {...(move && { 'data-move': move })}
      {...(remove && { 'data-remove': '' })}>
      <StaffIcon name={icon} size={16} />
    </IconButton>
  );
}
