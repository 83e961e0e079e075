import { announceToStaff } from '../repositories/notices';
import { markExpiryTold } from '../repositories/proposals';
import { addEntry } from '../repositories/quotationEntries';
import type { Services } from '../services';

/** In one transaction, which has to end in time however many are over. */
const AT_ONCE = 20;

/** Tells staff once of each quotation that nobody accepted by its last day, and notes it with the request. */
export async function tellExpired({ config, content, db }: Pick<Services, 'config' | 'content' | 'db'>): Promise<void> {
  for (let told = AT_ONCE; told === AT_ONCE;) {
    told = await db.transaction(async (transaction) => {
      const over = await markExpiryTold(transaction, AT_ONCE);
      for (const { id, quotationId, number } of over) {
        if (quotationId !== null) await addEntry({ transaction, userId: null }, quotationId, 'expired', number);
        await announceToStaff(transaction, 'expired', id, config.mail !== null);
      }
      return over.length;
    });
    if (told > 0) await content.invalidate(['requests']);
  }
}
