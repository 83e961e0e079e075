import { useEffect, useState } from 'react';
import { listen } from '../../../common/browser/listen';

/**
 * Makes a field that stands on the page a combobox whose list is `listId` (WAI-ARIA APG): the focus stays in the field,
 * the arrows go round through `count` options and the field itself, Enter follows the active one, Escape closes.
 * @param listId id of the list; its options are `{listId}-{index}`
 * @param shows whether the list is on the screen
 * @param about what the options are for: other words have no active option
 * @returns index of the active option, -1 for none
 */
export function useCombobox(
  input: HTMLInputElement,
  {
    listId,
    count,
    shows,
    about,
    setOpen,
  }: { listId: string; count: number; shows: boolean; about: string; setOpen: (open: boolean) => void },
): number {
  const [{ at, of }, setActive] = useState({ at: -1, of: about });
  // Opened again, it begins from the start.
  if (!shows && at >= 0) setActive({ at: -1, of: about });
  const active = shows && of === about && at < count ? at : -1;
  useEffect(() => {
    const optionAt = (index: number) => document.getElementById(`${listId}-${index}`);
    const keys: Record<string, () => void> = {
      ArrowDown: () => (shows ? setActive({ at: active + 1 < count ? active + 1 : -1, of: about }) : setOpen(true)),
      ArrowUp: () => shows && setActive({ at: active < 0 ? count - 1 : active - 1, of: about }),
      // With nothing open the key is the browser's own.
      ...(shows && { Escape: () => setOpen(false) }),
      ...(active >= 0 && { Enter: () => optionAt(active)?.click() }),
    };
    const press = (event: KeyboardEvent) => {
      const act = event.isComposing ? undefined : keys[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    optionAt(active)?.scrollIntoView({ block: 'nearest' });
    return listen(input, { keydown: press });
  }, [input, listId, count, shows, about, active, setOpen]);
  useEffect(() => {
    const say = (name: string, value: string | false) =>
      value === false ? input.removeAttribute(name) : input.setAttribute(name, value);
    say('role', 'combobox');
    say('aria-autocomplete', 'list');
    say('aria-expanded', String(shows));
    say('aria-controls', shows && listId);
    say('aria-activedescendant', active >= 0 && `${listId}-${active}`);
  }, [input, listId, shows, active]);
  return active;
}
