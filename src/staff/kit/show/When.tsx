import { useMinute } from '../../../common/ui/clock';
import { shortTime } from './time';

/** When something was, as short as it can be. @param at as the API has it */
export function When({ at }: { at: string }) {
  return <time dateTime={at}>{shortTime(Date.parse(at), useMinute())}</time>;
}
