import { useEffect, useRef, useState } from 'react';
import { useStored } from '../../../common/browser/stored';
import type { QuoteSubject } from '../../ui/site';
import type { KeptRequest } from './keptRequest';
import { forgetRequest, keepRequest, outbox } from './outbox';
import type { QuoteFailure } from './quoteCall';
import { quoteDraft } from './quoteDraft';
import type { QuoteValues } from './quoteFields';

/** A request that has arrived: what the server said, where the answer goes, and what was sent. */
export interface SentRequest {
  message: string;
  email: string;
  note: string;
}

interface Keeping {
  key: string;
  values: QuoteValues;
  note: string;
  /** The try may have reached the server. */
  tried: boolean;
}

/**
 * Where an open dialog stands with the outbox: the request it corrects, or the one that its own failed try left there.
 * @param onSent it went by itself while the dialog was open: said there, so the outbox need not say it
 */
export function useKeptRequest(subject: QuoteSubject, onSent: (sent: SentRequest) => void) {
  const [corrected] = useState(() => outbox.read().find(({ key }) => key === subject.corrects));
  const [own, setOwn] = useState(corrected?.key ?? null);
  const email = useRef('');
  const note = useRef('');
  const request = useStored(outbox).find(({ key }) => key === own);
  const told = useRef(onSent);
  useEffect(() => {
    told.current = onSent;
  });
  useEffect(() => {
    if (request?.state !== 'sent') return;
    quoteDraft.forget();
    forgetRequest(request.key);
    told.current({ message: request.message, email: email.current, note: note.current });
  }, [request]);
  const forget = () => {
    if (own !== null) forgetRequest(own);
    setOwn(null);
  };
  return {
    /** What is corrected, and why: the server's refusal. */
    refused: corrected ? { failure: refusalOf(corrected), note: corrected.note, kept: false } : null,
    forget,
    /** Another request takes its place: the old one must not go as well. One that was refused stays until then. */
    beforeSending: (key: string) => {
      if (request?.state === 'kept' && request.key !== key) forget();
    },
    keep: ({ key, values, note: text, tried }: Keeping): boolean => {
      const now = Date.now();
      const before = request?.key === key ? request : undefined;
      const kept = keepRequest({
        key,
        values,
        note: text,
        from: subject.from,
        lines: subject.from === 'header' ? [] : subject.lines,
        state: 'kept',
        keptAt: now,
        triedAt: before?.triedAt ?? (tried ? now : null),
        message: '',
        fields: {},
      });
      if (!kept) return false;
      if (own !== null && own !== key) forgetRequest(own);
      setOwn(key);
      email.current = values.email.trim();
      note.current = text;
      // The outbox has it now; the next request begins with who asks, and an empty message.
      quoteDraft.keep({ ...values, message: '' });
      return true;
    },
  };
}

function refusalOf({ message, fields }: KeptRequest): QuoteFailure {
  return { kind: 'refused', message, fields, others: {}, passing: false };
}
