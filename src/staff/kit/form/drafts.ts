import { stored } from '../../../common/browser/stored';
import { isMoment } from '../../../common/domain/shape';

/** What was typed into a form and not saved, as this browser keeps it. */
export interface StoredDraft {
  /** Milliseconds since the epoch. */
  at: number;
  values: Record<string, unknown>;
  /** What stood in the same fields before: where it stands no more, somebody has saved another meanwhile. */
  before?: Record<string, unknown>;
  /** The page where the end of the session broke the typing off: there it comes back by itself. */
  endedOn?: string;
  /** Files had been chosen as well, which no draft keeps. */
  withoutFiles?: boolean;
}

export type DraftKey = `draft/${string}`;

/**
 * Where a draft is kept. It belongs to who typed it: another account that signs in at the same browser looks under its own name.
 * @param owner e-mail address of the account
 * @param name of the form and its record: 'product-17'; of a dialog its kind and what it is about: 'tag/new'
 */
export const keyOfDraft = (owner: string, name: string): DraftKey => `draft/${owner}/${name}`;

/** A draft's place; where the browser keeps nothing, it lasts as long as the page. */
export const draftAt = (key: DraftKey, inMemory?: true) =>
  stored<StoredDraft | null>({
    area: 'localStorage',
    key,
    ...(inMemory && { inMemory }),
    empty: null,
    check: (data) => {
      const draft = data as StoredDraft;
      return isMoment(draft.at) && typeof draft.values === 'object' && draft.values !== null ? draft : null;
    },
  });

export const readDraft = (key: DraftKey): StoredDraft | null => draftAt(key).read();

/** @returns whether the browser could keep it */
export const writeDraft = (key: DraftKey, draft: StoredDraft | null): boolean => draftAt(key).keep(draft);

const keys = (): string[] => {
  try {
    return Object.keys(window.localStorage);
  } catch {
    return [];
  }
};

/** The draft of what a request is answered, which goes out by chat or mail: whether it has gone nobody says. */
export const answerTo = (requestId: string): string => `answer-${requestId}`;

/** What asks before this page is left: it holds what that would lose, also where this browser keeps no draft of it. */
export const guards = new Set<unknown>();

/** Whether anything stands in this browser that was typed and not saved. */
export const hasUnsaved = (): boolean => guards.size > 0 || keys().some((key) => /^draft\/(?!.*\/answer-)/.test(key));

/** The account has another address from now on: its drafts are found under that. */
export function moveDrafts(from: string, to: string): void {
  if (from === to) return;
  const start = keyOfDraft(from, '');
  const isTheirs = (key: string): key is DraftKey => key.startsWith(start);
  for (const key of keys().filter(isTheirs)) {
    writeDraft(keyOfDraft(to, key.slice(start.length)), readDraft(key));
    writeDraft(key, null);
  }
}

/** What the dialog of a kind was about that the end of the session closed on this page; null where there was none. */
export function endedDialog(owner: string, kind: string, page: string): string | null {
  const start = keyOfDraft(owner, `${kind}/`);
  const isOfKind = (key: string): key is DraftKey => key.startsWith(start);
  const ended = keys().filter((key) => isOfKind(key) && readDraft(key)?.endedOn === page);
  return ended[0]?.slice(start.length) ?? null;
}
