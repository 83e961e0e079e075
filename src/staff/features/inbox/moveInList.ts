import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, (place: number, last: number) => number>> = {
  ArrowDown: (place, last) => Math.min(place + 1, last),
  ArrowUp: (place) => Math.max(place - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * Arrow keys, Home and End within a list of links: the focus moves, and where `onReach` is given what it reaches is opened.
 * @param onReach with the place in the list, from 0
 */
export function moveInList(event: KeyboardEvent<HTMLElement>, onReach?: (place: number) => void): void {
  const stepFrom = STEPS[event.key];
  if (!stepFrom || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const links = [...event.currentTarget.querySelectorAll('a')];
  const place = links.findIndex((link) => link === document.activeElement);
  if (place < 0) return;
  event.preventDefault();
  const reached = stepFrom(place, links.length - 1);
  links[reached]?.focus();
  if (reached !== place) onReach?.(reached);
}
