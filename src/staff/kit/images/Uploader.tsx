import { useId, useRef, useState, type ReactNode } from 'react';
import { images as t } from '../../texts/images';
import { loadUpload } from '../../api';
import { focusNeighbour } from '../../../common/browser/focus';
import { MOST_UPLOADED } from '../../../common/domain/contract.gen';
import layout from '../../../common/ui/layout.module.css';
import { StaffIcon, type StaffIconName } from '../StaffIcon';
import { AddTile } from './AddTile';
import { ImageTile } from './ImageTile';
import css from './Uploader.module.css';
import { skippedText, type Skipped } from './skipped';
import { useDragOrder } from './useDragOrder';
import { useFileIntake } from './useFileIntake';

// Whoever adds pictures sends them soon.
void loadUpload();

/** A picture of an uploader. */
interface TileItem {
  id: string;
  picture: ReactNode;
  busy?: boolean;
  /** What is being sent for it. */
  file?: File | undefined;
  error?: string | undefined;
  /** It is to be uploaded and no picture of the record yet: it can only be removed. */
  pending?: boolean;
}

interface UploaderProps {
  items: readonly TileItem[];
  /** How many there may be in all. */
  most: number;
  /** Id of the button that adds. */
  addId?: string;
  /** Absent: none can be added. */
  onAdd?: ((files: File[]) => void) | undefined;
  /** None can be added now. */
  locked?: boolean;
  /** Absent: the order cannot be changed. */
  onMove?: ((from: number, to: number) => void) | undefined;
  onReplace?: (id: string, file: File) => void;
  /** Answers whether it is removed at once, or was. */
  onRemove: (id: string) => Promise<boolean> | boolean;
  /** What is under way with new files. */
  status?: string | undefined;
  skipped: readonly Skipped[];
  /** Said beneath, the limits first. */
  notes: readonly { text: string; icon?: StaffIconName; warning?: boolean }[];
  children?: ReactNode;
}

/** Pictures as tiles with what can be done with each, and a last tile that takes more: picked, dropped or pasted. */
export function Uploader({
  items,
  most,
  addId,
  onAdd,
  locked = false,
  onMove,
  onReplace,
  onRemove,
  status,
  skipped,
  notes,
  children,
}: UploaderProps) {
  const notesId = useId();
  const list = useRef<HTMLUListElement>(null);
  const [said, setSaid] = useState('');
  const { over, dropProps } = useFileIntake((files) => onAdd?.(files), onAdd !== undefined && !locked);
  const total = items.filter(({ pending }) => !pending).length;
  // An order names all pictures, and those to be uploaded have no name yet.
  const fixed = total < items.length;
  const move = (from: number, to: number) => {
    onMove?.(from, to);
    setSaid(t.moved(to + 1, total));
  };
  const { drag, grab } = useDragOrder(list, move);
  const stepFrom = (index: number, by: -1 | 1) => {
    move(index, index + by);
    // The tile moves in the document, and with it the pressed button, which a browser may take the focus from.
    const id = items[index]?.id ?? '';
    requestAnimationFrame(() =>
      list.current
        ?.querySelector<HTMLElement>(`[data-tile="${CSS.escape(id)}"] [data-move=${by < 0 ? 'left' : 'right'}]`)
        ?.focus(),
    );
  };
  const remove = async (id: string) => {
    const button = list.current?.querySelector<HTMLElement>(`[data-tile="${CSS.escape(id)}"] [data-remove]`);
    const left = items.length - 1;
    const next = left > 0 ? button : null;
    const done = onRemove(id);
    if (done === true && next) focusNeighbour(next);
    if (done !== true && !(await done)) return;
    setSaid(t.removed(left));
    // Where nothing is left to remove, what adds is next.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body || !next)
        list.current?.querySelector<HTMLElement>('[data-add], [data-remove]')?.focus();
    });
  };
  return (
    <div {...dropProps}>
      <ul className={css.tiles} ref={list}>
        {items.map(({ id, pending, ...item }, index) => (
          <ImageTile
            key={id}
            id={id}
            n={index + 1}
            total={total}
            fixed={fixed}
            {...item}
            offset={drag?.from === index ? drag : undefined}
            target={drag !== null && drag.over === index && drag.from !== index}
            onMove={pending ? undefined : onMove && ((by) => stepFrom(index, by))}
            onGrab={pending ? undefined : onMove && ((event) => grab(index, event))}
            onReplace={pending ? undefined : onReplace && ((file) => onReplace(id, file))}
            onRemove={() => void remove(id)}
          />
        ))}
        {onAdd && (
          <AddTile
            id={addId}
            count={items.length}
            most={most}
            over={over}
            busy={status}
            inert={locked}
            describedBy={notesId}
            onPick={onAdd}
          />
        )}
      </ul>
      {children}
      <div className={css.under} id={notesId}>
        {notes.map(({ text, icon = 'info', warning }) => (
          <p key={text} className={`${css.note} ${warning ? css.warning : ''}`}>
            <StaffIcon name={icon} size={16} />
            <span>{text}</span>
          </p>
        ))}
      </div>
      <div role="status">
        {skipped.length > 0 && (
          <p className={`${css.note} ${css.skipped}`}>
            <StaffIcon name="close" size={16} />
            <span>{skippedText(skipped, items.length < most ? MOST_UPLOADED : most)}</span>
          </p>
        )}
      </div>
      <p className={layout.hidden} role="status">
        {status}
      </p>
      <p className={layout.hidden} role="status">
        {said}
      </p>
    </div>
  );
}
