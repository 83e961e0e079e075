import { useEffect, useState } from 'react';
import { useOnline } from '../browser/browserState';
import { alertCleared, SAID_MS, selectAlert } from '../state/alertSlice';
import { useAppDispatch, useAppSelector } from '../state/hooks';
import { usePart } from '../ui/usePart';
import type { Toast } from './Toast';
import css from './ToastHost.module.css';

interface ToastHostProps {
  /** Each program cuts its parts itself. */
  load: () => Promise<typeof Toast>;
  onViewCart?: () => void;
}

/** A network that leads nowhere says nothing for minutes: so long is waited for the toast's code, ms. */
const PATIENCE_MS = 2000;

/** The toast's code comes with the first alert; where it cannot be had for want of a network, the words stand alone. */
export function ToastHost({ load, onViewCart }: ToastHostProps) {
  const alert = useAppSelector(selectAlert);
  const Part = usePart(load, alert);
  const online = useOnline();
  const dispatch = useAppDispatch();
  const [awaited, setAwaited] = useState<typeof alert>(null);
  const alone = !Part && (!online || awaited === alert) ? alert : null;
  useEffect(() => {
    if (!alert || Part) return undefined;
    const end = () => (alone ? dispatch(alertCleared(alert.id)) : setAwaited(alert));
    const timer = setTimeout(end, alone ? SAID_MS : PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [alert, Part, alone, dispatch]);
  if (Part) return <Part onViewCart={onViewCart} />;
  return (
    alone && (
      <p className={css.said} role="alert">
        {alone.message}
      </p>
    )
  );
}
