import type { UnknownAction } from '@reduxjs/toolkit';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Schema } from 'yup';
import { useAppDispatch } from '../../../common/state/hooks';
import { standThere, useTried } from '../form/arrived';
import { onlyFields, sameValue } from '../form/changes';
import type { Entry } from '../form/useEntry';
import { isConflict, type SaveTexts } from '../form/useSaving';
import { useParent } from './useParent';
import { useSend, type Call } from './calls';
import { asTyped } from './fields';
import type { RecordFormProps, RecordSource } from './RecordPage';

/** The version that a save was made from, where it must be that of the record still. */
type Condition = { 'If-Match'?: string };

/** Values that say which version they are of. */
type Versioned = { version: string };

/** What tells the form of one kind of record from another's. */
export interface FormKind<R, V, B> extends RecordSource<R> {
  /** The contract's noun; drafts are named after it. */
  kind: string;
  schema: Schema;
  texts: RecordSource<R>['texts'] & { saving: SaveTexts };
  /** The record as the form shows it. */
  valuesOf: (record: R) => V;
  /** What tells whether somebody else changed what the form edits, flat. */
  comparable: (values: V, record: R) => Readonly<Record<string, unknown>>;
  /** What is sent; without any field nothing is. */
  bodyOf: (values: V, changed: Partial<V>) => B;
  update: (id: string, body: B, condition: Condition) => Call;
  /** Where that answers the whole record: what keeps it as if it had been read. */
  keep?: (record: R) => UnknownAction;
}

/** What the forms of new and of existing records have in common. */
export function useFormOf<R>(of: RecordSource<R> & { schema: Schema }) {
  const navigate = useNavigate();
  const parent = useParent(of);
  return { parent, schema: of.schema, onCancel: () => void navigate(parent.to) };
}

/**
 * The form of a record that exists: it stays after a save, which names the version that it was made from (If-Match). Every
 * change of a record makes a new version, one's own pictures included, which are saved at once: a newer version counts as
 * long as its fields are those the form began with or saved last, so that only what somebody else changed in the fields is
 * refused; nor is what was sent before and stands there, its answer having been lost, though more was typed since.
 * @returns the props of its `ResourceForm`, that version as an entity tag, and whether the fields' baseline is what stands there now
 */
export function useSavedRecord<R extends { id: string; updatedAt: string }, V extends object, B extends object>(
  of: FormKind<R, V, B>,
  { record, again: { onRead, onReload, reloaded } }: RecordFormProps<R>,
) {
  const { kind, texts, comparable, bodyOf, update, keep } = of;
  const valuesOf = (one: R) => asTyped(of.valuesOf(one));
  const send = useSend();
  const dispatch = useAppDispatch();
  const tried = useTried();
  const form = useFormOf(of);
  // A draft that is laid over the values brings the version along that it was typed into.
  const [initialValues] = useState(() => ({ ...valuesOf(record), version: tagOf(record) }));
  const begun = initialValues.version;
  const now = comparable(valuesOf(record), record);
  const [own, setOwn] = useState(now);
  const isOwn = (fields: typeof now) => standThere(own, fields);
  const same = isOwn(now);
  const version = same ? tagOf(record) : begun;
  const versionOf = (values: Versioned) => (values.version === begun || reloaded ? version : values.version);
  const onSave = async (values: V & Versioned, changed: Partial<V>, entry: Entry & { overwrite: boolean }) => {
    const body = bodyOf(values, changed);
    // The contract takes no empty change.
    if (Object.keys(body).length === 0) return { saved: { version: begun } };
    const save = (fields: B, condition: Condition) => send(update(record.id, fields, condition), entry);
    const condition = entry.overwrite ? {} : { 'If-Match': versionOf(values) };
    const sent = comparable(values, record);
    tried.add(sent);
    const answer = await save(body, condition).catch(async (error: unknown) => {
      const there = isConflict(error) && (await onRead()).data?.data;
      if (!there) throw error;
      const fields = comparable(valuesOf(there), there);
      const names = Object.keys(body);
      // A newer version of the same fields, as of a picture or a switch, that had not been read yet, or of what was sent before.
      const isKnown = (values.version === begun && isOwn(fields)) || tried.has(fields);
      if (isKnown && !standThere(sent, fields, [...names, ...Object.keys(fields)])) {
        // What arrived unheard and was taken back since goes out as well.
        const others = onlyFields(values, (name) => !sameValue(sent[name], fields[name]));
        return save(bodyOf(values, { ...changed, ...others }), { 'If-Match': tagOf(there) });
      }
      if (!standThere(sent, fields, names)) throw error;
      return undefined;
    });
    tried.forget();
    setOwn(sent);
    // The next save names the version that this one made, and compares what the server made of it: it may derive or round.
    const isNew = (one: R | undefined): one is R =>
      one !== undefined && !(answer && one.updatedAt === record.updatedAt);
    let read = (await onRead()).data?.data;
    if (!isNew(read) && answer && keep) {
      read = answer.data as R;
      dispatch(keep(read));
    }
    if (!isNew(read)) return { ...answer, saved: { version: begun } };
    const made = comparable(valuesOf(read), read);
    setOwn(made);
    const others = Object.entries(valuesOf(read)).filter(([name]) => !sameValue(sent[name], made[name]));
    return { ...answer, saved: { ...Object.fromEntries(others), version: begun } };
  };
  const draftKey = `${kind.toLowerCase()}-${record.id}`;
  return {
    form: { ...form, texts: texts.saving, draftKey, initialValues, versionOf, onSave, onReload },
    version,
    isCurrent: same,
  };
}

/** The version of a record as an entity tag. */
const tagOf = ({ updatedAt }: { updatedAt: string }) => `"${updatedAt}"`;
