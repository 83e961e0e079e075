import { createContext, useCallback, useContext, useEffect, useId, useRef, useState } from 'react';
import { useBlocker, type Location } from 'react-router-dom';
import { readToken } from '../../../common/browser/cookies';
import { listen } from '../../../common/browser/listen';
import { kit as t } from '../../texts/kit';
import { useConfirm } from '../confirm/confirm';
import { guards } from './drafts';

/** What somebody who leaves is asked. */
export interface LeaveWords {
  title: string;
  text: string;
}

const UNSAVED: LeaveWords = { title: t.leaveTitle, text: t.leaveText };
/** Of what no draft keeps. */
export const LOST: LeaveWords = { title: t.leaveTitle, text: t.closeText };
const SENDING: LeaveWords = { title: t.sendingTitle, text: t.sendingText };

const never = () => false;

/** Another form where another record is begun with; what else is in the query belongs to the same one. */
const formAt = ({ pathname, search }: Location) => `${pathname} ${new URLSearchParams(search).get('copy')}`;

/**
 * Asks before unsaved changes are left behind: within the program by our own dialog, at the browser's doors by its own.
 * It compares values, so it is silent after a save; and after the session has ended there is nothing to stay for.
 * @param isSending whether pictures are being sent, which is asked about in other words (the browser's doors: staff/api/underWay.ts)
 * @param words where what is left behind is no change that was not saved
 */
export function useUnsavedGuard(dirty: boolean, isSending: () => boolean = never, words = UNSAVED): void {
  const confirm = useConfirm();
  // Asked at the moment of leaving: a save leaves the page itself, once nothing is being sent any more.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      (dirty || isSending()) && readToken() !== null && formAt(currentLocation) !== formAt(nextLocation),
  );
  // What has come to be kept since it was asked asks nothing anew: the answer may be under way.
  const asked = useRef(words);
  useEffect(() => {
    asked.current = words;
  }, [words]);
  useEffect(() => {
    if (blocker.state !== 'blocked') return undefined;
    // The page may be left meanwhile, by the end of a save.
    const left = new AbortController();
    const question = { ...(isSending() ? SENDING : asked.current), action: t.leave, cancel: t.stay, danger: true };
    void confirm({ ...question, signal: left.signal }).then((leave) => {
      if (left.signal.aborted) return;
      if (leave) blocker.proceed();
      else blocker.reset();
    });
    return () => left.abort();
  }, [blocker, confirm, isSending]);
  useEffect(() => {
    if (!dirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      if (readToken() !== null) event.preventDefault();
    };
    guards.add(ask);
    const stop = listen(window, { beforeunload: ask });
    return () => {
      guards.delete(ask);
      stop();
    };
  }, [dirty]);
}

/** A part of the page that holds what leaving would lose; with words of its own where these are no changes. */
interface Unsaved {
  part: string;
  words: LeaveWords | undefined;
}

type Report = (part: string, unsaved: Unsaved | null) => void;

const ReportContext = createContext<Report | null>(null);
export const ReportProvider = ReportContext.Provider;

/** What the parts of a page report to it, which asks for all of them: a router has one question. */
export function useReported(): { unsaved: boolean; words: LeaveWords | undefined; report: Report } {
  const [unsaved, setUnsaved] = useState<readonly Unsaved[]>([]);
  const said = unsaved.flatMap(({ words = [] }) => words);
  const report = useCallback<Report>((part, now) => {
    setUnsaved((all) => [...all.filter((other) => other.part !== part), ...(now ? [now] : [])]);
  }, []);
  // What cannot be typed again comes first.
  return { unsaved: unsaved.length > 0, words: said.find((words) => words !== LOST) ?? said[0], report };
}

/**
 * Tells the page around whether this part of it holds what leaving would lose.
 * @param words a constant, asked instead of those about changes
 */
export function useReportUnsaved(unsaved: boolean, words?: LeaveWords): void {
  const part = useId();
  const report = useContext(ReportContext);
  useEffect(() => {
    if (!unsaved) return undefined;
    report?.(part, { part, words });
    return () => report?.(part, null);
  }, [report, part, unsaved, words]);
}
