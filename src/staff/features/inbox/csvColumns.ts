import type { Quotation } from '../../api';
import type { CsvColumns } from '../../kit/list/csv';
import { minuteKey } from '../../kit/show/time';
import { readRequest } from './request';

const read = (request: Quotation) => readRequest(request, Date.parse(request.createdAt));

/** A request in the columns of its file; what was asked for in a cell, a line each, with the total in shillings. */
export const csvColumns: CsvColumns<Quotation> = {
  id: ({ id }) => id,
  createdAt: ({ createdAt }) => minuteKey(Date.parse(createdAt)),
  status: ({ status }) => status,
  source: (request) => read(request).origin,
  assignee: ({ assignee }) => assignee?.name,
  clients_name: ({ clients_name }) => clients_name,
  clients_phone: ({ clients_phone }) => clients_phone,
  clients_email: ({ clients_email }) => clients_email,
  county: ({ county }) => county?.name,
  subject: (request) => read(request).subject,
  message: (request) => read(request).message,
  items: (request) =>
    read(request)
      .items.map(({ name, asked }) => (asked ? `${asked.quantity} x ${name}` : name))
      .join('\n'),
  total: (request) => {
    const { total } = read(request);
    return total === null ? null : (total / 100).toFixed(2);
  },
};
