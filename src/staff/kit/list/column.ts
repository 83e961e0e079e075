import type { ReactNode } from 'react';

/** One column of a list, and where it stands on a phone, where each row is a card. */
export interface Column<T> {
  key: string;
  header: string;
  cell: (row: T) => ReactNode;
  /** Numbers and money stand right. */
  align?: 'end';
  /** In px; columns without one share the rest. */
  width?: number;
  /** Above 1399 px wide only where the sidebar leaves room; narrower below. */
  narrow?: number;
  /** The header is read out, not shown; on a card its value has no label. */
  quietHeader?: boolean;
  /**
   * On a card: the picture at the left; the name; a line beneath it; a labelled value (over the `whole` width or half of
   * it); the last line's status and actions; not at all.
   */
  card?: 'media' | 'title' | 'subtitle' | 'half' | 'whole' | 'status' | 'action' | 'hidden';
  /** On a card a value that is nothing is left out. */
  emptyOnCard?: (row: T) => boolean;
}
