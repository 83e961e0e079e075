/**
 * Before a row or card of a list is taken away, moves the focus from its button to the same button of the next or
 * previous one, else to the surrounding tab panel or the page's content: the keyboard never falls back to the start.
 */
export function focusNeighbour(button: HTMLElement): void {
  const row = button.closest('li, article');
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  const target =
    neighbour?.querySelector<HTMLElement>('[data-remove]') ?? button.closest<HTMLElement>('[role=tabpanel], main');
  target?.focus();
}
