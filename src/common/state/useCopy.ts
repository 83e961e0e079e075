import { useNotify } from './hooks';

/** @returns whether the browser let it; on plain http, or where it is forbidden, it does not */
export async function copyText(text: string): Promise<boolean> {
  try {
    // On plain http there is no clipboard at all.
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Copies a text and says whether it worked. */
export function useCopy(texts: { copied: string; copyFailed: string }): (text: string) => void {
  const notify = useNotify();
  return (text) =>
    void copyText(text).then((done) => notify({ success: done, message: done ? texts.copied : texts.copyFailed }));
}
