import type { FastifyRequest } from 'fastify';
import { conflict, invalid, notFound } from '../errors';
import { type Deed, addEntry, historyOf } from '../repositories/quotationEntries';
import { assignQuotation } from '../repositories/quotations';
import { listReplyTemplates, replaceReplyTemplates } from '../repositories/replyTemplates';
import { listColleagues } from '../repositories/users';
import type { Services } from '../services';
import { signedIn } from './self';
import { staffTransaction } from './staffTransaction';
import type { Operations } from './types';

/** Who follows a request, and what colleagues tell each other of it. */
export function followingOperations({ content, db }: Services) {
  /** Does something to a request, which those who watch hear of. */
  async function deed<T>(request: FastifyRequest, work: (deed: Deed) => Promise<T | null>): Promise<T> {
    const { userId } = signedIn(request.session);
    const done = await staffTransaction(db, request, async (transaction) => {
      const result = await work({ transaction, userId });
      if (result === null) throw notFound('Quotation');
      return result;
    });
    await content.invalidate(['requests']);
    return done;
  }

  return {
    async listColleagues(_input, { session }) {
      const rows = await listColleagues(db);
      const colleagues = rows.map((row) => ({ ...row, isSelf: row.id === session?.userId }));
      return { success: true, message: 'Colleagues', data: { colleagues } };
    },

    async assignQuotation({ path, body }, request) {
      const outcome = await deed(request, (by) => assignQuotation(by, path.id, body.userId));
      if (outcome === 'nobody') throw invalid({ userId: 'There is no such colleague.' });
      return { success: true, message: 'Action Successfully' };
    },

    async listQuotationHistory({ path }) {
      const entries = await historyOf(db, path.id);
      if (!entries) throw notFound('Quotation');
      return { success: true, message: 'History', data: { entries } };
    },

    async addQuotationEntry({ path, body }, request) {
      const id = await deed(request, (by) => addEntry(by, path.id, body.kind, body.text));
      return { success: true, message: 'Noted.', data: { id } };
    },

    async listReplyTemplates() {
      return { success: true, message: 'Reply templates', data: await listReplyTemplates(db) };
    },

    async saveReplyTemplates({ body }, request) {
      const saved = await staffTransaction(db, request, (transaction) => replaceReplyTemplates(transaction, body));
      if (!saved) throw conflict('version', 'Somebody else has changed the templates meanwhile.');
      return { success: true, message: 'Prepared answers saved.', data: saved };
    },
  } satisfies Partial<Operations>;
}
