import { sayTitles } from './sayTitles';

let watching = false;

/**
 * From now on, where what was pressed last goes (a row that was deleted, a button that has done its work, a page), the
 * focus goes to what surrounded it, in a row (`data-row`) to what stands beside it: the keyboard never falls back to the
 * start, nor does a dialog's return to a button that is gone. What is opened is said by its title.
 */
export function focusStays(): void {
  if (watching) return;
  watching = true;
  sayTitles();
  // From what was pressed up to the page's content.
  let path: HTMLElement[] = [];
  // Of a row: what came after it, then what came before, the nearest first.
  let beside: HTMLElement[] = [];
  const remember = (all: HTMLElement[]) => {
    const end = all.findIndex(({ id }) => id === 'main');
    if (end <= 0) return;
    path = all.slice(0, end + 1);
    const one = path.find(({ parentElement }) => parentElement?.dataset['row'] !== undefined);
    const row = one ? ([...(one.parentElement?.children ?? [])] as HTMLElement[]) : [];
    const at = one ? row.indexOf(one) : 0;
    beside = [...row.slice(at + 1, at + 2), ...row.slice(0, at).reverse()];
  };
  const onPress = (event: Event) => remember(event.composedPath() as HTMLElement[]);
  // What was pressed before this came.
  const before: HTMLElement[] = [];
  for (let at = document.activeElement; at; at = at.parentElement) before.push(at as HTMLElement);
  remember(before);
  // Its own: what a closed page takes down is still told, when there is no global one any more.
  const page = document;
  new MutationObserver(() => {
    if (page.activeElement !== page.body || path[0]?.isConnected !== false) return;
    const around = path.filter((one) => one.matches('li,section,article,form,main'));
    const next = [...beside, ...around].find((one) => one.isConnected);
    path = [];
    if (!next) return;
    // What is no control can have the focus, too.
    if (next.tabIndex < 0) next.tabIndex = -1;
    next.focus({ preventScroll: true });
  }).observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', onPress);
  document.addEventListener('pointerdown', onPress);
}
