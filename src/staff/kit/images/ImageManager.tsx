import { useEffect, useRef, useState } from 'react';
import type { Image } from '../../../common/api';
import { useSending } from '../../api';
import { images as t } from '../../texts/images';
import { MOST_IMAGES } from '../../../common/domain/contract.gen';
import { FieldError } from '../../../common/ui/Field';
import { Picture } from '../../../common/ui/Picture';
import { useConfirm } from '../confirm/confirm';
import { sendingText } from '../show/SendingBar';
import { Preview } from './ImagesField';
import { MOST_MEGABYTES } from './limits';
import { moved } from './useDragOrder';
import { Uploader } from './Uploader';
import { useImageActions, type ImageCalls } from './useImageActions';
import { useImageOrder } from './useImageOrder';
import { usePreparing } from './usePreparing';

interface ImageManagerProps {
  images: readonly Image[];
  /** The record's. */
  name: string;
  calls: ImageCalls;
  /** Reads the record again, which holds what was added. */
  onRead: () => PromiseLike<unknown>;
}

const SIZES = '(min-width:900px) 180px, 46vw';

/** Pictures of a record that exists: each is replaced, deleted, added or moved at once, with its failure beside it. */
export function ImageManager({ images, name, calls, onRead }: ImageManagerProps) {
  const confirm = useConfirm();
  const { run, isBusy, errorOf } = useImageActions();
  const { progress, skipped, prepare } = usePreparing();
  const { shown, reorder } = useImageOrder(images, (ids) =>
    run('order', () => calls.order?.(ids) ?? Promise.resolve(undefined), { failed: t.orderFailed }),
  );
  const orderable = calls.order !== undefined;
  const [adding, setAdding] = useState<readonly File[]>([]);
  const [replacing, setReplacing] = useState<Readonly<Record<string, File>>>({});
  const sending = useSending([...adding, ...Object.values(replacing)]);
  const addable = calls.add !== undefined && shown.length + adding.length < MOST_IMAGES;

  // Asked when it is the files' turn: those picked before may have been added meanwhile.
  const count = useRef(shown.length);
  useEffect(() => {
    count.current = shown.length;
  });

  const add = (picked: File[]) =>
    void prepare(
      picked,
      () => MOST_IMAGES - count.current,
      async (files) => {
        setAdding(files);
        if (
          await run('add', () => calls.add?.(files) ?? Promise.resolve(undefined), {
            done: t.updated,
            failed: t.addFailed,
          })
        )
          await onRead();
        setAdding([]);
      },
    );
  const replace = (id: string, picked: File) =>
    void prepare(
      [picked],
      () => 1,
      ([file]) => {
        if (!file) return undefined;
        setReplacing((files) => ({ ...files, [id]: file }));
        return run(id, () => calls.replace(id, file), { done: t.updated, failed: t.updateFailed });
      },
    );
  const remove = async (id: string) => {
    const n = shown.findIndex((image) => image.id === id) + 1;
    if (!(await confirm({ title: t.deleteTitle(n, name), text: t.deleteText, action: t.deleteAction, danger: true })))
      return false;
    return run(id, () => calls.remove(id), { done: t.deleted, failed: t.deleteFailed });
  };
  const preparing = progress ? t.preparing(progress.at, progress.total) : undefined;
  const status = sending ? sendingText(sending) : preparing;
  return (
    <Uploader
      items={[
        ...shown.map((image, index) => ({
          id: image.id,
          file: replacing[image.id],
          picture: <Picture key={image.image_url} image={image} alt={t.pictureOf(name, index + 1)} sizes={SIZES} />,
          busy: isBusy(image.id),
          error: errorOf(image.id),
        })),
        ...adding.map((file, index) => ({
          id: `adding-${index}`,
          file,
          picture: <Preview file={file} n={shown.length + index + 1} />,
          busy: true,
          pending: true,
        })),
      ]}
      onAdd={addable ? add : undefined}
      onMove={orderable ? (from, to) => void reorder(moved(shown, from, to).map(({ id }) => id)) : undefined}
      onReplace={replace}
      onRemove={remove}
      status={status}
      skipped={skipped}
      notes={[{ text: (orderable ? t.limits : t.limitsOnly)(MOST_IMAGES, MOST_MEGABYTES) }, { text: t.atOnce }]}>
      {calls.notice}
      <div role="alert">
        <FieldError id="images-add" error={errorOf('add')} />
        <FieldError id="images-order" error={errorOf('order')} />
      </div>
    </Uploader>
  );
}
