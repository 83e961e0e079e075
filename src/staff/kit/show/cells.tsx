import { useMinute } from '../../../common/ui/clock';
import { kit } from '../../texts/kit';
import type { Column } from '../list/column';
import { StatusChip } from './StatusChip';
import { shortTime } from './time';

/** Whether the record is active, in a column of its own. */
export const statusColumn = <R extends { isActive: boolean }>(header: string, width: number): Column<R> => ({
  key: 'status',
  header,
  width,
  card: 'status',
  cell: ({ isActive }) => (
    <StatusChip look={isActive ? 'normal' : 'off'}>{isActive ? kit.active : kit.inactive}</StatusChip>
  ),
});

/** When something was, as short as it can be. @param at as the API has it */
export function When({ at }: { at: string }) {
  return <time dateTime={at}>{shortTime(Date.parse(at), useMinute())}</time>;
}
