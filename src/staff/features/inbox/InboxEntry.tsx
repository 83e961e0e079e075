import { Link } from 'react-router-dom';
import type { Quotation } from '../../api';
import { QuoteStatusChip } from '../../kit/show/QuoteStatusChip';
import { shortTime, whenOf } from '../../kit/show/time';
import { quotes as t } from '../../texts/quotes';
import { formatKes } from '../../../common/domain/money';
import { useMinute } from '../../../common/ui/clock';
import css from './InboxEntry.module.css';
import { readRequest } from './request';

interface InboxEntryProps {
  request: Quotation;
  /** The address's query that opens it. */
  query: string;
  open: boolean;
  /** Where Tab goes into the list. */
  tabbable: boolean;
}

/** A request in the list: who, the first line, what for, and how far it has come. */
export function InboxEntry({ request, query, open, tabbable }: InboxEntryProps) {
  const now = useMinute();
  const { origin, firstLine, productCount, total } = readRequest(request, now);
  const at = Date.parse(request.createdAt);
  const products =
    productCount === 0
      ? origin === 'contact'
        ? t.contactForm
        : t.noProducts
      : total === null
        ? t.products(productCount)
        : t.productsAndTotal(productCount, formatKes(total));
  return (
    <Link
      to={{ search: query }}
      state={FROM_LIST}
      preventScrollReset={open}
      className={`${css.entry} ${request.status === 'new' ? css.unread : ''}`}
      data-request={request.id}
      tabIndex={tabbable ? 0 : -1}
      {...(open && { 'aria-current': true })}>
      <span className={css.row}>
        <strong className={css.name} title={request.clients_name}>
          {request.clients_name}
        </strong>
        <time dateTime={request.createdAt} title={whenOf(at, now)}>
          {shortTime(at, now)}
        </time>
      </span>
      <span className={css.line}>{firstLine || t.noWords}</span>
      <span className={`${css.row} ${css.foot}`}>
        <span className={css.products}>
          {request.assignee ? `${request.assignee.name} · ` : ''}
          {products}
        </span>
        <QuoteStatusChip request={request} now={now} />
      </span>
    </Link>
  );
}

/** Says that the list is one step back. */
export const FROM_LIST = { fromList: true } as const;
