import type { Database } from '../database/client';
import { ApiError, conflict, notFound } from '../errors';
import { announceToStaff } from '../repositories/notices';
import { findShared, markAccepted, markOpened, type Marked } from '../repositories/proposals';
import { addEntry } from '../repositories/quotationEntries';
import { readSalesSettings } from '../repositories/salesSettings';
import type { Services } from '../services';
import { isSent, toShared, type Sent } from './proposalViews';
import type { Operations } from './types';

/** What whoever has the link of a quotation reads and does. */
export function sharedProposalOperations({ config, content, db }: Services) {
  async function found(shareKey: string, from = db): Promise<Sent> {
    const row = await findShared(from, shareKey);
    if (!row || !isSent(row)) throw notFound('Quotation');
    return row;
  }

  /** Notes what the customer did, and tells staff. */
  async function told(transaction: Database, kind: 'opened' | 'accepted', { id, quotationId }: Marked, text: string) {
    if (quotationId !== null) await addEntry({ transaction, userId: null }, quotationId, kind, text);
    // That somebody looks is worth a push, but no letter.
    await announceToStaff(transaction, kind, id, kind === 'accepted' && config.mail !== null);
  }

  return {
    async getSharedProposal({ path }) {
      const [row, settings] = await Promise.all([found(path.shareKey), readSalesSettings(db)]);
      return { success: true, message: 'Quotation', data: toShared(row, settings) };
    },

    async openSharedProposal({ path }, { session }) {
      const row = await found(path.shareKey);
      if (!session && row.openedAt === null) {
        await db.transaction(async (transaction) => {
          const marked = await markOpened(transaction, path.shareKey);
          if (marked) await told(transaction, 'opened', marked, marked.number);
        });
        await content.invalidate(['requests']);
      }
      return { success: true, message: 'Action Successfully' };
    },

    async acceptSharedProposal({ path, body }) {
      // The answer is read before it is done for good: what is done is not said to have failed afterwards.
      const data = await db.transaction(async (transaction) => {
        const one = await markAccepted(transaction, path.shareKey, body);
        const row = await found(path.shareKey, transaction);
        if (!one) throw refusal(row);
        await told(transaction, 'accepted', one, `${one.number}, ${body.name}`);
        return toShared(row, await readSalesSettings(transaction));
      });
      await content.invalidate(['requests']);
      return { success: true, message: 'Thank you. The quotation is accepted.', data };
    },
  } satisfies Partial<Operations>;
}

/** Why one could not be accepted. */
function refusal({ status }: Sent): ApiError {
  if (status === 'accepted') return new ApiError(409, 'This quotation is accepted already.', { status });
  if (status === 'expired')
    return new ApiError(409, 'This quotation is no longer valid. Please ask for a new one.', { status });
  return conflict('version', 'This quotation was replaced by a newer one. Please read it first.');
}
