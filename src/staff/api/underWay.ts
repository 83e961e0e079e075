import { useSyncExternalStore } from 'react';
import { readToken } from '../../common/browser/cookies';
import { useStored, watched } from '../../common/browser/stored';

/** How much of each file that is being sent has left, from 0 to 1. */
type UnderWay = ReadonlyMap<Blob, number>;

const underWay = watched<UnderWay>(new Map());

/** A tab that is closed breaks the sending off; once the session has ended there is nothing to wait for. */
const askBeforeClosing = (event: BeforeUnloadEvent) => {
  if (readToken() !== null) event.preventDefault();
};

function change(next: UnderWay): void {
  if (next.size > 0) window.addEventListener('beforeunload', askBeforeClosing);
  else window.removeEventListener('beforeunload', askBeforeClosing);
  underWay.set(next);
}

/** @param sent of each file, in their order */
export const reportSent = (files: readonly Blob[], sent: readonly number[]): void =>
  change(new Map([...underWay.read(), ...files.map((file, index) => [file, sent[index] ?? 0] as const)]));

/** They were answered, or will not be. */
export const reportDone = (files: readonly Blob[]): void =>
  change(new Map([...underWay.read()].filter(([file]) => !files.includes(file))));

/** Whether any file is being sent. */
export const isSending = (): boolean => underWay.read().size > 0;

/** How much of a file has left, from 0 to 1; undefined while it is not being sent. At 1 the server is at work on it. */
export function useSent(file: Blob | undefined): number | undefined {
  return useSyncExternalStore(underWay.subscribe, () => (file ? underWay.read().get(file) : undefined));
}

/** Files that are being sent together. */
export interface Sending {
  /** How many have left whole. */
  sent: number;
  total: number;
  /** From 0 to 1, in bytes. At 1 the server is at work on them. */
  part: number;
}

/** How far a form's files are; null while none of them is being sent. */
export function useSending(files: readonly Blob[]): Sending | null {
  const now = useStored(underWay);
  const sending = files.filter((file) => now.has(file));
  if (sending.length === 0) return null;
  const bytes = (of: (file: Blob) => number) => sending.reduce((sum, file) => sum + of(file), 0);
  const sent = (file: Blob) => now.get(file) ?? 0;
  return {
    sent: sending.filter((file) => sent(file) === 1).length,
    total: sending.length,
    part: bytes((file) => file.size * sent(file)) / bytes(({ size }) => size),
  };
}
