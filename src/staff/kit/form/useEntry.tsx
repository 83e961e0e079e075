import { useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { asApiError, useOffers, type ApiError, type Capability } from '../../../common/api';
import { isRandomKey, randomKey } from '../../../common/browser/requestKey';
import { stored } from '../../../common/browser/stored';
import { useAppDispatch } from '../../../common/state/hooks';
import { useSlow } from '../../../common/ui/useSlow';
import { saveStopped } from '../../api';
import { entry as t } from '../../texts/entry';
import { Alert, Said } from '../show/Alert';
import { StaffButton } from '../StaffButton';
import css from './ResourceForm.module.css';

/** A call that was begun. */
export interface Begun<T> {
  unwrap: () => Promise<T>;
  abort: () => void;
}

/** What a save sends with. */
export interface Entry {
  /** For a call that makes something: the same until it is known what became of it. */
  key: { 'Idempotency-Key'?: string };
  /** Waits for a call; it rejects with what that failed with, and ends when the save is stopped. */
  send: <T>(call: Begun<T>) => Promise<T>;
}

const KEY = 'Idempotency-Key';
/** A call that makes something, and takes a key where the server offers that. */
export type Creation = Capability extends infer C ? (C extends `${infer Call}.${typeof KEY}` ? Call : never) : never;

/** The key of what was sent, and when it was last tried: milliseconds since the epoch. */
interface Sent {
  key: string;
  at: number;
}

/** Whoever heard nothing tries again within minutes, also on the page read anew; a later press of the same means another one. */
const TRIED_AGAIN_MS = 600_000;

/** The keys of what was sent and not answered yet, by what was entered. */
const open = stored<Readonly<Record<string, unknown>>>({
  area: 'sessionStorage',
  key: 'entryKeys',
  empty: {},
  inMemory: true,
  check: (data) => ({ ...(data as object) }),
});

/** @param key none where it is known what became of it, and of a call that has none */
const keep = (name: string, key?: string) => {
  const { [name]: _, ...others } = open.read();
  open.keep(key ? { ...others, [name]: { key, at: Date.now() } satisfies Sent } : others);
};

const keyOf = (name: string): string => {
  const { key, at } = (open.read()[name] ?? {}) as Partial<Sent>;
  return isRandomKey(key) && Date.now() - Number(at) < TRIED_AGAIN_MS ? key : randomKey();
};

/** Whoever entered it has given it up: the same entered again is another. @param name as of `useEntry` */
export const forgetEntry: (name: string) => void = keep;

/**
 * The way of everything that staff enter: what is sent again because no answer came goes with the key of before, so that the
 * server makes it once; a save that takes over 10 s is said to, and can be stopped: what is shown is read anew then.
 * @param name of what is entered and what it is about, as its draft's: 'payment/17'
 * @param creates the call, where it makes something
 * @returns `enter`, which calls a save and rejects with what that failed with; whether one is under way; and what is to be said
 * of it, for beside its button
 */
export function useEntry(name: string, creates?: Creation) {
  const offers = useOffers();
  const dispatch = useAppDispatch();
  const [stop, setStop] = useState<(() => void) | null>(null);
  const slow = useSlow(stop !== null);
  // While it stands there unanswered it is the same, however long the network is away; by what it is about.
  const unanswered = useRef<Readonly<Record<string, string | undefined>>>({});
  const again = creates ? (offers(`${creates}.${KEY}`) ? t.once : t.unsure) : t.unknown;
  /** A failure in the words of this page, where the server has none. */
  const told = (failure: ApiError): ApiError => {
    const { status, fields } = failure;
    if (fields[KEY]) return { status, fields: {}, message: t.before };
    if (status === 'ABORTED') return { ...failure, message: `${t.stopped} ${again}` };
    if (creates && (status === 'NETWORK' || status === 'OFFLINE')) return { ...failure, message: `${t.lost} ${again}` };
    return failure;
  };
  const enter = async <T,>(save: (entry: Entry) => Promise<T>): Promise<T> => {
    const key = creates ? { [KEY]: unanswered.current[name] ?? keyOf(name) } : {};
    const hold = (sent?: string) => {
      unanswered.current = { [name]: sent };
      keep(name, sent);
    };
    hold(key[KEY]);
    const begun = new Set<Begun<unknown>>();
    let isStopped = false;
    const send = <A,>(call: Begun<A>): Promise<A> => {
      begun.add(call);
      if (isStopped) call.abort();
      return call.unwrap();
    };
    const stopped = new Promise<never>((_, reject) => {
      setStop(() => () => {
        isStopped = true;
        begun.forEach((call) => call.abort());
        dispatch(saveStopped());
        reject(new DOMException('Stopped', 'AbortError'));
      });
    });
    try {
      const answer = await Promise.race([save({ key, send }), stopped]);
      hold();
      return answer;
    } catch (error) {
      const failure = asApiError(error);
      hold(failure.fields[KEY] ? undefined : key[KEY]);
      // oxlint-disable-next-line typescript/only-throw-error -- as RTK Query's `unwrap` does
      throw told(failure);
    } finally {
      setStop(null);
    }
  };
  const notice = <Said className={css.slow}>{slow && stop && <Slow again={again} onStop={stop} />}</Said>;
  return { enter, busy: stop !== null, notice };
}

function Slow({ again, onStop }: { again: string; onStop: () => void }): ReactNode {
  const stop = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // It goes with its button: the focus is back on what was pressed first.
    currentTarget
      .closest('[role=dialog],[role=alertdialog],form,section,main')
      ?.querySelector<HTMLElement>('button[aria-busy=true]')
      ?.focus();
    onStop();
  };
  return (
    <Alert severity="info" role="none" action={<StaffButton onClick={stop}>{t.stop}</StaffButton>}>
      {t.slow} {again}
    </Alert>
  );
}
