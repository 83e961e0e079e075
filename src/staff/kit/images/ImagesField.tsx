import { useEffect, useRef, useState } from 'react';
import { images as t } from '../../texts/images';
import { useSending } from '../../api';
import { MOST_UPLOADED } from '../../../common/domain/contract.gen';
import { FieldError } from '../../../common/ui/Field';
import { useField } from '../fields/field';
import { useSubmitWhenReady } from '../form/useSubmitWhenReady';
import { MOST_MEGABYTES } from './limits';
import { moved } from './useDragOrder';
import { Uploader } from './Uploader';
import { usePreparing } from './usePreparing';

/** Pictures of a new record; the form's value is `readonly File[]` in order, the first the main one. */
export function ImagesField({ name }: { name: string }) {
  const field = useField<readonly File[]>(name);
  const files = useRef(field.value);
  useEffect(() => {
    files.current = field.value;
  });
  const box = useRef<HTMLDivElement>(null);
  const { progress, skipped, prepare } = usePreparing();
  const keyOf = useFileKeys();
  const sending = useSending(field.value) !== null;
  useSubmitWhenReady(box, progress !== null);
  const change = (next: readonly File[]) => {
    files.current = next;
    field.onChange(next);
  };
  const add = (picked: File[]) =>
    void prepare(
      picked,
      () => MOST_UPLOADED - files.current.length,
      (more) => change([...files.current, ...more]),
    );
  return (
    <div ref={box} data-field="">
      <Uploader
        items={field.value.map((file, index) => ({
          id: keyOf(file),
          file,
          picture: <Preview file={file} n={index + 1} />,
        }))}
        most={MOST_UPLOADED}
        addId={field.id}
        onAdd={add}
        locked={sending}
        onMove={(from, to) => change(moved(files.current, from, to))}
        onRemove={(id) => {
          change(files.current.filter((file) => keyOf(file) !== id));
          return true;
        }}
        status={progress ? t.preparing(progress.at, progress.total) : undefined}
        skipped={skipped}
        notes={[
          { text: `${t.limits(MOST_UPLOADED, MOST_MEGABYTES)} ${t.orderable}` },
          { text: t.warning, icon: 'alert', warning: true },
          { text: t.notInDraft },
        ]}>
        <FieldError id={field.id} error={field.error} />
      </Uploader>
    </div>
  );
}

/** A file that has been picked. */
export function Preview({ file, n }: { file: File; n: number }) {
  return <img src={useObjectUrl(file)} alt={t.pictureOf(file.name, n)} draggable={false} />;
}

/** Two files may have the same name: each gets a key of its own. */
export function useFileKeys(): (file: File) => string {
  const [keys] = useState(() => new WeakMap<File, string>());
  const made = useRef(0);
  return (file) => {
    const key = keys.get(file) ?? `file-${(made.current += 1)}`;
    keys.set(file, key);
    return key;
  };
}

/** An address for a file of this computer while it is shown; given back afterwards. */
export function useObjectUrl(file: File): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
