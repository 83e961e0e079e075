import type { FastifyRequest } from 'fastify';
import { notFound } from '../errors';
import { once } from '../repositories/idempotency';
import {
  type QuotationFilter,
  type QuotationStatus,
  insertQuotation,
  listQuotations,
  setQuotationStatus,
} from '../repositories/quotations';
import type { Services } from '../services';
import { bodyOf, pathOf, queryOf } from './input';
import { staffTransaction } from './staffTransaction';
import type { Operations, Success } from './types';
import { toQuotation } from './views';

interface QuotationBody {
  clients_name: string;
  clients_phone?: string;
  clients_email: string;
  clients_note: string;
  productIds?: string[];
}

export function quotationOperations({ config, db, media }: Services): Operations {
  /** The same request twice makes one row (docs/product.md, 9.6). */
  function receive(operationId: string, request: FastifyRequest): Promise<Success> {
    const body = bodyOf<QuotationBody>(request);
    const key = request.headers['idempotency-key'];
    return once(db, { operationId, key: typeof key === 'string' ? key : undefined, body }, async (transaction) => {
      const id = await insertQuotation(transaction, {
        clients_name: body.clients_name,
        clients_phone: body.clients_phone || null,
        clients_email: body.clients_email,
        clients_note: body.clients_note,
        productIds: body.productIds ?? [],
      });
      return { success: true, message: 'Quote request submitted successfully!', data: { id } };
    });
  }

  return {
    createQuotation: (request) => receive('createQuotation', request),
    requestQuote: (request) => receive('requestQuote', request),

    async listQuotations(request) {
      const { page = 1, ...filter } = queryOf<QuotationFilter & { page?: number }>(request);
      const { rows, meta } = await listQuotations(db, filter, { page, pageSize: config.pageSize.quotations });
      return {
        success: true,
        message: 'Quotation list',
        data: { quotations: rows.map((row) => toQuotation(media, row)), meta },
      };
    },

    async updateQuotation(request) {
      const { status } = bodyOf<{ status: QuotationStatus }>(request);
      const { id } = pathOf<{ id: string }>(request);
      const found = await staffTransaction(db, request, (transaction) => setQuotationStatus(transaction, id, status));
      if (!found) throw notFound('Quotation');
      return { success: true, message: 'Quotation updated successfully' };
    },
  };
}
