import { Formik } from 'formik';
import { useId, useMemo, useState, type ReactNode } from 'react';
import { useOffers } from '../../../common/api';
import { chosenCounty } from '../../../common/browser/county';
import { useStored } from '../../../common/browser/stored';
import { selectCartItems, selectUnavailable } from '../../../common/state/cartSlice';
import { useAppSelector, useNotify } from '../../../common/state/hooks';
import { opening } from '../../texts/en/opening';
import { quote } from '../../texts/en/quote';
import type { CartItem } from '../../../common/domain/cartItem';
import { orderableOf } from '../../../common/domain/cartTotals';
import { openingAt } from '../../../common/domain/openingHours';
import { cartItemOf } from '../../../common/domain/productInSmall';
import { buildNote, chatNote } from '../../../common/domain/quoteNote';
import { useMessages } from '../../../common/i18n/messages';
import { usePriceMoment } from '../../../common/ui/clock';
import { ModalDialog } from '../../ui/ModalDialog';
import type { OverlayProps } from '../../../common/ui/overlay';
import type { QuoteSubject } from '../../ui/site';
import { draftOf, formOutbox } from './outbox';
import { quoteSchema } from './quoteFields';
import type { QuoteValues } from './quoteCall';
import { QuoteForm } from './QuoteForm';
import { useRequest } from './useRequest';
import { FormActions } from '../../ui/FormActions';

interface QuoteDialogProps extends OverlayProps {
  subject: QuoteSubject;
  /** Asks where it is: another feature, which the shell joins in. */
  place: (className: string | undefined) => ReactNode;
}

/** Asks for a quote: from the header about nothing in particular, from cart or product about those products. It closes on success. */
export function QuoteDialog({ subject, place, ...overlay }: QuoteDialogProps) {
  const t = useMessages('quote', quote);
  const id = useId();
  const notify = useNotify();
  const hours = useMessages('opening', opening);
  const { from, corrects } = subject;
  const [draft] = useState(() => draftOf(formOutbox.find(corrects)));
  const current = useCurrentLines(subject);
  const takesCounty = useOffers()(current.length === 0 ? 'requestQuote.countyId' : 'createQuotation.countyId') === true;
  const county = useStored(chosenCounty);
  const { state, lines, send } = useRequest({
    from,
    current,
    corrects,
    countyId: takesCounty ? county : '',
    outbox: formOutbox,
    open: overlay.open,
    onSent: ({ values, note }, { message, reference }, seen) => {
      // Whether nothing was typed since: of what is kept the draft has no message (formOutbox).
      const isAll = draft.read().message === '' || isSame(draft.read(), values);
      if (isAll) draft.forget();
      notify({
        success: true,
        message,
        detail: [
          ...(reference ? [t.reference(reference)] : []),
          t.answerAt(values.email.trim(), hours.answers(openingAt(Date.now()))),
          ...(seen && !isAll ? [t.typedSince] : []),
        ].join(' '),
        actions: [
          { kind: 'whatsapp', label: t.sendOnWhatsapp, text: chatNote(note) },
          // What was asked for lies in the cart still.
          ...(from === 'cart' ? [{ kind: 'empty-cart', label: t.emptyCart, emptied: t.cartEmptied } as const] : []),
        ],
      });
      if (seen && isAll) overlay.onClose();
    },
  });
  const [initialValues] = useState(() => withMessage(draft.read(), subject));
  const sending = state.at === 'sending';

  return (
    <Formik<QuoteValues>
      initialValues={initialValues}
      initialStatus={{ server: 'failure' in state ? state.failure.fields : {} }}
      validationSchema={useMemo(() => quoteSchema(t), [t])}
      onSubmit={async (values, { setStatus }) => {
        // Also what the form began with: whatever the draft says later was typed since.
        draft.keep(values);
        setStatus({ server: await send(values, buildNote(values.message, lines)) });
      }}>
      <ModalDialog
        {...overlay}
        title={t.title}
        actions={<FormActions form={id} busy={sending} onCancel={overlay.onClose} texts={t} />}>
        <QuoteForm
          id={id}
          asked={askedIn(subject)}
          lines={lines}
          state={state}
          draft={draft}
          place={takesCounty ? place : null}
        />
      </ModalDialog>
    </Formik>
  );
}

const NONE: readonly never[] = [];

/** What a subject names, as it was when the form was opened. */
const askedIn = (subject: QuoteSubject): readonly CartItem[] => (subject.from === 'header' ? NONE : subject.lines);

/** The same now, at the prices of the moment; of the cart's lines those that it has still, as the shop has said since. */
function useCurrentLines(subject: QuoteSubject): CartItem[] {
  const items = useAppSelector(selectCartItems);
  const unavailable = useAppSelector(selectUnavailable);
  const products = (subject.from !== 'header' && subject.products) || NONE;
  const moment = usePriceMoment(products);
  const lines = askedIn(subject);
  if (subject.from === 'cart' && subject.corrects === undefined)
    return orderableOf(items, unavailable).filter(({ id }) => lines.some((line) => line.id === id));
  return lines.map((line) => {
    const product = products.find(({ id }) => id === line.id);
    return product ? { ...line, ...cartItemOf(product, moment) } : line;
  });
}

const isSame = (one: QuoteValues, other: QuoteValues): boolean =>
  (Object.keys(one) as (keyof QuoteValues)[]).every((name) => one[name] === other[name]);

/** What the request begins with, below what was already typed. */
function withMessage(values: QuoteValues, subject: QuoteSubject): QuoteValues {
  const begun = subject.from === 'header' ? (subject.message ?? '') : '';
  const { message } = values;
  return message.includes(begun) ? values : { ...values, message: message === '' ? begun : `${message}\n${begun}` };
}
