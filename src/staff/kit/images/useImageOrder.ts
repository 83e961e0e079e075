import { useRef, useState } from 'react';
import type { Image } from '../../../common/api';

/**
 * Pictures in the order that was last asked for, shown before the server has it. One call at a time, each with the latest
 * order; when one fails, or the record was read again after the last, what the server has is shown.
 */
export function useImageOrder(
  images: readonly Image[],
  send: (ids: string[]) => Promise<boolean>,
  onRead: () => PromiseLike<{ isSuccess: boolean }>,
) {
  const [wanted, setWanted] = useState<readonly string[] | null>(null);
  const latest = useRef<readonly string[] | null>(null);
  const sending = useRef(false);
  const place = (id: string) => {
    const at = wanted?.indexOf(id) ?? -1;
    return at === -1 ? images.length : at;
  };
  const shown = wanted ? [...images].sort((one, other) => place(one.id) - place(other.id)) : images;
  const reorder = async (ids: readonly string[]) => {
    latest.current = ids;
    setWanted(ids);
    if (sending.current) return;
    sending.current = true;
    let isRead = false;
    for (let sent: readonly string[] | null = null; latest.current && sent !== latest.current;) {
      sent = latest.current;
      if (!(await send([...sent]))) latest.current = null;
      else if (sent === latest.current) isRead = (await onRead()).isSuccess;
    }
    // What is read from now on counts, a colleague's order too.
    if (isRead || !latest.current) setWanted(null);
    sending.current = false;
  };
  return { shown, reorder };
}
