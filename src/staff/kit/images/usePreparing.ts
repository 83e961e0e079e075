import { useEffect, useRef, useState } from 'react';
import { prepareImages, type Prepared } from './prepare';
import type { Skipped } from './skipped';

interface Progress {
  at: number;
  total: number;
}

/** Prepares picked files, one choice after the other, with its progress and what was skipped last. */
export function usePreparing() {
  const [progress, setProgress] = useState<Progress | null>(null);
  const [skipped, setSkipped] = useState<readonly Skipped[]>([]);
  const left = useRef(new AbortController());
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  /** After what was begun before. */
  const inTurn = (run: () => Promise<unknown>) => {
    const turn = queue.current.then(run);
    // What goes wrong with one choice does not hinder the next.
    queue.current = turn.catch(() => undefined);
    return turn;
  };
  useEffect(() => {
    const controller = new AbortController();
    left.current = controller;
    return () => controller.abort();
  }, []);
  /** @param room asked when it is the files' turn */
  const prepare = (files: readonly File[], room: () => number, take: (files: File[]) => unknown) => {
    const { signal } = left.current;
    return inTurn(async () => {
      try {
        const prepared: Prepared = await prepareImages(files, {
          room: room(),
          signal,
          onProgress: (at, total) => setProgress({ at, total }),
        });
        if (signal.aborted) return;
        setSkipped(prepared.skipped);
        if (prepared.files.length > 0) await take(prepared.files);
      } finally {
        setProgress(null);
      }
    });
  };
  return { progress, skipped, prepare, inTurn };
}
