let watching = false;

/**
 * From now on, where what was pressed last goes (a row that was deleted, a button that has done its work, a page), the
 * focus goes to what surrounded it: the keyboard never falls back to the start, nor does a dialog's return to a button
 * that is gone.
 */
export function focusStays(): void {
  if (watching) return;
  watching = true;
  // From what was pressed up to the page's content.
  let path: HTMLElement[] = [];
  const remember = (all: HTMLElement[]) => {
    const end = all.findIndex(({ id }) => id === 'main');
    if (end > 0) path = all.slice(0, end + 1);
  };
  const onPress = (event: Event) => remember(event.composedPath() as HTMLElement[]);
  // What was pressed before this came.
  const before: HTMLElement[] = [];
  for (let at = document.activeElement; at; at = at.parentElement) before.push(at as HTMLElement);
  remember(before);
  new MutationObserver(() => {
    if (document.activeElement !== document.body || path[0]?.isConnected !== false) return;
    const next = path.find((one) => one.isConnected && one.matches('li,section,article,form,main'));
    path = [];
    if (!next) return;
    next.tabIndex = -1;
    next.focus({ preventScroll: true });
  }).observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', onPress);
  document.addEventListener('pointerdown', onPress);
}
