import { kit } from '../../texts/kit';
import { StatusChip } from '../show/StatusChip';
import type { Column } from '../list/column';

/**
 * Whether the record is active, in a column of its own.
 * @param width of the column, px
 */
export const statusColumn = <R extends { isActive: boolean }>(header: string, width: number): Column<R> => ({
  key: 'status',
  header,
  width,
  card: 'status',
  cell: ({ isActive }) => (
    <StatusChip look={isActive ? 'normal' : 'off'}>{isActive ? kit.active : kit.inactive}</StatusChip>
  ),
});
