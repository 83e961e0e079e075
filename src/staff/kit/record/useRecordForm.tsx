import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Schema } from 'yup';
import type { Image } from '../../../common/api';
import { useNotify } from '../../../common/state/hooks';
import { kit } from '../../texts/kit';
import { ActiveSwitch } from '../ActiveSwitch';
import { TwinWarning } from '../form/TwinWarning';
import { useBaseVersion } from '../form/useBaseVersion';
import type { SaveTexts } from '../form/useSaving';
import { VisitorsLink } from '../headLinks';
import { ImageManager } from '../images/ImageManager';
import { ImagesField } from '../images/ImagesField';
import { createdState } from '../list/useCreated';
import { useCalls, useImageCalls } from './calls';
import { addresses, type PicturedKind } from './kinds';
import type { RecordFormProps, RecordSource } from './RecordPage';

interface StoredRecord {
  id: string;
  isActive: boolean;
  updatedAt: string;
  images: readonly Image[];
}

/** The version that a save was made from, where it must be that of the record still. */
type Condition = { 'If-Match'?: string };

/** All that tells the forms of one kind of record from another's. */
export interface RecordKind<R, V, B> extends RecordSource<R> {
  kind: PicturedKind;
  schema: Schema;
  texts: RecordSource<R>['texts'] & {
    creating: SaveTexts;
    saving: SaveTexts;
    /** What its activity means to visitors. */
    activity: { active: string; inactive: string };
    preview: string;
    twin: string;
    showTwin: string;
  };
  /** The field with its name. */
  nameField: string & keyof R & keyof V;
  /** The record as the form shows it. */
  valuesOf: (record: R) => V;
  /** What tells whether somebody else changed what the form edits. */
  comparable: (values: V, record: R) => Readonly<Record<string, unknown>>;
  /** What is sent; without any field nothing is. */
  bodyOf: (values: V, changed: Partial<V>) => B;
}

interface RecordFormOptions<R, V, B, A> extends RecordFormProps<R> {
  update: (id: string, body: B, condition: Condition) => Promise<A>;
  /** In the page's head, before the way to what visitors see. */
  actions?: ReactNode;
  /** Asked before visitors see what is saved or switched on. */
  mayShow?: (values: V) => Promise<boolean>;
}

/** What the forms of new and of existing records have in common. */
function useForm<R, V, B>({ list: to, parent, schema }: RecordKind<R, V, B>) {
  const navigate = useNavigate();
  return {
    parent: { label: parent, to },
    schema,
    notInDraft: ['image_url'],
    onCancel: () => void navigate(to),
  } as const;
}

/**
 * What the forms of existing records have in common: the form stays after a save, which names the version that it was made
 * from; pictures and activity act at once, without Save.
 * @returns the props of its `ResourceForm`, and both parts that act at once
 */
export function useRecordForm<R extends StoredRecord, V, B extends object, A>(
  of: RecordKind<R, V, B>,
  { record, again: { onRead, onReload }, update, actions, mayShow }: RecordFormOptions<R, V, B, A>,
) {
  const { kind, texts, nameField, valuesOf, comparable, bodyOf } = of;
  const { id, isActive, images } = record;
  const notify = useNotify();
  const form = useForm(of);
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
      ...form,
      title: texts.editTitle,
      texts: texts.saving,
      actions: (
        <>
          {actions}
          {isActive && <VisitorsLink href={addresses[kind].view(id)}>{texts.preview}</VisitorsLink>}
        </>
      ),
      draftKey: `${kind.toLowerCase()}-${id}`,
      initialValues,
      onSave,
      onReload,
      ...(mayShow && { beforeSave: async (values: V) => !isActive || mayShow(values) }),
    },
    images: <ImageManager images={images} name={String(record[nameField])} calls={imageCalls} onRead={onRead} />,
    activity: (
      <ActiveSwitch
        active={isActive}
        label={kit.active}
        help={isActive ? texts.activity.active : texts.activity.inactive}
        onSwitch={onSwitch}
      />
    ),
  };
}

/**
 * What the forms of new records have in common: each leads to its list, which tells what was created.
 * @returns the props of its `ResourceForm`, its pictures, and what is to be said of a name that is taken
 */
export function useNewRecordForm<R, V, B>(of: RecordKind<R, V, B>) {
  const { kind, texts, nameField } = of;
  const navigate = useNavigate();
  return {
    form: {
      ...useForm(of),
      title: texts.createTitle,
      texts: texts.creating,
      draftKey: `${kind.toLowerCase()}-new`,
      onSaved: (said: string, answer: { message?: string; data?: unknown } | undefined) =>
        void navigate(addresses[kind].list, { state: createdState(said, answer?.data) }),
    },
    images: <ImagesField name="image_url" />,
    twin: <TwinWarning kind={kind} field={nameField} texts={texts} />,
  };
}
