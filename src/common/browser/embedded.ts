/** JSON that the document carries in an element; null where there is none, or where the document broke off within it. */
export function embedded<T>(id: string): T | null {
  try {
    return JSON.parse(document.getElementById(id)?.textContent ?? '') as T;
  } catch {
    return null;
  }
}
