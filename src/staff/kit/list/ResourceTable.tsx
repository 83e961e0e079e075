import Checkbox from '@mui/material/Checkbox';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { CSSProperties, MouseEvent, ReactNode } from 'react';
import { kit as t } from '../../texts/kit';
import layout from '../../../common/ui/layout.module.css';
import type { Column } from './column';
import css from './ResourceTable.module.css';
import type { Selection } from './useSelection';

interface ResourceTableProps<T> {
  /** What the table lists, read out. */
  label: string;
  columns: readonly Column<T>[];
  /** Undefined until the first ones came: as many skeletons stand in their place. */
  rows: readonly T[] | undefined;
  skeletons: number;
  nameOf: (row: T) => string;
  /** Number of the first row, from 1; the rows of later pages go on. Null where it is not known. */
  firstNumber: number | null;
  dense: boolean;
  /** Greyed: it is not what visitors see. */
  muted?: ((row: T) => boolean) | undefined;
  onOpen?: ((row: T) => void) | undefined;
  selection?: Selection<T> | undefined;
  menu?: ((row: T) => ReactNode) | undefined;
  /** The menus' header, where it is to be seen. */
  menuHeader?: string | undefined;
}

const alignment = (align: 'end' | undefined) => (align === 'end' ? css.end : '');

/** The table of a list: rows of fixed height so that pages do not jump, cards under 900 px. */
export function ResourceTable<T extends { id: string }>(props: ResourceTableProps<T>) {
  const { label, columns, rows, skeletons, firstNumber, dense, selection, menu, menuHeader } = props;
  const hasMedia = columns.some(({ card }) => card === 'media');
  return (
    <div className={css.wrap}>
      <Table
        style={{ '--min': `${leastWidth(columns)}px` } as CSSProperties}
        className={`${css.table} ${dense ? css.dense : ''} ${hasMedia ? css.media : ''}`}
        aria-label={label}
        aria-busy={!rows}>
        <TableHead>
          <TableRow>
            {selection && (
              <TableCell className={css.check ?? ''}>
                <Checkbox
                  size="small"
                  checked={selection.all}
                  indeterminate={selection.some && !selection.all}
                  onChange={selection.toggleAll}
                  disabled={!rows?.length}
                  slotProps={{ input: { 'aria-label': t.selectAll } }}
                />
              </TableCell>
            )}
            <TableCell className={css.number ?? ''}>{t.row}</TableCell>
            {columns.map(({ key, header, align, width, narrow, quietHeader, card }) => (
              <TableCell
                key={key}
                className={`${alignment(align)} ${width ? css.fixed : ''} ${card === 'title' ? css.titleHead : ''}`}
                {...(width && { style: widths(width, narrow) })}>
                {quietHeader ? <span className={layout.hidden}>{header}</span> : header}
              </TableCell>
            ))}
            {menu && (
              <TableCell className={css.menuHead ?? ''}>
                {menuHeader ?? <span className={layout.hidden}>{t.actions}</span>}
              </TableCell>
            )}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows
            ? rows.map((row, index) => (
                <ResourceRow
                  key={row.id}
                  {...props}
                  row={row}
                  number={firstNumber === null ? null : firstNumber + index}
                />
              ))
            : Array.from({ length: skeletons }, (_, index) => (
                <SkeletonRow key={index} columns={columns} selectable={Boolean(selection)} menu={Boolean(menu)} />
              ))}
        </TableBody>
      </Table>
    </div>
  );
}

/** Below this the names would have no room: the table is scrolled instead, its names staying in sight. */
const FLEXIBLE = 150;
const FIXED = 140;
const leastWidth = <T,>(columns: readonly Column<T>[]) =>
  columns.reduce((sum, { width, narrow = width ?? FLEXIBLE }) => sum + narrow, FIXED);

/** A column's width goes to its style sheet as variables, which say what holds on which screen. */
const widths = (width: number, narrow = width) => ({ '--w': `${width}px`, '--n': `${narrow}px` }) as CSSProperties;

function ResourceRow<T extends { id: string }>({
  row,
  number,
  columns,
  nameOf,
  muted,
  onOpen,
  selection,
  menu,
}: ResourceTableProps<T> & { row: T; number: number | null }) {
  const name = nameOf(row);
  const selected = selection?.has(row.id) === true;
  // A press anywhere on the row opens it; what can be pressed itself keeps its own meaning.
  const open = (event: MouseEvent) => {
    if (
      !(event.target as Element).closest('a,button,input,label,[role=menu],[role=presentation]') &&
      !window.getSelection()?.toString()
    )
      onOpen?.(row);
  };
  return (
    <TableRow
      className={`${css.row} ${selected ? css.on : ''} ${muted?.(row) ? css.muted : ''} ${onOpen ? css.opens : ''}`}
      onClick={open}>
      {selection && (
        <TableCell className={css.check ?? ''}>
          <Checkbox
            size="small"
            checked={selected}
            onChange={() => selection.toggle(row)}
            slotProps={{ input: { 'aria-label': t.select(name) } }}
          />
        </TableCell>
      )}
      <TableCell className={css.number ?? ''}>{number}</TableCell>
      {columns.map(({ key, header, quietHeader, cell, align, card = 'half', emptyOnCard }) => (
        <TableCell
          key={key}
          className={`${css[card]} ${alignment(align)} ${emptyOnCard?.(row) ? css.none : ''}`}
          data-label={quietHeader ? undefined : header}>
          {cell(row)}
        </TableCell>
      ))}
      {menu && <TableCell className={css.menu ?? ''}>{menu(row)}</TableCell>}
    </TableRow>
  );
}

function SkeletonRow<T>({
  columns,
  selectable,
  menu,
}: {
  columns: readonly Column<T>[];
  selectable: boolean;
  menu: boolean;
}) {
  return (
    <TableRow className={css.row ?? ''} aria-hidden="true">
      {selectable && <TableCell className={css.check ?? ''} />}
      <TableCell className={css.number ?? ''} />
      {columns.map(({ key, align, card = 'half' }) => (
        <TableCell key={key} className={`${css[card]} ${alignment(align)}`}>
          <Skeleton
            variant={card === 'media' ? 'rounded' : 'text'}
            className={`${css.skeleton} ${card === 'media' ? css.picture : ''}`}
          />
        </TableCell>
      ))}
      {menu && <TableCell className={css.menu ?? ''} />}
    </TableRow>
  );
}
