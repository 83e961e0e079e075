let pressed = false;
const waiting: (() => void)[] = [];

// A finger's mouse events come once it is up, with the click right behind.
if (typeof window !== 'undefined') {
  window.addEventListener('mousedown', ({ button }) => (pressed = button === 0), true);
  for (const end of ['mouseup', 'dragend'])
    window.addEventListener(
      end,
      () => {
        pressed = false;
        setTimeout(() => waiting.splice(0).forEach((work) => work()));
      },
      true,
    );
}

/**
 * Does `work` now, or after the click that a press under way becomes: where the layout moves beneath a press, what was
 * pressed gets no click.
 */
export function afterPress(work: () => void): void {
  if (pressed) waiting.push(work);
  else work();
}
