import type { FastifyRequest } from 'fastify';
import type { Database } from '../database/client';
import { ApiError, invalid, notFound } from '../errors';
import type { VisitChange } from '../openapi/operations.gen';
import { findProposal } from '../repositories/proposals';
import {
  calendarKeyOf,
  cancelVisit,
  changeVisit,
  holdVisit,
  insertVisit,
  listVisits,
  renewCalendarKey,
  type VisitRow,
} from '../repositories/visits';
import type { Services } from '../services';
import { signedIn } from './self';
import { staffTransaction } from './staffTransaction';
import type { Operations } from './types';

const NOBODY = 'Somebody of these does not work here.';

/** Who installs what was accepted, where and when. */
export function visitOperations({ db }: Services) {
  /** @throws ApiError 400 for an end that is not after the beginning */
  function check({ from, until }: Pick<VisitChange, 'from' | 'until'>): void {
    if (until <= from) throw invalid({ until: 'A visit ends after it begins.' });
  }

  /** A refusal keeps nothing of it: a crew is written, and by that looked at, before the state is (openapi.yaml, info). */
  const write = <T>(request: FastifyRequest, work: (transaction: Database) => Promise<T>) =>
    staffTransaction(db, request, work);
  const addressOf = (key: string | null) => (key === null ? null : `/calendar/${key}.ics`);
  const view = ({ sequence: _, changedAt: __, ...visit }: VisitRow) => visit;

  return {
    async listVisits({ query }) {
      return { success: true, message: 'Visits', data: { visits: (await listVisits(db, query)).map(view) } };
    },

    async createVisit({ body: { proposalId, ...visit } }, request) {
      check(visit);
      const id = await write(request, async (transaction) => {
        const proposal = await findProposal(transaction, proposalId);
        if (!proposal) throw invalid({ proposalId: 'There is no such quotation.' });
        const made = await insertVisit(transaction, proposal.id, visit);
        if (made === null) throw invalid({ crew: NOBODY });
        if (proposal.acceptedAt === null) throw new ApiError(409, 'This quotation is not accepted yet.');
        return made;
      });
      return { success: true, message: 'Visit set.', data: { id } };
    },

    async updateVisit({ path, body }, request) {
      check(body);
      await write(request, async (transaction) => {
        const before = await holdVisit(transaction, path.id);
        if (!before) throw notFound('Visit');
        if (!(await changeVisit(transaction, path.id, body))) throw invalid({ crew: NOBODY });
        if (before.isCancelled) throw new ApiError(409, 'This visit is cancelled.');
      });
      return { success: true, message: 'Visit changed.' };
    },

    async cancelVisit({ path }, request) {
      if (!(await write(request, (transaction) => cancelVisit(transaction, path.id)))) throw notFound('Visit');
      return { success: true, message: 'Visit cancelled.' };
    },

    async getVisitCalendar(_input, { session }) {
      const key = await calendarKeyOf(db, signedIn(session).userId);
      return { success: true, message: 'Calendar', data: { address: addressOf(key) } };
    },

    async renewVisitCalendar(_input, request) {
      const { userId } = signedIn(request.session);
      const key = await write(request, (transaction) => renewCalendarKey(transaction, userId));
      return { success: true, message: 'The calendar has a new address.', data: { address: addressOf(key) } };
    },
  } satisfies Partial<Operations>;
}
