import { useEffect, useRef, useState } from 'react';
import type { Image } from '../../../common/api';
import { useSending } from '../../api';
import { images as t } from '../../texts/images';
import { kit } from '../../texts/kit';
import { MOST_IMAGES, MOST_UPLOADED } from '../../../common/domain/contract.gen';
import { FieldError } from '../../../common/ui/Field';
import { Picture } from '../../../common/ui/Picture';
import { useConfirm } from '../confirm/confirm';
import { useReportUnsaved } from '../form/useUnsavedGuard';
import { sendingText } from '../show/SendingBar';
import { StaffButton } from '../StaffButton';
import { Preview, useFileKeys } from './ImagesField';
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
  onRead: () => PromiseLike<{ isSuccess: boolean }>;
}

const SIZES = '(min-width:900px) 180px, 46vw';

/** Pictures of a record that exists: each is replaced, deleted, added or moved at once, with its failure beside it. */
export function ImageManager({ images, name, calls, onRead }: ImageManagerProps) {
  const confirm = useConfirm();
  const { run, isBusy, errorOf } = useImageActions();
  const { progress, skipped, prepare, inTurn } = usePreparing();
  const { shown, reorder } = useImageOrder(
    images,
    (ids) => run('order', () => calls.order?.(ids) ?? Promise.resolve(undefined), { failed: t.orderFailed }),
    onRead,
  );
  const orderable = calls.order !== undefined;
  // As they were picked: sent again in another company they would count twice. They stay until they are added, or removed.
  const [batches, setBatches] = useState<readonly File[][]>([]);
  const adding = batches.flat();
  const [failed, setFailed] = useState(false);
  // Those that are being sent are asked about by the page (useUnsavedGuard).
  const left = failed && adding.length > 0;
  useReportUnsaved(left, t.notAdded);
  const keyOf = useFileKeys();
  const [replacing, setReplacing] = useState<Readonly<Record<string, File>>>({});
  const sending = useSending([...adding, ...Object.values(replacing)]);
  const addable = calls.add !== undefined && shown.length + adding.length < MOST_IMAGES;

  // Asked when it is the files' turn: those picked before may have been added meanwhile.
  const count = useRef(shown.length);
  useEffect(() => {
    count.current = shown.length;
  });
  const waiting = useRef(batches);
  const wait = (files: readonly File[][]) => {
    waiting.current = files;
    setBatches(files);
  };

  const send = async () => {
    for (let files = waiting.current[0]; files; files = waiting.current[0]) {
      const batch = files;
      const isAdded = await run('add', () => calls.add?.(batch) ?? Promise.resolve(undefined), {
        done: t.updated,
        failed: t.addFailed,
      });
      setFailed(!isAdded);
      if (!isAdded) return;
      await onRead();
      wait(waiting.current.slice(1));
    }
  };
  const add = (picked: File[]) =>
    void prepare(
      picked,
      () => Math.min(MOST_UPLOADED, MOST_IMAGES - count.current - waiting.current.flat().length),
      (files) => {
        wait([...waiting.current, files]);
        return send();
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
  const removeAdded = async (id: string) => {
    const n = shown.findIndex((image) => image.id === id) + 1;
    if (!(await confirm({ title: t.deleteTitle(n, name), text: t.deleteText, action: t.deleteAction, danger: true })))
      return false;
    return run(id, () => calls.remove(id), { done: t.deleted, failed: t.deleteFailed });
  };
  const remove = (id: string) => {
    if (!waiting.current.flat().some((file) => keyOf(file) === id)) return removeAdded(id);
    const left = waiting.current.map((files) => files.filter((file) => keyOf(file) !== id));
    wait(left.filter((files) => files.length > 0));
    return true;
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
          id: keyOf(file),
          file,
          picture: <Preview file={file} n={shown.length + index + 1} />,
          busy: isBusy('add') || !failed,
          pending: true,
        })),
      ]}
      most={MOST_IMAGES}
      onAdd={addable ? add : undefined}
      onMove={orderable ? (from, to) => void reorder(moved(shown, from, to).map(({ id }) => id)) : undefined}
      onReplace={replace}
      onRemove={remove}
      status={status}
      skipped={skipped}
      notes={[
        { text: `${t.limitsInAll(MOST_UPLOADED, MOST_IMAGES, MOST_MEGABYTES)} ${orderable ? t.orderable : t.inOrder}` },
        { text: t.atOnce },
      ]}>
      {calls.notice}
      <div role="alert">
        <FieldError id="images-add" error={adding.length > 0 ? errorOf('add') : undefined} />
        <FieldError id="images-order" error={errorOf('order')} />
      </div>
      {left && (
        <StaffButton variant="outlined" busy={isBusy('add')} onClick={() => void inTurn(send)}>
          {kit.retry}
        </StaffButton>
      )}
    </Uploader>
  );
}
