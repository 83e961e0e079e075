import type { FastifyInstance } from 'fastify';
import { unavailable } from '../errors';
import { ping } from '../repositories/health';
import type { Services } from '../services';

/**
 * `/healthz`: the process answers. `/readyz`: so does its database, and requests had not better go to others. For whoever
 * starts and watches the server, or shares requests out.
 */
export function registerHealth(app: FastifyInstance, { db }: Services, isUnready: () => boolean): void {
  const answer = { success: true, message: 'Ready.' };
  app.get('/healthz', (_request, reply) => {
    void reply.header('cache-control', 'no-store');
    return answer;
  });
  app.get('/readyz', async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
    if (isUnready()) throw unavailable();
    await ping(db).catch(() => {
      throw unavailable();
    });
    return answer;
  });
}
