import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Image } from '../../../common/api';
import { kit } from '../../texts/kit';
import { ActiveSwitch } from '../ActiveSwitch';
import { createdState } from '../list/useCreated';
import { useBaseVersion } from '../form/useBaseVersion';
import { ImageManager } from '../images/ImageManager';
import { useNotify } from '../../../common/state/hooks';
import { useCalls, useImageCalls, type PicturedKind } from './calls';
import type { Again } from './RecordPage';

/** The list above a form. */
interface Parent {
  label: string;
  to: string;
}

interface StoredRecord {
  id: string;
  isActive: boolean;
  updatedAt: string;
  images: readonly Image[];
}

/** The version that a save was made from, where it must be that of the record still. */
type Condition = { 'If-Match'?: string };

interface RecordFormOptions<R, V, B, A> {
  kind: PicturedKind;
  parent: Parent;
  record: R;
  again: Again;
  nameOf: (record: R) => string;
  /** The record as the form shows it. */
  valuesOf: (record: R) => V;
  /** What tells whether somebody else changed what the form edits. */
  comparable: (values: V, record: R) => Readonly<Record<string, unknown>>;
  /** What is sent; without any field nothing is. */
  bodyOf: (values: V, changed: Partial<V>) => B;
  update: (id: string, body: B, condition: Condition) => Promise<A>;
  /** What its activity means to visitors. */
  help: { active: string; inactive: string };
  /** Asked before visitors see what is saved or switched on. */
  mayShow?: (values: V) => Promise<boolean>;
}

/**
 * What the forms of existing records have in common: the form stays after a save, which names the version that it was made
 * from; pictures and activity act at once, without Save.
 * @returns the props of its `ResourceForm`, and both parts that act at once
 */
export function useRecordForm<R extends StoredRecord, V, B extends object, A>({
  kind,
  parent,
  record,
  again: { onRead, onReload },
  nameOf,
  valuesOf,
  comparable,
  bodyOf,
  update,
  help,
  mayShow,
}: RecordFormOptions<R, V, B, A>) {
  const { id, isActive, images } = record;
  const notify = useNotify();
  const navigate = useNavigate();
  const { activate, deactivate } = useCalls(kind);
  const imageCalls = useImageCalls(kind, id);
  const [initialValues] = useState(() => valuesOf(record));
  const [saved, setSaved] = useState<ReturnType<typeof comparable>>();
  const version = useBaseVersion(record, (newest) => comparable(valuesOf(newest), newest), saved);

  const onSave = async (values: V, changed: Partial<V>, { overwrite }: { overwrite: boolean }) => {
    const body = bodyOf(values, changed);
    // The contract takes no empty change.
    if (Object.keys(body).length === 0) return undefined;
    const answer = await update(id, body, overwrite ? {} : { 'If-Match': version });
    setSaved(comparable(values, record));
    // The next save names the version that this one made.
    await onRead();
    return answer;
  };
  const onSwitch = async (active: boolean) => {
    if (active && mayShow && !(await mayShow(valuesOf(record)))) return false;
    const { message } = await (active ? activate : deactivate)(record);
    notify({ success: true, message: message || kit.actionDone });
    return true;
  };
  return {
    form: {
      parent,
      onCancel: () => void navigate(parent.to),
      draftKey: `${kind.toLowerCase()}-${id}`,
      initialValues,
      onSave,
      onReload,
      ...(mayShow && { beforeSave: async (values: V) => !isActive || mayShow(values) }),
    },
    images: <ImageManager images={images} name={nameOf(record)} calls={imageCalls} onRead={onRead} />,
    activity: (
      <ActiveSwitch
        active={isActive}
        label={kit.active}
        help={isActive ? help.active : help.inactive}
        onSwitch={onSwitch}
      />
    ),
  };
}

/** What the forms of new records have in common: each leads to its list, which tells what was created. */
export function useNewRecordForm(parent: Parent) {
  const navigate = useNavigate();
  return {
    parent,
    onSaved: (said: string, answer: { message?: string; data?: unknown } | undefined) =>
      void navigate(parent.to, { state: createdState(said, answer?.data) }),
    onCancel: () => void navigate(parent.to),
  };
}
