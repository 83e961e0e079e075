import { useEffect, useRef, useState, type ComponentType } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { loadChunk } from '../../lib/chunks';
import { pictures as texts } from '../../lib/messages/en/pictures';
import { useMessages } from '../../ui/messages';
import { useSite } from '../../ui/site';
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

/**
 * The full-screen view and its place in the browser's history: showing it is a step forward, so that Back closes it.
 * The step carries a mark of this visit; a reload finds it unknown and shows the page alone.
 */
export function useViewer(): ViewerHandle {
  const t = useMessages('pictures', texts);
  const { notify } = useSite();
  const navigate = useNavigate();
  const location = useLocation();
  const [component, setComponent] = useState<{ Viewer: ComponentType<ViewerProps> } | null>(null);
  const [mark, setMark] = useState<string | null>(null);
  const [loading, setLoading] = useState(false);
  const open = mark !== null && (location.state as { viewer?: unknown } | null)?.viewer === mark;
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => { left.current = true; };
  }, []);
  const closing = useRef(false);
  useEffect(() => { closing.current = false; }, [open]);
  const show = async () => {
    if (loading || open) return;
    setLoading(true);
    try {
      const { Viewer } = await loadChunk(load);
      if (left.current) return;
      const next = String(Date.now());
      setComponent({ Viewer });
      setMark(next);
      const { pathname, search, hash } = location;
      await navigate({ pathname, search, hash }, { state: { viewer: next }, preventScrollReset: true });
    } catch {
      notify({ success: false, message: t.viewerFailed });
    } finally {
      setLoading(false);
    }
  };
  return {
    component: component?.Viewer ?? null,
    loading,
    open,
    show: () => void show(),
    close: () => {
      // Two presses of Esc are one step back.
      if (!open || closing.current) return;
      closing.current = true;
      void navigate(-1);
    },
    warm: () => void load().catch(() => undefined),
  };
}
