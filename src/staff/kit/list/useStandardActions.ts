import { kit as t } from '../../texts/kit';
import type { Alert } from '../../../common/state/alertSlice';
import { useConfirm } from '../confirm/confirm';
import { useNotify } from '../../../common/state/hooks';
import type { BulkAction } from './BulkBar';
import type { RowAction } from './RowMenu';

type Answer = Promise<{ message?: string }>;

interface StandardCalls<T> {
  activate: (row: T) => Answer;
  deactivate: (row: T) => Answer;
  remove: (row: T) => Answer;
}

interface StandardActions<T> {
  nameOf: (row: T) => string;
  /** 'product', for the verbs on the buttons. */
  noun: string;
  calls: StandardCalls<T>;
  /** What follows from each; the last for a function may ask the server. */
  texts: { activate: string; deactivate: string; remove: string | ((row: T) => ConfirmText) };
  /** Said where the server has no words, instead of the kit's. */
  done?: string;
  failed?: string;
}

type ConfirmText = Parameters<ReturnType<typeof useConfirm>>[0]['text'];

/** Activate or Deactivate, and Delete: each asks first and names the row (docs/product.md, 7.3). */
export function useStandardActions<T extends { isActive: boolean }>({
  nameOf,
  noun,
  calls,
  texts,
  done = t.actionDone,
  failed,
}: StandardActions<T>): (row: T) => RowAction[] {
  const confirm = useConfirm();
  const notify = useNotify();
  const ask = (row: T, request: Omit<Parameters<typeof confirm>[0], 'run'>, call: (row: T) => Answer) => {
    let said: Alert = { success: true, message: done };
    const run = async () => {
      const { message } = await call(row);
      said = { success: true, message: message || done };
    };
    void confirm({ ...request, run, ...(failed !== undefined && { failed }) }).then(
      (confirmed) => confirmed && notify(said),
    );
  };
  return (row) => {
    const name = nameOf(row);
    const activity: RowAction = row.isActive
      ? {
          label: t.deactivate,
          icon: 'eyeOff',
          onSelect: () =>
            ask(
              row,
              {
                title: t.deactivateTitle(name),
                text: texts.deactivate,
                action: t.deactivateNoun(noun),
                busy: t.deactivating,
              },
              calls.deactivate,
            ),
        }
      : {
          label: t.activate,
          icon: 'eye',
          onSelect: () =>
            ask(
              row,
              { title: t.activateTitle(name), text: texts.activate, action: t.activateNoun(noun), busy: t.activating },
              calls.activate,
            ),
        };
    const text = typeof texts.remove === 'function' ? texts.remove(row) : texts.remove;
    return [
      activity,
      {
        label: t.delete,
        icon: 'bin',
        danger: true,
        onSelect: () =>
          ask(
            row,
            { title: t.deleteTitle(name), text, action: t.deleteNoun(noun), busy: t.deleting, danger: true },
            calls.remove,
          ),
      },
    ];
  };
}

type BulkTexts = Readonly<
  Record<'activate' | 'deactivate' | 'delete' | 'activateText' | 'deactivateText' | 'removeText', string>
> &
  Readonly<Record<'activateTitle' | 'deactivateTitle' | 'deleteTitle', (count: number) => string>>;

/** The same for all chosen rows. */
export const standardBulk = <T>(
  { activate, deactivate, remove }: StandardCalls<T>,
  texts: BulkTexts,
): BulkAction<T>[] => [
  {
    label: t.activate,
    icon: 'eye',
    title: texts.activateTitle,
    text: texts.activateText,
    action: texts.activate,
    run: activate,
  },
  {
    label: t.deactivate,
    icon: 'eyeOff',
    title: texts.deactivateTitle,
    text: texts.deactivateText,
    action: texts.deactivate,
    run: deactivate,
  },
  {
    label: t.delete,
    icon: 'bin',
    danger: true,
    title: texts.deleteTitle,
    text: texts.removeText,
    action: texts.delete,
    run: remove,
  },
];
