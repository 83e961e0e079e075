import { useState } from 'react';

/** The rows that are chosen for a bulk action; they stay chosen while one turns pages. */
export interface Selection<T> {
  rows: readonly T[];
  has: (id: string) => boolean;
  toggle: (row: T) => void;
  /** All rows of the page, or none of them. */
  toggleAll: () => void;
  all: boolean;
  some: boolean;
  clear: () => void;
  /** Chosen no more are those with these ids. */
  drop: (ids: readonly string[]) => void;
}

/** @param shown the rows of the page */
export function useSelection<T extends { id: string }>(shown: readonly T[] | undefined): Selection<T> {
  const [chosen, setChosen] = useState<ReadonlyMap<string, T>>(new Map());
  const visible = shown ?? [];
  const all = visible.length > 0 && visible.every(({ id }) => chosen.has(id));
  const change = (edit: (next: Map<string, T>) => void) =>
    setChosen((current) => {
      const next = new Map(current);
      edit(next);
      return next;
    });
  return {
    rows: [...chosen.values()],
    has: (id) => chosen.has(id),
    toggle: (row) =>
      change((next) => {
        if (!next.delete(row.id)) next.set(row.id, row);
      }),
    toggleAll: () =>
      change((next) =>
        visible.forEach((row) => {
          if (all) next.delete(row.id);
          else next.set(row.id, row);
        }),
      ),
    all,
    some: visible.some(({ id }) => chosen.has(id)),
    clear: () => setChosen(new Map()),
    drop: (ids) => change((next) => ids.forEach((id) => next.delete(id))),
  };
}
