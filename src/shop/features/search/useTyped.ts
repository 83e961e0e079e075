import { useEffect, useState } from 'react';
import { listen } from '../../../common/browser/listen';
import { useDebounced } from '../../../common/ui/useDebounced';

/** Of a search, ms: who types on wants no answer yet. */
const PAUSE_MS = 150;

interface Typed {
  /** What stands in the field. */
  text: string;
  /** The same once nobody has typed for a moment. */
  paused: string;
  /** Somebody is at it. */
  open: boolean;
  setOpen: (open: boolean) => void;
}

/** Follows a field that stood on the page before this program: its element, and what was typed into it, stay. */
export function useTyped(input: HTMLInputElement): Typed {
  const [text, setText] = useState(() => input.value.trim());
  const paused = useDebounced(text, PAUSE_MS);
  const [open, setOpen] = useState(() => input === document.activeElement);
  useEffect(() => {
    const read = () => {
      setText(input.value.trim());
      setOpen(true);
    };
    const leave = () => setOpen(false);
    const stop = listen(input, { input: read, focus: read, click: read, blur: leave });
    // It may have been left since it was drawn.
    if (input !== document.activeElement) leave();
    return stop;
  }, [input]);
  return { text, paused, open, setOpen };
}
