import type { TextEdit } from './textCommands';

/**
 * Makes an edit in a text area as if it were typed, so that the browser's own undo takes it back, and selects what the
 * edit says. `execCommand` is the only way into that undo (no standard has taken its place); where it is refused the
 * text changes all the same.
 */
export function applyEdit(area: HTMLTextAreaElement, { from, to, insert, start, end }: TextEdit): void {
  area.focus();
  area.setSelectionRange(from, to);
  if (!typed(insert, from === to)) {
    area.setRangeText(insert);
    area.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: insert }));
  }
  area.setSelectionRange(start, end);
}

function typed(insert: string, nothingSelected: boolean): boolean {
  if (insert === '' && nothingSelected) return true;
  if (typeof document.execCommand !== 'function') return false;
  return insert === '' ? document.execCommand('delete') : document.execCommand('insertText', false, insert);
}
