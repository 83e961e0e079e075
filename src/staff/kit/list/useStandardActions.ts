import { kit as t } from '../../texts/kit';
import { useConfirmedAction, type ConfirmRequest } from '../confirm/confirm';
import type { Entry } from '../form/useEntry';
import type { BulkAction } from './bulkRun';
import type { RowAction } from './RowMenu';

const VERBS = {
  activate: { label: t.activate, icon: 'eye', title: t.activateTitle, action: t.activateNoun, busy: t.activating },
  deactivate: {
    label: t.deactivate,
    icon: 'eyeOff',
    title: t.deactivateTitle,
    action: t.deactivateNoun,
    busy: t.deactivating,
  },
  remove: { label: t.delete, icon: 'bin', title: t.deleteTitle, action: t.deleteNoun, busy: t.deleting, danger: true },
} as const;
type Verb = keyof typeof VERBS;

type StandardCalls<T> = Readonly<Record<Verb, (row: T, entry?: Entry) => Promise<{ message?: string }>>>;

interface StandardActions<T> {
  nameOf: (row: T) => string;
  /** 'product', for the verbs on the buttons. */
  noun: string;
  calls: StandardCalls<T>;
  /** What follows from each; a function may ask the server. */
  effects: Readonly<Record<Verb, string | ((row: T) => ConfirmRequest['text'])>>;
  /** Said where the server has no words, instead of the kit's. */
  done?: string;
}

/**
 * Activate or Deactivate, and Delete: each asks first and names the row (docs/product.md, 7.3).
 * @returns the actions of a row; `onRemoved` is called once it is deleted
 */
export function useStandardActions<T extends { isActive: boolean }>({
  nameOf,
  noun,
  calls,
  effects,
  done = t.actionDone,
}: StandardActions<T>): (row: T, onRemoved?: () => void) => RowAction[] {
  const confirmed = useConfirmedAction();
  const ask = (row: T, verb: Verb, onRemoved?: () => void) => {
    const { title, action, ...words } = VERBS[verb];
    const effect = effects[verb];
    return confirmed({
      ...words,
      title: title(nameOf(row)),
      text: typeof effect === 'function' ? effect(row) : effect,
      action: action(noun),
      run: async (entry) => {
        const answer = await calls[verb](row, entry);
        if (verb === 'remove') onRemoved?.();
        return answer;
      },
      done,
    });
  };
  return (row, onRemoved) =>
    ([row.isActive ? 'deactivate' : 'activate', 'remove'] as const).map((verb) => ({
      ...VERBS[verb],
      onSelect: () => void ask(row, verb, onRemoved),
    }));
}

export type BulkTexts = Readonly<Record<Verb, Pick<BulkAction<unknown>, 'title' | 'text' | 'action'>>>;

/** The same for all chosen rows. */
export const standardBulk = <T>(calls: StandardCalls<T>, texts: BulkTexts): BulkAction<T>[] =>
  (['activate', 'deactivate', 'remove'] as const).map((verb) => ({ ...VERBS[verb], ...texts[verb], run: calls[verb] }));
