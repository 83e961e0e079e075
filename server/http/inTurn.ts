import { AsyncResource } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Requests that a connection may have open at once; browsers and proxies send one after the other. */
const MOST_OPEN = 32;

/**
 * Begins with a pipelined request (RFC 9112, 9.3.2) once those before it on its connection are answered. Answers go out in
 * that order anyhow, and one that was made before its turn would hold its memory and its file for as long as the client
 * takes none. Beyond MOST_OPEN the connection is closed.
 */
export function answerInTurn(app: FastifyInstance): void {
  const connections = new WeakMap<Socket, Set<ServerResponse>>();
  app.addHook('onRequest', ({ raw: { socket } }, { raw: response }, done) => {
    const open = connections.get(socket) ?? new Set();
    connections.set(socket, open);
    const before = [...open].at(-1);
    open.add(response);
    response.once('close', () => open.delete(response));
    if (!before) return done();
    if (open.size > MOST_OPEN) socket.destroy();
    // Behind the last answer of a connection nobody waits. Whose time counts is told by the asynchronous context.
    const begin = AsyncResource.bind(() => void (socket.writable && done()));
    before.once('close', begin);
  });
}
