import type { FastifyRequest } from 'fastify';
import { notFound } from '../errors';
import { announceRequest } from '../repositories/notices';
import { once } from '../repositories/idempotency';
import { findQuotation, insertQuotation, listQuotations, setQuotationStatus } from '../repositories/quotations';
import type { Services } from '../services';
import { instantOf, keyedRequest } from './input';
import { signedIn } from './self';
import { staffTransaction } from './staffTransaction';
import type { Input, Operations, Success } from './types';
import { toQuotation } from './views';

export function quotationOperations({ config, content, db, media }: Services) {
  /** The same request twice makes one row (docs/product.md, 9.6). */
  async function receive(
    { body }: Pick<Input<'createQuotation'>, 'body'>,
    request: FastifyRequest,
  ): Promise<Success<{ id: string }>> {
    const answer = await once<Success<{ id: string }>>(db, keyedRequest(request), async (transaction) => {
      const id = await insertQuotation(transaction, {
        clients_name: body.clients_name,
        clients_phone: body.clients_phone || null,
        clients_email: body.clients_email,
        clients_note: body.clients_note,
        productIds: body.productIds ?? [],
        countyId: body.countyId ?? null,
      });
      await announceRequest(transaction, { id, email: body.clients_email }, config.mail !== null);
      return { success: true, message: 'Quote request submitted successfully!', data: { id } };
    });
    await content.invalidate(['requests']);
    return answer;
  }

  return {
    createQuotation: receive,
    requestQuote: receive,

    async listQuotations({ query: { page = 1, assignee, before, since, ...filter } }, { session }) {
      const assigneeId = assignee && (assignee === 'me' ? session?.userId : null);
      const { rows, meta } = await listQuotations(
        db,
        { ...filter, assigneeId, before: instantOf(before, 'before'), since: instantOf(since, 'since') },
        { page, pageSize: config.pageSize.quotations },
      );
      return {
        success: true,
        message: 'Quotation list',
        data: { quotations: rows.map((row) => toQuotation(media, row)), meta },
      };
    },

    async getQuotation({ path }) {
      const found = await findQuotation(db, path.id);
      if (!found) throw notFound('Quotation');
      const { position, ...row } = found;
      return { success: true, message: 'Quotation details', data: { ...toQuotation(media, row), position } };
    },

    async updateQuotation({ path, body }, request) {
      const { userId } = signedIn(request.session);
      const found = await staffTransaction(db, request, (transaction) =>
        setQuotationStatus({ transaction, userId }, path.id, body.status),
      );
      if (!found) throw notFound('Quotation');
      await content.invalidate(['requests']);
      return { success: true, message: 'Quotation updated successfully' };
    },
  } satisfies Partial<Operations>;
}
