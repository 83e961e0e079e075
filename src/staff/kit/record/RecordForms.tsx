import type { ComponentType, ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Image } from '../../../common/api';
import { useNotify } from '../../../common/state/hooks';
import { kit } from '../../texts/kit';
import { ActiveSwitch } from '../ActiveSwitch';
import { useConfirm, type Confirm } from '../confirm/confirm';
import { ResourceForm, type ResourceFormProps } from '../form/ResourceForm';
import { TwinWarning } from '../form/TwinWarning';
import type { Entry } from '../form/useEntry';
import { useFieldFocus } from '../form/useFieldFocus';
import type { SaveTexts } from '../form/useSaving';
import { VisitorsLink } from '../headLinks';
import { ImageManager } from '../images/ImageManager';
import { ImagesField } from '../images/ImagesField';
import { createdState } from '../list/useCreated';
import { useCalls, useImageCalls, useSend, type Answer, type Call } from './calls';
import { asTyped } from './fields';
import { addresses, type PicturedKind } from './kinds';
import { RecordPage, type RecordFormProps } from './RecordPage';
import { useFormOf, useSavedRecord, type FormKind } from './useSavedRecord';

interface StoredRecord {
  id: string;
  isActive: boolean;
  updatedAt: string;
  images: readonly Image[];
}

/** What the kit adds to a form's own fields, and the record that they are of, if there is one yet. */
export interface RecordParts<R> {
  record?: R;
  images: ReactNode;
  /** Whether visitors see the record; a new one has no choice. */
  activity?: ReactNode;
  /** What is to be said of a new record's name. */
  twin?: ReactNode;
}

type Values = { image_url: readonly File[] };

/** All that tells the pages of one kind of record from another's. */
export interface RecordKind<R, V, B> extends FormKind<R, V, B> {
  kind: PicturedKind;
  texts: FormKind<R, V, B>['texts'] & {
    creating: SaveTexts;
    /** What its activity means to visitors. */
    activity: { active: string; inactive: string };
    preview: string;
    twin: string;
    showTwin: string;
  };
  /** The field with its name. */
  nameField: string & keyof R & keyof V;
  /** What a new one begins with. */
  empty: V;
  create: (values: V, key: Entry['key']) => Call;
  /** The fields: in the wide column, at the side, and beneath the wide one. */
  columns: Readonly<Record<'main' | 'side' | 'below', ComponentType<RecordParts<R>>>>;
  /** In the page's head, before the way to what visitors see. */
  actions?: (record: R) => ReactNode;
  /** Asked before visitors see what is saved or switched on. */
  mayShow?: (values: V, confirm: Confirm) => Promise<boolean>;
}

const columnsOf = <R, V, B>(
  { columns: { main: Main, side: Side, below: Below } }: RecordKind<R, V, B>,
  parts: RecordParts<R>,
) => ({
  notInDraft: ['image_url'] as const,
  main: <Main {...parts} />,
  side: <Side {...parts} />,
  below: <Below {...parts} />,
});

interface NewRecordProps<R, V extends Values, B> extends Partial<
  Pick<ResourceFormProps<V, Answer>, 'initialValues' | 'draftKey' | 'notice'>
> {
  of: RecordKind<R, V, B>;
}

/** The form of a new record; it leads to the list, which tells what was created. The rest is of one that is begun with something. */
export function NewRecord<R, V extends Values, B>({ of, initialValues = of.empty, ...begun }: NewRecordProps<R, V, B>) {
  const { kind, texts, nameField, create, mayShow } = of;
  const navigate = useNavigate();
  const confirm = useConfirm();
  const send = useSend();
  const form = useFormOf(of);
  return (
    <ResourceForm
      {...form}
      {...columnsOf(of, {
        images: <ImagesField name="image_url" />,
        twin: <TwinWarning kind={kind} field={nameField} texts={texts} />,
      })}
      title={texts.createTitle}
      texts={texts.creating}
      draftKey={`${kind.toLowerCase()}-new`}
      initialValues={asTyped(initialValues)}
      creates={`create${kind}`}
      onSave={(values, _changed, entry) => send(create(values, entry.key), entry)}
      beforeSave={async (values) => !mayShow || mayShow(values, confirm)}
      onSaved={(said, { data }) => void navigate(form.parent.to, { state: createdState(said, data) })}
      {...begun}
    />
  );
}

/** The page of one that exists: pictures and activity act at once, without Save. */
export function EditRecord<R extends StoredRecord, V extends Values, B extends object>({
  of,
}: {
  of: RecordKind<R, V, B>;
}) {
  return <RecordPage of={of}>{(found) => <RecordForm of={of} {...found} />}</RecordPage>;
}

function RecordForm<R extends StoredRecord, V extends Values, B extends object>({
  of,
  ...found
}: RecordFormProps<R> & { of: RecordKind<R, V, B> }) {
  const { kind, texts, nameField, valuesOf, actions, mayShow } = of;
  const { record, again } = found;
  const { id, isActive, images } = record;
  const notify = useNotify();
  const confirm = useConfirm();
  const { activate, deactivate } = useCalls(kind);
  const imageCalls = useImageCalls(kind, id);
  const { form } = useSavedRecord(of, found);
  useFieldFocus();
  const onSwitch = async (active: boolean) => {
    if (active && mayShow && !(await mayShow(valuesOf(record), confirm))) return false;
    const { message } = await (active ? activate : deactivate)(record);
    notify({ success: true, message: message || kit.actionDone });
    return true;
  };
  return (
    <ResourceForm
      {...form}
      {...columnsOf(of, {
        record,
        images: (
          <ImageManager images={images} name={String(record[nameField])} calls={imageCalls} onRead={again.onRead} />
        ),
        activity: (
          <ActiveSwitch
            active={isActive}
            label={kit.active}
            help={isActive ? texts.activity.active : texts.activity.inactive}
            onSwitch={onSwitch}
          />
        ),
      })}
      title={texts.editTitle}
      actions={
        <>
          {actions?.(record)}
          {isActive && <VisitorsLink href={addresses[kind].view(id)}>{texts.preview}</VisitorsLink>}
        </>
      }
      beforeSave={async (values) => !isActive || !mayShow || mayShow(values, confirm)}
    />
  );
}
