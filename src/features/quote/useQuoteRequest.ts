import { useRef } from 'react';
import { asApiError, useCreateQuotationMutation, useRequestQuoteMutation, type ApiError } from '../../api';
import { quote } from '../../lib/messages/en/quote';
import { oneLine } from '../../lib/oneLine';
import { forgetRequestKey, requestKey } from '../../lib/requestKey';
import { useMessages } from '../../ui/messages';
import { plainPhone } from './quoteFields';

/** Who asks for what. With products it is a quotation, else a plain request (two calls of the contract). */
export interface QuoteInput {
  name: string;
  phone: string;
  email: string;
  note: string;
  productIds?: string[];
}

export interface QuoteFailure {
  kind: 'offline' | 'exception' | 'refused';
  message: string;
  /** The server's words per field of the form. */
  fields: Record<string, string>;
  /** Those of fields the form does not have. */
  others: Record<string, string>;
}

export type QuoteOutcome = { message: string } | { failure: QuoteFailure };

/** The form's field for each of the contract's. */
const FORM_FIELDS: Readonly<Record<string, string>> = { clients_name: 'name', clients_phone: 'phone', clients_email: 'email', clients_note: 'message' };
const MOST_PRODUCTS = 200;

/** Sends a quote request; the same one sent again arrives once. `restart` gives up a slow try and begins another. */
export function useQuoteRequest() {
  const t = useMessages('quote', quote);
  const [requestQuote] = useRequestQuoteMutation();
  const [createQuotation] = useCreateQuotationMutation();
  const restart = useRef<() => void>(() => undefined);

  const call = ({ name, phone, email, note, productIds }: QuoteInput) => {
    const body = { clients_name: oneLine(name), clients_phone: plainPhone(phone), clients_email: email.trim(), clients_note: note.replaceAll('\0', '') };
    if (!productIds) return requestQuote({ 'Idempotency-Key': requestKey(JSON.stringify(body)), quoteRequest: body });
    const quotationInput = { ...body, productIds: productIds.slice(0, MOST_PRODUCTS) };
    return createQuotation({ 'Idempotency-Key': requestKey(JSON.stringify(quotationInput)), quotationInput });
  };

  const send = async (input: QuoteInput): Promise<QuoteOutcome> => {
    for (;;) {
      let again = false;
      const running = call(input);
      restart.current = () => { again = true; running.abort(); };
      try {
        const { success, message } = await running.unwrap();
        if (!success) return { failure: refused({ status: 200, message, fields: {} }, t) };
        forgetRequestKey();
        return { message: message || t.succeeded };
      } catch (error) {
        if (!again) return { failure: failureOf(asApiError(error), t) };
      }
    }
  };
  return { send, restart: () => restart.current() };
}

function failureOf(error: ApiError, t: typeof quote): QuoteFailure {
  if (error.status === 'OFFLINE') return { kind: 'offline', message: t.offlineTitle, fields: {}, others: {} };
  if (typeof error.status !== 'number') return { kind: 'exception', message: t.exception, fields: {}, others: {} };
  return refused(error, t);
}

function refused({ message, fields }: ApiError, t: typeof quote): QuoteFailure {
  const entries = Object.entries(fields);
  return {
    kind: 'refused',
    message: message || t.failed,
    fields: Object.fromEntries(entries.flatMap(([field, text]) => (FORM_FIELDS[field] ? [[FORM_FIELDS[field], text]] : []))),
    others: Object.fromEntries(entries.filter(([field]) => !FORM_FIELDS[field])),
  };
}
