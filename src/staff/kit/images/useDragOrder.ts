import { useEffect, useState, type PointerEvent as ReactPointerEvent, type RefObject } from 'react';
import { listen } from '../../../common/browser/listen';

interface Drag {
  from: number;
  over: number;
  /** How far the finger is from where it began, px. */
  x: number;
  y: number;
}

interface Grabbed {
  index: number;
  x: number;
  y: number;
  pointerId: number;
  /** Where each tile stood when the drag began. */
  tiles: DOMRect[];
}

const within = ({ left, right, top, bottom }: DOMRect, x: number, y: number) =>
  x >= left && x <= right && y >= top && y <= bottom;

/**
 * Order by dragging a handle, with mouse, pen or finger; Escape gives up. Pointer events, since the browser's own drag
 * and drop knows no touch.
 * @param list holds the tiles, each marked `data-tile`
 */
export function useDragOrder(list: RefObject<HTMLElement | null>, onMove: (from: number, to: number) => void) {
  const [grabbed, setGrabbed] = useState<Grabbed | null>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  useEffect(() => {
    if (!grabbed) return undefined;
    const dragOf = ({ clientX, clientY }: PointerEvent): Drag => {
      const over = grabbed.tiles.findIndex((tile) => within(tile, clientX, clientY));
      return {
        from: grabbed.index,
        over: over === -1 ? grabbed.index : over,
        x: clientX - grabbed.x,
        y: clientY - grabbed.y,
      };
    };
    const end = () => {
      setGrabbed(null);
      setDrag(null);
    };
    const onPointerMove = (event: PointerEvent) => {
      if (event.pointerId === grabbed.pointerId) setDrag(dragOf(event));
    };
    const onPointerUp = (event: PointerEvent) => {
      if (event.pointerId !== grabbed.pointerId) return;
      const { from, over } = dragOf(event);
      end();
      if (over !== from) onMove(from, over);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') end();
    };
    return listen(window, {
      pointermove: onPointerMove,
      pointerup: onPointerUp,
      pointercancel: end,
      keydown: onKeyDown,
    });
  }, [grabbed, onMove]);
  const grab = (index: number, { clientX: x, clientY: y, pointerId, button }: ReactPointerEvent) => {
    if (button !== 0) return;
    const tiles = [...(list.current?.querySelectorAll('[data-tile]') ?? [])].map((tile) =>
      tile.getBoundingClientRect(),
    );
    setGrabbed({ index, x, y, pointerId, tiles });
  };
  return { drag, grab };
}

/** The list with one item at another place. */
export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const rest = items.filter((_, index) => index !== from);
  const item = items.slice(from, from + 1);
  return [...rest.slice(0, to), ...item, ...rest.slice(to)];
}
