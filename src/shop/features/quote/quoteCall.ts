import { api, asApiError, successText, type ApiDispatch, type ApiError } from '../../../common/api';
import { quote } from '../../texts/en/quote';
import { MOST_QUOTED_PRODUCTS } from '../../../common/domain/contract.gen';
import { plainPhone } from '../../../common/domain/contacts';
import { oneLine } from '../../../common/domain/texts';
import type { Alert } from '../../../common/state/alertSlice';
import type { CartItem } from '../../../common/domain/cartItem';
import type { QuoteSubject } from '../../ui/site';

/** What was typed. */
export interface QuoteValues {
  name: string;
  phone: string;
  email: string;
  message: string;
}

/** A request for a quote as it is sent. */
export interface OutgoingRequest {
  /** Its idempotency key, which names it in the outbox as well. */
  key: string;
  from: QuoteSubject['from'];
  /** What was typed, to correct it. */
  values: QuoteValues;
  lines: CartItem[];
  /** The text as it is sent, byte for byte the same with each try. */
  note: string;
  /** Where it is. */
  countyId?: string;
}

/** What the server says of a request that arrived. */
export interface Arrived {
  message: string;
  /** The request's id, by which staff find it; empty where the server leaves it out. */
  reference: string;
}

export type QuoteOutcome = Arrived | { failure: QuoteFailure };

export interface QuoteFailure {
  kind: 'offline' | 'exception' | 'refused';
  /** The server's words, where it had some. */
  message?: string | undefined;
  /** The server's words per field of the form. */
  fields: Record<string, string>;
  /** Those of fields the form does not have. */
  others: Record<string, string>;
  /** The same request may succeed later: nothing was wrong with it. */
  passing: boolean;
}

/** The form's field for each of the contract's. */
const FORM_FIELDS: Readonly<Record<string, string>> = {
  clients_name: 'name',
  clients_phone: 'phone',
  clients_email: 'email',
  clients_note: 'message',
};

/** The request's body; the same input gives the same body, by which it is known. */
export function quoteBody({
  values: { name, phone, email },
  lines,
  note,
  countyId,
}: Pick<OutgoingRequest, 'values' | 'lines' | 'note' | 'countyId'>) {
  const body = {
    clients_name: oneLine(name),
    clients_phone: plainPhone(phone),
    clients_email: email.trim(),
    clients_note: note.replaceAll('\0', ''),
    ...(countyId && { countyId }),
  };
  return lines.length === 0 ? body : { ...body, productIds: lines.slice(0, MOST_QUOTED_PRODUCTS).map(({ id }) => id) };
}

/** With products it is a quotation, else a plain request (two calls of the contract). */
function startQuote(dispatch: ApiDispatch, request: OutgoingRequest) {
  const { key } = request;
  const body = quoteBody(request);
  return 'productIds' in body
    ? dispatch(
        api.endpoints.createQuotation.initiate({ 'Idempotency-Key': key, quotationInput: body }, { track: false }),
      )
    : dispatch(api.endpoints.requestQuote.initiate({ 'Idempotency-Key': key, quoteRequest: body }, { track: false }));
}

/** Sends a request; the same one sent again arrives once. `restart` aborts a slow try and starts another. */
export function sendQuote(dispatch: ApiDispatch, request: OutgoingRequest, t: typeof quote) {
  let running = startQuote(dispatch, request);
  const outcome = async (): Promise<QuoteOutcome> => {
    for (;;) {
      const tried = running;
      try {
        const { message, data } = await tried.unwrap();
        const id: unknown = (data as typeof data | undefined)?.id;
        const reference = typeof id === 'string' ? id : '';
        return { message: successText(message, t.succeeded, quote.succeeded), reference };
      } catch (error) {
        if (tried === running) return { failure: quoteFailure(error) };
      }
    }
  };
  const restart = () => {
    running.abort();
    running = startQuote(dispatch, request);
  };
  return { outcome: outcome(), restart };
}

/** Why a request did not arrive, in words: the server's, or the site's in the language of now. */
export function failureWords({ kind, message }: Pick<QuoteFailure, 'kind' | 'message'>, t: typeof quote): string {
  if (kind === 'refused') return message || t.failed;
  return kind === 'offline' ? t.offlineTitle : t.exception;
}

/** A failure where no form is there to show it. */
export const quoteAlert = (failure: QuoteFailure, t: typeof quote): Alert => ({
  success: false,
  message: failureWords(failure, t),
  data: { ...failure.fields, ...failure.others },
});

/** What becomes of a call that did not succeed. */
function quoteFailure(cause: unknown): QuoteFailure {
  const error = asApiError(cause);
  if (typeof error.status === 'number') return refusedQuote(error);
  return { kind: error.status === 'OFFLINE' ? 'offline' : 'exception', fields: {}, others: {}, passing: true };
}

/** The server's refusal, its words on fields at the form's. */
function refusedQuote({ status, message, fields }: ApiError): QuoteFailure {
  const entries = Object.entries(fields);
  return {
    kind: 'refused',
    message,
    fields: Object.fromEntries(
      entries.flatMap(([field, text]) => (FORM_FIELDS[field] ? [[FORM_FIELDS[field], text]] : [])),
    ),
    others: Object.fromEntries(entries.filter(([field]) => !FORM_FIELDS[field])),
    passing: typeof status === 'number' && (status >= 500 || status === 408 || status === 429),
  };
}
