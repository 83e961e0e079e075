/** What was typed into a form and not saved, as this browser keeps it. */
export interface StoredDraft {
  /** Milliseconds since the epoch. */
  at: number;
  values: Record<string, unknown>;
  /** The page where the end of the session broke the typing off: there it comes back by itself. */
  endedOn?: string;
  /** Files had been chosen as well, which no draft keeps. */
  withoutFiles?: boolean;
}

/**
 * Where a draft is kept. It belongs to who typed it: another account that signs in at the same browser looks under its own name.
 * @param owner e-mail address of the account
 * @param name of the form and its record: 'product-17'; of a dialog its kind and what it is about: 'tag/new'
 */
export const keyOfDraft = (owner: string, name: string): string => `draft/${owner}/${name}`;

export function readDraft(key: string): StoredDraft | null {
  try {
    const draft = JSON.parse(window.localStorage.getItem(key) ?? 'null') as StoredDraft | null;
    return draft && typeof draft.at === 'number' && typeof draft.values === 'object' && draft.values !== null
      ? draft
      : null;
  } catch {
    return null;
  }
}

/** @returns whether the browser could keep it */
export function writeDraft(key: string, draft: StoredDraft | null): boolean {
  try {
    if (draft) window.localStorage.setItem(key, JSON.stringify(draft));
    else window.localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}

const keys = (): string[] => {
  try {
    return Object.keys(window.localStorage);
  } catch {
    return [];
  }
};

/** What the dialog of a kind was about that the end of the session closed on this page; null where there was none. */
export function endedDialog(owner: string, kind: string, page: string): string | null {
  const start = keyOfDraft(owner, `${kind}/`);
  const ended = keys().filter((key) => key.startsWith(start) && readDraft(key)?.endedOn === page);
  return ended[0]?.slice(start.length) ?? null;
}
