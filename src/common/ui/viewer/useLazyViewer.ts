import { useEffect, useRef, useState, type ComponentType } from 'react';
import { loadChunk } from '../../browser/chunks';
import { useBackCloses } from '../backCloses';
import type { ViewerProps } from './Viewer';

const load = () => import(/* webpackChunkName: "viewer" */ './Viewer');

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

/** The full-screen view of a row of pictures: fetched when asked for; Back closes it, on every device. */
export function useLazyViewer(onFailed: () => void): ViewerHandle {
  const [component, setComponent] = useState<{ Viewer: ComponentType<ViewerProps> } | null>(null);
  const [open, setOpen] = useState(false);
  const [loading, setLoading] = useState(false);
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);
  const close = () => setOpen(false);
  useBackCloses(open, close, 'everywhere');
  const show = async () => {
    if (loading || open) return;
    setLoading(true);
    try {
      const { Viewer } = await loadChunk(load);
      if (left.current) return;
      setComponent({ Viewer });
      setOpen(true);
    } catch {
      onFailed();
    } finally {
      setLoading(false);
    }
  };
  return {
    component: component?.Viewer ?? null,
    loading,
    open,
    show: () => void show(),
    close,
    warm: () => void load().catch(() => undefined),
  };
}
