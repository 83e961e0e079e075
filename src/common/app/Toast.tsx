import Fade from '@mui/material/Fade';
import Snackbar, { type SnackbarCloseReason } from '@mui/material/Snackbar';
import { Fragment, useEffect, useLayoutEffect, useRef, useState, type SyntheticEvent } from 'react';
import { createPortal } from 'react-dom';
import { useAppDispatch, useAppSelector, useAppStore } from '../state/hooks';
import { alertCleared, SAID_MS, selectAlert, type AlertAction } from '../state/alertSlice';
import { cartReplaced, itemAdded, itemRestored, selectCartItems } from '../state/cartSlice';
import { useEmptyCart } from '../state/useEmptyCart';
import { shell } from '../texts/en/shell';
import { whatsappLink } from '../domain/whatsapp';
import { IconButton } from '../ui/Button';
import { FieldList } from '../ui/FieldList';
import { Icon, type IconName } from '../ui/Icon';
import layout from '../ui/layout.module.css';
import { useMessages } from '../i18n/messages';
import { MuiTheme } from '../ui/MuiTheme';
import { useToastOutlet } from '../ui/toastOutlet';
import css from './Toast.module.css';
import { useToastInOrder } from './useToastInOrder';

/** The alert's value clears after 2 s; the toast keeps its copy for 6 s, or until it is closed (docs/product.md, 2.4). */
const VALUE_MS = 2000;

type ShownAlert = NonNullable<ReturnType<typeof selectAlert>>;

interface ToastProps {
  /** The way to the cart, in the program that has one. */
  onViewCart?: (() => void) | undefined;
  /** Undo of a deletion, in the program that keeps requests. */
  onRestoreRequest?: (request: object) => void;
}

/**
 * The one toast: the newest alert takes the place of the one before. It waits while hovered, focused or out of sight;
 * Esc closes it. Successes are said when there is a pause, failures at once. By keyboard it comes next after what caused it.
 */
export function Toast(ways: ToastProps) {
  const dispatch = useAppDispatch();
  const alert = useAppSelector(selectAlert);
  const { home, place, outlet } = useToastPlace();
  const [shown, setShown] = useState<ShownAlert | null>(null);
  const [open, setOpen] = useState(false);
  const before = useRef(outlet);
  const shownStays = useRef(false);
  useEffect(() => {
    shownStays.current = shown !== null && (!shown.success || shown.detail !== undefined || isRemoval(shown));
  }, [shown]);
  useEffect(() => {
    if (!alert) return undefined;
    setShown(alert);
    setOpen(true);
    const timer = setTimeout(() => dispatch(alertCleared(alert.id)), VALUE_MS);
    return () => clearTimeout(timer);
  }, [alert, dispatch]);
  useEffect(() => {
    // An overlay opens: the visitor has gone on. A removal can still be undone there, a failure and a detail must be read.
    if (outlet && outlet !== before.current) setOpen((was) => was && shownStays.current);
    before.current = outlet;
  }, [outlet]);
  const toast = shown && <ToastBar key={shown.id} alert={shown} open={open} onClose={() => setOpen(false)} {...ways} />;
  // Both regions are there before their content, or it would not be read out.
  const regions = (
    <>
      <div role="status">{shown?.success && toast}</div>
      <div role="alert">{shown?.success === false && toast}</div>
    </>
  );
  return (
    <MuiTheme>
      <div ref={home} />
      {createPortal(regions, place)}
    </MuiTheme>
  );
}

/**
 * The toast's own element. It stands in its home, and is moved into the topmost overlay while there is one: what is in
 * it goes on, its time included. (An overlay hides the children of the body from assistive technology, homes included.)
 */
function useToastPlace() {
  const outlet = useToastOutlet();
  const home = useRef<HTMLDivElement>(null);
  const [place] = useState(() => document.createElement('div'));
  useLayoutEffect(() => (outlet ?? home.current)?.append(place), [outlet, place]);
  return { home, place, outlet };
}

interface ToastBarProps extends ToastProps {
  alert: ShownAlert;
  open: boolean;
  onClose: () => void;
}

function ToastBar({ alert, open, onClose, ...ways }: ToastBarProps) {
  const t = useMessages('shell', shell);
  const ref = useRef<HTMLDivElement>(null);
  const leave = useToastInOrder(ref, open);
  const { icon, look } = lookOf(alert);
  const closeNow = () => {
    leave();
    onClose();
  };
  const close = (event: Event | SyntheticEvent | null, reason: SnackbarCloseReason) => {
    if (reason === 'clickaway') return;
    // The key was meant for it: what else listens to it stays as it is.
    if (reason === 'escapeKeyDown') event?.preventDefault();
    // Snackbar resumes when the pointer leaves although the focus is still within, and the other way round.
    if (reason === 'timeout' && ref.current?.matches(':hover, :focus-within')) return;
    closeNow();
  };
  return (
    <Snackbar
      ref={ref}
      className={css.toast}
      data-scheme="dark"
      open={open}
      onClose={close}
      autoHideDuration={alert.detail === undefined ? SAID_MS : null}
      resumeHideDuration={SAID_MS}
      slots={{ transition: Fade }}>
      <div className={`${css.bar} ${look ?? ''}`} inert={!open}>
        <Icon name={icon} />
        <div className={css.text}>
          <span>{alert.message}</span>
          {alert.detail && <p>{alert.detail}</p>}
          {alert.actions?.map((action) => (
            <Fragment key={action.kind}>
              {' '}
              <ToastAction action={action} onDone={closeNow} {...ways} />
            </Fragment>
          ))}
          <FieldList data={alert.data} />
        </div>
        <IconButton label={t.closeMessage} className={css.close} onClick={closeNow}>
          <Icon name="close" />
        </IconButton>
      </div>
    </Snackbar>
  );
}

const isRemoval = ({ actions = [] }: ShownAlert) => actions.some(({ kind }) => kind.startsWith('restore-'));

/** Icon and colour: a failure is red, all else green (docs/product.md, 2.4). */
function lookOf(alert: ShownAlert): { icon: IconName; look: string | undefined } {
  if (!alert.success) return { icon: 'alert', look: css.bad };
  return isRemoval(alert) ? { icon: 'bin', look: undefined } : { icon: 'check', look: css.done };
}

interface ToastActionProps extends ToastProps {
  action: AlertAction;
  onDone: () => void;
}

function ToastAction({ action, onDone, onViewCart, onRestoreRequest }: ToastActionProps) {
  const t = useMessages('shell', shell);
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const emptyCart = useEmptyCart();
  if (action.kind === 'whatsapp') {
    return (
      <a className={css.action} href={whatsappLink(action.text)} target="_blank" rel="noopener">
        {action.label}
        <span className={layout.hidden}> {t.opensNewTab}</span>
      </a>
    );
  }
  const act = () => {
    // First: what opens then remembers where the focus was.
    onDone();
    if (action.kind === 'view-cart') onViewCart?.();
    else if (action.kind === 'empty-cart') emptyCart(action.emptied);
    else if (action.kind === 'restore-request') onRestoreRequest?.(action.request);
    else if (action.kind === 'restore-cart-item') dispatch(itemRestored({ item: action.item, index: action.index }));
    else {
      // What was put in since stays.
      const since = selectCartItems(store.getState());
      dispatch(cartReplaced(action.items));
      since.forEach((item) => dispatch(itemAdded(item)));
    }
  };
  return (
    <button type="button" className={css.action} onClick={act}>
      {action.kind === 'view-cart' ? t.viewCart : action.kind === 'empty-cart' ? action.label : t.undo}
    </button>
  );
}
