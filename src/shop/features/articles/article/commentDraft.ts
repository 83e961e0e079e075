/** A draft is kept for each article until it is sent or the tab is closed. */
const keyOf = (articleId: string) => `commentDraft ${articleId}`;

export function readDraft(articleId: string): string {
  try {
    return window.sessionStorage.getItem(keyOf(articleId)) ?? '';
  } catch {
    return '';
  }
}

/** An empty one leaves no trace. */
export function keepDraft(articleId: string, text: string): void {
  try {
    if (text === '') window.sessionStorage.removeItem(keyOf(articleId));
    else window.sessionStorage.setItem(keyOf(articleId), text);
  } catch {
    // A full or blocked storage: the draft lasts as long as the page.
  }
}
