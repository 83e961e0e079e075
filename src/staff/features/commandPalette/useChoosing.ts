import { useState, type KeyboardEvent } from 'react';
import type { PaletteOption } from './option';

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

interface Choosing {
  /** The id of what Enter opens; the first one until another is chosen. */
  chosen: string | undefined;
  choose: (id: string | undefined) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Moves through the options by keys while the focus stays in the input (WAI-ARIA: combobox with a list). */
export function useChoosing(
  options: readonly PaletteOption[],
  onOpen: (option: PaletteOption, inTab: boolean) => void,
): Choosing {
  const [wanted, choose] = useState<string>();
  // What is no longer in the list cannot be chosen.
  const at = Math.max(
    0,
    options.findIndex(({ id }) => id === wanted),
  );
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const option = options[at];
    if (event.nativeEvent.isComposing || !option) return;
    if (step && !event.shiftKey) {
      event.preventDefault();
      choose(options[step(at, options.length)]?.id);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      onOpen(option, event.ctrlKey || event.metaKey);
    }
  };
  return { chosen: options[at]?.id, choose, onKeyDown };
}
