import { useEffect, useRef, useState, type DragEvent } from 'react';
import { listen } from '../../../common/browser/listen';

const filesIn = (data: DataTransfer | null) => [...(data?.files ?? [])];
const carriesFiles = (event: { dataTransfer: DataTransfer | null }) =>
  event.dataTransfer?.types.includes('Files') ?? false;

/**
 * Files that are dropped on an element or pasted anywhere on the page. A file that misses the element is not opened by the
 * browser in the form's place.
 */
export function useFileIntake(onFiles: (files: File[]) => void, enabled: boolean) {
  const [over, setOver] = useState(false);
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });
  useEffect(() => {
    const keep = (event: globalThis.DragEvent) => {
      if (carriesFiles(event)) event.preventDefault();
    };
    return listen(window, { dragover: keep, drop: keep });
  }, []);
  useEffect(() => {
    if (!enabled) return undefined;
    const onPaste = (event: ClipboardEvent) => {
      const files = filesIn(event.clipboardData);
      // A copied text may bring its own picture along; then the text is meant.
      if (files.length === 0 || event.clipboardData?.types.includes('text/plain')) return;
      event.preventDefault();
      latest.current(files);
    };
    return listen(window, { paste: onPaste });
  }, [enabled]);
  const dropProps = {
    onDragOver: (event: DragEvent) => {
      if (carriesFiles(event)) setOver(enabled);
    },
    onDragLeave: (event: DragEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      setOver(false);
      if (enabled) onFiles(filesIn(event.dataTransfer));
    },
  };
  return { over, dropProps };
}
