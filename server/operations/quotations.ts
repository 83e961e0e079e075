import type { FastifyRequest } from 'fastify';
import type { Database } from '../database/client';
import { notFound } from '../errors';
import { crowdOf } from '../network';
import { announceRequest } from '../repositories/notices';
import { once } from '../repositories/idempotency';
import { countHit, takeBackHit } from '../repositories/rateLimits';
import { findQuotation, insertQuotation, listQuotations, setQuotationStatus } from '../repositories/quotations';
import type { Services } from '../services';
import { instantOf, keyedRequest } from './input';
import { noted } from './noted';
import { DAY, signedIn } from './self';
import { staffTransaction } from './staffTransaction';
import type { Input, Operations, Success } from './types';
import { toQuotation } from './views';
import { sha256 } from '../sha256';

/** Receipts to one address in a day: anybody can type anybody's. */
const RECEIPTS_A_DAY = 3;
const GMAIL = /@(?:gmail|googlemail)\.com$/;

/** Where mail to an address goes: a plus makes no other mailbox, nor a dot at Gmail. */
function mailboxOf(email: string): string {
  const mailbox = email.toLowerCase().replace(/\+.*(?=@)/, '');
  const name = mailbox.replace(GMAIL, '');
  return name === mailbox ? mailbox : `${name.replaceAll('.', '')}@gmail.com`;
}

export function quotationOperations({ config, content, db, media }: Services) {
  /**
   * Whether who asks is sent a receipt, and the counters that have counted it. Not to be counted within a transaction, for
   * whose end nobody would wait then.
   */
  async function countReceipt(
    request: FastifyRequest,
    email: string,
  ): Promise<{ receipt: boolean; counted: string[] }> {
    if (!config.mail) return { receipt: false, counted: [] };
    const counters = [
      { key: `receipts from ${crowdOf(request)}`, limit: config.limits.visitorWrites },
      { key: `receipts to ${sha256(mailboxOf(email))}`, limit: RECEIPTS_A_DAY },
    ];
    const counted: string[] = [];
    for (const counter of counters) {
      counted.push(counter.key);
      if ((await countHit(db, { ...counter, seconds: DAY })) > 0) return { receipt: false, counted };
    }
    return { receipt: true, counted };
  }

  /** The same request twice makes one row (docs/product.md, 9.6). */
  async function receive(
    { body }: Pick<Input<'createQuotation'>, 'body'>,
    request: FastifyRequest,
  ): Promise<Success<{ id: string }>> {
    const { receipt, counted } = await countReceipt(request, body.clients_email);
    // A request that was made before had its receipt then; one that failed or may have no more has none.
    const takeBack = () =>
      noted(
        request,
        async () => {
          for (const key of counted) await takeBackHit(db, key);
        },
        'a receipt that is not sent stayed counted',
      );
    const write = async (transaction: Database): Promise<Success<{ id: string }>> => {
      const id = await insertQuotation(transaction, {
        clients_name: body.clients_name,
        clients_phone: body.clients_phone || null,
        clients_email: body.clients_email,
        clients_note: body.clients_note,
        productIds: body.productIds ?? [],
        countyId: body.countyId ?? null,
      });
      await announceRequest(transaction, id, { mails: config.mail !== null, receipt });
      return { success: true, message: 'Quote request submitted successfully!', data: { id } };
    };
    const { answer, isRepeated } = await once(db, keyedRequest(request), write, (_transaction, answer, isRepeated) =>
      Promise.resolve({ answer, isRepeated }),
    ).catch(async (error: unknown) => {
      await takeBack();
      throw error;
    });
    if (isRepeated || !receipt) await takeBack();
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
