import type { Exchange } from '../../http/exchange';
import type { Kit } from '../../run/kit';
import type { Check } from '../check';

/** C09: what is for one person is kept by nobody. */
export const cache: Check = {
  id: 'C09',
  name: 'cache',
  reach: 'read',
  rule: 'Answers for staff, and the token itself, say Cache-Control no-store (or private), so that no cache between hands them to others: a remark, no violation. None of them, of whatever call of the run, may be shown again without being asked for anew: no max-age above 0, and without one no Expires to come.',
  run: async (kit) => {
    judge(kit, (await kit.sessions.signIn(kit, kit.options.user, kit.options.password)).exchange);
    const reads = [
      'getProfile',
      'getDashboardSummary',
      'listQuotations',
      'listProposals',
      'listVisits',
      'getSalesSettings',
      'getNotificationSettings',
      'listProducts',
      'listArticles',
      'listCategories',
      'listTags',
    ].filter((id) => kit.offers(id));
    await kit.each(
      reads,
      (id) => id,
      async (id) => judge(kit, await kit.call(id, { as: 'staff' })),
    );
    const told = new Set<string>();
    for (const answer of kit.client.exchanges.filter(isForStaff)) {
      const { id } = answer.operation ?? {};
      if (id === undefined || told.has(id) || !isFresh(answer)) continue;
      told.add(id);
      kit.fail(answer, {
        expected: 'no max-age above 0 and no Expires to come in an answer to staff, or no-store or no-cache beside it',
        got: `Cache-Control: ${policyOf(answer)}, Expires: ${String(answer.headers.expires)}`,
        fix: 'Send Cache-Control: no-store, or private, no-cache: else a browser shows staff what was there before their change.',
        root: 'fresh',
      });
    }
  },
};

const policyOf = ({ headers }: Exchange) => headers['cache-control'] ?? '';
/** Whether it may be shown again without being asked for anew (RFC 9111, 4.2.1). */
function isFresh(answer: Exchange): boolean {
  const policy = policyOf(answer);
  const { date = '', expires = '' } = answer.headers;
  const isToCome = Date.parse(expires) > Date.parse(date);
  const isLong = /\bmax-age\b/i.test(policy) ? /\bmax-age="?0*[1-9]/i.test(policy) : isToCome;
  return isLong && !/\bno-(store|cache)\b/i.test(policy);
}

/** The token, and what came of a call that looks at a session, and was asked with one that it took. */
const isForStaff = ({ operation, request, status }: Exchange) =>
  operation !== null &&
  status >= 200 &&
  status < 300 &&
  (operation.id === 'signIn' || (operation.session !== 'none' && request.headers.authorization !== undefined));

function judge(kit: Kit, answer: Exchange): void {
  const { operation, status } = answer;
  const policy = policyOf(answer);
  if (status === 200 && operation && !/\b(no-store|private)\b/i.test(policy)) {
    kit.remark(
      operation.id,
      `With a session the answer says ${policy === '' ? 'no Cache-Control' : `Cache-Control: ${policy}`}; no-store (or private) keeps it out of shared caches.`,
    );
  }
}
