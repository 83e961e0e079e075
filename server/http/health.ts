import type { FastifyInstance } from 'fastify';
import { unavailable } from '../errors';
import { ping } from '../repositories/health';
import type { Services } from '../services';

/** `/healthz`: the process answers. `/readyz`: so does its database. For whoever starts and watches the server. */
export function registerHealth(app: FastifyInstance, { db }: Services): void {
  const answer = { success: true, message: 'Ready.' };
  app.get('/healthz', async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
    return answer;
  });
  app.get('/readyz', async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
    await ping(db).catch(() => {
      throw unavailable();
    });
    return answer;
  });
}
