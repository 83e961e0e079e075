import type { QuoteValues } from './quoteFields';

const DRAFT_KEY = 'quoteDraft';
const EMPTY: QuoteValues = { name: '', phone: '', email: '', message: '' };

/** What was typed and not sent in this visit; empty fields where there is none. */
export function readDraft(): QuoteValues {
  try {
    const data = JSON.parse(window.sessionStorage.getItem(DRAFT_KEY) ?? '{}') as Record<string, unknown>;
    const names = Object.keys(EMPTY) as (keyof QuoteValues)[];
    return names.reduce((values, name) => (typeof data[name] === 'string' ? { ...values, [name]: data[name] } : values), EMPTY);
  } catch {
    return EMPTY;
  }
}

export function keepDraft(values: QuoteValues): void {
  try {
    window.sessionStorage.setItem(DRAFT_KEY, JSON.stringify(values));
  } catch {
    // A full or blocked storage: the draft lasts as long as the dialog.
  }
}

export function discardDraft(): void {
  try {
    window.sessionStorage.removeItem(DRAFT_KEY);
  } catch {
    // No storage: nothing was kept.
  }
}
