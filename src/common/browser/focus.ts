/** Moves the focus to the page's content, where the way past the navigation leads too, and nothing on the screen. */
export const focusContent = (): void => document.getElementById('main')?.focus({ preventScroll: true });

/** The same where the focus is lost: what had it has left the page or is hidden, and the keyboard would begin at the top. */
export function keepFocus(): void {
  const { activeElement: at } = document;
  if (!at || at === document.body || at.getClientRects().length === 0) focusContent();
}
