import { conflict, invalid, notFound } from '../errors';
import { NoSuchCounty, listCounties, setCountyTerms, setTermsOfSeveral } from '../repositories/counties';
import type { Services } from '../services';
import { staffTransaction } from './staffTransaction';
import type { Operations } from './types';

/** Where is delivered and installed, and what that costs. */
export function countyOperations({ content, db }: Services) {
  return {
    async listCounties(_input, { session }) {
      return { success: true, message: 'County list', data: await listCounties(db, !session) };
    },

    async updateCounty({ path, body }, request) {
      const county = await staffTransaction(db, request, (transaction) => setCountyTerms(transaction, path.id, body));
      if (!county) throw notFound('County');
      await content.invalidate(['counties']);
      return { success: true, message: 'County updated successfully', data: county };
    },

    async saveCounties({ body: { version, counties } }, request) {
      const work = staffTransaction(db, request, (transaction) => setTermsOfSeveral(transaction, version, counties));
      const saved = await work.catch((error: unknown) => {
        if (!(error instanceof NoSuchCounty)) throw error;
        const words = error.isTwice ? 'This county stands twice in the list.' : error.message;
        throw invalid({ [`counties.${String(error.place)}.id`]: words });
      });
      if (!saved) throw conflict('version', 'Somebody else has changed the counties meanwhile.');
      await content.invalidate(['counties']);
      const count = counties.length;
      return { success: true, message: `${String(count)} ${count === 1 ? 'county' : 'counties'} saved.`, data: saved };
    },
  } satisfies Partial<Operations>;
}
