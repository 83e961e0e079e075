/** What ends a press: of a mouse, of a finger (whose mouse events come once it is up), of something dragged. */
const ENDS = ['mouseup', 'dragend'] as const;

/**
 * Does `work` once no mouse button is down, after the click that a press becomes: where the layout moves beneath a
 * press, what was pressed gets no click.
 */
export function afterPress(work: () => void): void {
  if (!document.querySelector(':active')) return work();
  const ended = new AbortController();
  for (const end of ENDS)
    addEventListener(
      end,
      () => {
        ended.abort();
        setTimeout(work);
      },
      { capture: true, signal: ended.signal },
    );
}
