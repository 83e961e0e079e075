/**
 * Before a row of a list is taken away, moves the focus from its button to the same button of the next or previous row,
 * else to the surrounding tab panel: the keyboard never falls back to the start of the page.
 */
export function focusNeighbour(button: HTMLElement): void {
  const row = button.closest('li');
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  const target = neighbour?.querySelector<HTMLElement>('[data-remove]') ?? button.closest<HTMLElement>('[role=tabpanel]');
  target?.focus();
}
