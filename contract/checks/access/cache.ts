import type { Exchange } from '../../http/exchange';
import type { Kit } from '../../run/kit';
import type { Check } from '../check';

/** C09: what is for one person is kept by nobody. */
export const cache: Check = {
  id: 'C09',
  name: 'cache',
  reach: 'read',
  rule: 'Answers for staff, and the token itself, say Cache-Control no-store (or private), so that no cache between hands them to others. A remark, no violation.',
  run: async (kit) => {
    judge(kit, (await kit.sessions.signIn(kit, kit.options.user, kit.options.password)).exchange);
    const reads = [
      'getProfile',
      'getDashboardSummary',
      'listQuotations',
      'listProducts',
      'listArticles',
      'listCategories',
    ].filter((id) => kit.offers(id));
    await kit.each(
      reads,
      (id) => id,
      async (id) => judge(kit, await kit.call(id, { as: 'staff' })),
    );
  },
};

function judge(kit: Kit, { operation, status, headers }: Exchange): void {
  const policy = headers['cache-control'] ?? '';
  if (status === 200 && operation && !/\b(no-store|private)\b/i.test(policy)) {
    kit.remark(
      operation.id,
      `With a session the answer says ${policy === '' ? 'no Cache-Control' : `Cache-Control: ${policy}`}; no-store (or private) keeps it out of shared caches.`,
    );
  }
}
