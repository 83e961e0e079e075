/** Moves the focus to the page's content, where the way past the navigation leads too, and nothing on the screen. */
export const focusContent = (): void => document.getElementById('main')?.focus({ preventScroll: true });

/** The same where the focus is lost: what had it has left the page or is hidden, and the keyboard would begin at the top. */
export function keepFocus(): void {
  const { activeElement: at } = document;
  if (!at || at === document.body || at.getClientRects().length === 0) focusContent();
}

/** What a row's button to remove it does; a second press close behind is upon the next row's, which has moved up, and does nothing. */
export const removing =
  (remove: (button: HTMLElement) => void) =>
  ({ detail, currentTarget }: { detail: number; currentTarget: HTMLElement }): void => {
    if (detail < 2) remove(currentTarget);
  };

/**
 * Before a row or card of a list is taken away, moves the focus from its button to the same button of the next or
 * previous one, else to the surrounding tab panel or the page's content: the keyboard never falls back to the start.
 */
export function focusNeighbour(button: HTMLElement): void {
  const row = button.closest('li, article');
  const same = (place?: Element | null) => place?.querySelector<HTMLElement>('[data-remove]');
  const target =
    same(row?.nextElementSibling) ??
    same(row?.previousElementSibling) ??
    button.closest<HTMLElement>('[role=tabpanel], main');
  target?.focus();
}
