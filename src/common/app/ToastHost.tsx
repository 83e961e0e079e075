import { useEffect } from 'react';
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

/** The toast's code comes with the first alert; where it cannot be had for want of a network, the words stand alone. */
export function ToastHost({ load, onViewCart }: ToastHostProps) {
  const alert = useAppSelector(selectAlert);
  const Part = usePart(load, alert);
  const online = useOnline();
  const dispatch = useAppDispatch();
  const alone = !online && !Part ? alert : null;
  useEffect(() => {
    if (!alone) return undefined;
    const timer = setTimeout(() => dispatch(alertCleared(alone.id)), SAID_MS);
    return () => clearTimeout(timer);
  }, [alone, dispatch]);
  if (Part) return <Part onViewCart={onViewCart} />;
  return (
    alone && (
      <p className={css.said} role="alert">
        {alone.message}
      </p>
    )
  );
}
