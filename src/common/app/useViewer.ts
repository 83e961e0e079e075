import { useEffect, useRef, useState, type ComponentType } from 'react';
import { loadChunk } from '../browser/chunks';
import { useMessages } from '../i18n/messages';
import { useNotify } from '../state/hooks';
import { viewer } from '../texts/en/viewer';
import { useBackCloses } from '../ui/backCloses';
import { useOverlay } from '../ui/overlay';
import type { ViewerProps } from '../ui/viewer/Viewer';

const load = () => import(/* webpackChunkName: "viewer" */ '../ui/viewer/Viewer');

/** Shows, while a part comes, that it does; null where it cannot be had. */
type Bring = <T>(part: () => Promise<T>) => Promise<T | null>;

interface ViewerHandle {
  /** Null until asked for: the full-screen view is a part of its own. */
  component: ComponentType<ViewerProps> | null;
  loading: boolean;
  open: boolean;
  show: () => void;
  close: () => void;
  /** Fetches the part ahead of a likely press. */
  warm: () => void;
}

/**
 * The full-screen view of a row of pictures: fetched when asked for; Back closes it, on every device.
 * @param bring the waiting sign of a program that has one for all its parts; else the opener shows `loading`
 */
export function useViewer(bring: Bring = (part) => part()): ViewerHandle {
  const { viewerFailed } = useMessages('viewer', viewer);
  const notify = useNotify();
  const { subject, open, onClose, ...overlay } = useOverlay<ComponentType<ViewerProps>>();
  const [loading, setLoading] = useState(false);
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);
  useBackCloses(open, onClose, 'everywhere');
  const show = async () => {
    if (loading || open) return;
    setLoading(true);
    // What is said of a failure is of the pictures.
    const part = await bring(() => loadChunk(load).catch(() => null));
    setLoading(false);
    if (!part) notify({ success: false, message: viewerFailed });
    else if (!left.current) overlay.show(part.Viewer);
  };
  return {
    component: subject,
    loading,
    open,
    show: () => void show(),
    close: onClose,
    warm: () => void load().catch(() => undefined),
  };
}
