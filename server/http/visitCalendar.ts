import type { FastifyInstance } from 'fastify';
import { calendarOwner, visitsOf } from '../repositories/visits';
import type { Services } from '../services';
import { calendarOf } from '../visits/calendar';
import { clientError } from './failures';

/** Somebody's visits for the calendar that subscribes to them: programs of calendars know no session, so the address is the secret. */
export function registerVisitCalendar(app: FastifyInstance, { db }: Pick<Services, 'db'>): void {
  app.get<{ Params: { key: string } }>('/calendar/:key([A-Za-z0-9_-]+).ics', async (request, reply) => {
    const owner = await calendarOwner(db, request.params.key);
    if (owner === null) throw clientError(404);
    return reply
      .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
      .type('text/calendar; charset=utf-8')
      .send(calendarOf('Visits', await visitsOf(db, owner)));
  });
}
